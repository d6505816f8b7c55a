import type { Nodes, Parents, PhrasingContent, RootContent } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { directive } from "micromark-extension-directive";
import type { Block, Inline, Page, Section, ShownCard, When } from "./src/help/page";

/** What a game's page may speak of. */
export interface Subject {
  clauses: Set<string>;
  /** By option, or by `players`, its values. */
  values: Map<string, Set<string>>;
}

const CARD = /^[A2-9TJQK][cdhs]$/;
const RANK = /^[A2-9TJQK]$/;
const CLAUSE = /\[([A-Z]{3}-\d+)\]/;

/** A page of rules from its Markdown; throws, naming the line, at anything that the page may not hold. docs/rules/README.md explains the form. */
export function compile(markdown: string, subject: Subject): Page {
  const compiler = new Compiler(subject);
  const [head, ...rest] = fromMarkdown(markdown, { extensions: [directive()], mdastExtensions: [directiveFromMarkdown()] }).children;
  if (head?.type !== "heading" || head.depth !== 1) throw new Error("a page begins with its title");
  const page: Page = { title: compiler.plain(head), lead: [], sections: [] };
  for (const node of rest) {
    if (node.type === "heading") page.sections.push(compiler.section(node));
    else (page.sections.at(-1)?.blocks ?? page.lead).push(compiler.block(node));
  }
  return page;
}

class Compiler {
  constructor(private readonly subject: Subject) {}

  section(heading: RootContent & { type: "heading" }): Section {
    if (heading.depth !== 2) refuse(heading, "only ## divides a page");
    return { title: this.plain(heading), blocks: [] };
  }

  plain(node: Parents): string {
    return node.children.map((child) => (child.type === "text" ? child.value : refuse(child, "a title is plain text"))).join("");
  }

  block(node: RootContent): Block {
    switch (node.type) {
      case "paragraph":
        return { kind: "text", of: this.inlines(node.children) };
      case "list":
        return {
          kind: "list",
          from: node.ordered ? (node.start ?? 1) : null,
          items: node.children.map((item) => item.children.map((child) => this.block(child))),
        };
      case "leafDirective":
        if (node.name !== "cards") return refuse(node, `::${node.name} is unknown`);
        return { kind: "cards", cards: this.cards(node) };
      case "containerDirective":
        return { kind: "if", when: this.condition(node), of: node.children.map((child) => this.block(child)) };
      default:
        return refuse(node, `${node.type} has no place on a page of rules`);
    }
  }

  private inlines(nodes: PhrasingContent[]): Inline[] {
    return nodes.flatMap((node): Inline[] => {
      switch (node.type) {
        case "text":
          return this.text(node);
        case "strong":
          return [{ kind: "strong", of: this.inlines(node.children) }];
        case "emphasis":
          return [{ kind: "em", of: this.inlines(node.children) }];
        case "inlineCode":
          return CARD.test(node.value) ? [{ kind: "card", card: node.value }] : refuse(node, `${node.value} is no card`);
        case "textDirective":
          if (node.name === "option") return [this.option(node)];
          return [{ kind: "if", when: this.condition(node), of: this.inlines(node.children) }];
        default:
          return refuse(node, `${node.type} has no place in a sentence`);
      }
    });
  }

  /** Citations stand in the text as `[BIS-14]`: the split leaves their names at the odd places. */
  private text(node: Nodes & { value: string }): Inline[] {
    return node.value.split(CLAUSE).flatMap((part, i): Inline[] => {
      if (i % 2 === 0) return part === "" ? [] : [part.replaceAll(/\s+/g, " ")];
      return this.subject.clauses.has(part) ? [{ kind: "clause", clause: part }] : refuse(node, `${part} is no clause`);
    });
  }

  private cards(node: Parents): ShownCard[] {
    return this.plain(node)
      .split(/\s+/)
      .map((shown) => {
        const [card = "", note = ""] = shown.split("=");
        return CARD.test(card) || RANK.test(card) ? { card, note } : refuse(node, `${card} is no card`);
      });
  }

  private option(node: Parents): Inline {
    const key = this.plain(node);
    return this.subject.values.has(key) ? { kind: "option", key } : refuse(node, `${key} is no option`);
  }

  private condition(node: Nodes & { name: string; attributes?: Record<string, string | null | undefined> | null | undefined }): When {
    const conditions = Object.entries(node.attributes ?? {});
    if (node.name !== "if") return refuse(node, `:${node.name} is unknown`);
    if (conditions.length === 0) return refuse(node, "a condition is missing");
    return Object.fromEntries(
      conditions.map(([key, text]) => {
        const values = (text ?? "").split(" ");
        const wrong = values.find((value) => !this.subject.values.get(key)?.has(value));
        return wrong === undefined ? [key, values] : refuse(node, `${key}=${wrong} is no choice at a table`);
      }),
    );
  }
}

function refuse(node: Nodes, why: string): never {
  throw new Error(`line ${node.position?.start.line}: ${why}`);
}
