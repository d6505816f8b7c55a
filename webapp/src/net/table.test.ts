// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noteOf } from "../fairness/notes";
import { FakeSocket, frame, serve, state, type Reply, type Request } from "../fakes";
import type { SeatView, Spoken, TableState, View } from "../protocol";
import { hand } from "../table/fakes";
import { Api } from "./api";
// In a browser it comes when a table is opened; here it must not come in the middle of a test.
import "./socket";
import { OpenTable } from "./table.svelte";

let table: OpenTable;
let server: TableState;
let onOp: (request: Request) => Reply | Promise<Reply>;
let seen: Request[];

const person = (kind: SeatView["kind"]): SeatView => ({ name: "Ana", kind, level: null, bank: 60_000, gesture: null });
const ops = (): Request[] => seen.filter((request) => request.path.endsWith("/ops"));
/** The page is seen again. */
const look = (): boolean => document.dispatchEvent(new Event("visibilitychange"));
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const socket = (): FakeSocket => {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error("no socket was opened");
  return last;
};

beforeEach(async () => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  server = state({ version: 1, turn: 4 });
  onOp = () => [200, (server = state({ version: server.version + 1, turn: server.turn + 1 }))];
  seen = serve((request) => {
    if (request.path.endsWith("/socket")) return [200, { url: "wss://room/?ticket=x" }];
    if (request.path.endsWith("/talk")) return "no network";
    return request.path.endsWith("/ops") ? onOp(request) : [200, server];
  });
  table = new OpenTable("k3v", new Api({ token: () => "t", renew: () => Promise.resolve(false) }));
  await settle();
  socket().accept();
  await settle();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("states", () => {
  test("are read first and pushed later", () => {
    expect(table.state?.version).toBe(1);
    expect(table.connection).toBe("online");
    socket().push(state({ version: 2 }));
    expect(table.state?.version).toBe(2);
    socket().push(state({ version: 1 }));
    expect(table.state?.version).toBe(2);
  });

  test("their frames are shown one after the other", async () => {
    socket().push(state({ version: 2, frames: [frame(0, "0 play 4d"), frame(1_000, "1 play Jc")] }));
    expect(table.frame?.event).toBe("0 play 4d");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(table.frame?.event).toBe("1 play Jc");
    expect(table.previous?.event).toBe("0 play 4d");
  });

  test("a table that does not exist is missing", async () => {
    table.close();
    const gone = serve(() => [404, { error: "not_found" }]);
    const other = new OpenTable("nope", new Api({ token: () => "t", renew: () => Promise.resolve(false) }));
    await settle();
    expect(other.missing).toBe("not_found");
    const asked = gone.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(gone).toHaveLength(asked);
  });
});

describe("what is not understood", () => {
  test("a push that is no state makes the phone read the table", async () => {
    for (const text of ["<html>", "7", "null", "{}"]) {
      server = state({ version: server.version + 1 });
      socket().onmessage?.({ data: text });
      await settle();
      expect(table.state?.version).toBe(server.version);
    }
  });

  test("an answer that is no state is told, until one is", async () => {
    const wrong = serve(() => [200, { tables: "turned" }]);
    look();
    await settle();
    expect(wrong).not.toHaveLength(0);
    expect(table.missing).toBe("unreadable");
    serve(() => [200, server]);
    look();
    await settle();
    expect(table.missing).toBeNull();
  });

  test("a session that ends in mid-match is renewed, and the move is made", async () => {
    table.close();
    let token = "old";
    const renew = (): Promise<boolean> => {
      token = "new";
      return Promise.resolve(true);
    };
    seen = serve((request) => (request.token === "old" ? [401, { error: "unauthorised" }] : [200, server]));
    const mine = new OpenTable("k3v", new Api({ token: () => token, renew }));
    await settle();
    token = "old";
    mine.act("play 7h");
    await settle();
    expect(ops().map(({ token: sent, body }) => [sent, body?.["text"]])).toEqual([["old", "play 7h"], ["new", "play 7h"]]);
    expect(new Set(ops().map(({ body }) => body?.["op"])).size).toBe(1);
    expect(mine.refusal).toBeNull();
    mine.close();
  });
});

describe("talk", () => {
  const talk = { table: "k3v", seat: 1, phrase: "thanks", at: 0 };

  test("is heard beside the states, by whoever listens at the time", () => {
    const heard: Spoken[] = [];
    socket().push({ talk });
    const stop = table.hear((spoken) => heard.push(spoken));
    socket().push({ talk: { ...talk, seat: 2 } });
    stop();
    socket().push({ talk });
    expect(heard.map(({ seat }) => seat)).toEqual([2]);
    expect(table.state?.version).toBe(1);
  });

  test("is said beside a move that waits for its answer, and is not said twice", async () => {
    onOp = () => "no network";
    table.act("play 7h");
    const answer = await table.say("thanks");
    expect(answer).toEqual({ ok: false, error: { code: "network" } });
    expect(seen.filter(({ path }) => path === "/api/tables/k3v/talk").map(({ body }) => body)).toEqual([{ phrase: "thanks" }]);
    expect(table.pending).toBe("play 7h");
  });
});

describe("ops", () => {
  test("one at a time: a second tap before the answer does nothing", async () => {
    table.act("play 7h");
    table.act("play 7h");
    expect(table.pending).toBe("play 7h");
    await settle();
    expect(ops().map((request) => request.body)).toMatchObject([{ turn: 4, text: "play 7h" }]);
    expect(table.pending).toBeNull();
    expect(table.state?.turn).toBe(5);
  });

  test("a stale move shows the new table and is not sent again", async () => {
    onOp = () => [409, { error: "stale", state: state({ version: 8, turn: 9 }) }];
    table.act("play 7h");
    await settle();
    expect(ops()).toHaveLength(1);
    expect(table.state?.version).toBe(8);
    expect(table.refusal).toEqual({ code: "stale", args: {} });
  });

  test("a stale `back` is sent again with the new turn", async () => {
    const replies: Reply[] = [
      [409, { error: "stale", state: state({ version: 8, turn: 9 }) }],
      [200, state({ version: 9, turn: 9 })],
    ];
    onOp = () => replies.shift() ?? "no network";
    table.act("back");
    await settle();
    expect(ops().map((request) => request.body?.["turn"])).toEqual([4, 9]);
    expect(table.refusal).toBeNull();
  });

  test.each([
    ["swap", 1],
    ["switch 1 2", 2],
    ["back", 2],
    // The question may be another one by now.
    ["vote yes", 1],
    ["choose copas", 1],
  ])("stale `%s` is sent %i times at most", async (text, times) => {
    onOp = () => [409, { error: "stale", state: server }];
    table.act(text);
    await settle();
    expect(ops()).toHaveLength(times);
  });

  test("a refusal keeps its figures until it is cleared", async () => {
    onOp = () => [409, { error: "too_early", ms: 1_800 }];
    table.act("play 7h");
    await settle();
    expect(table.refusal).toEqual({ code: "too_early", args: { seconds: 2 } });
    table.clearRefusal();
    expect(table.refusal).toBeNull();
  });

  test("without a network the move stays pending, and goes when it is back", async () => {
    onOp = () => "no network";
    table.act("play 7h");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(table.pending).toBe("play 7h");
    onOp = () => [200, state({ version: 2, turn: 5 })];
    await vi.advanceTimersByTimeAsync(5_000);
    expect(table.pending).toBeNull();
    expect(new Set(ops().map((request) => request.body?.["op"])).size).toBe(1);
  });

  test("sitting, starting and agreeing to a rematch bring a part of the shuffle, other ops do not", async () => {
    socket().push(
      state({
        version: 2,
        frames: [
          frame(0, null, {
            phase: "over",
            proposal: { kind: "rematch", by: 1, seat: null, electorate: [0, 1], yes: [1], expires: 9 },
          }),
        ],
      }),
    );
    for (const text of ["sit 2", "vote yes", "propose rematch", "start", "vote no"]) {
      table.act(text);
      await settle();
      socket().push(state({ version: server.version + 10, frames: table.state?.frames ?? [] }));
    }
    const sent = ops().map((request) => request.body?.["entropy"]);
    for (const part of sent.slice(0, -1)) expect(part).toMatch(/^[\w-]{22}$/);
    expect(sent).toHaveLength(5);
    expect(sent.at(-1)).toBeUndefined();
  });
});

describe("of the shuffle this phone notes", () => {
  /** Sits down at a table that no other test has seen. */
  async function enter(id: string): Promise<void> {
    table.close();
    server = state({ frames: [frame(0, null, { match: 0, commitment: "one" })] });
    table = new OpenTable(id, new Api({ token: () => "t", renew: () => Promise.resolve(false) }));
    await settle();
    socket().accept();
    await settle();
  }

  test("the seal of the match that is played, and then that of the one to come", async () => {
    await enter("seals");
    expect(noteOf("seals", 1)).toEqual({ commitment: "one" });
    const result = frame(0, "result", { phase: "playing", match: 1, commitment: "another" });
    socket().push(state({ version: 2, frames: [result, frame(4_000, null, { phase: "over", match: 1, commitment: "two" })] }));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(noteOf("seals", 1)).toEqual({ commitment: "one" });
    expect(noteOf("seals", 2)).toEqual({ commitment: "two" });
  });

  test("the last part that it sent and that was taken", async () => {
    await enter("parts");
    for (const reply of [[200, server], [200, server], [409, { error: "seat_taken" }]] satisfies Reply[]) {
      onOp = () => reply;
      table.act("sit 1");
      await settle();
    }
    expect(noteOf("parts", 1).entropy).toBe(ops()[1]?.body?.["entropy"]);
  });
});

describe("the connection", () => {
  test("comes back by itself and reads what was missed", async () => {
    server = state({ version: 6 });
    socket().close();
    expect(table.connection).toBe("connecting");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket().accept();
    await settle();
    expect(table.connection).toBe("online");
    expect(table.state?.version).toBe(6);
  });

  test("polls while sockets fail", async () => {
    socket().close();
    await vi.advanceTimersByTimeAsync(1_000);
    socket().close();
    await settle();
    expect(table.connection).toBe("polling");
    server = state({ version: 7 });
    await vi.advanceTimersByTimeAsync(3_500);
    expect(table.state?.version).toBe(7);
  });

  describe("that a newer one has replaced", () => {
    const asked = (path: string): number => seen.filter((request) => request.path.endsWith(path)).length;

    beforeEach(() => {
      socket().push({ error: "replaced" });
      socket().close();
    });

    test("rests, and says so", async () => {
      expect(table.connection).toBe("replaced");
      const before = seen.length;
      await vi.advanceTimersByTimeAsync(600_000);
      dispatchEvent(new Event("offline"));
      dispatchEvent(new Event("online"));
      await settle();
      expect(FakeSocket.all).toHaveLength(1);
      expect(asked("/socket")).toBe(1);
      expect(seen.length).toBe(before + 1);
      expect(table.connection).toBe("replaced");
    });

    test("reads the table when the player looks", async () => {
      server = state({ version: 5 });
      look();
      await settle();
      expect(table.state?.version).toBe(5);
      expect(table.connection).toBe("replaced");
      expect(asked("/socket")).toBe(1);
    });

    test("shows the table when the player acts", async () => {
      table.act("play 7h");
      await settle();
      expect(table.state?.version).toBe(2);
      expect(table.connection).toBe("replaced");
    });

    test("takes its place back when the player wants it", async () => {
      table.reconnect();
      await settle();
      socket().accept();
      await settle();
      expect(FakeSocket.all).toHaveLength(2);
      expect(table.connection).toBe("online");
    });
  });

  test("another last word does not stop it from coming back", async () => {
    socket().push({ error: "unauthorised" });
    socket().close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("says `ping` before the gateway's ten minutes are over", async () => {
    await vi.advanceTimersByTimeAsync(300_000);
    expect(socket().sent).toEqual(["ping"]);
  });

  const reads = (): number => seen.filter(({ method, path }) => method === "GET" && path.endsWith("/k3v")).length;

  test("is doubted after twelve silent seconds, each message begins them anew", async () => {
    const before = reads();
    await vi.advanceTimersByTimeAsync(10_000);
    socket().push(state({ version: 1 }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads()).toBe(before);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reads()).toBe(before + 1);
  });

  test("is not doubted by a page that nobody sees", async () => {
    const before = reads();
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await vi.advanceTimersByTimeAsync(60_000);
    hidden.mockRestore();
    expect(reads()).toBe(before);
  });

  describe("of a table that is put aside", () => {
    beforeEach(() => table.pause());

    test("is given up, and nothing is asked for or moves", async () => {
      const [before, shown] = [seen.length, table.frame];
      socket().push(state({ version: 2 }));
      dispatchEvent(new Event("online"));
      look();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(socket().readyState).toBe(FakeSocket.CLOSED);
      expect(seen.length).toBe(before);
      expect(table.frame).toBe(shown);
    });

    test("comes back with what was missed", async () => {
      server = state({ version: 5, now: 60_000, frames: [frame(0, "0 play 4d"), frame(1_000, "1 play Jc")] });
      await vi.advanceTimersByTimeAsync(60_000);
      table.resume();
      await settle();
      expect([table.state?.version, table.frame?.event, table.previous]).toEqual([5, "1 play Jc", null]);
      socket().accept();
      await settle();
      expect(FakeSocket.all).toHaveLength(2);
      expect(table.connection).toBe("online");
    });

    test("polls again where sockets still fail", async () => {
      table.resume();
      for (let failures = 0; failures < 2; failures++) {
        await vi.advanceTimersByTimeAsync(1_000);
        socket().close();
      }
      await settle();
      expect(table.connection).toBe("polling");
    });
  });

  describe("that says nothing while a bot should play", () => {
    const bots = (waiting: Record<string, string>, over: Partial<View> = {}): Partial<View> => ({
      phase: "playing",
      seats: [person("human"), person("bot")],
      hand: hand({ waiting }),
      ...over,
    });
    const read = async (over: Partial<View>): Promise<number> => {
      const before = reads();
      socket().push((server = state({ version: 2, frames: [frame(0, "0 play 4d", over), frame(1_000, "open", over)] })));
      await vi.advanceTimersByTimeAsync(11_000);
      return reads() - before;
    };

    test.each([
      ["a bot leads", bots({ 1: "play" }), 1],
      ["nobody is asked", bots({}), 1],
      ["a human is asked", bots({ 0: "play" }), 0],
      ["people vote", bots({}, { proposal: { kind: "next", by: null, seat: null, electorate: [0], yes: [], expires: 9 } }), 0],
    ])("%s", async (_, over, times) => {
      expect(await read(over)).toBe(times);
      expect(FakeSocket.all).toHaveLength(1);
    });

    test("and has missed something is replaced", async () => {
      socket().push(state({ version: 2, frames: [frame(0, "open", bots({ 1: "play" }))] }));
      server = state({ version: 3, frames: [frame(3_000, "1 play Jc", bots({ 0: "play" }))] });
      await vi.advanceTimersByTimeAsync(3_000);
      expect(table.frame?.event).toBe("1 play Jc");
      expect(FakeSocket.all).toHaveLength(2);
    });
  });

  test("a socket that brings no news of what happened is replaced", async () => {
    server = state({ version: 3 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.state?.version).toBe(3);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
