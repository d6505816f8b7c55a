import type { Card, Seat } from "../protocol";

/** What led to a frame, taken apart: a public move of a seat, or a step of the table ("deal", "collect", …). */
export type Event =
  | { kind: "move"; seat: Seat; verb: string; argument: string }
  | { kind: "step"; name: string };

const MOVE = /^(\d+) (\w+) ?(.*)$/;

export function parseEvent(text: string | null): Event | null {
  if (text === null) return null;
  const move = MOVE.exec(text);
  if (!move) return { kind: "step", name: text };
  const [, seat = "", verb = "", argument = ""] = move;
  return { kind: "move", seat: Number(seat), verb, argument };
}

/** The verb of a move that puts a card on the table with its face down. */
export const FACE_DOWN = "flip";

/** The card that a move puts on the table, and whether its face is up; null for any other move. */
export function cardOf(move: string | null): { card: Card; open: boolean } | null {
  const [verb, card] = move?.split(" ") ?? [];
  return card && (verb === "play" || verb === FACE_DOWN) ? { card, open: verb === "play" } : null;
}
