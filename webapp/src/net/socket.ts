import type { SocketMessage, Spoken, TableState } from "../protocol";
import type { Answer } from "./api";
import type { Connection } from "./connection";
import { backoff } from "./wait";

export interface Line {
  /** An address with a ticket, good for one minute. */
  address(): Promise<Answer<{ url: string }>>;
  read(): Promise<Answer<TableState>>;
  /** Takes a state; false when it was known already. */
  news(state: TableState): boolean;
  said(spoken: Spoken): void;
  changed(connection: Connection): void;
  /** The table cannot be read at all: unknown, expired, not allowed. */
  refused(code: string): void;
}

/** The gateway closes a silent connection after ten minutes. */
const PING_MS = 270_000;
/** After so long a silence the table is read: a dead connection often looks alive, and whoever looks must not miss a move
 *  for long. While people play, the silence seldom lasts so long. */
const QUIET_MS = 12_000;
const POLL_MS = 3_000;
/** Sleeping phones keep dead sockets open, so after this long away a new one is made. */
const AWAY_MS = 20_000;
const LONGEST_WAIT_MS = 30_000;
/** So many failures in a row, and the table is read by polling meanwhile. */
const FAILURES_BEFORE_POLLING = 2;

/** Keeps one table's states coming: by WebSocket, and by polling while sockets fail. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private failures = 0;
  private closed = false;
  /** A newer socket of the player has taken this one's place; to claim it back unasked would only start a fight. */
  private replaced = false;
  /** Rises with each connection, so that what an older one still says is not heard. */
  private generation = 0;
  private paused = false;
  private hiddenSince: number | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private poll: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly line: Line) {
    document.addEventListener("visibilitychange", this.onVisibility);
    addEventListener("online", this.onOnline);
    addEventListener("offline", this.onOffline);
    this.connect();
    void this.read();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.onVisibility);
    removeEventListener("online", this.onOnline);
    removeEventListener("offline", this.onOffline);
    this.drop();
    clearTimeout(this.poll);
  }

  /** Nobody looks. The connection is given up until `resume`: the room reminds whoever is not there when his turn comes. */
  pause(): void {
    this.paused = true;
    this.failures = 0;
    this.drop();
    clearTimeout(this.poll);
  }

  /** Comes back to the foreground: reads the table, and renews a connection that may have died meanwhile. */
  resume(): void {
    const away = this.hiddenSince === null ? 0 : Date.now() - this.hiddenSince;
    this.hiddenSince = null;
    this.paused = false;
    if (!this.replaced && (away > AWAY_MS || this.socket?.readyState !== WebSocket.OPEN)) this.connect();
    void this.read();
  }

  readonly connect = (): void => {
    this.drop();
    this.replaced = false;
    if (this.failures === 0) this.line.changed("connecting");
    void this.open(this.generation);
  };

  private async open(generation: number): Promise<void> {
    const address = await this.line.address();
    if (generation !== this.generation || this.closed) return;
    if (!address.ok) {
      if (address.error.code === "not_found") this.line.refused(address.error.code);
      else this.failed();
      return;
    }
    const socket = new WebSocket(address.value.url);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (message: MessageEvent<string>) => this.hear(message.data);
    socket.onclose = () => this.failed();
  }

  private hear(text: string): void {
    this.waitForNews();
    const message = parsed(text);
    // What is wrong with the room's answers the reading tells.
    if (!message) void this.read();
    else if ("frames" in message) this.line.news(message);
    else if ("talk" in message) this.line.said(message.talk);
    else if (message.error === "replaced") {
      this.drop();
      this.replaced = true;
      this.line.changed("replaced");
    }
  }

  private opened(socket: WebSocket): void {
    this.failures = 0;
    clearTimeout(this.poll);
    this.line.changed("online");
    this.ping = setInterval(() => socket.send("ping"), PING_MS);
    this.waitForNews();
    // What happened before the socket was open comes by this reading, all later things are pushed.
    void this.read();
  }

  private waitForNews(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => void this.listen(), QUIET_MS);
  }

  /** News that the socket should have brought means that it is deaf. A page that nobody sees asks for none. */
  async listen(): Promise<void> {
    this.waitForNews();
    if (document.visibilityState !== "hidden" && (await this.read()) && !this.replaced) this.connect();
  }

  private failed(): void {
    this.drop();
    this.failures += 1;
    if (this.failures === FAILURES_BEFORE_POLLING) void this.pollOnce();
    else if (this.failures === 1) this.line.changed(navigator.onLine ? "connecting" : "offline");
    this.retry = setTimeout(this.connect, backoff(this.failures, LONGEST_WAIT_MS));
  }

  private async pollOnce(): Promise<void> {
    await this.read();
    if (this.closed || this.failures < FAILURES_BEFORE_POLLING) return;
    this.poll = setTimeout(() => void this.pollOnce(), POLL_MS);
  }

  /** Reads the table; true when that brought news. */
  private async read(): Promise<boolean> {
    const answer = await this.line.read();
    if (this.closed) return false;
    const open = this.socket?.readyState === WebSocket.OPEN;
    if (answer.ok) {
      if (open) this.line.changed("online");
      else if (this.replaced) this.line.changed("replaced");
      else if (this.failures >= FAILURES_BEFORE_POLLING) this.line.changed("polling");
      return this.line.news(answer.value);
    }
    if (answer.error.code === "network") {
      if (open) this.failed();
      this.line.changed("offline");
    } else this.line.refused(answer.error.code);
    return false;
  }

  private drop(): void {
    this.generation += 1;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    clearTimeout(this.quiet);
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private readonly onVisibility = (): void => {
    if (document.visibilityState === "hidden") this.hiddenSince = Date.now();
    else if (!this.paused) this.resume();
  };

  private readonly onOnline = (): void => {
    if (this.paused) return;
    if (this.replaced) void this.read();
    else this.connect();
  };

  private readonly onOffline = (): void => this.line.changed("offline");
}

/** A message, if it is one that this app knows. */
function parsed(text: string): SocketMessage | null {
  try {
    const message = Object(JSON.parse(text)) as SocketMessage;
    return ["frames", "talk", "error"].some((kind) => kind in message) ? message : null;
  } catch {
    return null;
  }
}
