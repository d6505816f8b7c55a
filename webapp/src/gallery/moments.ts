import type { View } from "../protocol";
import type { Moment } from "./moment";

const FILES = import.meta.glob<{ default: Moment[] }>("./moments/*.ts", { eager: true });

/** All moments to look at, each named after its game: `bisca-turn`. */
export const MOMENTS: Moment[] = Object.entries(FILES).flatMap(([path, { default: moments }]) => {
  const game = /(\w+)\.ts$/.exec(path)?.[1] ?? "";
  return moments.map((moment) => ({ ...moment, id: `${game}-${moment.id}` }));
});

/** Games whose seats run the other way round, where the table has not chosen. */
const ANTICLOCKWISE = ["triunfo", "brisca", "truco"];

export function isClockwiseIn({ game, options }: View): boolean {
  const chosen = options["direction"];
  return chosen === undefined ? !ANTICLOCKWISE.includes(game) : chosen === "clockwise";
}
