// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

const KEY = "carteado.preferences";

/** As after a reload: the module reads what was kept once. */
async function fresh() {
  vi.resetModules();
  return (await import("./preferences.svelte")).preferences;
}

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("nothing is chosen at first, and what is chosen outlives the visit", async () => {
  const first = await fresh();
  expect(first.get("pack")).toBeUndefined();
  first.set("pack", "es");
  first.set("hand", "left");
  const next = await fresh();
  expect([next.get("pack"), next.get("hand"), next.get("order")]).toEqual(["es", "left", undefined]);
});

test("what is as usual again is not kept", async () => {
  const first = await fresh();
  first.set("sound", "off");
  first.set("sound", undefined);
  expect(localStorage.getItem(KEY)).toBe("{}");
});

test.each(["no storage", "no words in it"])("with %s a choice holds for the visit", async (fault) => {
  if (fault === "no storage") vi.stubGlobal("localStorage", undefined);
  else localStorage.setItem(KEY, "{pack");
  const preferences = await fresh();
  expect(preferences.get("pack")).toBeUndefined();
  preferences.set("pack", "fr4");
  expect(preferences.get("pack")).toBe("fr4");
});
