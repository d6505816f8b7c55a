/** What a guided hand explains. A game's own order stands in `games/GAME/tour.ts`, the sentences in `tour.ftl`. */
import type { HandView } from "../protocol";
import { trumpOf } from "../table/cards";

export interface Step {
  /** Names its sentences: `tour-GAME-ID`, else `tour-ID`. */
  id: string;
  /** Selects what it points at. */
  at: string;
  /** Whether the table shows it at this moment. */
  when(hand: HandView): boolean;
}

export const HAND: Step = { id: "hand", at: ".hand", when: ({ hand }) => Boolean(hand?.length) };
export const TRUMP: Step = { id: "trump", at: ".corner.left", when: (hand) => trumpOf(hand) !== null };
export const TURN: Step = { ...decision("play", ".hand"), id: "turn" };
export const BARRED: Step = { id: "barred", at: ".hand", when: ({ barred }) => Object.keys(barred).length > 0 };
export const TRICK: Step = { id: "trick", at: ".corner.right", when: ({ last }) => last !== null };
export const POINTS: Step = { id: "points", at: ".bar .score", when: ({ last }) => last !== null };

/** A move that the player may make: on a panel, or by a button beside the console. */
export function decision(verb: string, at: string): Step {
  return { id: verb, at, when: ({ legal }) => legal.some((move) => move.split(" ")[0] === verb) };
}

const FILES = import.meta.glob<{ default: Step[] }>("../games/*/tour.ts");

/** A game's steps in their order; none for one that has no guided hand. */
export async function stepsOf(game: string): Promise<Step[]> {
  return (await FILES[`../games/${game}/tour.ts`]?.())?.default ?? [];
}

/** The step to show: the one that is shown as long as its moment lasts, else the first one whose moment has come. */
export function stepNow(steps: Step[], done: ReadonlySet<string>, shown: Step | null, hand: HandView): Step | null {
  const open = (step: Step): boolean => !done.has(step.id) && step.when(hand);
  return shown && open(shown) ? shown : (steps.find(open) ?? null);
}
