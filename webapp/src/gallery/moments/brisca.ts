import type { BriscaHand, Frame, PlayedCard, SeatView, View } from "../../protocol";
import { bot, commonHand, frameOf, human, proposal, tableOf, type Moment } from "../moment";

const people = (...names: string[]): SeatView[] => names.map((name) => human(name));
const TWO = tableOf("brisca", people("Lia", "Ana"), { options: { match: 3, follow: "free" }, deal: 2, score: [1, 0] });
const THREE = tableOf("brisca", [human("Lia"), human("Iker"), bot("Tonho")], {
  options: { match: 3, follow: "free", three_hands: "minus_one_two" },
});
const FOUR = tableOf("brisca", [human("Lia"), human("Rui"), human("Ana"), bot("Lia")], {
  options: { match: 5, follow: "lead_or_trump", signals: "on" },
  deal: 2,
  score: [1, 0],
  signals: { wink: "ace", lips: "three", shoulder: "points", sigh: "nothing" },
});
const LONG = people("Lia", "Maximiliano Bartolomeu de Albuquerque", "رنا", "🦜 Zé Papagaio");

const handOf = (view: View, over: Partial<BriscaHand> = {}): BriscaHand => ({
  ...commonHand(view.players, { dealer: 0, leader: 1, counts: Array<number>(view.players).fill(3), tricks: view.score.map(() => 0) }),
  game: "brisca",
  cut: 17,
  trump: "d",
  open: "Kd",
  stock: view.players === 3 ? 30 : 40 - 3 * view.players,
  swaps: [],
  removed: view.players === 3 ? ["2c"] : [],
  ...over,
});
const at = (base: View, event: string | null, hand: Partial<BriscaHand>, over: Partial<View> = {}): Frame =>
  frameOf(base, event, handOf(base, hand), over);

/** The pack is shuffled and waits to be cut. */
const uncut = (base: View, cutter: number): Partial<BriscaHand> => ({
  dealer: (cutter + 1) % base.players,
  leader: (cutter + 2) % base.players,
  waiting: { [cutter]: "cut" },
  legal: cutter === 0 ? cuts(base.players === 3 ? 39 : 40) : [],
  hand: [],
  counts: Array<number>(base.players).fill(0),
  cut: null,
  trump: null,
  open: null,
  stock: base.players === 3 ? 39 : 40,
});
const cuts = (pack: number): string[] => Array.from({ length: pack - 7 }, (_, more) => `cut ${4 + more}`);
const turn = { deadline: 22_000 };

const lots3: PlayedCard[][] = [[[0, "Kh"], [1, "Ac"], [2, "5s"]]];
const lots4: PlayedCard[][] = [[[0, "Ac"], [1, "Kd"], [2, "Ah"], [3, "4s"]], [[0, "7d"], [2, "Qc"]]];

const taken: Partial<BriscaHand> = {
  hand: ["7d", "4c"],
  counts: [2, 2, 2],
  trick: [[1, "Qh"], [2, "5s"], [0, "Ah"]],
  winner: 0,
  trick_points: 14,
  pause: { kind: "swap", ms: 4000 },
  stock: 27,
  last: { cards: [[1, "Jc"], [2, "6c"], [0, "Kc"]], winner: 1 },
};
const swapped: Partial<BriscaHand> = { ...taken, hand: ["Kd", "4c"], open: "7d", swaps: [[0, "Kd"]], legal: [] };
const drawn: Partial<BriscaHand> = {
  ...swapped,
  hand: ["Kd", "4c", "3s"],
  counts: [3, 3, 3],
  trick: [],
  winner: null,
  trick_points: null,
  pause: null,
  stock: 24,
  leader: 0,
  waiting: { 0: "play" },
  legal: ["play 3s", "play 4c", "play Kd"],
  last: { cards: [[1, "Qh"], [2, "5s"], [0, "Ah"]], winner: 0 },
  tricks: [1, 1, 0],
};
const asked: Partial<BriscaHand> = {
  hand: ["Qc", "7c", "3h"],
  leader: 1,
  trick: [[1, "Jc"], [2, "6c"], [3, "Ac"]],
  counts: [3, 2, 2, 2],
  stock: 20,
  waiting: { 0: "play" },
  legal: ["play 7c", "play Qc"],
  barred: { "3h": "lead_or_trump" },
  last: { cards: [[1, "Qh"], [2, "5s"], [3, "2h"], [0, "Ah"]], winner: 0 },
  tricks: [2, 1],
};
const gesturing = (seat: number, name: string): SeatView[] =>
  FOUR.seats.flatMap((person, i) => (person ? [i === seat ? { ...person, gesture: { name, at: -1000 } } : person] : []));
