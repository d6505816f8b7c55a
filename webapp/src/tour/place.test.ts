import { expect, test } from "vitest";
import { placeBubble } from "./place";

const phone = { width: 390, height: 844 };
const bubble = { width: 330, height: 180 };
const hand = { x: 8, y: 660, width: 374, height: 170 };

test("below what it speaks of, its beak up", () => {
  expect(placeBubble({ x: 12, y: 60, width: 120, height: 160 }, bubble, [hand], phone)).toEqual({ x: 12, y: 240, beak: { edge: "top", at: 60 } });
});

test("above the hand, its beak down", () => {
  expect(placeBubble(hand, bubble, [hand], phone)).toEqual({ x: 8, y: 460, beak: { edge: "bottom", at: 187 } });
});

test("inside the window, however far right what it speaks of stands", () => {
  const { x, beak } = placeBubble({ x: 340, y: 60, width: 44, height: 44 }, bubble, [hand], phone);
  expect([x, beak?.at]).toEqual([52, 294]);
});

test("beside it on a low screen", () => {
  const low = { width: 844, height: 390 };
  const cards = { x: 220, y: 290, width: 400, height: 100 };
  expect(placeBubble({ x: 20, y: 20, width: 110, height: 220 }, bubble, [cards], low)).toEqual({ x: 150, y: 20, beak: null });
});

test("never over the cards, even where there is room nowhere else", () => {
  const small = { width: 320, height: 568 };
  const cards = { x: 0, y: 380, width: 320, height: 188 };
  const place = placeBubble({ x: 0, y: 60, width: 320, height: 300 }, { width: 304, height: 180 }, [cards], small);
  expect(place.y + 180).toBeLessThanOrEqual(cards.y);
});
