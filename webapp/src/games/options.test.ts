import { expect, test } from "vitest";
import { optionsOf } from "./options";
import type { GameDeclaration } from "../protocol";

test("an option that matters to some tables only is offered to no others", () => {
  const target = { key: "target", values: [4, 6], default: 4 };
  const peek = { key: "partner_peek", values: ["off", "end"], default: "off", players: [4] };
  const game: GameDeclaration = { id: "bisca", players: [2, 4], clockwise: true, options: [target, peek], phrases: [] };
  expect(optionsOf(game, 2)).toEqual([target]);
  expect(optionsOf(game, 4)).toEqual([target, peek]);
});
