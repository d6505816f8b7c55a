import { describe, expect, test } from "vitest";
import { gamesIn, read, subjectOf } from "../../rules.build";
import { LANGUAGES } from "../languages";
import { settle, type Block, type Inline, type Table } from "./page";

const SOURCE = LANGUAGES[0];

/** Every number of seats with the defaults, and with each other value of each option. */
function tables(game: string): Table[] {
  const { players, ...options } = Object.fromEntries([...subjectOf(game).values].map(([key, values]) => [key, [...values]]));
  const usual = Object.fromEntries(Object.entries(options).map(([key, values]) => [key, values[0] ?? ""]));
  const others = Object.entries(options).flatMap(([key, values]) => values.map((value) => ({ ...usual, [key]: value })));
  return (players ?? []).flatMap((seats) => [usual, ...others].map((chosen) => ({ players: Number(seats), options: chosen })));
}

function sentence(inlines: Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === "string") return inline;
      if ("of" in inline) return sentence(inline.of);
      return inline.kind === "clause" ? `[${inline.clause}]` : "x";
    })
    .join("");
}

function sentences(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === "text") return [sentence(block.of).replaceAll(/\s+/g, " ").trim()];
    return block.kind === "list" ? block.items.flatMap(sentences) : [];
  });
}

describe.each(gamesIn(SOURCE))("%s", (game) => {
  test.each(LANGUAGES)("reads well in %s at every table", (language) => {
    const page = read(language, game);
    expect(page.sections.length).toBe(read(SOURCE, game).sections.length);
    for (const table of tables(game)) {
      const { lead, sections } = settle(page, table);
      const said = [lead, ...sections.map(({ blocks }) => blocks)].map(sentences);
      expect(said.filter((passages) => passages.length === 0)).toEqual([]);
      // A passage begins with a capital or a mark and ends with a mark, before its clauses; nothing stands apart from its comma.
      const wrong = said.flat().filter((text) => !/^[\p{Lu}\d¿«“x].*[.:](?: \[[A-Z]{3}-\d+\])*$/u.test(text) && !/^[x ]+$/.test(text));
      expect(wrong).toEqual([]);
      expect(said.flat().filter((text) => / [,.;:]|[,;:.][\p{L}]/u.test(text))).toEqual([]);
    }
  });
});
