import type { Card, PlayedCard, Seat, TriunfoHand } from "../../protocol";

/** TRI-7: what a trump is worth to whoever takes it. */
const HONOURS = [
  { rank: "A", points: 5 },
  { rank: "J", points: 4 },
  { rank: "Q", points: 3 },
];

/** The honours that a seat has taken. No two of their sums are alike: what it has beyond its tricks tells which. */
export function honoursOf({ points, tricks, trump }: TriunfoHand, seat: Seat): Card[] {
  const beyond = (points[seat] ?? 0) - (tricks[seat] ?? 0);
  const sets = HONOURS.reduce<(typeof HONOURS)[]>((all, honour) => [...all, ...all.map((set) => [...set, honour])], [[]]);
  const set = sets.find((each) => each.reduce((sum, { points }) => sum + points, 0) === beyond) ?? [];
  return set.map(({ rank }) => `${rank}${trump}`);
}

/** The ranks of the honours in a trick. */
export function honoursIn(trick: PlayedCard[], trump: string | null): string[] {
  return HONOURS.map(({ rank }) => rank).filter((rank) => trick.some(([, card]) => card === `${rank}${trump}`));
}
