import type { ErrorBody, Op, OpenTable, Published, Replay, Room, Said, ScoreSheet, Session, TableState, TableSummary } from "../protocol";
import { backoff, sleep } from "./wait";

/** Errors are values: `code` is one of the protocol's, `network` when there was no answer at all, or `unreadable`: one that this app does not know. */
export interface ApiError {
  code: string;
  ms?: number;
  state?: TableState;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; error: ApiError };

/** Who makes the calls: the token to send, and a way to a new one when the server no longer takes it. */
export interface Credentials {
  token(): string | null;
  renew(): Promise<boolean>;
}

export type Identity = { init_data: string } | { name: string };

interface Call {
  method: "GET" | "POST";
  path: string;
  body?: unknown;
  token?: string | null;
  /** What an answer holds, if it is one that this app knows. */
  holds: string;
  /** Repeating it does no harm, so an unknown outcome is repeated too. */
  repeatable: boolean;
  tries: number;
  signal?: AbortSignal;
}

const TRIES = 4;
const TIMEOUT_MS = 12_000;
const LONGEST_WAIT_MS = 5_000;

async function once<T>(call: Call): Promise<Answer<T>> {
  const headers: Record<string, string> = {};
  if (call.token) headers["Authorization"] = `Bearer ${call.token}`;
  if (call.body !== undefined) headers["Content-Type"] = "application/json";
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  call.signal?.addEventListener("abort", abort);
  try {
    const response = await fetch(call.path, {
      method: call.method,
      headers,
      body: call.body === undefined ? null : JSON.stringify(call.body),
      signal: controller.signal,
      cache: "no-store",
    });
    const body: unknown = await response.json();
    if (response.ok && !(call.holds in Object(body))) return { ok: false, error: { code: "unreadable" } };
    if (response.ok) return { ok: true, value: body as T };
    const { error, ...rest } = body as ErrorBody;
    if (!error) throw new Error("not the room's answer");
    return { ok: false, error: { code: error, ...rest } };
  } catch {
    // No connection, a time-out, or an answer that is not the room's (a gateway's).
    return { ok: false, error: { code: "network" } };
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener("abort", abort);
  }
}

/** `busy` changed nothing and may always be repeated; an unknown outcome only where the call allows it. */
async function persist<T>(call: Call): Promise<Answer<T>> {
  for (let attempt = 0; ; attempt++) {
    const answer = await once<T>(call);
    if (answer.ok || call.signal?.aborted || attempt + 1 >= call.tries) return answer;
    const code = answer.error.code;
    if (code !== "busy" && !(code === "network" && call.repeatable)) return answer;
    await sleep(backoff(attempt, LONGEST_WAIT_MS), call.signal);
  }
}

/** `POST /api/session`. A guest's old token goes along, so that he keeps his id. */
export function openSession(identity: Identity, oldToken: string | null): Promise<Answer<Session>> {
  return persist({
    method: "POST",
    path: "/api/session",
    body: identity,
    holds: "token",
    token: oldToken,
    repeatable: true,
    tries: TRIES,
  });
}

/** The routes of the protocol, for one person. */
export class Api {
  constructor(private readonly credentials: Credentials) {}

  room(): Promise<Answer<Room>> {
    return this.get("/api/games", "games");
  }

  tables(): Promise<Answer<{ tables: TableSummary[] }>> {
    return this.get("/api/tables", "tables");
  }

  /** Not repeated when the outcome is unknown: there might be two tables. */
  open(table: OpenTable): Promise<Answer<TableState>> {
    return this.call({ method: "POST", path: "/api/tables", body: table, holds: "frames", repeatable: false, tries: TRIES });
  }

  table(id: string, tries = TRIES): Promise<Answer<TableState>> {
    return this.get(`/api/tables/${encodeURIComponent(id)}`, "frames", tries);
  }

  records(id: string): Promise<Answer<Published>> {
    return this.get(`/api/tables/${encodeURIComponent(id)}/records`, "matches", 2);
  }

  score(id: string): Promise<Answer<ScoreSheet>> {
    return this.get(`/api/tables/${encodeURIComponent(id)}/score`, "hands", 2);
  }

  replay(id: string, match: number, deal: number): Promise<Answer<Replay>> {
    return this.get(`/api/tables/${encodeURIComponent(id)}/replays/${match}/${deal}`, "frames", 2);
  }

  /** Repeated with the same op id until there is an answer, or until `signal` is aborted. */
  op(id: string, op: Op, signal: AbortSignal): Promise<Answer<TableState>> {
    const path = `/api/tables/${encodeURIComponent(id)}/ops`;
    return this.call({ method: "POST", path, body: op, holds: "frames", repeatable: true, tries: Infinity, signal });
  }

  /** Not repeated when the outcome is unknown: it would be said twice. */
  say(id: string, phrase: string): Promise<Answer<Said>> {
    const path = `/api/tables/${encodeURIComponent(id)}/talk`;
    return this.call({ method: "POST", path, body: { phrase }, holds: "talk", repeatable: false, tries: 2 });
  }

  socket(id: string): Promise<Answer<{ url: string }>> {
    const path = `/api/tables/${encodeURIComponent(id)}/socket`;
    return this.call({ method: "POST", path, holds: "url", repeatable: true, tries: 1 });
  }

  private get<T>(path: string, holds: string, tries = TRIES): Promise<Answer<T>> {
    return this.call({ method: "GET", path, holds, repeatable: true, tries });
  }

  private async call<T>(call: Call): Promise<Answer<T>> {
    const answer = await persist<T>({ ...call, token: this.credentials.token() });
    if (answer.ok || answer.error.code !== "unauthorised") return answer;
    if (!(await this.credentials.renew())) return answer;
    return persist<T>({ ...call, token: this.credentials.token() });
  }
}
