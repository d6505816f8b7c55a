import { expect, test } from "vitest";
import { view } from "../fakes";
import type { HandResult, ScoredHand } from "../protocol";
import { hand } from "../table/fakes";
import { scoreLines, sharesOf } from "./lines";

const result = (over: Partial<HandResult> = {}): HandResult => ({ points: [70, 50], tricks: [6, 4], awards: [[0, "win", 1]], ...over });
const scored = (deal: number, score: number[], over: Partial<ScoredHand> = {}): ScoredHand => ({
  match: 1,
  deal,
  result: result(),
  after: { score },
  ...over,
});
const playing = view({ phase: "playing", match: 1, deal: 3, hand: hand() });

test("each hand adds to the standing before it", () => {
  const lines = scoreLines([scored(1, [1, 0]), scored(2, [1, 2])], playing);
  expect(lines.map(({ gains, totals }) => [gains, totals])).toEqual([
    [[1, 0], [1, 0]],
    [[0, 2], [1, 2]],
  ]);
});

test("a hand that is to be repeated adds nothing", () => {
  const [, repeated, after] = scoreLines([scored(1, [3, 3]), scored(2, [4, 5], { repeated: true }), scored(3, [4, 3])], {
    ...playing,
    deal: 4,
  });
  expect(repeated).toMatchObject({ repeated: true, gains: [0, 0], totals: [3, 3] });
  expect(after).toMatchObject({ gains: [1, 0], totals: [4, 3] });
});

test("the hand that wins a game of truco shows the score it was won with, and the next begins from nothing", () => {
  const closing = scored(1, [0, 0], { after: { score: [0, 0], closed: [14, 6], games: [1, 0] } });
  const [won, next] = scoreLines([closing, scored(2, [0, 2])], playing);
  expect(won).toMatchObject({ totals: [14, 6], games: [1, 0] });
  expect(next).toMatchObject({ totals: [0, 2], gains: [0, 2], games: null });
});

test("what the table has not shown yet is not on the sheet", () => {
  const hands = [scored(2, [1, 0]), scored(3, [2, 0])];
  expect(scoreLines(hands, playing).map(({ deal }) => deal)).toEqual([2]);
  const shown = { ...playing, hand: hand({ result: result() }) };
  expect(scoreLines(hands, shown).map(({ deal }) => deal)).toEqual([2, 3]);
  expect(scoreLines(hands, { ...shown, match: 2 })).toEqual([]);
});

test("a side is named with its points and its reasons, and left out where it made nothing", () => {
  expect(sharesOf(result({ awards: [[0, "win", 1], [0, "copas", 1]] }))).toEqual([
    { side: 0, points: 70, awards: [{ reason: "win", points: 1 }, { reason: "copas", points: 1 }] },
    { side: 1, points: 50, awards: [] },
  ]);
  expect(sharesOf({ points: [0, 0], tricks: [0, 2], awards: [[1, "hand", 4]] })).toEqual([
    { side: 1, points: null, awards: [{ reason: "hand", points: 4 }] },
  ]);
});
