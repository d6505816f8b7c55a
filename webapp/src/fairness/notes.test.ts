// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { View } from "../protocol";

/** As after a reload: what is kept in memory only is gone. */
async function reloaded(): Promise<typeof import("./notes")> {
  vi.resetModules();
  return import("./notes");
}

const playing = (match: number, commitment: string): Pick<View, "match" | "phase" | "commitment"> => ({ match, phase: "playing", commitment });

beforeEach(() => localStorage.clear());

test("the first seal that was shown and the last part that was sent count", async () => {
  const { note, noteOf } = await reloaded();
  note("k3v", playing(1, "aa"));
  note("k3v", playing(1, "bb"));
  note("k3v", playing(1, "cc"), "one");
  note("k3v", playing(1, "cc"), "two");
  note("k3v", playing(1, "dd"));
  expect(noteOf("k3v", 1)).toEqual({ commitment: "aa", entropy: "two" });
  expect(noteOf("k3v", 2)).toEqual({});
  expect(noteOf("other", 1)).toEqual({});
});

test.each([
  ["lobby", 1],
  ["playing", 0],
  ["deciding", 0],
  ["over", 1],
] as const)("what is sealed in the phase %s", async (phase, later) => {
  const { note, noteOf } = await reloaded();
  note("k3v", { match: 4, phase, commitment: "aa" });
  expect(noteOf("k3v", 4 + later)).toEqual({ commitment: "aa" });
});

test("notes outlast the page", async () => {
  const before = await reloaded();
  before.note("k3v", playing(1, "aa"));
  const after = await reloaded();
  after.note("k3v", playing(1, "bb"));
  expect(after.noteOf("k3v", 1)).toEqual({ commitment: "aa" });
});

test("two tabs keep each other's notes", async () => {
  const one = await reloaded();
  const other = await reloaded();
  one.note("k3v", playing(1, "aa"));
  other.note("m4w", playing(1, "bb"));
  const later = await reloaded();
  expect([later.noteOf("k3v", 1), later.noteOf("m4w", 1)]).toEqual([{ commitment: "aa" }, { commitment: "bb" }]);
});

test("the oldest matches are forgotten", async () => {
  const { note, noteOf } = await reloaded();
  for (let match = 1; match <= 50; match++) note("k3v", playing(match, "aa"));
  expect(noteOf("k3v", 1)).toEqual({});
  expect(noteOf("k3v", 50)).toEqual({ commitment: "aa" });
});

test("without a storage the page remembers by itself", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { note, noteOf } = await reloaded();
  note("k3v", playing(1, "aa"));
  expect(noteOf("k3v", 1)).toEqual({ commitment: "aa" });
  vi.unstubAllGlobals();
});
