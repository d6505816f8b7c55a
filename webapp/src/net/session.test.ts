// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve, type Reply, type Request } from "../fakes";
import { SessionStore } from "./session.svelte";

const HOUR = 3_600_000;
const GUEST = { initData: null, userId: null };

function admit({ body, token }: Request): Reply {
  const name = String(body?.["name"] ?? "Ana");
  const user = { id: token ?? "g1", name, guest: body !== null && "name" in body };
  return [200, { token: token ? `${token}+` : "first", user, expires: Date.now() + 12 * HOUR }];
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_764_000_000_000 });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a guest has no session until he gives a name, and then keeps it", async () => {
  serve(admit);
  const first = new SessionStore();
  expect(await first.start(GUEST)).toBeNull();
  expect(first.user).toBeNull();
  await first.signIn("Lia");
  const second = new SessionStore();
  await second.start(GUEST);
  expect(second.user?.name).toBe("Lia");
  expect(second.token()).toBe("first");
});

test("a guest's session that ends soon is renewed with the old token, so that the id stays", async () => {
  const seen = serve(admit);
  await new SessionStore().signIn("Lia");
  vi.advanceTimersByTime(12 * HOUR);
  const later = new SessionStore();
  await later.start(GUEST);
  expect(seen.at(-1)).toMatchObject({ token: "first", body: { name: "Lia" } });
  expect(later.token()).toBe("first+");
});

test("Telegram's old data after a reload does not end a session that is still good", async () => {
  serve(admit);
  await new SessionStore().start({ initData: "signed", userId: 7 });
  serve(() => [401, { error: "init_data_expired" }]);
  const reloaded = new SessionStore();
  expect(await reloaded.start({ initData: "signed", userId: 7 })).toMatchObject({ ok: true });
  expect(reloaded.token()).toBe("first");
});

test("two Telegram accounts on one phone keep apart", async () => {
  serve(admit);
  await new SessionStore().start({ initData: "signed", userId: 7 });
  serve(() => [401, { error: "init_data_expired" }]);
  const other = new SessionStore();
  expect(await other.start({ initData: "signed", userId: 8 })).toMatchObject({ ok: false });
  expect(other.token()).toBeNull();
});

test("where nothing can be stored, the visit still works", async () => {
  serve(admit);
  vi.stubGlobal("localStorage", undefined);
  const session = new SessionStore();
  await session.start(GUEST);
  expect(await session.signIn("Lia")).toMatchObject({ ok: true });
  expect(session.user?.name).toBe("Lia");
});
