import { describe, expect, test } from "vitest";
import { frame, state } from "../fakes";
import { Timeline } from "./timeline";

/** This machine's clock is 7 seconds ahead of the server's. */
const AHEAD = 7_000;

function playing(...frames: [number, string | null][]): Timeline {
  const timeline = new Timeline();
  timeline.take(state({ version: 1, now: 1_000, frames: frames.map(([at, event]) => frame(at, event)) }), 1_000 + AHEAD);
  return timeline;
}

describe("frames", () => {
  test("come when their time has come on the server's clock", () => {
    const timeline = playing([1_000, "0 play 4d"], [2_000, "1 play Jc"], [3_000, "collect"]);
    expect(timeline.advance(1_000 + AHEAD)).toBe(1_000);
    expect(timeline.frame?.event).toBe("0 play 4d");
    expect(timeline.advance(1_999 + AHEAD)).toBe(1);
    expect(timeline.frame?.event).toBe("0 play 4d");
    expect(timeline.advance(2_000 + AHEAD)).toBe(1_000);
    expect(timeline.frame?.event).toBe("1 play Jc");
    expect(timeline.previous?.event).toBe("0 play 4d");
    expect(timeline.advance(3_000 + AHEAD)).toBeNull();
    expect(timeline.frame?.event).toBe("collect");
  });

  test("the first is shown at once, even before its time", () => {
    const timeline = playing([1_400, "deal"]);
    timeline.advance(1_000 + AHEAD);
    expect(timeline.frame?.event).toBe("deal");
  });

  test("after a sleep the present one is shown, without movement", () => {
    const timeline = playing([1_000, "0 play 4d"], [2_000, "1 play Jc"], [3_000, "collect"]);
    timeline.advance(1_000 + AHEAD);
    expect(timeline.advance(60_000 + AHEAD)).toBeNull();
    expect(timeline.frame?.event).toBe("collect");
    expect(timeline.previous).toBeNull();
  });

  test("those that were due at once are skipped in their order, and stay known until the next one", () => {
    const timeline = playing([1_000, "deal"], [1_100, "0 play 4d"], [1_200, "1 play Jc"], [3_000, "collect"]);
    timeline.advance(1_000 + AHEAD);
    expect(timeline.skipped).toEqual([]);
    timeline.advance(1_300 + AHEAD);
    expect(timeline.frame?.event).toBe("1 play Jc");
    expect(timeline.skipped.map(({ event }) => event)).toEqual(["0 play 4d"]);
    timeline.take(state({ version: 2, now: 1_400, frames: [frame(1_200, "1 play Jc"), frame(3_000, "collect")] }), 1_400 + AHEAD);
    timeline.advance(1_400 + AHEAD);
    expect(timeline.skipped).toHaveLength(1);
    timeline.advance(3_000 + AHEAD);
    expect(timeline.skipped).toEqual([]);
  });

  test("one that a newer state repeats does not move again", () => {
    const timeline = playing([500, "deal"], [1_000, "0 play 4d"]);
    timeline.advance(1_000 + AHEAD);
    timeline.take(state({ version: 2, now: 1_200, frames: [frame(1_000, "0 play 4d")] }), 1_200 + AHEAD);
    timeline.advance(1_200 + AHEAD);
    expect(timeline.frame).toBe(timeline.state?.frames[0]);
    expect(timeline.previous).toBeNull();
  });
});

describe("states", () => {
  test("only a higher version is news; gaps are fine", () => {
    const timeline = playing([1_000, null]);
    expect(timeline.take(state({ version: 1 }), AHEAD)).toBe(false);
    expect(timeline.take(state({ version: 9 }), AHEAD)).toBe(true);
    expect(timeline.take(state({ version: 8 }), AHEAD)).toBe(false);
    expect(timeline.state?.version).toBe(9);
  });

  test("a newer one takes the frames that were still to come away", () => {
    const timeline = playing([1_000, "0 play 4d"], [2_000, "1 play Jc"]);
    timeline.advance(1_000 + AHEAD);
    timeline.take(state({ version: 2, now: 1_500, frames: [frame(1_500, "0 play 5d")] }), 1_500 + AHEAD);
    expect(timeline.advance(1_500 + AHEAD)).toBeNull();
    expect(timeline.frame?.event).toBe("0 play 5d");
    expect(timeline.previous?.event).toBe("0 play 4d");
  });
});

describe("the server's clock", () => {
  test("a slow message does not set it back", () => {
    const timeline = playing([1_000, null]);
    timeline.take(state({ version: 2, now: 2_000 }), 2_900 + AHEAD);
    expect(timeline.now(3_000 + AHEAD)).toBe(3_000);
  });

  test("a known state read anew still sets it right", () => {
    const timeline = playing([1_000, null]);
    timeline.take(state({ version: 1, now: 2_000 }), 1_500 + AHEAD);
    expect(timeline.now(1_500 + AHEAD)).toBe(2_000);
  });

  test("a clock that was set anew is believed", () => {
    const timeline = playing([1_000, null]);
    timeline.take(state({ version: 2, now: 2_000 }), 602_000 + AHEAD);
    expect(timeline.now(602_000 + AHEAD)).toBe(2_000);
  });
});
