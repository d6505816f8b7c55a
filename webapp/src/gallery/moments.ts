import type { Moment } from "./moment";

const FILES = import.meta.glob<{ default: Moment[] }>("./moments/*.ts", { eager: true });

/** All moments to look at, each named after its game: `bisca-turn`. */
export const MOMENTS: Moment[] = Object.entries(FILES).flatMap(([path, { default: moments }]) => {
  const game = /(\w+)\.ts$/.exec(path)?.[1] ?? "";
  return moments.map((moment) => ({ ...moment, id: `${game}-${moment.id}` }));
});

/** Games whose seats run the other way round. */
const ANTICLOCKWISE = ["triunfo", "brisca", "truco"];

export const isClockwiseIn = (game: string): boolean => !ANTICLOCKWISE.includes(game);
