import type { Card, HandView, PlayedCard } from "../protocol";

/** Nobody but its owner knows it. */
export const FACE_DOWN_CARD: Card = "??";

/** A card whose face is not known: "??" on the table, "?0" in a hand that is played blind. */
export function isHidden(card: Card): boolean {
  return card.startsWith("?");
}

/** One name for each card of a trick: those face down are told apart by their seats. */
export function playedName([seat, card]: PlayedCard): string {
  return card === FACE_DOWN_CARD ? `${card}${seat}` : card;
}

export function trumpOf(hand: HandView): string | null {
  return "trump" in hand ? hand.trump : null;
}
