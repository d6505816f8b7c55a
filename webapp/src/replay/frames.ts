import type { Frame, ReplayFrame, Seat, SeatView, View } from "../protocol";

/** What a view says beside its hand, of a table at which nothing runs. */
const AT_REST = {
  clock: "none",
  host: 0,
  commitment: "",
  entropy: [],
  lots: null,
  signals: null,
  recall: null,
  deadline: null,
  proposal: null,
} satisfies Partial<View>;

/** Records do not tell who was a bot. */
const seated = (name: string): SeatView => ({ name, kind: "human", level: null, bank: 0, gesture: null });

/** A step of the hand as the table draws it. */
export function frameOf({ event, view }: ReplayFrame, names: string[]): Frame {
  return { at: 0, event, view: { ...view, ...AT_REST, seats: names.map(seated) } };
}

/** A trick of the hand. */
export interface TrickMark {
  /** The step at which it is led. */
  start: number;
  /** Who took it; null in a tie, or when the hand ended before that. */
  winner: Seat | null;
}

/** The tricks of the hand, in order. */
export function tricksOf(frames: ReplayFrame[]): TrickMark[] {
  const marks: TrickMark[] = [];
  frames.forEach(({ event, view: { hand } }, step) => {
    const led = /^\d+ (play|flip) /.test(event) && hand.trick.length === 1;
    if (led) marks.push({ start: step, winner: null });
    const running = marks.at(-1);
    if (running && hand.winner !== null) running.winner = hand.winner;
  });
  return marks;
}

/** How many tricks have been led by then: the number of the running one, 0 before the first. */
export function trickAt(marks: TrickMark[], step: number): number {
  return marks.filter(({ start }) => start <= step).length;
}
