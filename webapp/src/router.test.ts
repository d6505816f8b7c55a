// @vitest-environment jsdom
import { expect, test } from "vitest";
import { above, hashOf, parse, router, startOf } from "./router.svelte";

test.each([
  "#/",
  "#/open",
  "#/open/bisca",
  "#/rules",
  "#/rules/bisca",
  "#/rules/bisca/BIS-14",
  "#/tour/bisca",
  "#/replay/k3v_-9/1/2",
  "#/replay/k3v_-9/1/2/30",
  "#/t/k3v_-9",
  "#/t/k3v_-9/rules",
  "#/t/k3v_-9/rules/BIS-14",
])("%s leads to a screen and back", (hash) => {
  expect(hashOf(parse(hash))).toBe(hash);
});

test.each([
  ["r1-2-30-k3v_-9", "#/replay/k3v_-9/1/2/30"],
  ["k3v_-9", "#/t/k3v_-9"],
  ["r1-2-k3v_-9", "#/t/r1-2-k3v_-9"],
])("the start parameter %s leads to %s", (parameter, hash) => {
  expect(hashOf(startOf(parameter))).toBe(hash);
});

test.each(["", "#", "#/t/", "#/t/a b", "#/t/<b>", "#/nowhere", "#tgWebAppData=x"])("%j leads home", (hash) => {
  expect(parse(hash)).toEqual({ screen: "home" });
});

test.each([
  ["#/t/k3v9xa/rules/BIS-14", "#/t/k3v9xa"],
  ["#/t/k3v9xa", "#/"],
  ["#/rules/bisca/BIS-14", "#/rules"],
  ["#/rules", "#/"],
  ["#/open/bisca", "#/"],
  ["#/tour/bisca", "#/"],
])("the way back from %s leads to %s", (hash, back) => {
  const to = above(parse(hash));
  expect(to && hashOf(to)).toBe(back);
});

test("rules opened and closed leave the history as it was", async () => {
  const changed = (): Promise<unknown> => new Promise((done) => addEventListener("hashchange", done, { once: true }));
  location.hash = "#/t/k3v9xa";
  await changed();
  const entries = history.length;
  for (let i = 0; i < 2; i++) {
    router.go({ screen: "table", id: "k3v9xa", rules: { clause: null } });
    await changed();
    router.up();
    await changed();
    expect(location.hash).toBe("#/t/k3v9xa");
  }
  expect(history.length).toBe(entries + 1);
});
