import { describe, expect, it } from "vitest";
import { frame } from "../../fakes";
import { commonHand } from "../../gallery/moment";
import type { HandResult, TriunfoHand, View } from "../../protocol";
import { people, portuguese as t } from "../../table/fakes";
import { spoken } from "../../table/aloud";
import { momentOf } from "../../table/moment";
import { eventSentence, headline } from "../../table/sentences";
import { ruleOf } from "../../table/why";
import type { Moment } from "../parts";
import triunfo from ".";
import { bidStatus, spokenBids, trickNumber } from "./hand";
import { honoursOf } from "./honours";
import later from "./later";

const whole = { ...triunfo, ...later };

/** Lia looks on, Ana leads; spades are trumps. */
function hand(over: Partial<TriunfoHand> = {}): TriunfoHand {
  return {
    ...commonHand(4, { dealer: 1, leader: 2, counts: [5, 5, 5, 5], tricks: [1, 1, 0, 0] }),
    game: "triunfo",
    trump: "s",
    open: "9s",
    stock: 24,
    batch: 1,
    batch_tricks: 7,
    bids: [2, 1, 0, 3],
    made: [1, 1, 0, 0],
    points: [1, 1, 0, 0],
    ...over,
  };
}

function at(event: string | null, over: Partial<TriunfoHand> = {}, before: Partial<TriunfoHand> | null = null, view: Partial<View> = {}) {
  const now = hand(over);
  const shown = frame(0, event, { phase: "playing", game: "triunfo", options: { match: 3 }, deal: 2, seats: people, score: [0, 1, 0, 0], hand: now, ...view });
  return momentOf(shown, now, before && { ...shown.view, hand: hand(before) }) as Moment<TriunfoHand> & Moment;
}
const say = (event: string, over: Partial<TriunfoHand> = {}, before: Partial<TriunfoHand> | null = null): string =>
  eventSentence(t, at(event, over, before), triunfo);

describe("events", () => {
  it.each([
    ["deal", {}, "Rui embaralhou. Trunfo é Espadas"],
    ["deal", { trump: null, open: null }, "Rui embaralhou"],
    ["1 trump hearts", { trump: "h" }, "Rui escolheu Copas de trunfo"],
    ["2 bid 0", { bids: [null, null, 0, null] }, "Ana disse que não faz nenhuma"],
    ["0 bid 1", { bids: [1, null, 0, 3] }, "Você disse 1 vaza"],
    ["1 bid 2", { bids: [2, 2, 0, 3] }, "Rui disse 2 vazas. Ao todo, 7 para 7 vazas"],
    ["collect", {}, "Ana levou a vaza"],
    ["collect", { last: { cards: [[1, "Qs"], [2, "As"], [3, "Ah"], [0, "Jd"]], winner: 2 } }, "Ana levou a vaza e pegou o Ás, a Dama de trunfo"],
    ["collect", { batch: 2, batch_tricks: 6, made: [0, 0, 0, 0] }, "Ana levou a vaza. Segunda rodada de cartas, 6 para cada um"],
    ["collect", { batch: 3, batch_tricks: 1, made: [0, 0, 0, 0] }, "Ana levou a vaza. Terceira rodada de cartas, 1 para cada um"],
    ["result", {}, "Fim do jogo"],
  ] satisfies [string, Partial<TriunfoHand>, string][])("%s %o", (event, over, sentence) => {
    expect(say(event, over)).toBe(sentence);
  });

  it("tells a draw from the stock from one more deal", () => {
    expect(say("collect", { stock: 20 }, { stock: 24 })).toBe("Ana comprou primeiro");
    expect(say("collect", { stock: 0, batch: 2 }, { stock: 24 })).toBe("Ana levou a vaza");
  });
});

describe("announcements", () => {
  it("are listed in the order of speaking", () => {
    expect(spokenBids(hand({ bids: [null, null, 0, 3] }))).toEqual([{ seat: 2, bid: 0 }, { seat: 3, bid: 3 }]);
    expect(spokenBids(hand({ bids: null }))).toEqual([]);
  });

  it("are made, missed or passed once everybody has spoken", () => {
    const each = (over: Partial<TriunfoHand>) => [0, 1, 2, 3].map((seat) => bidStatus(hand(over), seat));
    expect(each({})).toEqual(["short", "exact", "exact", "short"]);
    expect(each({ made: [3, 0, 1, 3] })).toEqual(["over", "short", "over", "exact"]);
    expect(each({ bids: [null, 1, 0, 3] })).toEqual([null, null, null, null]);
  });

  it("stand at each seat, in words and by a sign", () => {
    const note = (seat: number, over: Partial<TriunfoHand>) => triunfo.seat?.(t, at(null, over), seat, 0);
    expect(note(1, { bids: [null, 1, 0, 3] })).toEqual({ won: [], note: "disse 1" });
    expect(note(0, { bids: [null, 1, 0, 3] })).toEqual({ won: [] });
    expect(note(0, {})).toEqual({ won: [], note: "Você fez 1 de 2" });
    expect(note(1, {})).toEqual({ won: [], note: "fez 1 de 1", sign: "check" });
    expect(note(2, { made: [0, 0, 1, 0] })).toEqual({ won: [], note: "fez 1 de 0", sign: "close" });
    expect(note(1, { bids: null, last: { cards: [[2, "7s"]], winner: 1 } })).toEqual({ won: [], note: "fez 1" });
    expect(note(1, { bids: null })).toEqual({ won: [] });
  });

  it("are read out to who is to speak", () => {
    const mine = { bids: [null, 1, 0, 3], waiting: { 0: "bid" }, legal: ["bid 0", "bid 1"] };
    expect(spoken(t, at("1 bid 1", mine), whole)).toBe("Rui disse 1 vaza. Ana 0, Téo 3, Rui 1. Ao todo, 4 para 7 vazas. Você diz.");
  });

  it("open the panel, as trumps do", () => {
    const open = (legal: string[]) => later.panel?.open(at(null, { legal }));
    expect([open(["bid 0"]), open(["trump clubs"]), open(["play 7h"]), open([])]).toEqual([true, true, false, false]);
  });
});

