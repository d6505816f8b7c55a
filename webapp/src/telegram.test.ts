// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { telegram as Telegram } from "./telegram";

/** What a Telegram of that version has been asked for; it throws at what it does not know, as the hosted script does. */
function fake(version: string, inline = true) {
  const asked: string[] = [];
  const pressed: Record<string, () => void> = {};
  const listening: Record<string, Set<() => void>> = {};
  const atLeast = (wanted: string): boolean => Number(version) >= Number(wanted);
  const since = (wanted: string, name: string) => (...args: unknown[]): void => {
    if (!atLeast(wanted)) throw new Error(`${name} is unknown to ${version}`);
    asked.push([name, ...args.map((arg) => (typeof arg === "object" ? JSON.stringify(arg) : arg))].join(" "));
  };
  const app = {
    initData: "user=%7B%22id%22%3A7%7D&start_param=t_k3v",
    colorScheme: "dark",
    isVersionAtLeast: atLeast,
    ready: since("6.0", "ready"),
    expand: since("6.0", "expand"),
    disableVerticalSwipes: since("7.7", "disableVerticalSwipes"),
    enableClosingConfirmation: since("6.2", "guard"),
    disableClosingConfirmation: since("6.2", "unguard"),
    openTelegramLink: since("6.0", "link"),
    switchInlineQuery: (...args: unknown[]) => {
      since("6.7", "inline")(...args);
      if (!inline) throw new Error("WebAppInlineModeDisabled");
    },
    onEvent: (event: string, f: () => void) => (listening[event] ??= new Set()).add(f),
    offEvent: (event: string, f: () => void) => listening[event]?.delete(f),
    BackButton: {
      show: since("6.1", "back.show"),
      hide: since("6.1", "back.hide"),
      onClick: (f: () => void) => (pressed["back"] = f),
    },
    MainButton: {
      setParams: ({ text, is_active }: { text: string; is_active: boolean }) => asked.push(`main ${text} ${is_active}`),
      hide: since("6.0", "main.hide"),
      showProgress: since("6.0", "main.busy"),
      hideProgress: since("6.0", "main.idle"),
      onClick: (f: () => void) => (pressed["main"] = f),
    },
    HapticFeedback: {
      impactOccurred: since("6.1", "haptic"),
      notificationOccurred: since("6.1", "haptic"),
      selectionChanged: since("6.1", "haptic"),
    },
  };
  const tell = (event: string): void => listening[event]?.forEach((f) => f());
  return { app, asked, pressed, tell };
}

/** The app as it starts inside that Telegram. */
async function startedIn({ app }: ReturnType<typeof fake>): Promise<typeof Telegram> {
  vi.stubGlobal("Telegram", { WebApp: app });
  location.hash = "#tgWebAppData=x&tgWebAppVersion=6.0";
  const { telegram } = await import("./telegram");
  await telegram.start();
  return telegram;
}

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  vi.spyOn(document.head, "append").mockImplementation((script) => void (script as HTMLScriptElement).onload?.(new Event("load")));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["6.0", { back: false, guard: false, haptic: false, offer: false, swipes: false }],
  ["6.9", { back: true, guard: true, haptic: true, offer: true, swipes: false }],
  ["7.7", { back: true, guard: true, haptic: true, offer: true, swipes: true }],
  ["8.0", { back: true, guard: true, haptic: true, offer: true, swipes: true }],
])("Telegram %s is asked for what it knows, and for no more", async (version, known) => {
  const inside = fake(version);
  const telegram = await startedIn(inside);
  telegram.back(() => undefined);
  telegram.guardClosing(true);
  telegram.haptic("success");
  const offered = telegram.canOffer && telegram.offer("bisca");
  const has = (name: string): boolean => inside.asked.some((call) => call.startsWith(name));
  expect({
    back: has("back.show"),
    guard: has("guard"),
    haptic: has("haptic"),
    offer: offered,
    swipes: has("disableVerticalSwipes"),
  }).toEqual(known);
});

test("the main button says what a screen does, and does it until another screen comes", async () => {
  const inside = fake("6.0");
  const telegram = await startedIn(inside);
  const press = vi.fn();
  expect(telegram.hasMain).toBe(true);
  telegram.main({ label: "Começar", busy: false, press });
  inside.pressed["main"]?.();
  expect(press).toHaveBeenCalledOnce();
  telegram.main({ label: "Começar", busy: true, press });
  telegram.main(null);
  inside.pressed["main"]?.();
  expect(press).toHaveBeenCalledOnce();
  const said = inside.asked.filter((call) => call.startsWith("main"));
  expect(said).toEqual(["main.idle", "main Começar true", "main.busy", "main Começar false", "main.idle", "main.hide"]);
});

test("a bot without inline mode takes no game into a chat", async () => {
  const telegram = await startedIn(fake("8.0", false));
  expect(telegram.offer("bisca")).toBe(false);
});

test("an invitation is shared through Telegram from its first version on", async () => {
  const inside = fake("6.0");
  const telegram = await startedIn(inside);
  expect(telegram.share("https://t.me/b/a?startapp=k3v", "Vamos?")).toBe(true);
  expect(inside.asked.at(-1)).toContain("https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fb%2Fa%3Fstartapp%3Dk3v&text=Vamos%3F");
});

describe("what is done in the foreground", () => {
  const done: string[] = [];
  const begin = (): (() => void) => {
    done.push("begun");
    return () => done.push("ended");
  };
  beforeEach(() => void done.splice(0));

  test("rests while the app is put aside, and goes on afterwards", async () => {
    const inside = fake("8.0");
    const telegram = await startedIn(inside);
    const end = telegram.whileActive(begin);
    inside.tell("deactivated");
    expect(done).toEqual(["begun", "ended"]);
    inside.tell("activated");
    inside.tell("activated");
    end();
    for (const event of ["deactivated", "activated"]) inside.tell(event);
    expect(done).toEqual(["begun", "ended", "begun", "ended"]);
  });

  test("does not begin before the app is there", async () => {
    const inside = fake("8.0");
    Object.assign(inside.app, { isActive: false });
    const telegram = await startedIn(inside);
    telegram.whileActive(begin);
    expect(done).toEqual([]);
    inside.tell("activated");
    expect(done).toEqual(["begun"]);
  });

  test.each(["6.0", "outside"])("is done all the time where nobody says that the app was left: %s", async (version) => {
    const telegram = version === "outside" ? (await import("./telegram")).telegram : await startedIn(fake(version));
    telegram.whileActive(begin)();
    expect(done).toEqual(["begun", "ended"]);
  });
});

test("outside Telegram there is nobody to ask", async () => {
  location.hash = "#/";
  const { telegram } = await import("./telegram");
  await telegram.start();
  telegram.main({ label: "Começar", busy: false, press: vi.fn() });
  expect([telegram.hasMain, telegram.canOffer, telegram.share("https://room.example", "")]).toEqual([false, false, false]);
});
