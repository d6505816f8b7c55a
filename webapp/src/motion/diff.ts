import type { BiscaHand, Card, HandView, PlayedCard, Seat, View } from "../protocol";

/** What happened to the cards between two frames: enough to act it out, whatever the game. */
export interface Change {
  /** A new deal: nobody's cards are where they were. */
  dealt: boolean;
  /** Cards that came to the trick. */
  played: PlayedCard[];
  /** The trick that left the table, and who took it. */
  collected: { cards: PlayedCard[]; winner: Seat } | null;
  /** Seats that drew from the stock, in the order of drawing. */
  drew: Seat[];
  /** My cards were face down and are open now. */
  opened: boolean;
  /** A card that lies newly open under the stock, and the seat that laid it there by a swap. */
  turned: { card: Card; by: Seat | null } | null;
}

const NOTHING: Change = { dealt: false, played: [], collected: null, drew: [], opened: false, turned: null };

/** What games with a stock have in common. */
type StockView = HandView & Pick<BiscaHand, "open" | "stock" | "swapped" | "trump">;

export function changeBetween(before: View | null, after: View): Change {
  const now: StockView | null = after.hand;
  if (!now) return NOTHING;
  const then: StockView | null = before?.hand ?? null;
  const anew = !then || before?.deal !== after.deal || before.match !== after.match;
  if (anew) return { ...NOTHING, dealt: now.counts.some((count) => count > 0) && now.trick.length === 0 };
  const goesOn = then.trick.length > 0 && then.trick[0]?.[1] === now.trick[0]?.[1];
  const collected = !goesOn && then.trick.length > 0 && now.last ? { cards: then.trick, winner: now.last.winner } : null;
  return {
    dealt: false,
    played: now.trick.slice(goesOn ? then.trick.length : 0),
    collected,
    drew: collected ? drawOrder(now.counts.length, collected.winner).slice(0, then.stock - now.stock) : [],
    opened: then.trump === null && now.trump !== null,
    turned: now.open && now.open !== then.open ? { card: now.open, by: then.swapped === null ? now.swapped : null } : null,
  };
}

/** The winner draws first, the others in seat order. */
function drawOrder(players: number, winner: Seat): Seat[] {
  return Array.from({ length: players }, (_, step) => (winner + step) % players);
}
