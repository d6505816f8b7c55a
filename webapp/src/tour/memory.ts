import { forThisTab, lasting } from "../storage";

const TABLE = "carteado.guided";
const KNOWN = "carteado.known";

/** Whether the first hand of this table is being explained. */
export function isGuided(table: string): boolean {
  return forThisTab.read(TABLE) === table;
}

/** Explains the first hand of this table; of none with null. */
export function guide(table: string | null): void {
  forThisTab.write(TABLE, table);
}

/** Whether the player has opened, or been shown, the game on this device. */
export function isKnown(game: string): boolean {
  return (lasting.read<string[]>(KNOWN) ?? []).includes(game);
}

export function makeKnown(game: string): void {
  if (!isKnown(game)) lasting.write(KNOWN, [...(lasting.read<string[]>(KNOWN) ?? []), game]);
}
