import { expect, test } from "vitest";
import { view } from "../fakes";
import type { SeatView } from "../protocol";
import { freeSeats, seatActions } from "./seats";

const person = (name: string, kind: SeatView["kind"] = "human"): SeatView => ({ name, kind, level: null, bank: 60_000, gesture: null });
const seats = [person("Ana"), person("Zé", "bot"), person("Rui"), null];

const ops = (you: number | null, seat: number): string[] =>
  seatActions(view({ seats, you, host: 0 }), seat).map((action) => action.op);

test("a spectator may only sit down on a free seat", () => {
  expect([0, 1, 2, 3].map((seat) => ops(null, seat))).toEqual([[], [], [], ["sit 3"]]);
});

test("a guest of the table may stand up or move", () => {
  expect([0, 1, 2, 3].map((seat) => ops(2, seat))).toEqual([[], [], ["leave"], ["sit 3"]]);
});

test("the host arranges all seats", () => {
  expect(ops(0, 0)).toEqual(["leave", "switch 0 1", "switch 0 2", "switch 0 3"]);
  expect(ops(0, 1)).toEqual(["clear 1", "switch 1 0", "switch 1 2", "switch 1 3"]);
  expect(ops(0, 3)).toEqual(["sit 3", "bot 3 easy", "bot 3 random"]);
});

test("free seats are counted", () => {
  expect(freeSeats(view({ seats }))).toBe(1);
});
