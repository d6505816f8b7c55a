import type { Seat, View } from "../protocol";

/** The one sign on a seat's avatar: who plays it, else who dealt. */
export function badgeOf(view: View, seat: Seat): "bot" | "away" | "dealer" | null {
  const kind = view.seats[seat]?.kind;
  if (kind === "bot" || kind === "away") return kind;
  return view.hand?.dealer === seat && view.hand.trick.length === 0 && view.hand.last === null ? "dealer" : null;
}
