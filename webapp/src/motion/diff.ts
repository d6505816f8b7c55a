import type { Card, HandView, LastTrick, PlayedCard, Seat, View } from "../protocol";
import type { Event } from "../table/event";
import { playedName } from "../table/cards";

/** What happened to the cards between two frames: enough to act it out, whatever the game. */
export interface Change {
  /** A new deal, or one more from the same pack: nobody's cards are where they were. */
  dealt: boolean;
  /** Cards that came to the trick. */
  played: PlayedCard[];
  /** The trick that left the table, and who took it; nobody in a tie. */
  collected: LastTrick | null;
  /** Seats that drew from the stock, in the order of drawing. */
  drew: Seat[];
  /** My cards were face down and are open now. */
  opened: boolean;
  /** A card that lies newly open under the stock or before a seat, and the seat that laid it there by a swap. */
  turned: { card: Card; by: Seat | null } | null;
  /** An open card that somebody took into his hand. */
  taken: { card: Card; by: Seat } | null;
}

const NOTHING: Change = { dealt: false, played: [], collected: null, drew: [], opened: false, turned: null, taken: null };

export function changeBetween(before: View | null, after: View, event: Event | null = null): Change {
  const now = after.hand;
  if (!now) return NOTHING;
  const then = before?.hand ?? null;
  const anew = !then || before?.deal !== after.deal || before.match !== after.match;
  if (anew) return { ...NOTHING, dealt: cardsHeld(now) > 0 && now.trick.length === 0 };
  const first = then.trick[0];
  const goesOn = first !== undefined && now.trick[0] !== undefined && playedName(first) === playedName(now.trick[0]);
  const collected = !goesOn && first && now.last ? { cards: then.trick, winner: now.last.winner } : null;
  const played = now.trick.slice(goesOn ? then.trick.length : 0);
  const dealt = isDeal(then, now, played.length);
  const swapper = event?.kind === "move" && event.verb === "swap" ? event.seat : null;
  const drew = collected && collected.winner !== null && !dealt ? drawn(then, now, collected.winner) : [];
  return {
    dealt,
    played,
    collected,
    drew,
    opened: isCovered(then) && !isCovered(now) && !dealt,
    turned: newlyOpen(then, now, swapper),
    taken: openTaken(then, now, drew, swapper),
  };
}

const openOf = (hand: HandView): Card | null => ("open" in hand ? hand.open : null);
const stockOf = (hand: HandView): number => ("stock" in hand ? hand.stock : 0);
const cardsHeld = (hand: HandView): number => hand.counts.reduce((sum, count) => sum + count, 0);
const isCovered = (hand: HandView): boolean => hand.hand?.length === 0 && cardsHeld(hand) > 0;

/** More cards came than everybody draws, or they came to empty hands. */
function isDeal(then: HandView, now: HandView, played: number): boolean {
  const came = cardsHeld(now) + played - cardsHeld(then);
  return came > now.counts.length || (came > 0 && cardsHeld(then) === 0);
}

/** The winner draws first, the others in seat order. */
function drawn(then: HandView, now: HandView, winner: Seat): Seat[] {
  const order = now.counts.map((_, step) => (winner + step) % now.counts.length);
  return order.slice(0, stockOf(then) - stockOf(now));
}

function newlyOpen(then: HandView, now: HandView, swapper: Seat | null): Change["turned"] {
  const card = openOf(now);
  return card !== null && card !== openOf(then) ? { card, by: swapper } : null;
}

/** By a swap; as the last card of the stock; or by the dealer, before whom it lay. */
function openTaken(then: HandView, now: HandView, drew: Seat[], swapper: Seat | null): Change["taken"] {
  const card = openOf(then);
  if (card === null || card === openOf(now)) return null;
  const by = swapper ?? drew.at(-1) ?? now.counts.findIndex((count, seat) => count > (then.counts[seat] ?? 0));
  return by < 0 ? null : { card, by };
}
