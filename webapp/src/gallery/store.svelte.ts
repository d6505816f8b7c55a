import type { Answer } from "../net/api";
import type { Connection, Hearer, Refusal, TableStore } from "../net/table.svelte";
import type { Frame, Published, Said, ScoreSheet, TableState } from "../protocol";

/** A table without a server: shows the frames that it is given, one after another on demand. */
export class ShownTable implements TableStore {
  readonly id = "gallery";
  readonly skipped = [];
  frame = $state.raw<Frame | null>(null);
  previous = $state.raw<Frame | null>(null);
  pending = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  connection = $state<Connection>("online");

  /** What the server says of the matches that are over. */
  published: Answer<Published> = { ok: true, value: { matches: [] } };

  /** What it says of the finished hands. */
  scored: Answer<ScoreSheet> = { ok: true, value: { hands: [] } };

  constructor(private readonly frames: [Frame, ...Frame[]]) {
    this.frame = frames[0];
  }

  /** By whom the moment lets things be said. */
  hearer: Hearer | null = null;

  say(phrase: string): Promise<Answer<Said>> {
    const talk = { table: this.id, seat: 0, phrase, at: this.now() };
    this.hearer?.(talk);
    return Promise.resolve({ ok: true, value: { talk } });
  }

  hear(hearer: Hearer): () => void {
    this.hearer = hearer;
    return () => (this.hearer = null);
  }

  records(): Promise<Answer<Published>> {
    return Promise.resolve(this.published);
  }

  score(): Promise<Answer<ScoreSheet>> {
    return Promise.resolve(this.scored);
  }

  get state(): TableState {
    return { table: this.id, version: 1, turn: 1, now: this.now(), frames: this.frames };
  }

  get view() {
    return this.frame?.view ?? null;
  }

  /** The moment of the picture stands still. */
  now(): number {
    return 0;
  }

  next(): void {
    const at = this.frames.findIndex((frame) => frame === this.frame);
    this.previous = this.frame;
    this.frame = this.frames[(at + 1) % this.frames.length] ?? null;
  }

  clearRefusal(): void {
    this.refusal = null;
  }

  reconnect(): void {
    this.connection = "online";
  }

  act(text: string): void {
    this.pending = text;
  }
}
