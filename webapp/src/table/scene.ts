import type { Card, PlayedCard, View } from "../protocol";
import { FACE_DOWN_CARD } from "./cards";
import { cardOf } from "./event";
import { viewpoint } from "./people";

/** The cards as they lie on the screen: the view, with the move that was sent but not yet confirmed. */
export interface Scene {
  /** My hand; null while it is face down. */
  hand: Card[] | null;
  /** How many cards lie face down at my place: before I may see them, or a stranger's when I only watch. */
  covered: number;
  trick: PlayedCard[];
  /** My card at the end of the trick waits to be confirmed. */
  pending: boolean;
}

const EMPTY: Scene = { hand: null, covered: 0, trick: [], pending: false };

export function sceneOf(view: View, sent: string | null): Scene {
  const hand = view.hand;
  if (!hand) return EMPTY;
  const seat = viewpoint(view);
  // A spectator's view has no hand, and before the trump is settled nobody has seen his own.
  const covered = hand.hand?.length ? 0 : (hand.counts[seat] ?? 0);
  const played = cardOf(sent);
  if (!played || !hand.hand?.includes(played.card)) return { hand: hand.hand, covered, trick: hand.trick, pending: false };
  return {
    hand: hand.hand.filter((held) => held !== played.card),
    covered: 0,
    trick: [...hand.trick, [seat, played.open ? played.card : FACE_DOWN_CARD]],
    pending: true,
  };
}
