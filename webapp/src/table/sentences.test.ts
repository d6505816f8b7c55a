import { describe, expect, it } from "vitest";
import { frame } from "../fakes";
import type { BiscaHand, View } from "../protocol";
import { hand, people, portuguese as t } from "./fakes";
import { missed, spoken } from "./aloud";
import { momentOf } from "./moment";
import { errorSentence, eventSentence, headline, heldCard, sideName, trickTaken } from "./sentences";
import { ruleOf } from "./why";

const at = (event: string | null, over: Partial<BiscaHand>, view: Partial<View> = {}) =>
  momentOf(frame(0, event, { phase: "playing", seats: people, hand: hand(over), ...view }), hand(over), null);
const say = (event: string | null, over: Partial<BiscaHand>) => eventSentence(t, at(event, over), {});

describe("events", () => {
  it.each([
    ["1 play Jc", { trick: [[1, "Jc"]] }, "Rui sai com o Valete de Paus"],
    ["2 play Qc", { trick: [[1, "Jc"], [2, "Qc"]] }, "Ana joga a Dama de Paus"],
    ["3 play 6d", { trick: [[1, "Jc"], [3, "6d"]] }, "Téo corta com o 6 de Ouros"],
    ["2 play 6d", { trick: [[1, "Jd"], [2, "6d"]] }, "Ana joga o 6 de Ouros"],
    ["0 play Ac", { trick: [[3, "Jc"], [0, "Ac"]] }, "Você joga o Ás de Paus"],
    ["1 flip ??", { trick: [[0, "3c"], [1, "??"]] }, "Rui joga uma carta fechada"],
    ["1 cut 17", {}, "Rui cortou no 17"],
    ["deal", { dealer: 3 }, "Téo embaralhou"],
    ["collect", { leader: 0 }, "Você levou a vaza"],
    ["collect", { leader: 0, last: { cards: [[0, "3c"], [1, "3d"]], winner: null } }, "Ninguém levou a vaza"],
  ] satisfies [string, Partial<BiscaHand>, string][])("%s", (event, over, sentence) => {
    expect(say(event, over)).toBe(sentence);
  });

  it("says nothing without an event, or to one that it does not know", () => {
    expect(say(null, {})).toBe("");
    expect(say("1 sing aloud", {})).toBe("");
  });
});

describe("the headline", () => {
  it.each([
    [{ waiting: { 0: "play" }, trick: [[3, "6d"]] }, "Sua vez"],
    [{ waiting: { 0: "play" } }, "Sua saída"],
    [{ waiting: { 3: "play" }, trick: [[2, "6d"]] }, "Vez de Téo"],
    [{ waiting: { 2: "choose" } }, "Ana escolhe"],
    [{ pause: { kind: "trick", ms: 4000 }, winner: 2, trick: [[2, "6d"]] }, "Vaza de Ana"],
    [{ pause: { kind: "trick", ms: 2000 }, trick: [[2, "6d"]] }, "Vaza empatada"],
    [{ waiting: { 1: "cut" } }, "Rui corta"],
    [{ waiting: { 0: "answer", 2: "answer" } }, "Responda"],
    [{ waiting: { 1: "answer", 3: "answer" } }, "Rui, Téo responde"],
    [{ waiting: { 0: "whistle" } }, "Você decide"],
    [{}, "Um momento"],
  ] satisfies [Partial<BiscaHand>, string][])("%j", (over, words) => {
    expect(headline(t, at(null, over), {})).toBe(words);
  });
});

describe("what is read aloud", () => {
  it("is one text: what happened, whose turn it is, what may be played", () => {
    const asked = at("3 play 6d", { trick: [[1, "Jc"], [3, "6d"]], waiting: { 0: "play" }, legal: ["play 4c", "play Ks"] });
    expect(spoken(t, asked, {})).toBe("Téo corta com o 6 de Ouros. Sua vez. 3 cartas, 2 podem ser jogadas.");
  });

  it("says who takes a complete trick", () => {
    const full = at("0 play 4c", { trick: [[2, "Ac"], [0, "4c"]], winner: 2, trick_points: 11 });
    expect(spoken(t, full, {})).toBe("Você joga o 4 de Paus. Ana leva para nós, 11 pontos.");
  });

  it("does not say so again when the trick goes", () => {
    const gone = at("collect", { leader: 2, waiting: { 2: "play" }, last: { cards: [[2, "Ac"], [0, "4c"]], winner: 2 } });
    expect(eventSentence(t, gone, {})).toBe("Ana levou a vaza");
    expect(spoken(t, gone, {})).toBe("");
  });

  it("does not keep quiet what came and went unseen", () => {
    const frames = [
      { at: 1, event: "0 play 4c", view: at("0 play 4c", { trick: [[2, "Ac"], [0, "4c"]], winner: 2, trick_points: 11 }).view },
      { at: 2, event: "collect", view: at("collect", { last: { cards: [[2, "Ac"], [0, "4c"]], winner: 2 } }).view },
    ];
    expect(missed(t, frames, {})).toBe("Você joga o 4 de Paus. Ana leva para nós, 11 pontos.");
    expect(missed(t, [], {})).toBe("");
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

it("a refusal has a sentence, and a rule where the game knows it", () => {
  expect(errorSentence(t, "ace_before_seven")).toBe("O Ás de trunfo só sai depois do 7 de trunfo.");
  expect(ruleOf(t, "bisca", {}, "ace_before_seven")).toBe("");
});
