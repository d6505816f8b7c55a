import type { Seat, TriunfoHand, View } from "../../protocol";

/** Games that the match has. */
export function lengthOf(view: View): number {
  return Number(view.options["match"] ?? 1);
}

/** Whether a seat has made what it announced; null until everybody has spoken. */
export function bidStatus({ bids, made }: TriunfoHand, seat: Seat): "short" | "exact" | "over" | null {
  const bid = bids?.[seat] ?? null;
  if (bid === null || bids?.includes(null)) return null;
  const missing = bid - (made[seat] ?? 0);
  return missing > 0 ? "short" : missing < 0 ? "over" : "exact";
}

/** Who has announced and what, in the order of speaking. */
export function spokenBids({ bids, leader }: TriunfoHand): { seat: Seat; bid: number }[] {
  const order = (bids ?? []).map((_, step, all) => (leader + step) % all.length);
  return order.flatMap((seat) => {
    const bid = bids?.[seat] ?? null;
    return bid === null ? [] : [{ seat, bid }];
  });
}

/** All that has been announced, together. */
export function bidTotal(hand: TriunfoHand): number {
  return spokenBids(hand).reduce((sum, { bid }) => sum + bid, 0);
}

/** The trick that is played, from 1; the last one when all are over. */
export function trickNumber({ made, batch_tricks }: TriunfoHand): number {
  return Math.min(batch_tricks, made.reduce((sum, tricks) => sum + tricks, 1));
}
