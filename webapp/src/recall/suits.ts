import type { Card, Recall } from "../protocol";

/** What has become of the cards of a suit. */
export interface SuitSoFar {
  suit: string;
  cards: { card: Card; played: boolean }[];
  played: Card[];
  /** How many have not been seen. */
  left: number;
}

/** Suit by suit, everything in the order of the pack. */
export function suitsSoFar({ pack, played }: Recall): SuitSoFar[] {
  const seen = new Set(played);
  const suits = [...new Set(pack.map((card) => card.charAt(1)))];
  return suits.map((suit) => {
    const cards = pack.filter((card) => card.endsWith(suit)).map((card) => ({ card, played: seen.has(card) }));
    const out = cards.filter((one) => one.played).map(({ card }) => card);
    return { suit, cards, played: out, left: cards.length - out.length };
  });
}
