import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { GameParts } from "../games/parts";
import { portuguese as t } from "./fakes";
import { errorSentence } from "./sentences";

const CARTEADO = join(import.meta.dirname, "../../../shared/carteado");

/** The codes of a game's own refusals; none where the module is no game. */
function refusals(module: string): string[] {
  const list = /refusals=\(([^)]*)\)/.exec(readFileSync(join(CARTEADO, "games", module), "utf8"))?.[1] ?? "";
  return [...list.matchAll(/"(\w+)"/g)].map(([, code = ""]) => code);
}

const modules = readdirSync(join(CARTEADO, "games")).filter((name) => name.endsWith(".py"));
const games = modules.filter((name) => refusals(name).length > 0).map((name) => name.replace(".py", ""));

/** The codes that the server may answer with: those of the room and those of each game. */
function codes(): string[] {
  const room = readFileSync(join(CARTEADO, "codes.py"), "utf8").matchAll(/^ {4}"(\w+)": \d+/gm);
  return [...[...room].map(([, code = ""]) => code), ...modules.flatMap(refusals)];
}

it("every code of the server has a sentence", () => {
  expect(codes()).toContain("seven_last");
  expect([...codes(), "network", "unreadable"].filter((code) => errorSentence(t, code, { seconds: 9 }).startsWith("error-"))).toEqual([]);
});

const PARTS = import.meta.glob<{ default: GameParts }>("../games/*/later.ts", { eager: true });

/** Denouncing stands in sueca's rules under no number: it is an option of the house. */
const UNNUMBERED = ["no_revokes", "not_an_opponent", "nothing_played", "already_denounced"];

it.each(games)("every refusal of %s cites its rule", (game) => {
  const rules = PARTS[`../games/${game}/later.ts`]?.default.rules ?? {};
  expect(refusals(`${game}.py`).filter((code) => !(code in rules) && !UNNUMBERED.includes(code))).toEqual([]);
});