describe("honours", () => {
  it("are told from what a seat has beyond its tricks", () => {
    const taken = (points: number) => honoursOf(hand({ tricks: [2, 0, 0, 0], points: [2 + points, 0, 0, 0] }), 0);
    expect([0, 3, 4, 5, 7, 8, 9, 12].map(taken)).toEqual([
      [], ["Qs"], ["Js"], ["As"], ["Js", "Qs"], ["As", "Qs"], ["As", "Js"], ["As", "Js", "Qs"],
    ]);
  });

  it("are named while the trick lies there", () => {
    const trick = { pause: { kind: "trick" as const, ms: 2000 }, winner: 2, trick_points: 5, trick: [[1, "2s"], [2, "Js"]] satisfies TriunfoHand["trick"] };
    expect(triunfo.notice?.(t, at("2 play Js", trick))).toEqual({ kind: "toast", text: "Ana leva: Valete", figure: "5 pontos" });
    expect(triunfo.notice?.(t, at("2 play Ks", { ...trick, trick: [[1, "2s"], [2, "Ks"]] }))).toBeNull();
  });
});

it("one more deal from the pack is noticed once", () => {
  const again = { batch: 2, batch_tricks: 6, made: [0, 0, 0, 0] };
  expect(triunfo.notice?.(t, at("collect", again))).toEqual({ kind: "toast", text: "Segunda rodada de cartas", figure: "6 para cada um" });
  expect(triunfo.notice?.(t, at("2 bid 1", again))).toBeNull();
  expect(triunfo.notice?.(t, at("collect", { ...again, made: [0, 1, 0, 0] }))).toBeNull();
});

describe("the bar", () => {
  const about = (over: Partial<TriunfoHand>, view: Partial<View> = {}) => triunfo.about?.(t, at(null, over, null, view));

  it("says which game it is and how far", () => {
    expect(about({ waiting: { 2: "play" } })).toEqual({ title: "Jogo 2 de 3", note: "vaza 3 de 7" });
    expect(about({ waiting: { 2: "bid" }, batch: 2 })).toEqual({ title: "Jogo 2 de 3", note: "2ª rodada · anúncios" });
    expect(about({ waiting: { 1: "trump" } }, { options: { match: 1 } })).toEqual({ title: "Jogo único", note: "escolha do trunfo" });
  });

  it("never counts more tricks than there are", () => {
    expect(trickNumber(hand({ made: [3, 2, 1, 1] }))).toBe(7);
  });

  it("shows two players the points of the game and the games won", () => {
    expect(triunfo.figures?.(hand())).toEqual([1, 1, 0, 0]);
    expect(triunfo.marks?.(at(null).view)).toEqual({ of: 3, on: [0, 1, 0, 0], round: true });
    expect(triunfo.marks?.(at(null, {}, null, { options: { match: 1 } }).view)).toBeNull();
  });
});

describe("the result", () => {
  const ended = (points: number[]): HandResult => ({ points, tricks: [1, 1, 0, 0], awards: [] });
  const title = (points: number[], view: Partial<View> = {}) =>
    later.result?.title?.(t, at("result", { result: ended(points) }, null, view), ended(points));

  it("names the winner of the game, or all who share it", () => {
    expect(title([4, 9, 1, 0])).toBe("Rui ganhou o jogo");
    expect(title([9, 4, 1, 0])).toBe("Você ganhou o jogo");
    expect(title([9, 4, 9, -2])).toBe("Você · Ana dividem o jogo");
  });

  it("leaves a match of several games to the table", () => {
    expect(title([9, 4, 1, 0], { winners: [0] })).toBeNull();
    expect(title([9, 4, 1, 0], { winners: [0], options: { match: 1 } })).toBe("Você ganhou o jogo");
  });

  it("shows the winner's honours and goes on to the next game", () => {
    const moment = at("result", { result: ended([6, 1, 0, 0]), points: [6, 1, 0, 0] });
    expect(later.result?.trophy?.(moment)).toEqual(["As"]);
    expect(later.result?.head?.(t, moment)).toBe("Jogo 2 de 3 · Espadas");
    expect(later.result?.next?.(t, moment)).toBe("Próximo jogo");
    expect(headline(t, moment, triunfo)).toBe("Fim do jogo");
  });
});

it("a refusal names its rule", () => {
  expect(ruleOf(t, "triunfo", later, "bid_total")).toBe("Triunfo, regra 9");
  expect(ruleOf(t, "triunfo", later, "must_follow")).toBe("Triunfo, regra 4");
});
