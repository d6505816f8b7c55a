import { describe, expect, it } from "vitest";
import { view } from "../fakes";
import type { HandResult, View } from "../protocol";
import { endingOf, gainOf, linesOf, ranking, sidesInOrder, winnersOf } from "./awards";

const result: HandResult = { points: [66, 54], tricks: [6, 4], awards: [[0, "win", 1], [1, "relo", 2], [1, "cap", -1]] };

describe("the end of a hand", () => {
  const end = (over: Partial<View>, ended: HandResult = result) =>
    endingOf(view({ phase: "playing", ...over }), ended, winnersOf(ended, {}));

  it("is won, drawn, closed by one side or by both", () => {
    expect(end({})).toEqual({ kind: "won", side: 0 });
    expect(end({}, { ...result, points: [60, 60] })).toEqual({ kind: "draw" });
    expect(end({ phase: "over", winners: [1] })).toEqual({ kind: "closed", side: 1 });
    expect(end({ phase: "over", winners: [] })).toEqual({ kind: "nobody" });
    expect(end({ phase: "deciding" })).toEqual({ kind: "both" });
  });

  it("is shared among several, or annulled", () => {
    const score = [1, 0, 1];
    expect(end({ score }, { ...result, points: [50, 20, 50] })).toEqual({ kind: "shared", sides: [0, 2] });
    expect(end({ score, winners: [0, 2] })).toEqual({ kind: "closed-shared", sides: [0, 2] });
    expect(end({}, { points: [0, 0], tricks: [0, 0], awards: [], annulled: true })).toEqual({ kind: "annulled" });
  });

  it("without points is won by those that score, unless the game says who", () => {
    const truco: HandResult = { points: [0, 0], tricks: [1, 2], awards: [[1, "hand", 4]] };
    expect(winnersOf(truco, {})).toEqual([1]);
    expect(winnersOf({ ...truco, awards: [] }, {})).toEqual([]);
    expect(winnersOf(truco, { result: { winners: () => [0] } })).toEqual([0]);
  });

  it("adds up what a reason brought in several deals", () => {
    const awards: HandResult["awards"] = [[0, "trick", 3], [1, "trick", 4], [0, "trick", 2], [0, "ace", 5]];
    expect(linesOf({ ...result, awards }, 0)).toEqual([{ reason: "trick", points: 5 }, { reason: "ace", points: 5 }]);
  });

  it("ranks by points, equal ones on one place", () => {
    expect(ranking([4, 9, -2, 4])).toEqual([
      { place: 1, side: 1, points: 9 },
      { place: 2, side: 0, points: 4 },
      { place: 2, side: 3, points: 4 },
      { place: 4, side: 2, points: -2 },
    ]);
  });

  it("adds up what a side earned", () => {
    expect([0, 1].map((side) => gainOf(result, side))).toEqual([1, 1]);
  });

  it("shows my side first", () => {
    expect(sidesInOrder(view({ you: 3 }))).toEqual([1, 0]);
  });
});
