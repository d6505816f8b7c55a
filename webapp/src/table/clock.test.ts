import { describe, expect, it } from "vitest";
import { view } from "../fakes";
import { clockOf, moveTime, timeText } from "./clock";
import { hand, people } from "./fakes";

const asked = view({ phase: "playing", seats: people, clock: "30", deadline: 100_000, hand: hand({ waiting: { 0: "play" } }) });

describe("the ring", () => {
  it("empties with the time for the move", () => {
    expect(clockOf(asked, 0, 70_000)).toEqual({ running: "move", left: 1, ms: 30_000 });
    expect(clockOf(asked, 0, 85_000)).toEqual({ running: "move", left: 0.5, ms: 15_000 });
  });

  it("then counts the bank down", () => {
    expect(clockOf(asked, 0, 100_000)).toEqual({ running: "bank", left: 1, ms: 60_000 });
    expect(clockOf(asked, 0, 145_000)).toEqual({ running: "bank", left: 0.25, ms: 15_000 });
  });

  it("stays within its bounds when the clocks of server and player differ", () => {
    expect(clockOf(asked, 0, 60_000)).toEqual({ running: "move", left: 1, ms: 30_000 });
    expect(clockOf(asked, 0, 999_000)).toEqual({ running: "bank", left: 0, ms: 0 });
  });

  it("belongs to those that the table waits for, and to no table without a clock", () => {
    expect(clockOf(asked, 1, 85_000)).toBeNull();
    expect(clockOf({ ...asked, clock: "none", deadline: null }, 0, 85_000)).toBeNull();
    expect(clockOf({ ...asked, deadline: null }, 0, 85_000)).toBeNull();
  });
});

it("knows every clock of the room", () => {
  expect(["15", "30", "60", "90", "day", "none"].map(moveTime)).toEqual([15_000, 30_000, 60_000, 90_000, 86_400_000, null]);
});

it("writes whole seconds, and zero only at the end", () => {
  expect([18_000, 17_001, 1, 0, 61_000, 46_800_000].map(timeText)).toEqual(["0:18", "0:18", "0:01", "0:00", "1:01", "13 h"]);
});
