import { describe, expect, it } from "vitest";
import { view } from "../fakes";
import type { HandResult } from "../protocol";
import { endingOf, gainOf, sidesInOrder } from "./awards";

const result: HandResult = { points: [66, 54], tricks: [6, 4], awards: [[0, "win", 1], [1, "relo", 2], [1, "cap", -1]] };

describe("the end of a hand", () => {
  it("is won, drawn, closed by one side or by both", () => {
    expect(endingOf(view({ phase: "playing" }), result)).toEqual({ kind: "won", side: 0 });
    expect(endingOf(view({ phase: "playing" }), { ...result, points: [60, 60] })).toEqual({ kind: "draw" });
    expect(endingOf(view({ phase: "over", winners: [1] }), result)).toEqual({ kind: "closed", side: 1 });
    expect(endingOf(view({ phase: "over", winners: [] }), result)).toEqual({ kind: "nobody" });
    expect(endingOf(view({ phase: "deciding" }), result)).toEqual({ kind: "both" });
  });

  it("adds up what a side earned", () => {
    expect([0, 1].map((side) => gainOf(result, side))).toEqual([1, 1]);
  });

  it("shows my side first", () => {
    expect(sidesInOrder(view({ you: 3 }))).toEqual([1, 0]);
  });
});
