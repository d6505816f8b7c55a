import type { Frame, TableState, View } from "../protocol";

export type Connection = "online" | "connecting" | "offline" | "polling";

/** Why the last move was refused: `code` names a sentence of words/<lang>/errors.ftl, `args` its variables. */
export interface Refusal {
  code: string;
  args: Record<string, string | number>;
}

/** One open table, as the screens see it. All properties are reactive. */
export interface TableStore {
  readonly id: string;
  /** The newest state of the server; null until the first answer. */
  readonly state: TableState | null;
  /** The frame to show now, and the one that was shown before it. */
  readonly frame: Frame | null;
  readonly previous: Frame | null;
  readonly view: View | null;
  /** The op that was sent and is not answered yet, e.g. "play 7h". */
  readonly pending: string | null;
  readonly refusal: Refusal | null;
  readonly connection: Connection;
  clearRefusal(): void;
  act(text: string): void;
  /** The server's clock, in milliseconds. */
  now(): number;
}
