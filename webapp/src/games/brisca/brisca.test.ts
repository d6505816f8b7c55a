import { describe, expect, it } from "vitest";
import { frame } from "../../fakes";
import type { BriscaHand, PlayedCard, SeatView, View } from "../../protocol";
import { people, portuguese as t } from "../../table/fakes";
import { spoken } from "../../table/aloud";
import { momentOf } from "../../table/moment";
import { eventSentence, headline } from "../../table/sentences";
import { ruleOf } from "../../table/why";
import type { Moment } from "../parts";
import brisca from ".";
import { gesturesHeard } from "./aloud";
import later from "./later";
import { lastDrawn } from "./lots";
import { orderLine, packLine, ranksOf, removedAt } from "./order";
import { gestureExtra, hasReader } from "./signals";

const whole = { ...brisca, ...later };

const HAND: BriscaHand = {
  game: "brisca",
  dealer: 1,
  leader: 2,
  waiting: {},
  pause: null,
  hand: ["7d", "4c", "2s"],
  counts: [3, 3, 3, 3],
  trick: [],
  winner: null,
  trick_points: null,
  last: null,
  tricks: [0, 0],
  legal: [],
  barred: {},
  result: null,
  cut: 17,
  trump: "d",
  open: "Ad",
  stock: 28,
  swaps: [],
  removed: [],
};
const UNCUT: Partial<BriscaHand> = { cut: null, trump: null, open: null, hand: [], counts: [0, 0, 0, 0], stock: 40 };
const PAUSE: Partial<BriscaHand> = { pause: { kind: "swap", ms: 4000 }, winner: 0, trick_points: 14, counts: [2, 2, 2, 2] };

const at = (event: string | null, over: Partial<BriscaHand>, view: Partial<View> = {}) => {
  const hand = { ...HAND, ...over };
  const shown = frame(0, event, { phase: "playing", game: "brisca", seats: people, hand, ...view });
  return momentOf(shown, hand, null) as Moment<BriscaHand> & Moment;
};
const say = (event: string, over: Partial<BriscaHand>, view: Partial<View> = {}) => eventSentence(t, at(event, over, view), brisca);

describe("lots", () => {
  const once: PlayedCard[][] = [[[0, "Kh"], [1, "Ac"], [2, "5s"], [3, "2c"]]];
  const twice: PlayedCard[][] = [[[0, "Ah"], [1, "Ac"], [2, "5s"], [3, "2c"]], [[0, "4d"], [1, "Qh"]]];

  it("tell who deals and why", () => {
    expect(say("deal", UNCUT, { lots: once })).toBe("Rui tirou o Ás de Paus, a maior: dá as cartas");
    expect(say("deal", UNCUT, { lots: twice })).toBe("Empate, tiraram de novo: Rui tirou a Dama de Copas e dá");
    expect(say("deal", { ...UNCUT, dealer: 0 }, { lots: once })).toBe("Você tirou o Rei de Copas, a maior: dá as cartas");
  });

  it("lie before their seats until the pack is cut, the last one of each", () => {
    expect(lastDrawn(twice)).toEqual([[0, "4d"], [1, "Qh"], [2, "5s"], [3, "2c"]]);
    expect(brisca.laid?.(t, at("deal", UNCUT, { lots: twice }))?.winner).toBe(1);
    expect(brisca.laid?.(t, at("0 cut 17", {}, { lots: twice }))).toBeNull();
    expect(brisca.laid?.(t, at("deal", UNCUT, { lots: null }))).toBeNull();
  });

  it("are heard with the names of those who drew them", () => {
    expect(spoken(t, at("deal", UNCUT, { lots: twice }), whole)).toMatch(/Você: Ás de Copas, 4 de Ouros\. Rui: Ás de Paus, Dama de Copas\./);
  });
});

describe("events", () => {
  it.each([
    ["0 cut 17", {}, "Você cortou no 17. Virou o Ás de Ouros"],
    ["2 swap", { open: "7d", swaps: [[2, "Ad"]] }, "Ana trocou o 7: pegou o Ás de Ouros"],
    ["2 swap", { open: "2d", swaps: [[2, "7d"]] }, "Ana trocou o 2: pegou o 7 de Ouros"],
    ["open", {}, "Ana comprou primeiro"],
    ["collect", {}, "Ana comprou primeiro"],
    ["collect", { counts: [2, 2, 2, 2], stock: 0 }, "Ana levou a vaza"],
    ["deal", UNCUT, "Rui embaralhou"],
    ["deal", { ...UNCUT, removed: ["2c"] }, "Rui embaralhou 39 cartas, sem o 2 de Paus"],
    ["1 play Qd", { trick: [[1, "Qd"]] }, "Rui sai com a Dama de Ouros"],
  ] satisfies [string, Partial<BriscaHand>, string][])("%s", (event, over, sentence) => {
    expect(say(event, over)).toBe(sentence);
  });
});

