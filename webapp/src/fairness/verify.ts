import type { HandRecord, PublishedMatch, Seat } from "../protocol";
import type { Note } from "./notes";
import { commitment, keyOf, Stream } from "./shuffle";

/** What was found in a match that is over. */
export interface Proof {
  /** Whether seed and salt give the commitment that is published with them. */
  sealed: boolean;
  /** Whether this phone was shown that commitment; null: it was shown none. */
  promised: boolean | null;
  /** Whether my part is at my seat; null: this phone sent none. */
  mine: boolean | null;
  /** Hand by hand: whether its cards lay as seed and contributions deal them. */
  hands: boolean[];
}

const PACK = [..."cdhs"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));

export async function verify(match: PublishedMatch, note: Note, you: Seat | null): Promise<Proof> {
  const key = await keyOf(match.seed);
  const hands = match.records.map(async (record, index) => {
    const numbers = new Stream(key, index + 1, match.entropy);
    return (await numbers.shuffle(packOf(match.records))).join(" ") === record.deck;
  });
  return {
    sealed: (await commitment(match.seed, match.salt)) === match.commitment,
    promised: note.commitment === undefined ? null : note.commitment === match.commitment,
    mine: note.entropy === undefined || you === null ? null : hexOf(note.entropy) === match.entropy[you],
    hands: await Promise.all(hands),
  };
}

/** Whether nothing speaks against the match. */
export function isRight({ sealed, promised, mine, hands }: Proof): boolean {
  return sealed && promised !== false && mine !== false && hands.every(Boolean);
}

/** The cards of the match before they were shuffled: no rule of a game is needed to know them. */
function packOf(records: HandRecord[]): string[] {
  const used = new Set(records[0]?.deck.split(" "));
  return PACK.filter((card) => used.has(card));
}

function hexOf(base64url: string): string {
  const raw = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Array.from(raw, (letter) => letter.charCodeAt(0).toString(16).padStart(2, "0")).join("");
}
