import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { addressOf } from "./address.build";
import { compile, type Subject } from "./rules.compile";
import type { Page } from "./src/help/page";
import { LANGUAGES, type Language } from "./src/languages";

const RULES = join(import.meta.dirname, "../docs/rules");
const WORDS = join(import.meta.dirname, "../shared/carteado/words/pt-BR/games.ftl");
const MODULE = "virtual:rules";

/** Makes the module `virtual:rules`: where the pages of rules lie, ready to be shown, by language and game. */
export function rules(): Plugin {
  let serving = false;
  return {
    name: "rules",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      this.addWatchFile(WORDS);
      const entries = LANGUAGES.map((language) => {
        const pages = gamesIn(language).map((game) => {
          this.addWatchFile(pathOf(language, game));
          this.addWatchFile(normative(game));
          return `${game}: ${addressOf(this, serving, `${game}.${language}.json`, JSON.stringify(read(language, game)))}`;
        });
        return `${JSON.stringify(language)}: { ${pages.join(", ")} }`;
      });
      return `export default { ${entries.join(", ")} };`;
    },
  };
}

/** The games that have a page in the language. */
export function gamesIn(language: Language): string[] {
  return readdirSync(join(RULES, language)).map((name) => name.replace(/\.md$/, ""));
}

/** One page of rules; throws, naming file and line, where it is wrong. */
export function read(language: Language, game: string): Page {
  try {
    return compile(readFileSync(pathOf(language, game), "utf8"), subjectOf(game));
  } catch (error) {
    throw new Error(`docs/rules/${language}/${game}.md, ${(error as Error).message}`, { cause: error });
  }
}

/** What there is to be said of a game: the clauses of its normative page, the options and seats that have words. */
export function subjectOf(game: string): Subject {
  const page = existsSync(normative(game)) ? readFileSync(normative(game), "utf8") : "";
  const clauses = new Set([...page.matchAll(/^- ([A-Z]{3}-\d+) /gm)].map(([, clause = ""]) => clause));
  const values = new Map<string, Set<string>>();
  const words = readFileSync(WORDS, "utf8").matchAll(new RegExp(`^${game}-(?:option-(\\w+)|seats)-(\\S+) =`, "gm"));
  for (const [, key = "players", value = ""] of words) values.set(key, (values.get(key) ?? new Set()).add(value));
  return { clauses, values };
}

const pathOf = (language: Language, game: string): string => join(RULES, language, `${game}.md`);
const normative = (game: string): string => join(RULES, `${game}.md`);
