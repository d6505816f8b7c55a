import { entropy, opId } from "../entropy";
import type { Frame, Op, Phase, Published, Said, ScoreSheet, Spoken, TableState, View } from "../protocol";
import { waitsForBots } from "../table/people";
import type { Answer, Api, ApiError } from "./api";
import type { Connection } from "./connection";
import type { TableSocket } from "./socket";
import { Timeline } from "./timeline";

export type { Connection } from "./connection";

/** Why the last move was refused: `code` names a sentence of words/<lang>/errors.ftl, `args` its variables. */
export interface Refusal {
  code: string;
  args: Record<string, string | number>;
}

export type Hearer = (spoken: Spoken) => void;

/** One open table, as the screens see it. All properties are reactive. */
export interface TableStore {
  readonly id: string;
  /** The newest state of the server; null until the first answer. */
  readonly state: TableState | null;
  /** The frame to show now. */
  readonly frame: Frame | null;
  /** The frame that was shown before; null when `frame` is to be shown as it stands, without movement. */
  readonly previous: Frame | null;
  /** Frames between the one before and `frame` whose time was over before they could be shown. */
  readonly skipped: Frame[];
  readonly view: View | null;
  /** The op that was sent and is not answered yet, e.g. "play 7h". */
  readonly pending: string | null;
  readonly refusal: Refusal | null;
  readonly connection: Connection;
  clearRefusal(): void;
  act(text: string): void;
  /** Tries at once to get a lost line back. */
  reconnect(): void;
  /** Says something that all who watch hear, by their sockets. */
  say(phrase: string): Promise<Answer<Said>>;
  /** Lets somebody hear what is said from now on, in the place of whoever did; returns how to stop. */
  hear(hearer: Hearer): () => void;
  /** The matches that are over, with the secrets of their shuffles. */
  records(): Promise<Answer<Published>>;
  /** What the finished hands of the last match came to. */
  score(): Promise<Answer<ScoreSheet>>;
  /** The server's clock, in milliseconds. */
  now(): number;
}

const PHASES: Phase[] = ["lobby", "playing", "deciding", "over"];
/** A bot's move has been pushed by then, if the line is good. */
const BOT_MS = 3_000;
/** Ops about seats and the lobby, signals and proposals: unlike a vote they mean the same a turn later, so `stale` only asks for the new turn. */
const TIMELESS = /^(sit|leave|bot|clear|switch|option|clock|recall|start|signal|gesture|back|propose)\b/;

export class OpenTable implements TableStore {
  state = $state.raw<TableState | null>(null);
  frame = $state.raw<Frame | null>(null);
  previous = $state.raw<Frame | null>(null);
  skipped = $state.raw<Frame[]>([]);
  pending = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  connection = $state<Connection>("connecting");
  /** The code that says why there is no table to show: unknown, expired. */
  missing = $state<string | null>(null);

  private readonly timeline = new Timeline();
  /** null: it could not be fetched. */
  private readonly socket: Promise<TableSocket | null>;
  private readonly closing = new AbortController();
  /** Where this phone notes what it must compare when the match is over. */
  private readonly notes = import("../fairness/notes").catch(() => null);
  private hearer: Hearer | null = null;
  private paused = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The version after which nothing came, so that the table was read: once is enough. */
  private doubted = 0;

  constructor(
    readonly id: string,
    private readonly api: Api,
  ) {
    this.socket = this.connect();
  }

  /** The table is read while the code comes that keeps it read; the first picture waits for neither socket nor polling. */
  private async connect(): Promise<TableSocket | null> {
    const { id, api } = this;
    const read = (): Promise<Answer<TableState>> => api.table(id, 2);
    let first: Promise<Answer<TableState>> | null = read();
    void first.then((answer) => answer.ok && !this.closing.signal.aborted && this.take(answer.value));
    try {
      const { TableSocket } = await import("./socket");
      return new TableSocket({
        address: () => api.socket(id),
        read: () => {
          const answer = first ?? read();
          first = null;
          return answer;
        },
        news: (state) => this.take(state),
        said: (spoken) => this.hearer?.(spoken),
        changed: (connection) => (this.connection = connection),
        refused: (code) => this.lose(code),
      });
    } catch {
      this.connection = "offline";
      return null;
    }
  }

  get view(): View | null {
    return this.frame?.view ?? null;
  }

  now(): number {
    return this.timeline.now(Date.now());
  }

