import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
const PAGE = join(SOURCES, "../index.html");

const sheets = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(join(import.meta.dirname, name), "utf8").replaceAll(/\/\*.*?\*\//gs, ""));

const classes = sheets.flatMap((sheet) => [...sheet.matchAll(/[^{}]+(?=\{)/g)].flatMap(([selector]) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []));

/** What stands between quotes, and the classes that a condition sets. */
const written = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/test|fakes|gallery/.test(name))
  .map((name) => join(SOURCES, name))
  .concat(PAGE)
  .map((path) => readFileSync(path, "utf8"))
  .flatMap((source) => source.match(/"[^"]*"|'[^']*'|`[^`]*`|(?<=class:)[\w-]+/g) ?? [])
  .join(" ");

test("the style sheets name no class that nothing has", () => {
  const words = new Set(written.match(/[\w-]+/g));
  // A number is put together with its beginning: `seats-${players}`.
  const known = (name: string): boolean => words.has(name) || words.has(name.replace(/[^-]+$/, ""));
  expect([...new Set(classes)].filter((name) => !known(name))).toEqual([]);
});

test("nothing but transforms and opacity goes over bit by bit: all else is painted anew in each frame", () => {
  const transitions = sheets.flatMap((sheet) => [...sheet.matchAll(/transition:([^;]+);/g)].flatMap(([, list = ""]) => list.split(/,(?![^(]*\))/)));
  expect(transitions.map((one) => one.trim()).filter((one) => !/^(transform|opacity|none)\b/.test(one))).toEqual([]);
});
