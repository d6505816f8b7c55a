import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { addressOf } from "./address.build";
import { LANGUAGES, type Language } from "./src/languages";

const WORDS = join(import.meta.dirname, "../shared/carteado/words");
/** The sentences that only the bot says; all others are the app's. */
export const BOT = ["board.ftl", "chat.ftl", "opening.ftl", "personal.ftl", "setup.ftl"];
const MODULE = "virtual:words";

/** Makes the module `virtual:words`: where each language lies, parsed. The phone fetches one file and needs no parser. */
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
      const entries = LANGUAGES.map((language) => {
        const messages = JSON.stringify({ body: read(language, (path) => this.addWatchFile(path)) });
        return `${JSON.stringify(language)}: ${addressOf(this, serving, `${language}.json`, messages)}`;
      });
      return `export default { ${entries.join(", ")} };`;
    },
  };
}

function read(language: Language, watch: (path: string) => void): FluentResource["body"] {
  const files = readdirSync(join(WORDS, language)).filter((file) => file.endsWith(".ftl") && !BOT.includes(file));
  return files.flatMap((file) => {
    const path = join(WORDS, language, file);
    watch(path);
    return new FluentResource(readFileSync(path, "utf8")).body;
  });
}
