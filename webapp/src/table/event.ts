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

/** The card in "play 7h"; null for any other text. */
export function cardOf(move: string | null): Card | null {
  return move?.startsWith("play ") ? move.slice("play ".length) : null;
}