describe("the swap", () => {
  const notice = (over: Partial<BriscaHand>, view: Partial<View> = {}) => brisca.notice?.(t, at("3 play 4d", { ...PAUSE, ...over }, view));

  it("is a pause that looks the same whoever holds the seven", () => {
    expect(headline(t, at("3 play 4d", PAUSE), brisca)).toBe("Sua vaza · 14 pontos");
    expect(notice({ legal: ["swap"] })).toEqual(notice({ legal: [] }));
    expect(notice({})).toEqual({ kind: "toast", text: "Troca do 7" });
  });

  it("is offered by a button that names both cards", () => {
    expect(brisca.actions?.(t, at("3 play 4d", { ...PAUSE, legal: ["swap"] }))).toMatchObject([
      { label: "Trocar o 7", why: "pelo Ás", does: { move: "swap" }, card: "7d" },
    ]);
    expect(brisca.actions?.(t, at("3 play 4d", PAUSE))).toEqual([]);
  });

  it("goes on with the two where it counts", () => {
    const seven = { open: "7d", swaps: [[0, "Ad"]] } satisfies Partial<BriscaHand>;
    expect(notice(seven, { options: { two_swap: "on" } })).toMatchObject({ text: "Troca do 2" });
    expect(notice(seven, { options: { two_swap: "off" } })).toMatchObject({ text: "Troca feita" });
    expect(brisca.actions?.(t, at("0 swap", { ...PAUSE, ...seven, legal: ["swap"] }))).toMatchObject([
      { label: "Trocar o 2", why: "pelo 7", card: "2d" },
    ]);
  });
});

describe("the pack", () => {
  const lobby = (players: number, options: View["options"]) => at(null, {}, { players, options }).view;

  it("is announced before it is dealt", () => {
    expect(packLine(t, removedAt(lobby(3, { three_hands: "minus_one_two" })))).toBe("Em três joga-se com 39 cartas, sem o 2 de Paus.");
    expect(packLine(t, removedAt(lobby(3, { three_hands: "minus_all_twos" })))).toBe("Em três joga-se com 36 cartas, sem os quatro 2.");
    expect(packLine(t, removedAt(lobby(2, { three_hands: "minus_one_two" })))).toBe("");
    expect(brisca.notice?.(t, at("deal", { ...UNCUT, removed: ["2c"] }))).toEqual({ kind: "toast", text: "39 cartas", figure: "sem o 2 de Paus" });
  });

  it("has the queen above the jack, and no rank that was taken out", () => {
    expect(orderLine(t, [])).toBe("Da mais forte para a mais fraca: Ás vale 11, 3 vale 10, Rei vale 4, Dama vale 3, Valete vale 2, 7, 6, 5, 4, 2");
    expect(ranksOf(["2c", "2d", "2h", "2s"]).at(-1)?.rank).toBe("4");
    expect(ranksOf(["2c"]).at(-1)?.rank).toBe("2");
  });
});

describe("signals", () => {
  const signals = { wink: "ace" };
  const made = (seat: number, name: string): SeatView[] => people.map((person, i) => (i === seat ? { ...person, gesture: { name, at: 1000 } } : person));
  const view = (seat: number, name: string, over: Partial<View> = {}): View => at(null, {}, { seats: made(seat, name), signals, ...over }).view;

  it("say their meaning to the pair, and to nobody else", () => {
    expect(gestureExtra(t, view(2, "wink"), 2, 2000)).toEqual({ said: { text: "Piscada", icon: "wink", note: "Ás de trunfo" } });
    expect(gestureExtra(t, view(1, "wink"), 1, 2000)).toEqual({ said: { text: "Piscada", icon: "wink" } });
    expect(gestureExtra(t, view(2, "wink", { you: null, signals: null }), 2, 2000)).toEqual({ said: { text: "Piscada", icon: "wink" } });
    expect(gesturesHeard(t, view(2, "wink"), 2000)).toBe("Ana piscou o olho: Ás de trunfo.");
    expect(gesturesHeard(t, view(3, "chin"), 2000)).toBe("Téo levantou o queixo.");
  });

  it("tell the one who made it that it was seen", () => {
    expect(gestureExtra(t, view(0, "wink"), 0, 2000)).toEqual({ note: "Você piscou o olho: Ás de trunfo" });
  });

  it("pass", () => {
    expect(gestureExtra(t, view(2, "wink"), 2, 6000)).toEqual({});
    expect(gesturesHeard(t, view(2, "wink"), 6000)).toBe("");
  });

  it("are made for a person", () => {
    expect(hasReader(view(0, "wink"))).toBe(true);
    expect(hasReader(view(0, "wink", { signals: null }))).toBe(false);
    expect(hasReader(view(0, "wink", { seats: people.map((person, i) => (i === 2 ? { ...person, kind: "bot" } : person)) }))).toBe(false);
  });
});

it("a refusal names its rule", () => {
  expect(ruleOf(t, "brisca", later, "lead_or_trump")).toBe("Brisca, regra 5");
});
