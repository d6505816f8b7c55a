import type { HandView, Seat, SeatView, Side, View } from "../protocol";

/** The seat at the bottom of the screen: my own, or the first one for a spectator. */
export function viewpoint(view: View): Seat {
  return view.you ?? 0;
}

export function sideOf(view: View, seat: Seat): Side {
  return seat % view.score.length;
}

export function mySide(view: View): Side {
  return sideOf(view, viewpoint(view));
}

export function isOurs(view: View, seat: Seat): boolean {
  return sideOf(view, seat) === mySide(view);
}

/** The side's class: mint for ours, lilac for theirs; none where there are more than two. */
export function toneOf(view: View, side: Side): "us" | "them" | "" {
  if (view.score.length > 2) return "";
  return side === mySide(view) ? "us" : "them";
}

export function nameOf(view: View, seat: Seat): string {
  return view.seats[seat]?.name ?? "";
}

/** The names of a side, its first seat first. */
export function namesOf(view: View, side: Side): string[] {
  return view.seats.flatMap((person, seat) => (person && sideOf(view, seat) === side ? [person.name] : []));
}

/** How a side is called: by a word in pairs, by its name alone or when somebody else looks on. */
export type SideLabel = { kind: "we" } | { kind: "they" } | { kind: "you" } | { kind: "names"; names: string[] };

export function sideLabel(view: View, side: Side): SideLabel {
  const mine = side === mySide(view);
  if (view.you === null) return { kind: "names", names: namesOf(view, side) };
  if (view.players > view.score.length) return { kind: mine ? "we" : "they" };
  return mine ? { kind: "you" } : { kind: "names", names: namesOf(view, side) };
}

/** The seats that the table waits for. */
export function waitedFor(hand: HandView): Seat[] {
  return Object.keys(hand.waiting).map(Number);
}

export function isMyTurn(view: View): boolean {
  return view.phase === "playing" && view.you !== null && String(view.you) in (view.hand?.waiting ?? {});
}

export function isHuman(seat: SeatView | null | undefined): boolean {
  return seat?.kind === "human";
}

/** The people who play beside me. */
export function otherHumans({ seats, you }: View): Seat[] {
  return seats.flatMap((person, seat) => (isHuman(person) && seat !== you ? [seat] : []));
}

/** No human is asked for anything: the table will move by itself. */
export function waitsForBots({ phase, hand, proposal, seats }: View): boolean {
  if (phase !== "playing" || !hand || proposal) return false;
  return Object.keys(hand.waiting).every((seat) => !isHuman(seats[Number(seat)]));
}

/** First letter of a name, whole even when it takes two code units. */
export function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? "?").toUpperCase();
}

/** Turns by this angle spread any number of hues best. */
const GOLDEN_ANGLE = 137.508;

/** A hue for a name: the same name has the same colour everywhere. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return Math.round((sum * GOLDEN_ANGLE) % 360);
}
