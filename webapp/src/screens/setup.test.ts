// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { GameDeclaration } from "../protocol";
import { isSame, presetsOf, rememberSetup } from "./setup";

const CLOCKS = ["15", "30", "60", "none"];
const bisca: GameDeclaration = {
  id: "bisca",
  players: [2, 4],
  clockwise: true,
  phrases: [],
  options: [
    { key: "target", values: [4, 6, 12], default: 4 },
    { key: "partner_peek", values: ["off", "end"], default: "off", players: [4] },
  ],
};
const house = { players: 4, options: { target: 4, partner_peek: "off" }, clock: "30", recall: false };
const ids = (): string[] => presetsOf(bisca, CLOCKS).map(({ id }) => id);

beforeEach(() => localStorage.clear());

test("the house's rules come first, then the shortest and the longest match", () => {
  expect(presetsOf(bisca, CLOCKS)).toEqual([
    { id: "house", setup: house },
    { id: "quick", setup: { ...house, clock: "15" } },
    { id: "long", setup: { ...house, options: { ...house.options, target: 12 }, clock: "60" } },
  ]);
});

test("how a table was opened last is offered first", () => {
  const last = { players: 2, options: { target: 6, partner_peek: "off" }, clock: "none", recall: true };
  rememberSetup(bisca, last);
  expect(presetsOf(bisca, CLOCKS)[0]).toEqual({ id: "last", setup: last });
});

test("last time as the house plays is told once", () => {
  rememberSetup(bisca, house);
  expect(ids()).toEqual(["last", "quick", "long"]);
});

test("what the room no longer offers is left out", () => {
  rememberSetup(bisca, { players: 2, options: { target: 99, unknown: "x" }, clock: "30", recall: false });
  expect(presetsOf(bisca, CLOCKS)[0]?.setup).toEqual({ ...house, players: 2 });
  rememberSetup(bisca, { ...house, players: 7 });
  expect(ids()).not.toContain("last");
});

test("an option without effect at so many seats makes no difference", () => {
  const two = { ...house, players: 2 };
  const peeking = { ...two, options: { ...two.options, partner_peek: "end" } };
  expect(isSame(bisca, two, peeking)).toBe(true);
  expect(isSame(bisca, house, { ...peeking, players: 4 })).toBe(false);
});
