import type { View } from "../protocol";
import { lasting } from "../storage";

/** What this phone saw and sent of a match's shuffle before the seed was published. */
export interface Note {
  /** The first one that was shown counts. */
  commitment?: string;
  /** My part, 22 letters of base64url; the last one counts. */
  entropy?: string;
}

type Sealing = Pick<View, "match" | "phase" | "commitment">;

const KEY = "carteado.sealed";
/** Matches of which notes are kept. */
const KEPT = 40;

let notes: Record<string, Note> = {};

export function noteOf(table: string, match: number): Note {
  notes = { ...lasting.read<typeof notes>(KEY), ...notes };
  return notes[keyOf(table, match)] ?? {};
}

/** Notes what a view shows of the match whose shuffle is sealed, and what was sent for it. */
export function note(table: string, view: Sealing, entropy?: string): void {
  const match = sealedMatch(view);
  if (!entropy && notes[keyOf(table, match)]) return;
  const known = noteOf(table, match);
  notes[keyOf(table, match)] = { commitment: view.commitment, ...known, ...(entropy && { entropy }) };
  notes = Object.fromEntries(Object.entries(notes).slice(-KEPT));
  lasting.write(KEY, notes);
}

/** The one that is played, else the next. */
function sealedMatch({ match, phase }: Sealing): number {
  return phase === "lobby" || phase === "over" ? match + 1 : match;
}

const keyOf = (table: string, match: number): string => `${table} ${match}`;
