import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve, state } from "../fakes";
import { Api, type Credentials } from "./api";

const OP = { op: "abcdefgh", turn: 3, text: "play 7h" };

function credentials(): Credentials & { current: string } {
  return {
    current: "old",
    token() {
      return this.current;
    },
    renew() {
      this.current = "new";
      return Promise.resolve(true);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an op without an answer is repeated with the same id until there is one", async () => {
  let left = 9;
  const seen = serve(() => (left-- > 0 ? "no network" : [200, state({ version: 5 })]));
  const answer = new Api(credentials()).op("k3v", OP, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({ ok: true, value: { version: 5 } });
  expect(seen).toHaveLength(10);
  expect(new Set(seen.map((request) => request.body?.["op"]))).toEqual(new Set(["abcdefgh"]));
});

test("`busy` is repeated, a refusal is not", async () => {
  const replies: [number, unknown][] = [
    [503, { error: "busy" }],
    [409, { error: "too_early", ms: 800 }],
  ];
  const seen = serve(() => replies.shift() ?? "no network");
  const answer = new Api(credentials()).op("k3v", OP, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ ok: false, error: { code: "too_early", ms: 800 } });
  expect(seen).toHaveLength(2);
});

test("an op that is given up is not sent again", async () => {
  const seen = serve(() => "no network");
  const closing = new AbortController();
  const answer = new Api(credentials()).op("k3v", OP, closing.signal);
  await vi.advanceTimersByTimeAsync(100);
  closing.abort();
  await answer;
  const before = seen.length;
  await vi.runAllTimersAsync();
  expect(seen).toHaveLength(before);
});

test("opening a table is not repeated when the outcome is unknown", async () => {
  const seen = serve(() => "no network");
  const answer = await new Api(credentials()).open({ game: "bisca", players: 2, entropy: "x" });
  expect(answer).toEqual({ ok: false, error: { code: "network" } });
  expect(seen).toHaveLength(1);
});

test("a token that is no longer taken is renewed once", async () => {
  const seen = serve(({ token }) => (token === "new" ? [200, { tables: [] }] : [401, { error: "unauthorised" }]));
  expect(await new Api(credentials()).tables()).toEqual({ ok: true, value: { tables: [] } });
  expect(seen.map((request) => request.token)).toEqual(["old", "new"]);
});

test("an answer that is not ours counts as none", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>Bad gateway</html>", { status: 502 })));
  const answer = new Api(credentials()).tables();
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ ok: false, error: { code: "network" } });
});

test("an answer that another app may know is told from none", async () => {
  for (const body of [{}, [], null, 7, { error: "busy" }]) {
    serve(() => [200, body]);
    expect(await new Api(credentials()).table("k3v")).toEqual({ ok: false, error: { code: "unreadable" } });
  }
});

test("a gateway's own answer is no answer of the room", async () => {
  let left = 1;
  serve(() => (left-- > 0 ? [503, { message: "Service Unavailable" }] : [200, state({ version: 5 })]));
  const answer = new Api(credentials()).table("k3v");
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({ ok: true, value: { version: 5 } });
});
