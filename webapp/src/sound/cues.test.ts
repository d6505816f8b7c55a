import { expect, test } from "vitest";
import { frame } from "../fakes";
import { changeBetween } from "../motion/diff";
import type { HandResult, HandView, View } from "../protocol";
import { hand } from "../table/fakes";
import { momentOf } from "../table/moment";
import { cuesOf } from "./cues";

/** What Lia, on seat 0, hears between two pictures of her table of four. */
function heard(before: Partial<HandView>, after: Partial<HandView>, event = "collect", you: number | null = 0): string[] {
  const views = [before, after].map((over) => ({ ...frame(0, event, { you, phase: "playing" }).view, hand: { ...hand(), ...over } as HandView }));
  const [then, now] = views as [View, View];
  return cuesOf(changeBetween(then, now), then, momentOf({ ...frame(0, event), view: now }, now.hand ?? hand(), then), {});
}

const won: HandResult = { points: [70, 50], tricks: [6, 4], awards: [[0, "win", 1]] };

test("another's card is heard, mine has been heard before", () => {
  expect(heard({}, { trick: [[1, "4d"]] }, "1 play 4d")).toEqual(["play"]);
  expect(heard({}, { trick: [[0, "4d"]] }, "0 play 4d")).toEqual([]);
});

test("the trick goes to its winner, and those who draw are heard", () => {
  const trick: HandView["trick"] = [[1, "4d"], [2, "5d"], [3, "6d"], [0, "7d"]];
  expect(heard({ trick, stock: 28 }, { last: { cards: trick, winner: 0 }, stock: 24 })).toEqual(["take", "draw"]);
});

test("my turn is rung in once", () => {
  const mine = { waiting: { 0: "play" } };
  expect(heard({}, mine)).toEqual(["turnMine"]);
  expect(heard(mine, mine)).toEqual([]);
});

test("a request knocks on the table", () => {
  expect(heard({}, {}, "1 raise")).toEqual(["call"]);
});

test("a hand ends well or badly for those who played it", () => {
  expect(heard({}, { result: won }, "result")).toEqual(["win"]);
  expect(heard({}, { result: { ...won, points: [50, 70] } }, "result")).toEqual(["lose"]);
  expect(heard({}, { result: won }, "result", null)).toEqual([]);
  expect(heard({ result: won }, { result: won }, "result")).toEqual([]);
});
