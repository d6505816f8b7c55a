import addresses from "virtual:words";
import type { FluentResource, FluentVariable } from "@fluent/bundle";
import type { Chapter, Words } from "../words.build";
import { Bundle, type Pattern } from "./bundle";
import { words } from "./language.svelte";
import { LANGUAGES, type Language } from "./languages";
import { preferences } from "./preferences.svelte";

export type Args = Record<string, FluentVariable>;

/** pt-BR is the source; the others follow it. */
const SOURCE: Language = "pt-BR";

/** The best of our languages for a list of wishes such as "pt-AO", "es-419", "fr". */
export function choose(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const exact = LANGUAGES.find((language) => language.toLowerCase() === wish.toLowerCase());
    if (exact) return exact;
    const family = wish.slice(0, 2).toLowerCase();
    if (family === "pt") return wish.length > 2 ? "pt-PT" : SOURCE;
    if (family === "es" || family === "en") return family;
  }
  return wishes.length === 0 ? SOURCE : "en";
}

/**
 * Loads a language and shows it, with the chapters that have been opened and the names of the chosen pack; throws when it cannot be
 * had.
 */
export async function speak(language: Language): Promise<void> {
  const call = ++calls;
  const main = await fetched<Words>(addresses[language]);
  const parts = [...opened];
  // The last to speak: what it calls a card replaces what the others do.
  if (preferences.get("pack") === "es") parts.push("spanish");
  const others = await Promise.all(parts.map((chapter) => read(chapter, main, language)));
  if (call !== calls) return;
  const bundle = new Bundle(language);
  for (const resource of [main, ...others]) bundle.addResource(resource);
  current = main;
  words.bundle = bundle;
  document.documentElement.lang = language;
}

/** Loads what only one screen says, before it is shown; throws when it cannot be had. */
export async function openChapter(chapter: Chapter): Promise<void> {
  const { bundle } = words;
  if (!bundle || !current || opened.has(chapter)) return;
  bundle.addResource(await read(chapter, current, bundle.language as Language));
  opened.add(chapter);
}

/** The sentence `id`, or `id.attribute`; the id itself when there is none. */
export function t(id: string, args: Args = {}): string {
  const bundle = words.bundle;
  const pattern = find(id);
  return bundle && pattern ? bundle.formatPattern(pattern, isolated(args)) : id;
}

export function has(id: string): boolean {
  return find(id) !== null;
}

/** A sentence as what stands before and after its `$choice`, so that the choice can be marked up. */
export function around(id: string): [before: string, after: string] {
  const [before = "", after = ""] = t(id, { choice: GAP }).split(GAP);
  return [before, after];
}

/** "Ana e Rui", "2 ou 4". */
export function list(items: string[], type: "conjunction" | "disjunction"): string {
  return new Intl.ListFormat(words.bundle?.language, { type }).format(items);
}

/** How often a language was asked for: only the last one is shown. */
let calls = 0;
/** The chapters that the bundle holds. */
const opened = new Set<Chapter>();

/** What the bundle was made of. */
let current: Words | null = null;

/** A chapter lies beside the words that say where. */
function read(chapter: Chapter, { chapters }: Words, language: Language): Promise<FluentResource> {
  return fetched(new URL(chapters[chapter], addresses[language]).href);
}

async function fetched<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no words at ${address}`);
  return (await response.json()) as T;
}

/** A letter that no sentence holds. */
const GAP = "\uE000";
/** Letters that run from right to left, and the marks that turn text round. */
const TURNING = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFEFC]/;

function find(id: string): Pattern | null {
  const [name = "", attribute] = id.split(".");
  const message = words.bundle?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

function isolated(args: Args): Args {
  const safe = (value: FluentVariable): FluentVariable =>
    typeof value === "string" && TURNING.test(value) ? `\u2068${value}\u2069` : value;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, safe(value)]));
}
