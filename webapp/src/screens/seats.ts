import type { Seat, View } from "../protocol";

/** Bots that the host may put on a seat. */
const LEVELS = ["easy", "random"] as const;

/** What a viewer may do with a seat of the lobby. */
export type SeatAction =
  | { kind: "sit" | "stand" | "clear"; op: string }
  | { kind: "bot"; level: string; op: string }
  | { kind: "swap"; with: Seat; op: string };

export function isHost(view: View): boolean {
  return view.you === view.host;
}

export function freeSeats(view: View): number {
  return view.seats.filter((person) => person === null).length;
}

export function seatActions(view: View, seat: Seat): SeatAction[] {
  const free = !view.seats[seat];
  const own: SeatAction[] = [];
  if (free) own.push({ kind: "sit", op: `sit ${seat}` });
  if (seat === view.you) own.push({ kind: "stand", op: "leave" });
  if (!isHost(view)) return own;
  if (free) return [...own, ...LEVELS.map((level) => ({ kind: "bot" as const, level, op: `bot ${seat} ${level}` }))];
  if (seat !== view.you) own.push({ kind: "clear", op: `clear ${seat}` });
  return [...own, ...swaps(view, seat)];
}

function swaps(view: View, seat: Seat): SeatAction[] {
  const others = [...view.seats.keys()].filter((other) => other !== seat);
  return others.map((other) => ({ kind: "swap", with: other, op: `switch ${seat} ${other}` }));
}
