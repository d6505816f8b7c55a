import type { TriunfoHand } from "../../protocol";
import { away, bot, commonHand, frameOf, human, proposal, tableOf, type Moment } from "../moment";

const TABLE = tableOf("triunfo", [human("Lia"), human("Bia"), bot("Caio"), away("Davi"), human("Téo"), human("Ana")], {
  options: { match: 3, announce: "on" },
  deal: 2,
  played: 1,
  score: [0, 1, 0, 0, 0, 0],
});
const LONG = TABLE.seats.map((seat, i) => seat && { ...seat, name: ["Lia", "Maximiliano Bartolomeu", "Wilhelmina Wolfeschlegel", "رنا", "🦜 Zé Papagaio", "Ana Beatriz de Sá"][i] ?? "" });

const turn: TriunfoHand = {
  ...commonHand(6, {
    dealer: 0,
    leader: 4,
    waiting: { 0: "play" },
    hand: ["Kc", "8c", "3d", "Ad", "6h", "Th", "Js"],
    counts: [7, 7, 7, 7, 6, 6],
    trick: [[4, "Td"], [5, "Qd"]],
    tricks: [1, 0, 0, 0, 1, 0],
    legal: ["play 3d", "play Ad"],
    barred: { Kc: "follow_suit", "8c": "follow_suit", "6h": "follow_suit", Th: "follow_suit", Js: "follow_suit" },
    last: { cards: [[3, "2h"], [4, "Kh"], [5, "4h"], [0, "9h"], [1, "5c"], [2, "Qh"]], winner: 4 },
  }),
  game: "triunfo",
  trump: "s",
  open: "9s",
  stock: 10,
  batch: 1,
  batch_tricks: 2,
  bids: [3, 1, 1, 2, 1, 1],
  made: [1, 0, 0, 0, 1, 0],
  points: [1, 0, 0, 0, 1, 0],
};
const full: TriunfoHand = {
  ...turn,
  waiting: {},
  legal: [],
  barred: {},
  hand: ["Kc", "8c", "3d", "6h", "Th", "Js"],
  counts: [6, 6, 6, 6, 6, 6],
  trick: [[4, "Td"], [5, "Qd"], [0, "Ad"], [1, "7d"], [2, "6d"], [3, "2c"]],
  winner: 0,
  trick_points: 1,
  pause: { kind: "trick", ms: 2000 },
};
const result = {
  points: [15, -2, -2, 4, 2, 5],
  tricks: [3, 0, 0, 2, 1, 1],
  awards: [[0, "trick", 3], [3, "trick", 2], [4, "trick", 1], [5, "trick", 1], [0, "ace", 5], [0, "jack", 4], [0, "bid_made", 3], [1, "bid_short", -2], [2, "bid_short", -2]] satisfies [number, string, number][],
};

const ended: TriunfoHand = { ...turn, ...commonHand(6, { dealer: 0, result }), open: null, stock: 0 };

const moments: Moment[] = [
  { id: "turn", frames: [frameOf(TABLE, "5 play Qd", turn, { deadline: 14_000 })] },
  { id: "names", frames: [frameOf(TABLE, "5 play Qd", { ...turn, waiting: { 1: "play" } }, { deadline: 14_000, seats: LONG })] },
  { id: "pause", frames: [{ ...frameOf(TABLE, "3 play 2c", full), at: -700 }] },
  { id: "result", frames: [frameOf(TABLE, "result", ended, { score: [1, 1, 0, 0, 0, 0], proposal: proposal("next", null, { electorate: [0, 1, 4, 5], yes: [5], expires: 14_000 }) })] },
  { id: "shared", frames: [frameOf(TABLE, "result", ended, { phase: "over", score: [1, 1, 0, 0, 0, 1], winners: [0, 1, 5] })] },
];
export default moments;
