import type { Seat, View } from "../protocol";

/** A seat's clock at a moment. */
export interface Clock {
  /** `bank`: the time of this decision is over, the reserve of the match runs. */
  running: "move" | "bank";
  /** What is left of it, 0 to 1. */
  left: number;
  ms: number;
}

/** The reserve of a match. */
export const BANK_MS = 60_000;
const DAY_MS = 86_400_000;

/** Time for one decision; null without a clock. */
export function moveTime(clock: string): number | null {
  if (clock === "day") return DAY_MS;
  const seconds = Number(clock);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

/** The clock of a seat that the table waits for; null for all others and without a clock. `own`: decisions with a time of their own. */
export function clockOf(view: View, seat: Seat, now: number, own: Record<string, number> = {}): Clock | null {
  const kind = view.hand?.waiting[seat];
  if (kind === undefined || view.deadline === null) return null;
  const time = own[kind] ?? moveTime(view.clock);
  if (time === null) return null;
  const ms = Math.min(view.deadline - now, time);
  if (ms > 0 || kind in own) return { running: "move", left: Math.max(0, ms) / time, ms: Math.max(0, ms) };
  const bank = Math.max(0, (view.seats[seat]?.bank ?? 0) + ms);
  return { running: "bank", left: Math.min(1, bank / BANK_MS), ms: bank };
}

/** "0:18", "5:00", "13 h": whole seconds, rounded up so that 0:00 means the end. */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 3600) return `${Math.ceil(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
