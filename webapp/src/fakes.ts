/** Made-up states and a fake network, for tests. */
import { vi } from "vitest";
import type { Frame, SocketMessage, TableState, View } from "./protocol";

export function view(over: Partial<View> = {}): View {
  return {
    phase: "lobby",
    game: "bisca",
    players: 4,
    options: { target: 4 },
    clock: "30",
    host: 0,
    you: 0,
    match: 1,
    deal: 0,
    seats: [{ name: "Ana", kind: "human", level: null, bank: 60_000, gesture: null }, null, null, null],
    commitment: "7f3a91c2".repeat(8),
    entropy: [true, null, null, null],
    score: [0, 0],
    winners: null,
    deadline: null,
    proposal: null,
    lots: null,
    signals: null,
    recall: null,
    hand: null,
    ...over,
  };
}

export function frame(at: number, event: string | null = null, over: Partial<View> = {}): Frame {
  return { at, event, view: view(over) };
}

export function state(over: Partial<Omit<TableState, "frames">> & { frames?: Frame[] } = {}): TableState {
  const { frames = [frame(0)], ...rest } = over;
  return { table: "k3v", version: 1, turn: 0, now: 0, ...rest, frames: frames as TableState["frames"] };
}

export interface Request {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
  token: string | null;
}

/** An answer of the fake server: status and body, or no answer at all. */
export type Reply = [status: number, body: unknown] | "no network";

/** Puts a fake server behind `fetch`; returns the requests it has seen. */
export function serve(answer: (request: Request) => Reply | Promise<Reply>): Request[] {
  const seen: Request[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const request: Request = {
      method: init.method ?? "GET",
      path,
      body: typeof init.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : null,
      token: headers.get("Authorization")?.replace("Bearer ", "") ?? null,
    };
    seen.push(request);
    const reply = await answer(request);
    if (reply === "no network") throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(reply[1]), { status: reply[0] });
  });
  return seen;
}

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  push(message: SocketMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