const ended = (points: number[], awards: [number, string, number][]): Partial<BriscaHand> => ({
  hand: [],
  counts: points.map(() => 0),
  stock: 0,
  open: null,
  result: { points, tricks: points.map(() => 3), awards },
});
const ready = (electorate: number[]) => proposal("next", null, { electorate, yes: [1], expires: 14_000 });

const moments: Moment[] = [
  { id: "lots", frames: [at(THREE, "deal", uncut(THREE, 1), { lots: [[[0, "Kh"], [1, "5s"], [2, "Ac"]]] })] },
  { id: "tied", frames: [at(FOUR, "deal", uncut(FOUR, 1), { deal: 1, lots: lots4, seats: people("Lia", "Rui", "Ana", "Téo"), score: [0, 0] })] },
  { id: "cut", frames: [at(THREE, "deal", uncut(THREE, 0), { ...turn, lots: lots3 })] },
  { id: "cut2", frames: [at(TWO, "deal", uncut(TWO, 0), turn)] },
  { id: "lead", frames: [at(TWO, "0 cut 17", { hand: ["Qs", "Jh", "4c"], waiting: { 0: "play" }, legal: ["play 4c", "play Jh", "play Qs"], dealer: 1, leader: 0 }, turn)] },
  { id: "cut4", frames: [at(FOUR, "deal", uncut(FOUR, 0), { ...turn, deal: 1, lots: lots4 })] },
  { id: "turn", frames: [at(FOUR, "3 play Ac", asked, turn)] },
  { id: "names", frames: [at(FOUR, "3 play Ac", asked, { ...turn, seats: LONG })] },
  { id: "swap", frames: [{ ...at(THREE, "0 play Ah", { ...taken, legal: ["swap"] }), at: -1000 }] },
  { id: "swapped", frames: [{ ...at(THREE, "0 play Ah", { ...taken, legal: ["swap"] }), at: -3000 }, { ...at(THREE, "0 swap", swapped), at: -2000 }, at(THREE, "open", drawn, turn)] },
  { id: "waits", frames: [{ ...at(THREE, "0 play Ah", { ...taken, hand: ["Kc", "4c"], winner: 1, trick: [[0, "4h"], [1, "Qh"], [2, "5s"]] }), at: -1000 }] },
  { id: "drew", frames: [at(THREE, "open", drawn, turn)] },
  { id: "partner", frames: [at(FOUR, "3 play Ac", asked, { ...turn, seats: gesturing(2, "wink") })] },
  { id: "opponent", frames: [at(FOUR, "3 play Ac", asked, { ...turn, seats: gesturing(1, "eyebrows") })] },
  { id: "others", frames: [at(FOUR, "3 play Ac", asked, { ...turn, seats: gesturing(3, "shoulder") })] },
  { id: "mine", frames: [at(FOUR, "3 play Ac", asked, { ...turn, seats: gesturing(0, "wink") })] },
  { id: "watch", frames: [at(FOUR, "3 play Ac", { ...asked, hand: null, legal: [], barred: {} }, { ...turn, you: null, signals: null })] },
  { id: "result", frames: [at(FOUR, "result", ended([74, 46], [[0, "win", 1]]), { score: [2, 0], proposal: ready([0, 1, 2]) })] },
  { id: "draw", frames: [at(TWO, "result", ended([60, 60], [[0, "shared", 1], [1, "shared", 1]]), { score: [2, 1], proposal: ready([0, 1]) })] },
  { id: "solo", frames: [at(THREE, "result", ended([41, 52, 27], [[1, "win", 1]]), { score: [0, 1, 0], proposal: ready([0, 1]) })] },
  { id: "over", frames: [at(FOUR, "result", ended([38, 82], [[1, "win", 1]]), { phase: "over", deal: 5, score: [2, 3], winners: [1] })] },
];

export default moments;
