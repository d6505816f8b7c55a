import type { Frame, PlayedCard, SeatView, TriunfoHand, View } from "../../protocol";
import { away, bot, commonHand, frameOf, human, lookUp, proposal, recall, tableOf, type Moment } from "../moment";

const PEOPLE = [human("Lia"), human("Bia"), bot("Caio"), away("Davi"), human("Téo"), human("Ana")];
const LONG = ["Lia", "Maximiliano Bartolomeu", "Wilhelmina Wolfeschlegel", "رنا", "🦜 Zé Papagaio", "Ana Beatriz de Sá"];
const turn = { deadline: 14_000 };

/** A match of three games at a table of so many; in the second game, spades are trumps. */
const tableFor = (players: number, options: View["options"] = {}): View =>
  tableOf("triunfo", PEOPLE.slice(0, players), {
    options: { match: 3, announce: "on", ...options },
    deal: 2,
    played: 1,
    score: Array.from({ length: players }, (_, seat) => (seat === 1 ? 1 : 0)),
  });

/** Before the third trick of the first deal. Everybody has five cards; mine are two hearts and three others. */
const between = (players: number, over: Partial<TriunfoHand> = {}): TriunfoHand => {
  const by = <T>(values: T[]): T[] => values.slice(0, players);
  return {
    ...commonHand(players, {
      dealer: 0,
      leader: 1,
      hand: ["Kc", "3d", "3h", "Ah", "Js"],
      counts: by([5, 5, 5, 5, 5, 5]),
      tricks: by([1, 1, 0, 0, 0, 0]),
      last: { cards: by<PlayedCard>([[0, "9d"], [1, "Kd"], [2, "4d"], [3, "6d"], [4, "7d"], [5, "2d"]]), winner: 1 },
    }),
    game: "triunfo",
    trump: "s",
    open: "9s",
    stock: 52 - 7 * players,
    batch: 1,
    batch_tricks: 7,
    bids: by([3, 1, 1, 2, 0, 1]),
    made: by([1, 1, 0, 0, 0, 0]),
    points: by([6, 1, 0, 0, 0, 0]),
    ...over,
  };
};

/** The others have played to the third trick; I must follow hearts. */
const LED: PlayedCard[] = [[1, "Th"], [2, "Qh"], [3, "4h"], [4, "9h"], [5, "Kh"]];
const myTurn = (players: number, over: Partial<TriunfoHand> = {}): TriunfoHand =>
  between(players, {
    trick: LED.slice(0, players - 1),
    counts: [5, 4, 4, 4, 4, 4].slice(0, players),
    waiting: { 0: "play" },
    legal: ["play 3h", "play Ah"],
    barred: { Kc: "must_follow", "3d": "must_follow", Js: "must_follow" },
    ...over,
  });
const complete = (players: number, over: Partial<TriunfoHand> = {}): TriunfoHand =>
  between(players, {
    trick: [...LED.slice(0, players - 1), [0, "Ah"]],
    hand: ["Kc", "3d", "3h", "Js"],
    counts: [4, 4, 4, 4, 4, 4].slice(0, players),
    winner: 0,
    trick_points: 1,
    pause: { kind: "trick", ms: 2000 },
    ...over,
  });

const bids = (moves: number): string[] => Array.from({ length: moves }, (_, tricks) => `bid ${tricks}`);
/** Seven cards each, nothing played. */
const dealt = (players: number, over: Partial<TriunfoHand> = {}): TriunfoHand =>
  between(players, {
    hand: ["Kc", "8c", "3d", "Ad", "3h", "Ah", "Js"],
    counts: [7, 7, 7, 7, 7, 7].slice(0, players),
    tricks: Array<number>(players).fill(0),
    made: Array<number>(players).fill(0),
    points: Array<number>(players).fill(0),
    bids: Array<null>(players).fill(null),
    last: null,
    ...over,
  });
const bidding = (players: number, said: number[], over: Partial<TriunfoHand> = {}): TriunfoHand =>
  dealt(players, { bids: [null, ...said], waiting: { 0: "bid" }, legal: bids(8), ...over });
const SAID = [1, 0, 2, 1, 1];

/** The second deal from the same pack: what each has won is before him. */
const again = (players: number, cards: number, over: Partial<TriunfoHand> = {}): TriunfoHand =>
  dealt(players, {
    batch: 2,
    batch_tricks: cards,
    hand: ["2c", "Td", "5h", "7h", "4s", "Qs", "Ks"].slice(0, cards),
    counts: Array<number>(players).fill(cards),
    tricks: [3, 1, 0, 2, 1, 0].slice(0, players),
    points: [8, 1, 0, 6, 1, 0].slice(0, players),
    stock: 52 - players * (7 + cards),
    open: null,
    last: { cards: [...LED.slice(0, players - 1), [0, "Ah"]], winner: 0 },
    leader: 0,
    ...over,
  });

