// @vitest-environment jsdom
import { expect, test } from "vitest";
import { view } from "./fakes";
import { onlyWatched, placeIn } from "./invite";
import type { View } from "./protocol";
import { hashOf } from "./router.svelte";

test.each([
  ["https://room.example/#/t/k3v9xa", "#/t/k3v9xa"],
  [" https://t.me/bot/app?startapp=k3v9xa ", "#/t/k3v9xa"],
  ["https://t.me/bot/app?startapp=t_YrbM9Gkhihsv6fwffV6DHryc_C-N6vh8", "#/t/YrbM9Gkhihsv6fwf"],
  ["k3v9xa", "#/t/k3v9xa"],
  ["https://room.example/#/replay/k3v9xa/1/2/30", "#/replay/k3v9xa/1/2/30"],
  ["https://t.me/bot/app?startapp=r1-2-30-k3v9xa", "#/replay/k3v9xa/1/2/30"],
  ["https://t.me/bot/app?startapp=t_r1-2-0-YrbM9GkhihsvsvfV6DHryc_C-N6v", "#/replay/YrbM9Gkhihsv/1/2"],
])("the invitation %j leads to %j", (text, hash) => {
  const place = placeIn(text);
  expect(place && hashOf(place)).toBe(hash);
});

test.each(["", "oi", "vamos jogar?", "https://room.example/", "https://room.example/#/settings", "https://t.me/bot/app"])(
  "%j is no invitation",
  (text) => {
    expect(placeIn(text)).toBeNull();
  },
);

const taken = view().seats[0] ?? null;

test.each<[string, Partial<View>, ReturnType<typeof onlyWatched>]>([
  ["with a free seat", { you: null }, null],
  ["that is full", { you: null, seats: [taken, taken] }, "full"],
  ["that plays", { you: null, phase: "playing" }, "running"],
  ["that votes on a hand", { you: null, phase: "deciding" }, "running"],
  ["where he plays", { you: 1, phase: "playing" }, null],
  ["where he has taken the last seat", { you: 1, seats: [taken, taken] }, null],
  ["whose match is over", { you: null, phase: "over" }, null],
])("whoever comes to a table %s", (_, over, reason) => {
  expect(onlyWatched(view(over))).toBe(reason);
});
