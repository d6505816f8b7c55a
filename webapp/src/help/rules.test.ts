// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameDeclaration } from "../protocol";
import { speak } from "../words";
import Rules from "./Rules.svelte";

const BISCA: GameDeclaration = {
  id: "bisca",
  players: [2, 4],
  clockwise: true,
  options: [
    { key: "chooser", values: ["before", "after"], default: "before", players: [4] },
    { key: "copas_by_draw", values: ["double", "plain"], default: "double" },
    { key: "close_call", values: ["off", "plus1", "double"], default: "off" },
    { key: "partner_peek", values: ["off", "end", "start_and_end"], default: "off", players: [4] },
    { key: "relo", values: ["same_trick", "next_card"], default: "same_trick" },
    { key: "replay_vote", values: ["unanimous", "majority"], default: "unanimous" },
    { key: "target", values: [4, 6, 8, 12], default: 4 },
  ],
  phrases: [],
};

type Props = Parameters<typeof Rules>[1];
const PATIENCE = { timeout: 4_000 };

let shown: ReturnType<typeof mount> | null = null;

async function show(over: Partial<Props> = {}): Promise<string> {
  shown = mount(Rules, { target: document.body, props: { game: BISCA, players: 4, chosen: null, clause: null, level: 2, ...over } });
  await vi.waitFor(() => expect(document.querySelector(".rules nav, .rules .muted:not([role])")).not.toBeNull(), PATIENCE);
  return document.body.textContent;
}

beforeAll(() => speak("pt-BR"));
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(async () => {
  if (shown) await unmount(shown);
});

test("away from a table the usual options hold, and are said to be no more than that", async () => {
  const text = await show();
  expect(text).toContain("a partida vai até 4 pontos.");
  expect(text).toContain("depois do 7 de trunfo de um adversário, na mesma vaza.");
  expect(text).toContain("Cada mesa pode mudar");
});

test("at a table its options hold", async () => {
  const text = await show({ chosen: { relo: "next_card", target: 12 } });
  expect(text).toContain("a partida vai até 12 pontos.");
  expect(text).toContain("tem de ser a carta seguinte");
  expect(text).toContain("Relo é só na carta seguinte.");
  expect(text).not.toContain("Cada mesa pode mudar");
});

test("what is about partners is not told to two players, neither as text nor as an option", async () => {
  expect(await show({ players: 2 })).not.toMatch(/parceiro/i);
  expect([...document.querySelectorAll("h2")].map(({ textContent }) => textContent)).not.toContain("Os parceiros");
});

test("cards are drawn and named", async () => {
  await show();
  const strip = [...document.querySelectorAll(".strip li")].map((card) => [
    card.querySelector("[role=img]")?.getAttribute("aria-label"),
    card.querySelector("b")?.textContent,
  ]);
  expect(strip.slice(0, 5)).toEqual([["Ás", "11"], ["7", "10"], ["Rei", "4"], ["Valete", "3"], ["Dama", "2"]]);
});

test("a clause is gone to, and the keyboard with it", async () => {
  await show({ clause: "BIS-14" });
  await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(/^O 7 não pode fechar a vaza.*BIS-14$/), PATIENCE);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test("a chapter is gone to by its button", async () => {
  await show();
  [...document.querySelectorAll<HTMLElement>("nav button")].find(({ textContent }) => textContent === "Relo")?.click();
  expect(document.activeElement?.outerHTML).toContain(">Relo</h2>");
});

test("a game without a page says so", async () => {
  expect(await show({ game: { ...BISCA, id: "tarot", options: [] } })).toContain("ainda não foram escritas");
});
