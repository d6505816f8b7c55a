import type { Seat, Spoken } from "../protocol";

export interface Bubble {
  /** Tells it from all others. */
  key: number;
  seat: Seat;
  phrase: string;
}

/** Long enough to look there from one's own cards, and read it. */
export const SHOWN_MS = 5_000;

/** What was just said, the last phrase of each seat. */
export class Bubbles {
  all = $state.raw<readonly Bubble[]>([]);
  private keys = 0;

  show({ seat, phrase }: Pick<Spoken, "seat" | "phrase">): void {
    const bubble = { key: ++this.keys, seat, phrase };
    this.all = [...this.all.filter((other) => other.seat !== seat), bubble];
    setTimeout(() => (this.all = this.all.filter((other) => other !== bubble)), SHOWN_MS);
  }
}
