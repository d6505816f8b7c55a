import { describe, expect, it } from "vitest";
import { CARD, GAP, cutsOf, liftedAt } from "./cut";

const moves = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, more) => `cut ${least + more}`).sort();

it("a pack is as large as the thinnest and the thickest cut together", () => {
  expect(cutsOf(moves(4, 36))).toEqual({ least: 4, most: 36, pack: 40 });
  expect(cutsOf(moves(4, 35))).toEqual({ least: 4, most: 35, pack: 39 });
  expect(cutsOf(["play 7h", "from top"])).toBeNull();
});

describe("the finger", () => {
  const cuts = { least: 4, most: 36, pack: 40 };
  /** Ten pixels a card. */
  const width = 2 * CARD + GAP + 38 * 10;
  const behind = (cards: number): number => CARD + (cards - 1) * 10 + GAP / 2;

  it.each([4, 5, 20, 36])("lifts %i cards where the gap behind them is", (cards) => {
    expect(liftedAt(behind(cards), width, cuts)).toBe(cards);
    expect(liftedAt(behind(cards) + 4, width, cuts)).toBe(cards);
  });

  it("leaves four cards on either side", () => {
    expect(liftedAt(-20, width, cuts)).toBe(4);
    expect(liftedAt(width + 20, width, cuts)).toBe(36);
  });
});
