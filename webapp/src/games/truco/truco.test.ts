import { describe, expect, it } from "vitest";
import { frame } from "../../fakes";
import type { TrucoHand, View } from "../../protocol";
import { people, portuguese as t } from "../../table/fakes";
import { spoken } from "../../table/aloud";
import { clockOf } from "../../table/clock";
import { momentOf } from "../../table/moment";
import { eventSentence, headline } from "../../table/sentences";
import { ruleOf } from "../../table/why";
import type { Moment } from "../parts";
import truco from ".";
import { answersOf, mateLine, panelTitle } from "./answers";
import later from "./later";
import { ladderOf, marksOf, raisersOf, roleOf } from "./state";

const whole = { ...truco, ...later };

type Truco = Moment<TrucoHand> & Moment;

/** Seats: Lia (me) and Ana against Rui and Téo; between two tricks. */
function hand(over: Partial<TrucoHand> = {}): TrucoHand {
  return {
    game: "truco",
    dealer: 3,
    leader: 1,
    waiting: {},
    pause: null,
    hand: ["Qh", "As"],
    counts: [2, 2, 2, 2],
    trick: [],
    winner: null,
    trick_points: null,
    last: null,
    tricks: [0, 0],
    legal: [],
    barred: {},
    result: null,
    scale: [2, 4, 8, 12],
    value: 2,
    request: null,
    raise: null,
    raiser: null,
    replies: {},
    resigning: null,
    marks: [1],
    tied: false,
    ten: null,
    iron: false,
    partner: null,
    ...over,
  };
}

const at = (event: string | null, over: Partial<TrucoHand>, before: Partial<TrucoHand> | null = null, view: Partial<View> = {}): Truco => {
  const shown = frame(0, event, { game: "truco", phase: "playing", seats: people, hand: hand(over), ...view });
  return momentOf(shown, hand(over), before && { ...shown.view, hand: hand(before) }) as Truco;
};
const two: Partial<View> = { players: 2, seats: people.slice(0, 2) };
const asked: Partial<TrucoHand> = {
  request: { by: 1, call: "truco", value: 4 },
  raise: { call: "seis", value: 8 },
  waiting: { 0: "answer", 2: "answer" },
  legal: ["accept", "raise", "run"],
};
const ten: Partial<TrucoHand> = { ten: 0, waiting: { 0: "ten", 2: "ten" }, legal: ["accept", "run"], marks: [], partner: ["2s", "4c", "Kd"] };
const lost = (reason: string) => ({ points: [0, 0], tricks: [0, 1], awards: [[0, reason, 2]] satisfies [number, string, number][] });

