// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Card } from "../protocol";
import { openChapter, speak } from "../words";
import RecallSheet from "./RecallSheet.svelte";

const PACK = [..."cdhs"].flatMap((suit) => [..."A234567JQK"].map((rank) => rank + suit));

let sheet: ReturnType<typeof mount>;

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  await speak("pt-BR");
  await openChapter("recall");
});

afterEach(() => unmount(sheet));

/** What those hear who open the sheet, a sentence a suit. */
function heard(played: Card[]): string[] {
  sheet = mount(RecallSheet, { target: document.body, props: { recall: { pack: PACK, played }, close: () => undefined } });
  return [...document.querySelectorAll("li > .sr")].map((sentence) => sentence.textContent);
}

test("every suit says what is out, by the names of the cards, and how many are left", () => {
  expect(heard(["Ac", "7c", "Kc", "4h"])).toEqual([
    "Paus: saíram Ás, 7 e Rei; faltam 7.",
    "Ouros: não saiu nenhuma; faltam 10.",
    "Copas: saiu 4; faltam 9.",
    "Espadas: não saiu nenhuma; faltam 10.",
  ]);
});

test.each([
  [0, "Copas: saíram todas."],
  [1, "Copas: saíram 2, 3, 4, 5, 6, 7, Valete, Dama e Rei; falta 1."],
])("a suit of which %i are left says so", (left, sentence) => {
  expect(heard(PACK.filter((card) => card.endsWith("h")).slice(left))[2]).toBe(sentence);
});

test("every card of the pack has its place, and only those played show their faces", () => {
  heard(["Ac", "4h"]);
  expect(document.querySelectorAll(".card")).toHaveLength(PACK.length);
  expect(document.querySelectorAll(".card:not(.unseen)")).toHaveLength(2);
});
