// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { mount, unmount } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "../languages";
import { cardName, theCard, type Translate } from "../table/sentences";
import Face from "./Face.svelte";

/** Drawing 52 cards takes a busy machine a while. */
const PATIENCE_MS = 30_000;
const CARDS = [..."cdhs"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));
const WORDS = join(import.meta.dirname, "../../../shared/carteado/words");

vi.stubGlobal("fetch", () => new Promise(() => undefined));

/** What the files of drawings name. */
const drawn = new Set(
  ["sprite.svg", "spanish.svg"].flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id),
  ),
);

/** The drawings that a face is made of. */
async function drawings(card: string, pack: "fr2" | "es"): Promise<string[]> {
  const target = document.createElement("div");
  const face = mount(Face, { target, props: { card, pack } });
  const used = [...target.querySelectorAll("use")].map((use) => use.getAttribute("href")?.slice(1) ?? "");
  await unmount(face);
  return used;
}

describe.each(["fr2", "es"] as const)("in the pack %s", (pack) => {
  test("every card is made of drawings that there are, and looks like no other", async () => {
    const faces = await Promise.all(CARDS.map((card) => drawings(card, pack)));
    expect(faces.flat().filter((id) => !drawn.has(id))).toEqual([]);
    expect(new Set(faces.map(String)).size).toBe(CARDS.length);
  }, PATIENCE_MS);
});

test("the drawings of the Spanish pack lean on none that is missing", () => {
  const spanish = readFileSync(join(import.meta.dirname, "spanish.svg"), "utf8");
  expect([...spanish.matchAll(/href="#([\w-]+)"/g)].filter(([, id]) => !drawn.has(id))).toEqual([]);
});

function words(language: string, ...files: string[]): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) {
    const resource = new FluentResource(readFileSync(join(WORDS, language, `${file}.ftl`), "utf8"));
    bundle.addResource(resource, { allowOverrides: true });
  }
  return (id, args) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, args);
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each([["table"], ["table", "spanish"]])("every card has a name of its own (%s)", (...files) => {
    const t = words(language, ...files);
    expect(new Set(CARDS.map((card) => cardName(t, card))).size).toBe(CARDS.length);
  });
});

test.each([
  ["pt-BR", ["a Sota de Ouros", "o Cavalo de Copas", "o Rei de Espadas", "o Ás de Paus"]],
  ["pt-PT", ["a Sota de Ouros", "o Cavalo de Copas", "o Rei de Espadas", "o Ás de Paus"]],
  ["es", ["la Sota de Oros", "el Caballo de Copas", "el Rey de Espadas", "el As de Bastos"]],
  ["en", ["the Jack of Coins", "the Knight of Cups", "the King of Swords", "the Ace of Clubs"]],
])("the Spanish pack in %s: %s", (language, names) => {
  const t = words(language, "table", "spanish");
  expect(["Jd", "Qh", "Ks", "Ac"].map((card) => theCard(t, card))).toEqual(names);
});
