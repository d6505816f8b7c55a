// @vitest-environment jsdom
import { expect, test } from "vitest";
import { hashOf, parse, tableIn } from "./router.svelte";

test.each(["#/", "#/open", "#/open/bisca", "#/t/k3v_-9"])("%s leads to a screen and back", (hash) => {
  expect(hashOf(parse(hash))).toBe(hash);
});

test.each(["", "#", "#/t/", "#/t/a b", "#/t/<b>", "#/nowhere", "#tgWebAppData=x"])("%j leads home", (hash) => {
  expect(parse(hash)).toEqual({ screen: "home" });
});

test.each([
  ["https://room.example/#/t/k3v9xa", "k3v9xa"],
  [" https://t.me/bot/app?startapp=k3v9xa ", "k3v9xa"],
  ["https://t.me/bot/app?startapp=t_YrbM9Gkhihsv6fwffV6DHryc_C-N6vh8", "YrbM9Gkhihsv6fwf"],
  ["k3v9xa", "k3v9xa"],
  ["oi", null],
  ["https://room.example/", null],
])("the invitation %j names %j", (text, id) => {
  expect(tableIn(text)).toBe(id);
});
