import { expect, test } from "vitest";
import { inOrder } from "./order";

const BISCA = [..."23456QJK7A"];

test("trumps stand at the right, the other suits as they came", () => {
  expect(inOrder(["4c", "Ac", "2d", "7d", "Kh"], undefined, "c", BISCA)).toEqual(["2d", "7d", "Kh", "4c", "Ac"]);
});

test("by strength the weakest stands at the left, whatever its suit, and every trump beats it", () => {
  expect(inOrder(["7c", "Ac", "2d", "Jd", "Qh"], "strength", "d", BISCA)).toEqual(["Qh", "7c", "Ac", "2d", "Jd"]);
});

test("single cards can beat all ranks", () => {
  const truco = [..."4567QJKA23", "7d", "As", "7h", "4c"];
  expect(inOrder(["4c", "7d", "3h", "7s"], "strength", null, truco)).toEqual(["7s", "3h", "7d", "4c"]);
});

test("a closed card keeps its place", () => {
  expect(inOrder(["?0", "Ah", "2h", "?3"], "strength", null, BISCA)).toEqual(["?0", "2h", "Ah", "?3"]);
  expect(inOrder(["?2", "?0", "?1"], undefined, "h", BISCA)).toEqual(["?2", "?0", "?1"]);
});
