/** A page of rules as it is built from Markdown, and what of it holds at a table. */
import type { Card, OptionValue } from "../protocol";

/** By option, or by `players`, the values of which one must be so. */
export type When = Record<string, string[]>;

export interface Only<Node> {
  kind: "if";
  when: When;
  of: Node[];
}

export type Inline =
  | string
  | { kind: "strong" | "em"; of: Inline[] }
  | { kind: "card"; card: Card }
  /** The number of a clause on the normative page. */
  | { kind: "clause"; clause: string }
  /** The words for what a table has chosen. */
  | { kind: "option"; key: string }
  | Only<Inline>;

export interface ShownCard {
  /** A bare rank where suits do not matter. */
  card: string;
  note: string;
}

export type Block =
  | { kind: "text"; of: Inline[] }
  /** `from`: its first number; null without numbers. */
  | { kind: "list"; from: number | null; items: Block[][] }
  | { kind: "cards"; cards: ShownCard[] }
  | Only<Block>;

export interface Section {
  title: string;
  blocks: Block[];
}

export interface Page {
  title: string;
  lead: Block[];
  sections: Section[];
}

export interface Table {
  players: number;
  options: Record<string, OptionValue>;
}

/** The page without what does not hold at the table, and without conditions. */
export function settle(page: Page, table: Table): Page {
  const sections = page.sections.map(({ title, blocks }) => ({ title, blocks: settleBlocks(blocks, table) }));
  return { ...page, lead: settleBlocks(page.lead, table), sections: sections.filter(({ blocks }) => blocks.length > 0) };
}

function settleBlocks(blocks: Block[], table: Table): Block[] {
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case "if":
        return holds(block.when, table) ? settleBlocks(block.of, table) : [];
      case "text": {
        const of = settleInlines(block.of, table);
        return isBlank(of) ? [] : [{ ...block, of }];
      }
      case "list": {
        const items = block.items.map((item) => settleBlocks(item, table)).filter((item) => item.length > 0);
        return items.length > 0 ? [{ ...block, items }] : [];
      }
      case "cards":
        return [block];
    }
  });
}

function settleInlines(inlines: Inline[], table: Table): Inline[] {
  return inlines.flatMap((inline): Inline[] => {
    if (typeof inline === "string" || !("of" in inline)) return [inline];
    if (inline.kind === "if") return holds(inline.when, table) ? settleInlines(inline.of, table) : [];
    return [{ ...inline, of: settleInlines(inline.of, table) }];
  });
}

function holds(when: When, { players, options }: Table): boolean {
  return Object.entries(when).every(([key, values]) => values.includes(String(key === "players" ? players : options[key])));
}

const isBlank = (inlines: Inline[]): boolean => inlines.every((inline) => typeof inline === "string" && inline.trim() === "");

/** The clauses that a passage of a settled page cites. */
export function clausesOf(inlines: Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if (typeof inline === "string") return [];
    if (inline.kind === "clause") return [inline.clause];
    return "of" in inline ? clausesOf(inline.of) : [];
  });
}
