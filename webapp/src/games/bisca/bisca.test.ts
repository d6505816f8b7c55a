import { describe, expect, it } from "vitest";
import { frame } from "../../fakes";
import type { BiscaHand, View } from "../../protocol";
import { hand, people, portuguese as t } from "../../table/fakes";
import { momentOf } from "../../table/moment";
import { eventSentence, headline } from "../../table/sentences";
import { ruleOf } from "../../table/why";
import type { Moment } from "../parts";
import bisca from ".";
import { newRelo, reloLine } from "./relo";
import later from "./later";

const at = (event: string | null, over: Partial<BiscaHand>, before: Partial<BiscaHand> | null = null, view: Partial<View> = {}) => {
  const shown = frame(0, event, { phase: "playing", seats: people, hand: hand(over), ...view });
  return momentOf(shown, hand(over), before && { ...shown.view, hand: hand(before) }) as Moment<BiscaHand> & Moment;
};
const say = (event: string, over: Partial<BiscaHand>, before: Partial<BiscaHand> | null = null) =>
  eventSentence(t, at(event, over, before), bisca);

describe("events", () => {
  it.each([
    ["1 play Jc", { trick: [[1, "Jc"]] }, "Rui sai com o Valete de Paus"],
    ["2 choose copas", { choice: "copas", trump: "h", open: null }, "Ana escolheu Copas"],
    ["2 choose draw", { choice: "draw" }, "Sorteio: virou o Rei de Ouros"],
    ["2 choose draw", { choice: "draw", trump: null, open: null, returned: "Ah" }, "Sorteio: virou o Ás de Copas"],
    ["- return", { open: null, returned: "Ah" }, "Virou o Ás de Copas e voltou pro monte. Trunfo é Ouros"],
    ["collect", { leader: 2 }, "Ana comprou primeiro"],
    ["collect", { leader: 0, stock: 0 }, "Você levou a vaza"],
    ["open", { leader: 1 }, "A troca do 2 acabou"],
  ] satisfies [string, Partial<BiscaHand>, string][])("%s", (event, over, sentence) => {
    expect(say(event, over)).toBe(sentence);
  });

  it("names the card that was taken for the 2", () => {
    expect(say("2 swap", { open: "2d", swapped: 2 }, { open: "Kd" })).toBe("Ana trocou o 2: pegou o Rei de Ouros");
  });
});

describe("relo", () => {
  const before: Partial<BiscaHand> = { trick: [[1, "7d"]] };
  const after: Partial<BiscaHand> = { trick: [[1, "7d"], [2, "Ad"]], relos: [[2, 1]] };

  it("is announced in the frame that brings it, and only there", () => {
    expect(newRelo(at("2 play Ad", after, before))).toEqual({ seat: 2, worth: 1 });
    expect(newRelo(at("2 play Ad", after, after))).toBeNull();
    expect(newRelo(at("2 play Ad", after))).toBeNull();
    expect(say("2 play Ad", after, before)).toBe("Relo! Ás de Ana sobre o 7 de Rui, vale 1");
  });

  it("speaks to its owner", () => {
    expect(reloLine(t, at(null, after, null, { you: 2 }), { seat: 2, worth: 2 })).toBe("Seu Ás sobre o 7 de Rui, vale 2");
    expect(reloLine(t, at(null, after, null, { you: 1 }), { seat: 2, worth: 2 })).toBe("Ás de Ana sobre o seu 7, vale 2");
  });
});

it("names the pause for the swap", () => {
  expect(headline(t, at(null, { pause: { kind: "swap", ms: 5000 } }), bisca)).toBe("Troca do 2");
});

it("a refusal names its rule", () => {
  expect(ruleOf(t, "bisca", later, "ace_before_seven")).toBe("Bisca, regra 15");
  expect(ruleOf(t, "bisca", later, "busy")).toBe("");
});
