// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, test } from "vitest";
import { BOT, CHAPTERS } from "../words.build";
import { LANGUAGES } from "./languages";
import { around, choose, has, list, speak, t } from "./words";

const WORDS = join(import.meta.dirname, "../../shared/carteado/words");
const FILES = readdirSync(join(WORDS, "pt-BR"))
  .filter((name) => name.endsWith(".ftl") && !BOT.includes(name))
  .map((name) => name.replace(".ftl", ""));
/** Games that have sentences of their own. */
const GAMES = FILES.filter((file) => !["app", "games", "table", "errors", ...CHAPTERS].includes(file));

/** All ids of a language's file, attributes as `id.attribute`. */
function ids(language: string, file: string): string[] {
  const resource = new FluentResource(readFileSync(join(WORDS, language, `${file}.ftl`), "utf8"));
  return resource.body.flatMap((m) => [
    ...(m.value === null ? [] : [m.id]),
    ...Object.keys(m.attributes).map((name) => `${m.id}.${name}`),
  ]);
}

/** Lines that begin a message: what the parser skips as faulty is found by comparing with it. */
function written(language: string, file: string): number {
  return readFileSync(join(WORDS, language, `${file}.ftl`), "utf8").match(/^[a-z][\w-]* =/gm)?.length ?? 0;
}

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") && !name.startsWith("gallery"))
  .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"));

/** Ids written out in the code, and beginnings of those that are put together: `home-phase-${phase}`. */
function used(): { whole: Set<string>; begun: string[] } {
  const whole = new Set<string>();
  const begun: string[] = [];
  for (const source of sources) {
    for (const [, text = ""] of source.matchAll(/["'`]([a-z][a-z0-9_.-]*)["'`]/g)) whole.add(text);
    for (const [, text = ""] of source.matchAll(/`([a-z][a-z0-9_-]*-)\$\{/g)) begun.push(text);
    // A switch of the settings has its reason below its name.
    for (const [, text = ""] of source.matchAll(/@render flag\("([a-z-]+)"/g)) begun.push(text);
    // A choice takes its sentence, its hint and all its values from one id.
    for (const [, text = ""] of source.matchAll(/<Choice\s+id="([a-z-]+)"/g)) begun.push(text);
  }
  return { whole, begun };
}

/** What the Spanish pack says in place of sentences of other files. */
const REPLACING = "spanish";
const SCREENS = CHAPTERS.filter((chapter) => chapter !== REPLACING);

describe.each(FILES.filter((file) => file !== REPLACING))("%s.ftl", (file) => {
  test.each(LANGUAGES)("%s has the ids of pt-BR, each well written", (language) => {
    expect(ids(language, file).sort()).toEqual(ids("pt-BR", file).sort());
    const messages = ids(language, file).filter((id) => !id.includes("."));
    expect(messages.length).toBe(written(language, file));
    expect(new Set(messages).size).toBe(messages.length);
  });
});

test.each(LANGUAGES)("in %s the Spanish pack replaces only what is said", (language) => {
  const said = FILES.filter((file) => file !== REPLACING).flatMap((file) => ids(language, file));
  const replaced = ids(language, REPLACING);
  expect(replaced.filter((id) => !said.includes(id))).toEqual([]);
  expect(replaced.length).toBe(written(language, REPLACING));
});

test.each([...SCREENS, ...GAMES])("the ids of %s.ftl begin with its name", (file) => {
  expect(ids("pt-BR", file).filter((id) => !id.startsWith(`${file}-`))).toEqual([]);
});

test("the code uses only ids that exist", () => {
  const known = new Set(FILES.flatMap((file) => ids("pt-BR", file)));
  const asked = sources.flatMap((s) => [...s.matchAll(/(?<![.\w])(?:t|has|around)\(\s*["']([^"']+)["']/g)].map(([, id]) => id));
  expect(asked.filter((id) => !known.has(id ?? ""))).toEqual([]);
});

test.each(["app", "table", ...SCREENS, ...GAMES])("no id of %s.ftl is idle", (file) => {
  const { whole, begun } = used();
  const begins = [...begun, `${file}-award-`]; // put together with the game's name
  const idle = ids("pt-BR", file).filter((id) => !whole.has(id) && !begins.some((start) => id.startsWith(start)));
  expect(idle).toEqual([]);
});

test.each([
  [["pt-BR"], "pt-BR"],
  [["pt"], "pt-BR"],
  [["pt-AO"], "pt-PT"],
  [["es-419", "en"], "es"],
  [["fr", "es"], "es"],
  [["fr"], "en"],
  [[], "pt-BR"],
])("%j is served by %s", (wishes, language) => {
  expect(choose(wishes)).toBe(language);
});

describe("in Portuguese", () => {
  beforeAll(() => speak("pt-BR"));

  test("sentences, attributes and choices", () => {
    expect(t("table-of", { host: "Ana" })).toBe("Mesa de Ana");
    expect(t("lobby-start-bots", { count: 3 })).toBe("Começar com 3 bots");
    expect(t("clock.hint")).toBe("E mais um minuto de reserva na partida.");
    expect(around("bisca-option-target")).toEqual(["A partida vai até ", ""]);
    expect(list(["2", "4"], "disjunction")).toBe("2 ou 4");
  });

  test("an id without words shows itself", () => {
    expect(t("no-such-line")).toBe("no-such-line");
    expect(has("no-such-line")).toBe(false);
  });

  test("a name that runs the other way does not turn the sentence round", () => {
    expect(t("table-of", { host: "رنا" })).toBe("Mesa de \u2068رنا\u2069");
  });
});