  clearRefusal(): void {
    this.refusal = null;
  }

  /** Sends an op; one at a time, so a second tap before the answer does nothing. */
  act(text: string): void {
    if (this.pending !== null || !this.state) return;
    this.pending = text;
    this.refusal = null;
    void this.send(text);
  }

  /** Nobody looks: until `resume` nothing is asked for, and nothing moves. */
  pause(): void {
    this.paused = true;
    clearTimeout(this.timer);
    void this.socket.then((socket) => socket?.pause());
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.advance();
    void this.socket.then((socket) => socket?.resume());
  }

  reconnect(): void {
    void this.socket.then((socket) => (socket ? socket.connect() : location.reload()));
  }

  say(phrase: string): Promise<Answer<Said>> {
    return this.api.say(this.id, phrase);
  }

  hear(hearer: Hearer): () => void {
    this.hearer = hearer;
    return () => (this.hearer = null);
  }

  records(): Promise<Answer<Published>> {
    return this.api.records(this.id);
  }

  score(): Promise<Answer<ScoreSheet>> {
    return this.api.score(this.id);
  }

  close(): void {
    this.closing.abort();
    void this.socket.then((socket) => socket?.close());
    clearTimeout(this.timer);
  }

  private async send(text: string): Promise<void> {
    let answer = await this.attempt(text);
    if (isStale(answer) && TIMELESS.test(text)) {
      this.takeFrom(answer);
      answer = await this.attempt(text);
    }
    if (this.closing.signal.aborted) return;
    // All at once: with a pause between, the table would be drawn anew twice.
    this.pending = null;
    if (!answer.ok) this.refusal = refusal(answer.error);
    this.takeFrom(answer);
  }

  /** One op with an id of its own. */
  private async attempt(text: string): Promise<Answer<TableState>> {
    const op: Op = { op: opId(), turn: this.state?.turn ?? 0, text };
    if (this.shuffles(text)) op.entropy = entropy();
    const { view } = this;
    const answer = await this.api.op(this.id, op, this.closing.signal);
    if (answer.ok) void this.note(view, op.entropy);
    return answer;
  }

  /** Whatever state came back. */
  private takeFrom(answer: Answer<TableState>): void {
    const state = answer.ok ? answer.value : answer.error.state;
    if (state && !this.closing.signal.aborted) this.take(state);
  }

  /** Whether the op carries the player's part of a shuffle. */
  private shuffles(text: string): boolean {
    const rematch = this.view?.proposal?.kind === "rematch";
    return /^(sit |start$|propose rematch$)/.test(text) || (text === "vote yes" && rematch);
  }

  private take(state: TableState): boolean {
    if (!isKnown(state)) {
      this.missing = "unreadable";
      return false;
    }
    const news = this.timeline.take(state, Date.now());
    this.missing = null;
    if (news) this.state = state;
    this.advance();
    return news;
  }

  private advance(): void {
    clearTimeout(this.timer);
    if (this.paused) return;
    const wait = this.timeline.advance(Date.now());
    this.frame = this.timeline.frame;
    this.previous = this.timeline.previous;
    this.skipped = this.timeline.skipped;
    void this.note(this.view);
    if (wait !== null) this.timer = setTimeout(() => this.advance(), wait);
    else if (this.view && waitsForBots(this.view)) this.timer = setTimeout(() => this.doubt(), BOT_MS);
  }

  private async note(view: View | null, entropy?: string): Promise<void> {
    const notes = await this.notes;
    if (view) notes?.note(this.id, view, entropy);
  }

  /** A bot should have moved by now, so perhaps the line is deaf. */
  private doubt(): void {
    if (!this.state || this.state.version === this.doubted) return;
    this.doubted = this.state.version;
    void this.socket.then((socket) => socket?.listen());
  }

  private lose(code: string): void {
    this.missing = code;
    if (code === "not_found") this.close();
  }
}

/** Whether this app can show it: a newer room may say more than it knows. */
function isKnown({ frames }: TableState): boolean {
  return frames.length > 0 && frames.every(({ view }) => PHASES.includes(view.phase) && Array.isArray(view.seats));
}

function isStale(answer: Answer<TableState>): boolean {
  return !answer.ok && answer.error.code === "stale";
}

export function refusal({ code, ms }: ApiError): Refusal {
  return { code, args: ms === undefined ? {} : { seconds: Math.ceil(ms / 1_000) } };
}
