/** What the screens need of the games. A game's own parts are fetched when one of its tables is opened. */
import type { GameParts } from "./parts";

export { clothOf } from "./cloth";
export { lookOf, type GameLook } from "./looks";
export { isClockwise, optionsOf } from "./options";

const FOLDERS = import.meta.glob<{ default: GameParts }>("./*/index.ts");

/** null: this build does not know the game. Rejects when the parts cannot be had. */
export async function partsOf(game: string): Promise<GameParts | null> {
  const load = FOLDERS[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** With what a table can be drawn without. */
export async function wholePartsOf(game: string): Promise<GameParts | null> {
  const parts = await partsOf(game);
  return parts && { ...parts, ...(await parts.later?.())?.default };
}
