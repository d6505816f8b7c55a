import { describe, expect, it } from "vitest";
import { frame } from "../../fakes";
import type { HandResult, SuecaHand, View } from "../../protocol";
import { people, portuguese as t } from "../../table/fakes";
import { momentOf } from "../../table/moment";
import { eventSentence, headline } from "../../table/sentences";
import { ruleOf } from "../../table/why";
import type { Moment } from "../parts";
import sueca from ".";
import { pointsOf } from "./points";
import { result as sheet } from "./result";
import { falseLine } from "./sentences";
import later from "./later";

/** Lia has cut and leads; Téo has dealt. */
function hand(over: Partial<SuecaHand> = {}): SuecaHand {
  return {
    game: "sueca",
    dealer: 3,
    leader: 0,
    waiting: {},
    pause: null,
    hand: ["3c", "7h"],
    counts: [10, 10, 10, 9],
    trick: [],
    winner: null,
    trick_points: null,
    last: null,
    tricks: [0, 0],
    legal: [],
    barred: {},
    result: null,
    cut: 17,
    from: "top",
    trump: "s",
    open: "5s",
    annul_points: null,
    shown: null,
    denounced: null,
    ...over,
  };
}

function at(event: string | null, over: Partial<SuecaHand> = {}, before: Partial<SuecaHand> | null = null, view: Partial<View> = {}) {
  const shown = frame(0, event, { phase: "playing", game: "sueca", score: [1, 2], seats: people, hand: hand(over), ...view });
  return momentOf(shown, hand(over), before && { ...shown.view, hand: hand(before) }) as Moment<SuecaHand> & Moment;
}
const say = (...given: Parameters<typeof at>): string => eventSentence(t, at(...given), sueca);

describe("events", () => {
  const undealt = { trump: null, open: null, counts: [0, 0, 0, 0] };
  it.each([
    ["deal", undealt, "Ana embaralhou, Téo dá as cartas"],
    ["deal", { ...undealt, dealer: 0 }, "Téo embaralhou, você dá as cartas"],
    ["deal", { ...undealt, dealer: 1 }, "Você embaralhou, Rui dá as cartas"],
    ["0 cut 17", undealt, "Você cortou no 17"],
    ["3 from top", {}, "Téo tirou o 5 de Espadas de cima: trunfo é Espadas"],
    ["3 from bottom", { from: "bottom" }, "Téo tirou o 5 de Espadas de baixo: trunfo é Espadas"],
    ["3 from top", { annul_points: 6 }, "Só 6 pontos na mão: pode anular"],
    ["3 from top", { annul_points: 0 }, "Nenhum ponto na mão: pode anular"],
    ["0 annul", { shown: [] }, "Você anulou a mão"],
    ["0 denounce 3", { denounced: { by: 0, seat: 3, right: false } }, "Você denunciou Téo sem razão"],
    ["1 denounce 0", { denounced: { by: 1, seat: 0, right: true } }, "Rui denunciou você com razão"],
  ] satisfies [string, Partial<SuecaHand>, string][])("%s", (event, over, sentence) => {
    expect(say(event, over)).toBe(sentence);
  });

  it("say when the dealer takes up the open trump", () => {
    const before = { trick: [[0, "3c"], [1, "4c"]] } satisfies Partial<SuecaHand>;
    const after = { trick: [[0, "3c"], [1, "4c"], [2, "Ac"]], open: null } satisfies Partial<SuecaHand>;
    expect(say("2 play Ac", after, before)).toBe("Ana joga o Ás de Paus. Téo recolhe o 5 de Espadas");
    expect(say("1 play 4c", before, { trick: [[0, "3c"]] })).toBe("Rui joga o 4 de Paus");
  });
});

describe("a wrong denunciation", () => {
  const denounced = { by: 0, seat: 3, right: false };

  it("is announced in the moment that brings it, and only there", () => {
    expect(falseLine(t, at("0 denounce 3", { denounced }))).toBe("Téo não renunciou: 1 ponto para eles");
    expect(falseLine(t, at("1 denounce 0", { denounced: { by: 1, seat: 0, right: false } }))).toBe("Você não renunciou: 1 ponto para nós");
    expect(falseLine(t, at("0 play 3c", { denounced }))).toBeNull();
    expect(falseLine(t, at("0 denounce 3", { denounced: { ...denounced, right: true } }))).toBeNull();
  });
});