/** All that six people have played when a second deal begins; nobody holds more than one card, three stay out. */
const ALL_BUT_TEN = recall("A23456789TJQK", []);
ALL_BUT_TEN.played = ALL_BUT_TEN.pack.filter((card) => !["2c", "8c", "5d", "Td", "5h", "Jh", "4s", "8s", "9s", "Qs"].includes(card));

const ended = (players: number, points: number[], awards: [number, string, number][]): TriunfoHand =>
  between(players, {
    hand: [],
    counts: Array<number>(players).fill(0),
    open: null,
    stock: 0,
    tricks: [3, 1, 0, 2, 1, 0].slice(0, players),
    made: [3, 1, 0, 2, 1, 0].slice(0, players),
    points: [12, 1, 0, 5, 1, 0].slice(0, players),
    result: { points, tricks: [3, 1, 0, 2, 1, 0].slice(0, players), awards },
  });
const RESULT = ended(
  6,
  [15, 2, -2, 7, 1, -2],
  [[0, "trick", 3], [1, "trick", 1], [3, "trick", 2], [4, "trick", 1], [0, "ace", 5], [0, "jack", 4], [3, "queen", 3], [0, "bid_made", 3], [1, "bid_made", 1], [3, "bid_made", 2], [2, "bid_short", -2], [5, "bid_short", -2]],
);
const SHARED = ended(
  4,
  [8, 8, -2, 3],
  [[0, "trick", 2], [0, "trick", 2], [1, "trick", 3], [3, "trick", 3], [0, "jack", 4], [1, "ace", 5], [2, "bid_short", -2]],
);

const frame = (players: number, event: string | null, hand: TriunfoHand, over: Partial<View> = {}, options: View["options"] = {}): Frame =>
  frameOf(tableFor(players, options), event, hand, over);
const ofSeats = [2, 3, 4, 5, 6];
const named = (seat: SeatView | null, i: number): SeatView | null => seat && { ...seat, name: LONG[i] ?? "" };
const names: Partial<View> = { ...turn, seats: PEOPLE.map(named) };
const next = proposal("next", null, { electorate: [0, 1, 4, 5], yes: [5], expires: 14_000 });

