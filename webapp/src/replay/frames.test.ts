import { describe, expect, test } from "vitest";
import type { PlayedCard, ReplayFrame, Seat } from "../protocol";
import { tableOf } from "../gallery/moment";
import { hand, people } from "../table/fakes";
import { frameOf, trickAt, tricksOf } from "./frames";

function step(event: string, trick: PlayedCard[] = [], winner: Seat | null = null): ReplayFrame {
  return { event, view: { ...tableOf("bisca", people), hand: hand({ trick, winner }) }, hands: null };
}

const FIRST: PlayedCard[] = [[0, "7h"], [1, "Ah"]];
const SECOND: PlayedCard[] = [[1, "4c"], [0, "Kc"]];
const HAND_OF_TWO_TRICKS = [
  step("deal"),
  step("0 play 7h", FIRST.slice(0, 1)),
  step("1 play Ah", FIRST, 1),
  step("collect"),
  step("1 raise"),
  step("0 accept"),
  step("1 play 4c", SECOND.slice(0, 1)),
  step("0 play Kc", SECOND),
  step("result"),
];

describe("the tricks of a hand", () => {
  test("begin where they are led, and say who took them", () => {
    expect(tricksOf(HAND_OF_TWO_TRICKS)).toEqual([
      { start: 1, winner: 1 },
      { start: 6, winner: null },
    ]);
  });

  test("a card face down leads as well", () => {
    expect(tricksOf([step("deal"), step("0 flip ??", [[0, "??"]])])).toEqual([{ start: 1, winner: null }]);
  });

  test("calls and collecting belong to the trick before them", () => {
    const marks = tricksOf(HAND_OF_TWO_TRICKS);
    expect(HAND_OF_TWO_TRICKS.map((_, at) => trickAt(marks, at))).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 2]);
  });

  test("a hand that was given up before the first card has none", () => {
    expect(tricksOf([step("deal"), step("0 run"), step("result")])).toEqual([]);
  });
});

test("a frame has its players, and no clock runs", () => {
  const { event, view } = frameOf(step("deal"), ["Zé", "Bia"]);
  expect(event).toBe("deal");
  expect(view.seats.map((seat) => seat?.name)).toEqual(["Zé", "Bia"]);
  expect(view).toMatchObject({ deadline: null, proposal: null, clock: "none" });
});