describe("beside the hand", () => {
  it("stands annulling with its points, until the first card is led", () => {
    expect(sueca.actions?.(t, at(null, { annul_points: 6, legal: ["annul", "play 3c"] }))).toMatchObject([
      { label: "Anular", why: "com 6 pontos", does: { move: "annul" } },
    ]);
    expect(sueca.actions?.(t, at("0 play 3c", { trick: [[0, "3c"]] }))).toEqual([]);
  });

  it("stands denouncing, as long as there is an opponent to denounce", () => {
    expect(sueca.actions?.(t, at(null, { legal: ["denounce 3", "play 3c"] }))).toMatchObject([{ label: "Denunciar", does: "sheet" }]);
    expect(sueca.actions?.(t, at(null, { legal: ["play 3c"] }))).toEqual([]);
  });
});

it("the pack lies on the cloth until it is dealt, unless it lies before me", () => {
  expect(sueca.pile?.(hand({ trump: null }))).toMatchObject({ stock: 40 });
  expect(sueca.pile?.(hand({ trump: null, legal: ["from bottom", "from top"] }))).toMatchObject({ stock: 0 });
  expect(sueca.pile?.(hand())).toMatchObject({ stock: 0, trump: "s" });
});

it("names whom the table waits for before the deal", () => {
  expect(headline(t, at("deal", { waiting: { 0: "cut" } }), sueca)).toBe("Você corta");
  expect(headline(t, at("0 cut 17", { waiting: { 3: "from" } }), sueca)).toBe("Téo tira o trunfo");
});

it("a refusal names its rule", () => {
  expect(ruleOf(t, "sueca", later, "first_lead_trump")).toBe("Sueca, regra 7");
});

it("counts the points of cards", () => {
  expect(pointsOf(["As", "7h", "Kd", "Jc", "Qc", "6s", "2d"])).toBe(30);
});

it("shows in the bar what the tied hands are worth", () => {
  expect(sueca.extra?.(t, at(null, {}, null, { ties: 2 }).view)).toEqual({ points: "+2", why: "do empate" });
  expect(sueca.extra?.(t, at(null, {}, null, { ties: 0 }).view)).toBeNull();
});

describe("the result", () => {
  const ended = (over: Partial<HandResult>): HandResult => ({ points: [0, 0], tricks: [0, 0], awards: [], ...over });
  const title = (over: Partial<HandResult>, more: Partial<SuecaHand> = {}): string | null | undefined =>
    sheet.title?.(t, at("result", more), ended(over));

  it.each([
    [{ awards: [[0, "bandeira", 3]] }, "Bandeira! A partida é nossa"],
    [{ awards: [[1, "denounced", 2]] }, "Renúncia! A partida é deles"],
    [{ awards: [[0, "win", 1]] }, null],
    [{}, null],
  ] satisfies [Partial<HandResult>, string | null][])("%j", (over, words) => {
    expect(title(over)).toBe(words);
  });

  it("names who annulled", () => {
    expect(title({ annulled: true }, { leader: 1 })).toBe("Rui anulou a mão");
  });

  it("says what a tie comes to", () => {
    expect(sheet.nobody?.(t, at("result", {}, null, { ties: 2 }))).toBe("Quem ganhar a próxima leva 2 pontos a mais");
    expect(sheet.nobody?.(t, at("result", {}, null, { options: { tie: "void" } }))).toBe("Nesta mesa o empate não vale nada depois");
  });

  it("explains its lines", () => {
    const moment = at("result", { denounced: { by: 0, seat: 3, right: true } }, null, { options: { bandeira: "points" } });
    const why = (reason: string, points: number): string | undefined => sheet.why?.(t, moment, { side: 0, reason, points });
    expect(why("ties", 1)).toBe("A mão de antes empatou");
    expect(why("ties", 2)).toBe("As 2 mãos de antes empataram");
    expect(why("bandeira", 3)).toBe("Os 120 pontos, e a partida na hora");
    expect(why("denounced", 2)).toBe("Téo não serviu o naipe");
  });

  it("lets a match end that a denunciation might still turn", () => {
    const decided = at("result", { legal: ["denounce 1"] }, null, { score: [4, 2], options: { target: 4 } });
    expect(sheet.next?.(t, decided)).toBe("Encerrar a partida");
    expect(sheet.action?.(t, decided)).toMatchObject({ label: "Denunciar uma renúncia", does: "sheet" });
    const open = at("result", {}, null, { score: [3, 2], options: { target: 4 } });
    expect(sheet.next?.(t, open)).toBeNull();
    expect(sheet.action?.(t, open)).toBeNull();
  });
});
