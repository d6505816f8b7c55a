import { expect, test } from "vitest";
import { compile, type Subject } from "../../rules.compile";

const SUBJECT: Subject = {
  clauses: new Set(["BIS-1", "BIS-2"]),
  values: new Map([
    ["players", new Set(["2", "4"])],
    ["relo", new Set(["same_trick", "next_card"])],
  ]),
};
const page = (text: string) => compile(`# Bisca\n\n${text}`, SUBJECT);

test("sections, paragraphs, lists and what stands in them", () => {
  expect(page("Três *cartas*,\ncom `7h`.\n\n## O jogo\n\n3. **Sai** quem deu. [BIS-1][BIS-2]\n4. Relo é :option[relo].")).toEqual({
    title: "Bisca",
    lead: [{ kind: "text", of: ["Três ", { kind: "em", of: ["cartas"] }, ", com ", { kind: "card", card: "7h" }, "."] }],
    sections: [
      {
        title: "O jogo",
        blocks: [
          {
            kind: "list",
            from: 3,
            items: [
              [
                {
                  kind: "text",
                  of: [
                    { kind: "strong", of: ["Sai"] },
                    " quem deu. ",
                    { kind: "clause", clause: "BIS-1" },
                    { kind: "clause", clause: "BIS-2" },
                  ],
                },
              ],
              [{ kind: "text", of: ["Relo é ", { kind: "option", key: "relo" }, "."] }],
            ],
          },
        ],
      },
    ],
  });
});

test("a strip of cards with what each is worth, or is called", () => {
  expect(page("::cards[A=11 4c=Zap T]").lead).toEqual([
    {
      kind: "cards",
      cards: [
        { card: "A", note: "11" },
        { card: "4c", note: "Zap" },
        { card: "T", note: "" },
      ],
    },
  ]);
});

test("conditions in a sentence and round several passages", () => {
  const [sentence, passage] = page("a:if[b [BIS-1]]{relo=next_card}\n\n:::if{players=2 relo='same_trick next_card'}\nc\n\nd\n:::").lead;
  expect(sentence).toEqual({
    kind: "text",
    of: ["a", { kind: "if", when: { relo: ["next_card"] }, of: ["b ", { kind: "clause", clause: "BIS-1" }] }],
  });
  expect(passage).toEqual({
    kind: "if",
    when: { players: ["2"], relo: ["same_trick", "next_card"] },
    of: [
      { kind: "text", of: ["c"] },
      { kind: "text", of: ["d"] },
    ],
  });
});

test.each([
  ["um\n\n:if[a]{relo=never}", "line 5: relo=never is no choice at a table"],
  [":if[a]{capote=on}", "line 3: capote=on is no choice at a table"],
  [":if[a]", "line 3: a condition is missing"],
  [":when[a]{players=2}", "line 3: :when is unknown"],
  [":::when{players=2}\na\n:::", "line 3: :when is unknown"],
  ["::faces[A]", "line 3: ::faces is unknown"],
  ["::cards[1]", "line 3: 1 is no card"],
  ["`7x`", "line 3: 7x is no card"],
  ["[BIS-3]", "line 3: BIS-3 is no clause"],
  [":option[capote]", "line 3: capote is no option"],
  ["### Relo", "line 3: only ## divides a page"],
  ["> relo", "line 3: blockquote has no place on a page of rules"],
  ["[a](b)", "line 3: link has no place in a sentence"],
])("%j fails the build", (text, why) => {
  expect(() => page(text)).toThrow(why);
});

test("a page without a title fails the build", () => {
  expect(() => compile("Bisca", SUBJECT)).toThrow("a page begins with its title");
});