describe("events", () => {
  it.each([
    ["1 raise", asked, null, "Rui trucou: vale 4"],
    ["1 raise", { ...asked, request: { by: 1, call: "seis", value: 8 } }, { request: { by: 0, call: "truco", value: 4 } }, "Rui aceitou e pediu seis: vale 8"],
    ["1 raise", { request: { by: 1, call: "nove", value: 12 } }, {}, "Rui pediu nove: vale 12"],
    ["1 accept", { value: 4 }, null, "Rui aceitou: vale 4"],
    ["1 accept", { ten: 1, value: 4 }, null, "Rui quis jogar: vale 4"],
    ["2 run", { ...asked, replies: { 2: "run" } }, null, "Ana quer correr"],
    ["1 run", { result: lost("ran") }, null, "Rui correu"],
    ["1 run", { ten: 1 }, null, "Rui quer recusar a mão"],
    ["1 run", { ten: 1, result: lost("refused") }, null, "Rui recusou a mão"],
    ["2 resign", { resigning: 2 }, null, "Ana quer largar a mão"],
    ["1 resign", { result: lost("resigned") }, null, "Rui largou a mão"],
    ["2 agree", { result: lost("resigned") }, null, "Ana concordou: mão largada"],
    ["2 refuse", {}, null, "Ana não quis largar: a mão segue"],
    ["1 flip ??", { trick: [[1, "??"]] }, null, "Rui jogou uma carta virada"],
    ["1 play 3c", { trick: [[1, "3c"]] }, null, "Rui sai com o 3 de Paus"],
    ["collect", { last: { cards: [], winner: null }, leader: 3 }, null, "Canga! Téo torna"],
    ["collect", { last: { cards: [], winner: 1 } }, null, "Rui levou a vaza"],
    ["deal", ten, null, "Só vocês dois veem as cartas"],
    ["deal", { ten: 1, scale: [1, 3, 6, 9, 12] }, null, "Eles chegaram a 11"],
    ["deal", { iron: true, value: 4 }, null, "Mão de ferro: vale 4, sem truco"],
    ["deal", { iron: true, value: 4, hand: ["?0", "?1"] }, null, "Mão de ferro no escuro: vale 4, sem truco"],
    ["deal", {}, null, "Téo embaralhou"],
  ] satisfies [string, Partial<TrucoHand>, Partial<TrucoHand> | null, string][])("%s", (event, over, before, sentence) => {
    expect(eventSentence(t, at(event, over, before), truco)).toBe(sentence);
  });

  it("are told to those who do not see the cloth", () => {
    expect(spoken(t, at("1 raise", asked), whole)).toBe("Rui trucou: vale 4. Aceitar, correr ou seis? Responda.");
    expect(spoken(t, at("deal", ten), whole)).toContain("Ana tem 2 de Espadas, 4 de Paus, Rei de Ouros");
    expect(spoken(t, at("1 play 3c", { tied: true, pause: { kind: "trick", ms: 2000 } }), whole)).toContain("Canga");
  });
});

describe("the moment", () => {
  it.each([
    [{ waiting: { 1: "answer", 3: "answer" } }, "Rui e Téo respondem"],
    [{ waiting: { 3: "answer" } }, "Téo responde"],
    [asked, "Responda"],
    [ten, "Mão de dez"],
    [{ ...ten, scale: [1, 3, 6, 9, 12] }, "Mão de onze"],
    [{ ten: 1, waiting: { 1: "ten", 3: "ten" } }, "Rui e Téo decidem"],
    [{ waiting: { 0: "resign" }, resigning: 2 }, "Você decide"],
    [{ waiting: { 2: "resign" }, resigning: 0 }, "Ana decide"],
    [{ waiting: { 0: "play" } }, "Sua saída"],
  ] satisfies [Partial<TrucoHand>, string][])("%j", (over, words) => {
    expect(headline(t, at(null, over), truco)).toBe(words);
  });

  it("names who is first and who is last as long as nothing else is known", () => {
    const fresh = hand({ marks: [] });
    const { view } = at(null, fresh);
    expect([0, 1, 2, 3].map((seat) => roleOf(view, fresh, seat))).toEqual(["first", null, null, "last"]);
    expect(roleOf(view, hand(), 3)).toBeNull();
  });
});

describe("the scale", () => {
  const places = (over: Partial<TrucoHand>) => ladderOf(hand(over)).map(({ place }) => place);

  it("has a call for each step", () => {
    expect(ladderOf(hand({ scale: [1, 3, 6, 9, 12] })).map(({ call }) => call)).toEqual([null, "truco", "seis", "nove", "doze"]);
  });

  it("marks where the hand is and where it may go", () => {
    expect(places({})).toEqual(["now", null, null, null]);
    expect(places(asked)).toEqual(["now", "asked", null, null]);
    expect(places(ten)).toEqual(["now", "asked", null, null]);
    expect(places({ value: 12 })).toEqual([null, null, null, "now"]);
  });

  it("says who may ask for more", () => {
    expect(raisersOf(hand())).toEqual({ kind: "any" });
    expect(raisersOf(hand({ value: 4, raiser: 0 }))).toEqual({ kind: "side", side: 1 });
    expect(raisersOf(hand({ value: 12, raiser: 0 }))).toEqual({ kind: "top" });
    expect(raisersOf(hand({ iron: true, value: 4 }))).toEqual({ kind: "special" });
  });
});

