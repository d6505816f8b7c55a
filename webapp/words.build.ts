import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { addressFromText, addressOf } from "./address.build";
import { LANGUAGES, type Language } from "./src/languages";

const WORDS = join(import.meta.dirname, "../shared/carteado/words");
/** The sentences that only the bot says; all others are the app's. */
export const BOT = ["board.ftl", "chat.ftl", "opening.ftl", "personal.ftl", "setup.ftl"];
/** Chapters: what only one screen says comes with that screen, what the Spanish pack calls its cards with that pack. */
export const CHAPTERS = ["recall", "replay", "score", "settings", "spanish", "talk", "tour"] as const;
export type Chapter = (typeof CHAPTERS)[number];
const MODULE = "virtual:words";

/** What the file of a language holds: the sentences of all screens, and where those lie that one screen says. */
export interface Words extends Pick<FluentResource, "body"> {
  chapters: Record<Chapter, string>;
}

/** Makes the module `virtual:words`: where each language lies, parsed. The phone needs no parser. */
export function words(): Plugin {
  let serving = false;
  return {
    name: "words",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const messages = (language: Language, files: string[]): FluentResource["body"] =>
        read(files.map((file) => join(WORDS, language, file)), (path) => this.addWatchFile(path));
      const entries = LANGUAGES.map((language) => {
        const chapters = CHAPTERS.map((chapter) => {
          const text = JSON.stringify({ body: messages(language, [`${chapter}.ftl`]) });
          return [chapter, addressFromText(this, serving, `${chapter}.${language}`, text)];
        });
        const text = JSON.stringify({ body: messages(language, mainFiles(language)), chapters: Object.fromEntries(chapters) });
        return `${JSON.stringify(language)}: ${addressOf(this, serving, `${language}.json`, text)}`;
      });
      return `export default { ${entries.join(", ")} };`;
    },
  };
}

function mainFiles(language: Language): string[] {
  const apart = [...BOT, ...CHAPTERS.map((chapter) => `${chapter}.ftl`)];
  return readdirSync(join(WORDS, language)).filter((file) => file.endsWith(".ftl") && !apart.includes(file));
}

function read(paths: string[], watch: (path: string) => void): FluentResource["body"] {
  return paths.flatMap((path) => {
    watch(path);
    return new FluentResource(readFileSync(path, "utf8")).body;
  });
}
