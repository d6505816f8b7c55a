import type { BiscaHand, Card, PlayedCard, View } from "../protocol";
import { cardOf } from "./event";
import { viewpoint } from "./people";

/** The cards as they lie on the screen: the view, with the move that was sent but not yet confirmed. */
export interface Scene {
  /** My hand; null while it is face down. */
  hand: Card[] | null;
  /** How many cards lie face down at my place: before the trump is settled, or a stranger's when I only watch. */
  covered: number;
  trick: PlayedCard[];
  pending: Card | null;
}

const EMPTY: Scene = { hand: null, covered: 0, trick: [], pending: null };

export function sceneOf(view: View, sent: string | null): Scene {
  const hand = view.hand;
  if (!hand) return EMPTY;
  const seat = viewpoint(view);
  const covered = faceDown(hand) ? (hand.counts[seat] ?? 0) : 0;
  const card = cardOf(sent);
  const pending = card && hand.hand?.includes(card) ? card : null;
  if (!pending) return { hand: hand.hand, covered, trick: hand.trick, pending };
  return {
    hand: hand.hand?.filter((held) => held !== pending) ?? null,
    covered,
    trick: [...hand.trick, [seat, pending]],
    pending,
  };
}

/** A spectator's view has no hand, and nobody has seen his own before the trump is settled. */
function faceDown(hand: BiscaHand): boolean {
  return hand.hand === null || (hand.hand.length === 0 && hand.trump === null);
}