it("marks the tricks as one sees them", () => {
  const seen = (you: number | null) => marksOf(at(null, {}, null, { you }).view, hand({ marks: [null, 1] }));
  expect(seen(0)).toEqual(["tie", "them", "open"]);
  expect(seen(1)).toEqual(["tie", "us", "open"]);
  expect(seen(null)).toEqual(["tie", "them", "open"]);
});

describe("answers", () => {
  const said = (moment: Truco) => answersOf(t, moment).map(({ move, label, why }) => `${move}: ${label}, ${why}`);

  it("to a request", () => {
    expect(panelTitle(t, at(null, asked))).toBe("Rui pediu truco. Vale 4?");
    expect(said(at(null, asked))).toEqual(["accept: Aceitar, vale 4", "run: Correr, eles levam 2", "raise: SEIS!, sobe para 8"]);
  });

  it("to the last request, against one player", () => {
    const last: Partial<TrucoHand> = { ...asked, value: 8, request: { by: 1, call: "nove", value: 12 }, raise: null };
    expect(said(at(null, last, null, two))).toEqual(["run: Correr, Rui leva 8", "accept: Aceitar, vale 12"]);
  });

  it("to a hand of ten", () => {
    expect(panelTitle(t, at(null, ten))).toBe("Mão de dez: jogam?");
    expect(panelTitle(t, at(null, ten, null, two))).toBe("Mão de dez: você joga?");
    expect(said(at(null, ten))).toEqual(["run: Recusar, eles levam 2", "accept: Jogar, vale 4"]);
  });

  it("to a partner who wants to give up", () => {
    const moment = at(null, { resigning: 2, waiting: { 0: "resign" }, legal: ["agree", "refuse"], value: 4 });
    expect(panelTitle(t, moment)).toBe("Ana quer largar a mão");
    expect(said(moment)).toEqual(["agree: Largar, eles levam 4", "refuse: Não largar, a mão segue"]);
  });

  it("may still change after one has said run", () => {
    const moment = at(null, { ...asked, waiting: { 2: "answer" }, replies: { 0: "run" }, legal: ["accept", "raise"] });
    expect(answersOf(t, moment).find(({ given }) => given)).toMatchObject({ move: "run", why: "falta o parceiro" });
    expect(later.panel?.open(moment)).toBe(true);
    expect(mateLine(t, moment, 2)).toEqual({ line: "Você quer correr", tag: "pensando…", against: false });
  });
});

describe("the partner's answer", () => {
  it("is shown as it stands", () => {
    expect(mateLine(t, at(null, asked), 2)).toEqual({ line: "Só vale se os dois correrem", tag: "pensando…", against: false });
    expect(mateLine(t, at(null, { ...asked, replies: { 2: "run" } }), 2)).toMatchObject({ tag: "quer correr", against: true });
    expect(mateLine(t, at(null, { ...ten, replies: { 2: "run" } }), 2)).toMatchObject({ line: "Basta um dos dois jogar", tag: "quer recusar" });
  });

  it("is the human's where it is a bot", () => {
    const seats = people.map((seat, i) => (i === 2 ? { ...seat, kind: "bot" as const } : seat));
    expect(mateLine(t, at(null, asked, null, { seats }), 2)).toEqual({ line: "O bot faz o que você decidir", tag: "", against: false });
  });

  it("is a bubble for everybody else, a call always", () => {
    const said = (over: Partial<TrucoHand>, seat: number) => truco.seat?.(t, at(null, over), seat, 0).said?.text;
    expect(said(asked, 1)).toBe("TRUCO!");
    expect(said({ ...asked, replies: { 2: "run" } }, 2)).toBeUndefined();
    expect(said({ request: { by: 0, call: "truco", value: 4 }, waiting: { 1: "answer" }, replies: { 3: "run" } }, 3)).toBe("Por mim, corro");
    expect(said({ resigning: 2, waiting: { 0: "resign" } }, 2)).toBe("Vamos largar?");
  });

  it("comes with his cards in a hand of ten, large while it is decided", () => {
    expect(truco.seat?.(t, at(null, ten), 2, 0)).toMatchObject({ cards: ["2s", "4c", "Kd"], front: true });
    expect(truco.seat?.(t, at(null, { ...ten, waiting: { 0: "play" } }), 2, 0)).toMatchObject({ front: false });
    expect(truco.seat?.(t, at(null, ten), 1, 0).cards).toBeUndefined();
  });
});

