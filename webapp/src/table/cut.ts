/** A pack that is cut lies spread out, its top card first; lifting some cards opens a gap behind them. Pure arithmetic. */

/** How many cards may be lifted. */
export interface Cuts {
  least: number;
  most: number;
  /** In the whole pack: as many must stay as must go. */
  pack: number;
}

const CUT = /^cut (\d+)$/;

/** The cuts among the moves that I may make; null when there is none. */
export function cutsOf(legal: string[]): Cuts | null {
  const cards = legal.flatMap((move) => CUT.exec(move)?.[1] ?? []).map(Number);
  if (cards.length === 0) return null;
  const [least, most] = [Math.min(...cards), Math.max(...cards)];
  return { least, most, pack: least + most };
}

/** Width of a card, and of the gap between what is lifted and what stays, px. */
export const CARD = 40;
export const GAP = 14;

/** How many cards a finger lifts that lies so far from the left edge of a pack so wide, px. */
export function liftedAt(x: number, width: number, { least, most, pack }: Cuts): number {
  const step = (width - 2 * CARD - GAP) / (pack - 2);
  const cards = 1 + Math.round((x - CARD - GAP / 2) / step);
  return Math.max(least, Math.min(most, cards));
}
