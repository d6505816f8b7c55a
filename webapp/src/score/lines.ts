import { linesOf } from "../table/awards";
import type { HandResult, ScoredHand, Side, View } from "../protocol";

/** A hand of the score sheet. */
export interface Line {
  deal: number;
  result: HandResult;
  /** It was voted to be played again, and counts for nothing. */
  repeated: boolean;
  /** By side: what the hand added to the standing, and the standing then. */
  gains: number[];
  totals: number[];
  /** Games won by side, where the hand closed one: the next begins from nothing. */
  games: number[] | null;
}

/** What one side made in a hand. */
export interface Share {
  side: Side;
  /** Card points; null where the hand has none. */
  points: number | null;
  awards: { reason: string; points: number }[];
}

/** The finished hands of the view's match, as far as the table has shown them. */
export function scoreLines(hands: ScoredHand[], view: View): Line[] {
  let standing = view.score.map(() => 0);
  return hands.filter((hand) => isShown(hand, view)).map(({ deal, result, after, repeated = false }) => {
    const totals = repeated ? standing : (after.closed ?? after.score);
    const gains = totals.map((total, side) => total - (standing[side] ?? 0));
    standing = repeated ? standing : after.score;
    return { deal, result, repeated, gains, totals, games: (after.closed && after.games) ?? null };
  });
}

/** The table plays the end of a hand for a while after the server knows its result. */
function isShown({ match, deal }: ScoredHand, view: View): boolean {
  if (match !== view.match) return false;
  return deal < view.deal || (deal === view.deal && Boolean(view.hand?.result));
}

/** Those sides that made anything, each with its reasons. */
export function sharesOf(result: HandResult): Share[] {
  const counted = result.points.some((points) => points !== 0);
  return result.points
    .map((points, side) => ({ side, points: counted ? points : null, awards: linesOf(result, side) }))
    .filter(({ points, awards }) => points !== null || awards.length > 0);
}
