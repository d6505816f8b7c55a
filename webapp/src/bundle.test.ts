import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Bundle } from "./bundle";
import { LANGUAGES } from "./languages";
import { BOT } from "../words.build";

const WORDS = join(import.meta.dirname, "../../shared/carteado/words");

/** Everything that a sentence asks about, with all answers that it tells apart; and the numbers at which plurals change. */
function questions(text: string): Record<string, (string | number)[]> {
  const names = new Set([...text.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name));
  const words = new Set([...text.matchAll(/\[([\w-]+)\]/g)].map(([, key = ""]) => key));
  const answers = ["Téo", ...words, 0, 1, 2, 5, 1_234_567];
  return Object.fromEntries([...names].map((name) => [name, answers]));
}

test.each(LANGUAGES)("a phone says in %s what Fluent says", (language) => {
  const fluent = new FluentBundle(language, { useIsolating: false });
  const ours = new Bundle(language);
  const files = readdirSync(join(WORDS, language)).filter((file) => !BOT.includes(file));
  const texts = files.map((file) => readFileSync(join(WORDS, language, file), "utf8"));
  const resources = texts.map((text) => new FluentResource(text));
  for (const resource of resources) {
    fluent.addResource(resource, { allowOverrides: true });
    ours.addResource(resource);
  }
  const patterns = resources.flatMap(({ body }) => body.flatMap(({ value, attributes }) => [value ?? "", ...Object.values(attributes)]));
  const asked = questions(texts.join("\n"));
  const most = Math.max(...Object.values(asked).map((answers) => answers.length));
  for (let turn = 0; turn < most; turn++) {
    // All variables have the same kind of answer in a turn: what one sentence asks together seldom has more than one question.
    const args = Object.fromEntries(Object.entries(asked).map(([name, answers]) => [name, answers[turn] ?? 1]));
    const say = (bundle: Bundle | FluentBundle): string[] => patterns.map((pattern) => bundle.formatPattern(pattern, args));
    expect(say(ours)).toEqual(say(fluent));
  }
});

test("of two sentences by one name the later one is said", () => {
  const bundle = new Bundle("en");
  for (const text of ["suit = Hearts", "suit = Cups"]) bundle.addResource(new FluentResource(text));
  const pattern = bundle.getMessage("suit")?.value ?? "";
  expect(bundle.formatPattern(pattern, {})).toBe("Cups");
});
