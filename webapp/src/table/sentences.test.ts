import { describe, expect, it } from "vitest";
import { frame } from "../fakes";
import type { BiscaHand, View } from "../protocol";
import { hand, people, portuguese as t } from "./fakes";
import { errorSentence, eventSentence, headline, heldCard, newRelo, reloLine, ruleOf, sideName, spoken, trickTaken } from "./sentences";

const at = (event: string | null, over: Partial<BiscaHand>, view: Partial<View> = {}) =>
  frame(0, event, { phase: "playing", seats: people, hand: hand(over), ...view });
const say = (event: string, over: Partial<BiscaHand>, before: View | null = null) => eventSentence(t, at(event, over), before);

describe("events", () => {
  it.each([
    ["1 play Jc", { trick: [[1, "Jc"]] }, "Rui sai com o Valete de Paus"],
    ["2 play Qc", { trick: [[1, "Jc"], [2, "Qc"]] }, "Ana joga a Dama de Paus"],
    ["3 play 6d", { trick: [[1, "Jc"], [3, "6d"]] }, "Téo corta com o 6 de Ouros"],
    ["2 play 6d", { trick: [[1, "Jd"], [2, "6d"]] }, "Ana joga o 6 de Ouros"],
    ["0 play Ac", { trick: [[3, "Jc"], [0, "Ac"]] }, "Você joga o Ás de Paus"],
    ["2 choose copas", { choice: "copas", trump: "h", open: null }, "Ana escolheu Copas"],
    ["2 choose draw", { choice: "draw" }, "Sorteio: virou o Rei de Ouros"],
    ["2 choose draw", { choice: "draw", trump: null, open: null, returned: "Ah" }, "Sorteio: virou o Ás de Copas"],
    ["- return", { open: null, returned: "Ah" }, "Virou o Ás de Copas e voltou pro monte. Trunfo é Ouros"],
    ["deal", { dealer: 3 }, "Téo embaralhou"],
    ["collect", { leader: 2 }, "Ana comprou primeiro"],
    ["collect", { leader: 0, stock: 0 }, "Você levou a vaza"],
    ["open", { leader: 1 }, "A troca do 2 acabou"],
  ] satisfies [string, Partial<BiscaHand>, string][])("%s", (event, over, sentence) => {
    expect(say(event, over)).toBe(sentence);
  });

  it("names the card that was taken for the 2", () => {
    const before = at(null, { open: "Kd" }).view;
    expect(say("2 swap", { open: "2d", swapped: 2 }, before)).toBe("Ana trocou o 2: pegou o Rei de Ouros");
  });

  it("says nothing without an event, or to one that it does not know", () => {
    expect(eventSentence(t, at(null, {}), null)).toBe("");
    expect(say("1 sing aloud", {})).toBe("");
  });
});

describe("relo", () => {
  const before = at("1 play 7d", { trick: [[1, "7d"]] }).view;
  const after = at("2 play Ad", { trick: [[1, "7d"], [2, "Ad"]], relos: [[2, 1]] });

  it("is announced in the frame that brings it, and only there", () => {
    expect(newRelo(after.view, before)).toEqual({ seat: 2, worth: 1 });
    expect(newRelo(after.view, after.view)).toBeNull();
    expect(newRelo(after.view, null)).toBeNull();
    expect(eventSentence(t, after, before)).toBe("Relo! Ás de Ana sobre o 7 de Rui, vale 1");
  });

  it("speaks to its owner", () => {
    expect(reloLine(t, { ...after.view, you: 2 }, { seat: 2, worth: 2 })).toBe("Seu Ás sobre o 7 de Rui, vale 2");
    expect(reloLine(t, { ...after.view, you: 1 }, { seat: 2, worth: 2 })).toBe("Ás de Ana sobre o seu 7, vale 2");
  });
});

describe("the headline", () => {
  it.each([
    [{ waiting: { 0: "play" }, trick: [[3, "6d"]] }, "Sua vez"],
    [{ waiting: { 0: "play" } }, "Sua saída"],
    [{ waiting: { 3: "play" }, trick: [[2, "6d"]] }, "Vez de Téo"],
    [{ waiting: { 2: "choose" } }, "Ana escolhe"],
    [{ pause: { kind: "trick", ms: 4000 }, winner: 2, trick: [[2, "6d"]] }, "Vaza de Ana"],
    [{ pause: { kind: "swap", ms: 5000 } }, "Troca do 2"],
    [{}, "Um momento"],
  ] satisfies [Partial<BiscaHand>, string][])("%j", (over, words) => {
    expect(headline(t, at(null, over).view)).toBe(words);
  });
});

describe("what is read aloud", () => {
  it("is one text: what happened, whose turn it is, what may be played", () => {
    const asked = at("3 play 6d", { trick: [[1, "Jc"], [3, "6d"]], waiting: { 0: "play" }, legal: ["play 4c", "play Ks"] });
    expect(spoken(t, asked, null)).toBe("Téo corta com o 6 de Ouros. Sua vez. 3 cartas, 2 podem ser jogadas.");
  });

  it("says who takes a complete trick", () => {
    const full = at("0 play 4c", { trick: [[2, "Ac"], [0, "4c"]], winner: 2, trick_points: 11 });
    expect(spoken(t, full, null)).toBe("Você joga o 4 de Paus. Ana leva para nós, 11 pontos.");
  });

  it("gives a card its full name", () => {
    const barred = hand({ barred: { "7d": "seven_last" } });
    expect(heldCard(t, "4c", barred)).toBe("4 de Paus");
    expect(heldCard(t, "7d", barred)).toMatch(/^7 de Ouros, trunfo, não pode: O 7 de trunfo não pode fechar a vaza/);
  });
});

describe("sides", () => {
  it("are we and they in pairs, names between two or for a spectator", () => {
    const { view } = at(null, {});
    expect([0, 1].map((side) => sideName(t, view, side))).toEqual(["Nós", "Eles"]);
    expect([0, 1].map((side) => sideName(t, { ...view, you: null }, side))).toEqual(["Lia · Ana", "Rui · Téo"]);
    const pair = { ...view, players: 2, seats: people.slice(0, 2), you: 1 };
    expect([0, 1].map((side) => sideName(t, pair, side))).toEqual(["Lia", "Você"]);
    expect(trickTaken(t, pair, 0)).toBe("Lia leva");
  });
});

it("a refusal names its rule", () => {
  expect(errorSentence(t, "ace_before_seven")).toBe("O Ás de trunfo só sai depois do 7 de trunfo.");
  expect(ruleOf(t, "ace_before_seven")).toBe("Bisca, regra 15");
  expect(ruleOf(t, "busy")).toBe("");
});
