// @vitest-environment jsdom
import { webcrypto } from "node:crypto";
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { view } from "../fakes";
import { ShownTable } from "../gallery/store.svelte";
import type { Answer } from "../net/api";
import type { Published, PublishedMatch } from "../protocol";
import { NOTED, PUBLISHED } from "./fakes";
import { note } from "./notes";
import ProofSheet from "./ProofSheet.svelte";

const OVER = view({ phase: "over", commitment: NOTED.commitment });
const IS_OVER: Answer<Published> = { ok: true, value: { matches: [PUBLISHED] } };

let sheet: ReturnType<typeof mount>;
let table: ShownTable;

async function open(published: Answer<Published>): Promise<void> {
  table = new ShownTable([{ at: 0, event: null, view: OVER }]);
  table.published = published;
  sheet = mount(ProofSheet, { target: document.body, props: { table, view: OVER, close: () => undefined } });
  await settled();
}

async function settled(): Promise<void> {
  await vi.waitFor(() => expect(verdict()).not.toBe("proof-busy"));
  await tick();
}

const verdict = (): string => document.querySelector("[role=status]")?.textContent.trim() ?? "";
const rows = (): string[] => [...document.querySelectorAll("li small")].map((row) => row.textContent);

beforeEach(() => {
  vi.stubGlobal("crypto", webcrypto);
  HTMLDialogElement.prototype.showModal = () => undefined;
});

afterEach(async () => {
  await unmount(sheet);
  vi.unstubAllGlobals();
});

// There are no words in these tests: the ids are shown in their place.
test("a phone that did not see the seal says so", async () => {
  await open(IS_OVER);
  expect(verdict()).toBe("proof-right-unseen");
  expect(rows()).toEqual(["proof-seal-unseen", "proof-mine-found", ...Array<string>(3).fill("proof-hand-right")]);
});

test("a phone that saw it compares, hand by hand", async () => {
  note("gallery", { ...OVER, phase: "playing" });
  await open({ ok: true, value: { matches: [{ ...PUBLISHED, records: PUBLISHED.records.toReversed() }] } });
  expect(verdict()).toBe("proof-wrong");
  expect(rows()).toEqual(["proof-seal-kept", "proof-mine-found", "proof-hand-wrong", "proof-hand-right", "proof-hand-wrong"]);
});

test.each<[string, Answer<Published>, string]>([
  ["the match is no longer kept", { ok: true, value: { matches: [] } }, "proof-gone"],
  ["the table is gone", { ok: false, error: { code: "not_found" } }, "proof-gone"],
  ["it is no match", { ok: true, value: { matches: [{ match: 1 } as PublishedMatch] } }, "failure"],
  ["there is no line", { ok: false, error: { code: "network" } }, "connection-offline"],
  ["the room is busy", { ok: false, error: { code: "busy" } }, "error-busy"],
])("%s: it can be tried again", async (_, answer, said) => {
  await open(answer);
  expect(verdict()).toContain(said);
  table.published = IS_OVER;
  document.querySelector<HTMLElement>(".btn.wide")?.click();
  await vi.waitFor(() => expect(verdict()).toMatch("proof-right"));
});

test("a browser without cryptography says that it cannot", async () => {
  vi.stubGlobal("crypto", {});
  await open(IS_OVER);
  expect(verdict()).toBe("proof-unable");
});
