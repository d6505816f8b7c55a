import type { HandResult, Side, View } from "../protocol";
import { mySide, sideLabel } from "./people";

/** How the hand ended, as the sheet's heading says it. */
export type Ending =
  | { kind: "won" | "closed"; side: Side }
  | { kind: "draw" | "both" | "nobody" };

const HALF = 60;

export function endingOf(view: View, result: HandResult): Ending {
  if (view.phase === "deciding") return { kind: "both" };
  if (view.winners) {
    const [side] = view.winners;
    return side === undefined ? { kind: "nobody" } : { kind: "closed", side };
  }
  const winner = result.points.findIndex((points) => points > HALF);
  return winner < 0 ? { kind: "draw" } : { kind: "won", side: winner };
}

/** What a side earned in the hand. */
export function gainOf(result: HandResult, side: Side): number {
  return result.awards.reduce((sum, [to, , points]) => (to === side ? sum + points : sum), 0);
}

/** Words choose by this how they speak of a side; `name` is a side of one. */
export function sideArgs(view: View, side: Side): { side: string; names: string } {
  const label = sideLabel(view, side);
  if (label.kind !== "names") return { side: label.kind, names: "" };
  return { side: label.names.length > 1 ? "names" : "name", names: label.names.join(" · ") };
}

/** Mine first. */
export function sidesInOrder(view: View): Side[] {
  const mine = mySide(view);
  return [mine, ...view.score.map((_, side) => side).filter((side) => side !== mine)];
}

/** Card points of a hand, and those from which a side has won it or made capote. */
export const ALL_POINTS = 120;
export const WIN_FROM = 61;
export const CAPOTE_FROM = 91;
