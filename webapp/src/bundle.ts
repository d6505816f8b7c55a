import type { FluentResource, FluentVariable } from "@fluent/bundle";

type Message = FluentResource["body"][number];
export type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
type Selection = Extract<Expression, { type: "select" }>;
type Args = Record<string, FluentVariable>;

/**
 * The sentences of one language, parsed by Fluent when the app was built. Of Fluent's resolver our sentences use a tenth (variables,
 * sentences inside others, choices by a word or a number), so only that comes to the phone; the test holds it against the whole.
 */
export class Bundle {
  private readonly messages = new Map<string, Message>();
  private readonly numbers: Intl.NumberFormat;
  private readonly plurals: Intl.PluralRules;

  constructor(readonly language: string) {
    this.numbers = new Intl.NumberFormat(language);
    this.plurals = new Intl.PluralRules(language);
  }

  /** Of two messages by one name the later one counts. */
  addResource({ body }: Pick<FluentResource, "body">): void {
    for (const message of body) this.messages.set(message.id, message);
  }

  getMessage(id: string): Message | undefined {
    return this.messages.get(id);
  }

  formatPattern(pattern: Pattern, args: Args): string {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => (typeof part === "string" ? part : this.resolve(part, args))).join("");
  }

  private resolve(expression: Expression, args: Args): string {
    switch (expression.type) {
      case "str":
        return expression.value;
      case "var":
        return this.text(expression.name, args);
      case "mesg":
        return this.formatPattern(this.messages.get(expression.name)?.value ?? expression.name, args);
      case "select":
        return this.formatPattern(this.choose(expression, args), args);
      default:
        throw new Error(`our sentences have no ${expression.type}`);
    }
  }

  private text(name: string, args: Args): string {
    const value = args[name];
    return typeof value === "number" ? this.numbers.format(value) : String(value ?? `{$${name}}`);
  }

  /** A number is itself before it is one of its language's plurals. */
  private choose({ selector, variants, star }: Selection, args: Args): Pattern {
    const value = selector.type === "var" ? args[selector.name] : undefined;
    const word = typeof value === "number" ? this.plurals.select(value) : value;
    const variant = variants.find(({ key }) => key.value === (key.type === "num" ? value : word));
    return (variant ?? variants[star])?.value ?? "";
  }
}