describe("what I may do", () => {
  const mine: Partial<TrucoHand> = { waiting: { 0: "play" }, legal: ["flip As", "play As", "raise", "resign"], raise: { call: "truco", value: 4 } };

  it("stands on the buttons, with call and value", () => {
    expect(truco.actions?.(t, at(null, mine)).map(({ label, why, key }) => [label, why, key])).toEqual([
      ["Virar", undefined, "v"],
      ["TRUCO", "vale 4", "t"],
    ]);
    expect(truco.actions?.(t, at(null, { ...mine, legal: ["play As"], raise: null }))).toEqual([]);
    expect(truco.actions?.(t, at(null, asked))).toEqual([]);
  });

  it("gives the hand up with a human partner's consent, else after asking twice", () => {
    const row = (view: Partial<View>) => later.menu?.(t, at(null, mine, null, view))[0];
    expect(row({})).toMatchObject({ move: "resign", why: "Ana precisa concordar: eles levam 2." });
    expect(row({})?.sure).toBeUndefined();
    expect(row(two)).toMatchObject({ why: "Entrega a mão: Rui leva 2.", sure: "Largar mesmo?" });
    expect(later.menu?.(t, at(null, { legal: ["play As"] }))).toEqual([]);
  });

  it("has ten seconds for consent, whatever the table's clock", () => {
    const { view } = at(null, { waiting: { 2: "resign" } }, null, { clock: "none", deadline: 10_000 });
    expect(clockOf(view, 2, 4000, truco.clocks)).toEqual({ running: "move", left: 0.6, ms: 6000 });
    expect(clockOf(view, 2, 11_000, truco.clocks)).toEqual({ running: "move", left: 0, ms: 0 });
  });
});

describe("the result", () => {
  const title = (awards: [number, string, number][], view: Partial<View> = {}) => {
    const result = { points: [0, 0], tricks: [0, 0], awards };
    return later.result?.title?.(t, at("result", { result }, null, view), result);
  };

  it("says when nobody or a game was won", () => {
    expect(title([])).toBe("Três cangas");
    expect(title([[0, "hand", 4]], { closed: [14, 4] })).toBe("Ganhamos o jogo!");
    expect(title([[0, "hand", 4]])).toBeNull();
    expect(title([[0, "hand", 4]], { closed: [14, 4], winners: [0] })).toBeNull();
  });

  it("says what the other side ran from", () => {
    const why = (reason: string, points: number, over: Partial<TrucoHand> = {}) =>
      later.result?.why?.(t, at("result", over), { side: 0, reason, points });
    expect(why("ran", 2)).toBe("O outro lado correu do truco");
    expect(why("ran", 4)).toBe("O outro lado correu do seis");
    expect(why("refused", 2)).toBe("O outro lado não quis a mão de dez");
    expect(why("hand", 2, { marks: [null, 0] })).toBe("Decidida na canga");
    expect(why("hand", 2, { marks: [0, 1, 0] })).toBe("Duas vazas");
  });
});

it("a refusal names its rule", () => {
  expect(ruleOf(t, "truco", later, "own_request")).toBe("Truco, regra 8");
});
