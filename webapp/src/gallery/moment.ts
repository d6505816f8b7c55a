/** What the moments of all games are made of: legal by the rules, as the server would show them. The clock of the pictures stands at 0. */
import type { Card, CommonHand, Frame, HandView, Proposal, Recall, Seat, SeatView, View } from "../protocol";
import type { ShownTable } from "./store.svelte";

export interface Moment {
  id: string;
  frames: [Frame, ...Frame[]];
  /** What the player did at this moment, beyond what the view says. */
  touch?: (table: ShownTable) => void;
}

export const human = (name: string): SeatView => ({ name, kind: "human", level: null, bank: 60_000, gesture: null });
export const bot = (name: string): SeatView => ({ ...human(name), kind: "bot", level: "easy" });
export const away = (name: string): SeatView => ({ ...human(name), kind: "away" });

/** A running match; seat 0 looks on. */
export function tableOf(game: string, seats: SeatView[], over: Partial<View> = {}): View {
  return {
    phase: "playing",
    game,
    players: seats.length,
    options: {},
    clock: "30",
    host: 0,
    you: 0,
    match: 1,
    deal: 1,
    seats,
    commitment: "7f3a91c2".repeat(8),
    entropy: seats.map((seat) => (seat.kind === "bot" ? null : true)),
    score: seats.length === 4 ? [0, 0] : seats.map(() => 0),
    winners: null,
    deadline: null,
    proposal: null,
    lots: null,
    signals: null,
    recall: null,
    hand: null,
    ...over,
  };
}

/** What all games share, between two tricks. */
export function commonHand(players: number, over: Partial<CommonHand> = {}): CommonHand {
  return {
    dealer: players - 1,
    leader: 0,
    waiting: {},
    pause: null,
    hand: [],
    counts: Array<number>(players).fill(0),
    trick: [],
    winner: null,
    trick_points: null,
    last: null,
    tricks: [0, 0],
    legal: [],
    barred: {},
    result: null,
    ...over,
  };
}

export function frameOf(view: View, event: string | null, hand: HandView, over: Partial<View> = {}): Frame {
  return { at: 0, event, view: { ...view, ...over, hand } };
}

export function proposal(kind: Proposal["kind"], by: Seat | null, over: Partial<Proposal> = {}): Proposal {
  return { kind, by, seat: null, electorate: [0, 1, 2], yes: by === null ? [] : [by], expires: 42_000, ...over };
}

/** The cards already played, of a pack with these ranks. */
export function recall(ranks: string, played: Card[]): Recall {
  return { pack: [..."cdhs"].flatMap((suit) => [...ranks].map((rank) => rank + suit)), played };
}

/** Opens the cards already played. */
export function lookUp(): void {
  press(".bar .iconbtn");
  press(".recall-open");
}

/** Taps a button as soon as the table shows it. */
export function press(selector: string): void {
  const button = document.querySelector<HTMLElement>(selector);
  if (button) button.click();
  else requestAnimationFrame(() => press(selector));
}