const moments: Moment[] = [
  ...ofSeats.map((players): Moment => ({ id: `turn${players}`, frames: [frame(players, `${players - 1} play ${LED[players - 2]?.[1] ?? ""}`, myTurn(players), turn)] })),
  ...ofSeats.map((players): Moment => ({ id: `pause${players}`, frames: [{ ...frame(players, "0 play Ah", complete(players)), at: -700 }] })),
  ...ofSeats.map((players): Moment => ({ id: `bid${players}`, frames: [frame(players, `${players - 1} bid ${SAID[players - 2] ?? 0}`, bidding(players, SAID.slice(0, players - 1)), turn)] })),
  ...ofSeats.map((players): Moment => ({ id: `first${players}`, frames: [frame(players, `${players - 1} play ${LED[players - 2]?.[1] ?? ""}`, dealt(players, { trick: LED.slice(0, players - 1), counts: [7, 6, 6, 6, 6, 6].slice(0, players), bids: [3, ...SAID.slice(0, players - 1)], waiting: { 0: "play" }, legal: ["play 3h", "play Ah"], barred: { Kc: "must_follow", "8c": "must_follow", "3d": "must_follow", Ad: "must_follow", Js: "must_follow" } }), turn)] })),
  { id: "bid-first", frames: [frame(4, "deal", dealt(4, { dealer: 3, leader: 0, waiting: { 0: "bid" }, legal: bids(8) }), turn)] },
  { id: "bid-hook", frames: [frame(6, "5 bid 1", bidding(6, SAID, { legal: bids(8).filter((move) => move !== "bid 2") }), turn, { hook: "on" })] },
  { id: "bid-wait", frames: [frame(6, "2 bid 0", bidding(6, [1, 0], { bids: [null, 1, 0, null, null, null], waiting: { 3: "bid" }, legal: [] }), turn)] },
  { id: "bid-draw2", frames: [frame(2, "1 bid 9", bidding(2, [9], { batch_tricks: 26, legal: bids(27) }), turn, { stock: "draw" })] },
  { id: "bid-draw4", frames: [frame(4, "3 bid 2", bidding(4, [3, 4, 2], { batch_tricks: 13, legal: bids(14) }), turn, { stock: "draw" })] },
  { id: "bid-again", frames: [frame(4, "3 bid 2", again(4, 6, { leader: 1, bids: [null, 1, 1, 2], waiting: { 0: "bid" }, legal: bids(7) }), turn)] },
  { id: "bid-names", frames: [frame(6, "5 bid 1", bidding(6, SAID), names)] },
  { id: "trump", frames: [frame(5, "deal", dealt(5, { trump: null, open: null, waiting: { 0: "trump" }, legal: ["trump clubs", "trump diamonds", "trump hearts", "trump spades"] }), turn, { trump: "dealer" })] },
  { id: "trump-wait", frames: [frame(5, "deal", dealt(5, { dealer: 2, leader: 3, trump: null, open: null, waiting: { 2: "trump" } }), turn, { trump: "dealer" })] },
  { id: "again", frames: [{ ...frame(4, "0 play Ah", complete(4, { hand: [], counts: [0, 0, 0, 0], made: [2, 1, 1, 2], tricks: [2, 1, 1, 2], points: [7, 1, 1, 6] })), at: -1900 }, frame(4, "collect", again(4, 6, { waiting: { 0: "play" }, bids: null, legal: ["play 2c", "play Td", "play 5h", "play 7h", "play 4s", "play Qs"] }), turn, { announce: "off" })] },
  { id: "again6", frames: [frame(6, "collect", again(6, 1, { leader: 3, waiting: { 3: "bid" } }), turn)] },
  { id: "played", frames: [frame(6, "collect", again(6, 1, { leader: 3, waiting: { 3: "bid" } }), { ...turn, recall: ALL_BUT_TEN })], touch: lookUp },
  { id: "honours", frames: [{ ...frame(6, "0 play Ah", complete(6, { trick: [[1, "Th"], [2, "Qs"], [3, "4h"], [4, "9h"], [5, "As"], [0, "Ah"]], winner: 5, trick_points: 9, points: [5, 1, 0, 0, 0, 0], tricks: [1, 1, 0, 0, 0, 0] })), at: -700 }] },
  { id: "taken", frames: [frame(6, "collect", between(6, { leader: 5, waiting: { 5: "play" }, bids: [3, 1, 1, 2, 0, 0], points: [5, 1, 0, 0, 0, 9], tricks: [1, 1, 0, 0, 0, 1], made: [1, 1, 0, 0, 0, 1], last: { cards: [[1, "Th"], [2, "Qs"], [3, "4h"], [4, "9h"], [5, "As"], [0, "Ah"]], winner: 5 } }), turn)] },
  { id: "off", frames: [frame(4, "3 play 4h", myTurn(4, { bids: null }), turn, { announce: "off", match: 1 })] },
  { id: "single", frames: [frame(6, "5 play Kh", myTurn(6), turn, { match: 1 })] },
  { id: "names", frames: [frame(6, "5 play Kh", myTurn(6), names)] },
  { id: "names-pause", frames: [{ ...frame(6, "0 play Ah", complete(6, { trick: [[1, "Th"], [2, "Qs"], [3, "4h"], [4, "9h"], [5, "As"], [0, "Js"]], hand: ["Kc", "3d", "3h", "Ah"], winner: 5, trick_points: 13 }), { seats: PEOPLE.map(named) }), at: -700 }] },
  { id: "result", frames: [frame(6, "result", RESULT, { score: [1, 1, 0, 0, 0, 0], played: 2, proposal: next })] },
  { id: "shared", frames: [frame(4, "result", SHARED, { score: [1, 2, 0, 0], played: 2, proposal: proposal("next", null, { electorate: [0, 1], yes: [], expires: 14_000 }) })] },
  { id: "over", frames: [frame(6, "result", RESULT, { phase: "over", deal: 3, played: 3, score: [1, 1, 0, 0, 0, 1], winners: [0, 1, 5] })] },
  { id: "over-single", frames: [frame(6, "result", RESULT, { phase: "over", deal: 1, played: 1, score: [1, 0, 0, 0, 0, 0], winners: [0] }, { match: 1 })] },
  { id: "watch", frames: [frame(6, "4 play 9h", myTurn(6, { trick: LED.slice(0, 4), waiting: { 5: "play" }, hand: null, legal: [], barred: {} }), { ...turn, you: null })] },
];

export default moments;
