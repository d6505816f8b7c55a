import type { GameParts } from "../games/parts";
import type { HandResult, Side, View } from "../protocol";
import { mySide } from "./people";

/** How the hand ended, as the sheet's heading says it. */
export type Ending =
  | { kind: "won" | "closed"; side: Side }
  /** The hand, or the match. */
  | { kind: "shared" | "closed-shared"; sides: Side[] }
  | { kind: "draw" | "both" | "nobody" | "annulled" };

export function endingOf(view: View, result: HandResult, winners: Side[]): Ending {
  if (view.phase === "deciding") return { kind: "both" };
  if (view.winners) return closing(view.winners);
  if (result.annulled) return { kind: "annulled" };
  const [side, ...others] = winners;
  if (side === undefined || (others.length > 0 && view.score.length === 2)) return { kind: "draw" };
  return others.length > 0 ? { kind: "shared", sides: winners } : { kind: "won", side };
}

function closing(winners: Side[]): Ending {
  const [side, ...others] = winners;
  if (side === undefined) return { kind: "nobody" };
  return others.length > 0 ? { kind: "closed-shared", sides: winners } : { kind: "closed", side };
}

/** Who won the hand: the game says it, else the points do, else what was scored. */
export function winnersOf(result: HandResult, parts: GameParts): Side[] {
  if (parts.result?.winners) return parts.result.winners(result);
  const scored = result.points.map((_, side) => gainOf(result, side));
  const decisive = result.points.some((points) => points !== 0) ? result.points : scored;
  const most = Math.max(...decisive);
  return decisive.some((points) => points < most) ? allAt(decisive, most) : [];
}

function allAt(values: number[], value: number): Side[] {
  return values.flatMap((each, side) => (each === value ? [side] : []));
}

/** What a side earned in the hand. */
export function gainOf(result: HandResult, side: Side): number {
  return result.awards.reduce((sum, [to, , points]) => (to === side ? sum + points : sum), 0);
}

/** What a side earned, each reason once, in the order in which they came. */
export function linesOf(result: HandResult, side: Side): { reason: string; points: number }[] {
  const lines = new Map<string, number>();
  for (const [to, reason, points] of result.awards) if (to === side) lines.set(reason, (lines.get(reason) ?? 0) + points);
  return [...lines].map(([reason, points]) => ({ reason, points }));
}

/** A side's place, its points and its side, most points first; equal points share a place. */
export function ranking(points: number[]): { place: number; side: Side; points: number }[] {
  return points
    .map((each, side) => ({ place: 1 + points.filter((other) => other > each).length, side, points: each }))
    .sort((one, other) => one.place - other.place);
}

/** Mine first. */
export function sidesInOrder(view: View): Side[] {
  const mine = mySide(view);
  return [mine, ...view.score.map((_, side) => side).filter((side) => side !== mine)];
}

/** "+2", "−1". */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
