import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { portuguese as t } from "./fakes";
import { errorSentence } from "./sentences";

const CARTEADO = join(import.meta.dirname, "../../../shared/carteado");

/** The codes that the server may answer with: those of the room and those of each game. */
function codes(): string[] {
  const room = readFileSync(join(CARTEADO, "codes.py"), "utf8").matchAll(/^ {4}"(\w+)": \d+/gm);
  const games = readdirSync(join(CARTEADO, "games"))
    .filter((name) => name.endsWith(".py"))
    .map((name) => /refusals=\(([^)]*)\)/.exec(readFileSync(join(CARTEADO, "games", name), "utf8"))?.[1] ?? "")
    .flatMap((list) => [...list.matchAll(/"(\w+)"/g)]);
  return [...room, ...games].map(([, code = ""]) => code);
}

it("every code of the server has a sentence", () => {
  expect(codes()).toContain("seven_last");
  expect([...codes(), "network", "unreadable"].filter((code) => errorSentence(t, code, { seconds: 9 }).startsWith("error-"))).toEqual([]);
});
