// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { view } from "../fakes";
import { ShownTable } from "../gallery/store.svelte";
import { sizesOf } from "../layout";
import type { Answer } from "../net/api";
import type { Said, Seat, View } from "../protocol";
import { room } from "../room.svelte";
import { people } from "../table/fakes";
import { openChapter, speak } from "../words";
import { SHOWN_MS } from "./bubbles.svelte";
import Talk from "./Talk.svelte";

// The room follows the device's theme, which there is none of here.
vi.mock("../theme", () => ({ followTheme: () => undefined }));

/** Lia on seat 0 looks; Rui, Ana and Téo sit round her. */
const SEATED = view({ phase: "playing", seats: people });
const WATCHED: View = { ...SEATED, you: null };
const BISCA = { id: "bisca", players: [4], clockwise: true, options: [], phrases: ["thanks", "laugh", "capote", "of-tomorrow"] };

let table: ShownTable;
let talk: ReturnType<typeof mount> | null = null;

/** Comes to the table, with the panel open. */
async function come(seen: View = SEATED): Promise<void> {
  if (talk) await unmount(talk);
  table = new ShownTable([{ at: 0, event: null, view: seen }]);
  const round = { me: 0, players: 4, clockwise: true };
  const sizes = sizesOf(390, 844, 4);
  talk = mount(Talk, { target: document.body, props: { view: seen, table, round, sizes, panel: true, open: true, close } });
  flushSync();
}

function say(seat: Seat, phrase: string): void {
  table.hearer?.({ table: table.id, seat, phrase, at: 0 });
  flushSync();
}

function tap(name: string): void {
  const button = [...document.querySelectorAll("button")].find((other) => (other.ariaLabel ?? other.textContent).startsWith(name));
  if (!button) throw new Error(`no ${name} among ${[...document.querySelectorAll("button")].map((b) => b.textContent).join()}`);
  button.click();
  flushSync();
}

const close = vi.fn();
const heard = (): string[] => [...document.querySelectorAll("[role=log] .sr")].map((line) => line.textContent);

beforeAll(async () => {
  await speak("pt-BR");
  await openChapter("talk");
  room.offer = { games: [BISCA], clocks: [], guests: true };
});

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  close.mockClear();
  await come();
});

afterEach(async () => {
  if (talk) await unmount(talk);
  talk = null;
  vi.useRealTimers();
});

test("what is said is heard with its speaker's name, my own too, and passes", () => {
  say(1, "capote");
  say(0, "laugh");
  expect(heard()).toEqual(["Rui: Capote neles!", "Você: risada"]);
  vi.advanceTimersByTime(SHOWN_MS);
  flushSync();
  expect(heard()).toEqual([]);
});

test("a seat has one bubble, that of its last words, for its full time", () => {
  say(1, "capote");
  vi.advanceTimersByTime(SHOWN_MS - 1);
  say(1, "thanks");
  vi.advanceTimersByTime(SHOWN_MS - 1);
  flushSync();
  expect(heard()).toEqual(["Rui: Valeu!"]);
});

test("of a newer room's phrases only those are shown that there are words for", () => {
  say(1, "of-tomorrow");
  expect(heard()).toEqual([]);
  expect(document.body.textContent).not.toContain("of-tomorrow");
});

test("a person who is hushed is silent, now and when one comes back, and the others are not", async () => {
  tap("Quem você ouve");
  tap("Silenciar Rui");
  await come();
  say(1, "thanks");
  say(2, "thanks");
  expect(heard()).toEqual(["Ana: Valeu!"]);
  tap("Quem você ouve");
  tap("Silenciar Rui");
  say(1, "capote");
  expect(heard()).toEqual(["Ana: Valeu!", "Rui: Capote neles!"]);
});

test("a table that is hushed is silent, and no other", async () => {
  localStorage.setItem("carteado.hushed", JSON.stringify({ another: { table: true, people: ["Rui"] } }));
  await come();
  say(1, "thanks");
  expect(heard()).toEqual(["Rui: Valeu!"]);
  tap("Quem você ouve");
  tap("Silenciar esta mesa");
  say(2, "thanks");
  expect(heard()).toEqual(["Rui: Valeu!"]);
});

test("a spectator hears nothing until he wants to, and is not offered to speak", async () => {
  await come(WATCHED);
  say(1, "thanks");
  expect(heard()).toEqual([]);
  expect(document.body.textContent).toContain("Quem assiste ouve, mas não fala.");
  tap("Silenciar esta mesa");
  say(1, "thanks");
  expect(heard()).toEqual(["Rui: Valeu!"]);
});

test("what was said closes the panel, what was refused says when it may be said", async () => {
  const answers: Answer<Said>[] = [{ ok: false, error: { code: "too_many", ms: 3_200 } }, { ok: true, value: { talk: { table: "k3v", seat: 0, phrase: "thanks", at: 0 } } }];
  const said = vi.spyOn(table, "say").mockImplementation(() => Promise.resolve(answers.shift() as Answer<Said>));
  tap("Capote neles!");
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelector("[role=status]")?.textContent).toBe("Calma! Fale de novo em 4 segundos.");
  expect(close).not.toHaveBeenCalled();
  tap("Valeu!");
  await vi.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledOnce();
  expect(said.mock.calls).toEqual([["capote"], ["thanks"]]);
});

test("without a socket nobody would hear it, so nothing can be said", () => {
  table.connection = "polling";
  flushSync();
  expect(document.querySelector("[role=status]")?.textContent).toBe("Agora ninguém ouve você: a conexão direta com a mesa caiu.");
  expect(document.querySelector<HTMLButtonElement>("[aria-label='Valeu!']")?.disabled).toBe(true);
});
