import type { SuecaHand } from "../../protocol";
import { bot, commonHand, frameOf, human, tableOf, type Moment } from "../moment";

const TABLE = tableOf("sueca", [human("Lia"), human("Bia"), human("Caio"), bot("Davi")], {
  options: { target: 4, direction: "clockwise" },
  deal: 3,
  score: [1, 2],
  ties: 0,
});

const lead: SuecaHand = {
  ...commonHand(4, {
    waiting: { 0: "play" },
    hand: ["3c", "7c", "Jc", "2d", "Qd", "6h", "Ah", "Kh", "4s", "Ks"],
    counts: [10, 10, 10, 9],
    legal: ["play 2d", "play 3c", "play 6h", "play 7c", "play Ah", "play Jc", "play Kh", "play Qd"],
    barred: { Ks: "lead_trump", "4s": "lead_trump" },
  }),
  game: "sueca",
  cut: 17,
  from: "top",
  trump: "s",
  open: "5s",
  annul_points: null,
  shown: null,
  denounced: null,
};

const moments: Moment[] = [
  { id: "lead", frames: [frameOf(TABLE, "3 from top", lead, { deadline: 26_000 })] },
  { id: "dealer", frames: [frameOf(TABLE, "0 from top", { ...lead, dealer: 0, leader: 1, waiting: { 1: "play" }, hand: lead.hand?.slice(0, 9) ?? [], counts: [9, 10, 10, 10], legal: [], barred: {} })] },
  { id: "cut", frames: [frameOf(TABLE, null, { ...lead, ...commonHand(4, { waiting: { 0: "cut" } }), cut: null, from: null, trump: null, open: null }), frameOf(TABLE, "3 from top", lead, { deadline: 26_000 })] },
  { id: "pause", frames: [{ ...frameOf(TABLE, "3 play 5s", { ...lead, open: null, waiting: {}, legal: [], barred: {}, hand: lead.hand?.slice(1) ?? [], counts: [9, 9, 9, 9], trick: [[0, "3c"], [1, "Ac"], [2, "4c"], [3, "5s"]], winner: 3, trick_points: 11, pause: { kind: "trick", ms: 2000 } }), at: -700 }] },
  {
    id: "annulled",
    frames: [frameOf(TABLE, "result", { ...lead, ...commonHand(4, { result: { points: [0, 0], tricks: [0, 0], awards: [], annulled: true } }) })],
  },
];
export default moments;
