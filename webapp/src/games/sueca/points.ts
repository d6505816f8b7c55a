import type { Card } from "../../protocol";

/** SUE-1: what a card counts. */
const WORTH: Record<string, number> = { A: 11, "7": 10, K: 4, J: 3, Q: 2 };

/** All card points of a hand, and those from which a side has won it or won it for two. */
export const ALL_POINTS = 120;
export const WIN_FROM = 61;
export const TWO_FROM = 91;

export function pointsOf(cards: Card[]): number {
  return cards.reduce((sum, card) => sum + (WORTH[card.charAt(0)] ?? 0), 0);
}
