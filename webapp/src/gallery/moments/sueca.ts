import type { Frame, HandResult, SuecaHand, View } from "../../protocol";
import { away, bot, commonHand, frameOf, human, proposal, tableOf, type Moment } from "../moment";

const TABLE = tableOf("sueca", [human("Lia"), human("Bia"), human("Caio"), bot("Davi")], {
  options: { target: 4, direction: "clockwise", tie: "carry", bandeira: "tricks" },
  deal: 3,
  score: [1, 2],
  ties: 0,
});

const MINE = ["3c", "Jc", "7c", "2d", "Qd", "6h", "Kh", "Ah", "4s", "Ks"];
const POOR = ["2c", "5c", "6c", "3d", "Qd", "4h", "6h", "Kh", "2s", "4s"];
const plays = (cards: string[]): string[] => cards.map((card) => `play ${card}`).sort();

/** I have cut and lead; Davi has dealt himself the five of spades. */
const LEAD: SuecaHand = {
  ...commonHand(4, {
    waiting: { 0: "play" },
    hand: MINE,
    counts: [10, 10, 10, 9],
    legal: plays(MINE.slice(0, 8)),
    barred: { Ks: "first_lead_trump", "4s": "first_lead_trump" },
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
const UNDEALT: Partial<SuecaHand> = { ...commonHand(4), cut: null, from: null, trump: null, open: null };
/** The others deal, cut and lead. */
const IDLE: Partial<SuecaHand> = { legal: [], barred: {}, waiting: { 1: "play" } };

const at = (event: string | null, hand: Partial<SuecaHand>, over: Partial<View> = {}): Frame =>
  frameOf(TABLE, event, { ...LEAD, ...hand }, over);
const turn = { deadline: 26_000 };

const cuts = Array.from({ length: 33 }, (_, more) => `cut ${4 + more}`).sort();
const cut = at("deal", { ...UNDEALT, waiting: { 0: "cut" }, legal: cuts }, turn);
const from: Partial<SuecaHand> = { ...UNDEALT, dealer: 0, leader: 1, cut: 17, waiting: { 0: "from" } };
const dealt: Partial<SuecaHand> = { ...IDLE, dealer: 0, leader: 1, hand: MINE.filter((card) => card !== "Ks"), open: "Ks", counts: [9, 10, 10, 10] };

const REVOKES = { options: { ...TABLE.options, renuncia: "on" } };
const middle: Partial<SuecaHand> = {
  open: null,
  leader: 1,
  hand: ["3c", "7c", "2d", "6h", "Kh", "Ks"],
  counts: [6, 5, 5, 5],
  barred: {},
  tricks: [3, 1],
  trick: [[1, "4d"], [2, "Jd"], [3, "2h"]],
  last: { cards: [[0, "Ah"], [1, "4h"], [2, "5h"], [3, "Jh"]], winner: 0 },
  waiting: { 0: "play" },
  legal: ["denounce 1", "denounce 3", ...plays(["3c", "7c", "2d", "6h", "Kh", "Ks"])],
};

const ended = (result: HandResult, hand: Partial<SuecaHand> = {}): Partial<SuecaHand> => ({ ...commonHand(4, { result }), open: null, ...hand });
const ready = proposal("next", null, { electorate: [0, 1, 2], yes: [2], expires: 14_000 });
const won: HandResult = { points: [71, 49], tricks: [6, 4], awards: [[0, "win", 1]] };
const late = { legal: ["denounce 1", "denounce 3"] };

const LONG = [human("Lia"), human("Maximiliano Bartolomeu de Albuquerque"), human("رنا"), bot("🦜 Zé")];

const moments: Moment[] = [
  { id: "lead", frames: [at("3 from top", LEAD, turn)] },
  { id: "cut", frames: [cut] },
  { id: "deal", frames: [at("0 cut 17", { ...UNDEALT, cut: 17, waiting: { 3: "from" } }), at("3 from top", LEAD, turn)] },
  { id: "cutting", frames: [at("deal", { ...UNDEALT, dealer: 0, leader: 1, waiting: { 1: "cut" } }, { deadline: 11_000 })] },
  { id: "from", frames: [at("1 cut 17", { ...from, legal: ["from bottom", "from top"] }, turn)] },
  { id: "pending", frames: [cut], touch: (table) => (table.pending = "cut 20") },
  { id: "dealer", frames: [at("0 from bottom", { ...dealt, from: "bottom" })] },
  {
    id: "taken",
    frames: [
      at("2 play 3h", { ...dealt, trick: [[1, "2h"], [2, "3h"]], waiting: { 3: "play" }, counts: [9, 9, 9, 10] }),
      at("3 play 5h", { ...dealt, open: null, hand: MINE, trick: [[1, "2h"], [2, "3h"], [3, "5h"]], waiting: { 0: "play" }, counts: [10, 9, 9, 9], legal: plays(["6h", "Kh", "Ah"]), barred: Object.fromEntries(["3c", "Jc", "7c", "2d", "Qd", "4s", "Ks"].map((card) => [card, "must_follow"])) }, turn),
    ],
  },
  { id: "poor", frames: [at("3 from top", { hand: POOR, legal: ["annul", ...plays(POOR.slice(0, 8))], barred: { "2s": "first_lead_trump", "4s": "first_lead_trump" }, annul_points: 6 }, turn)] },
  { id: "pause", frames: [{ ...at("3 play 5s", { ...IDLE, open: null, waiting: {}, hand: MINE.slice(1), counts: [9, 9, 9, 9], trick: [[0, "3c"], [1, "Ac"], [2, "4c"], [3, "5s"]], winner: 3, trick_points: 11, pause: { kind: "trick", ms: 2000 } }), at: -700 }] },
  { id: "revokes", frames: [at("3 play 2h", middle, { ...REVOKES, ...turn })] },
  { id: "false", frames: [at("0 denounce 3", { ...middle, legal: middle.legal?.filter((move) => move !== "denounce 3") ?? [], denounced: { by: 0, seat: 3, right: false } }, { ...REVOKES, ...turn })] },
  { id: "ties", frames: [at("3 from top", LEAD, { ...turn, ties: 1 })] },
  { id: "ties-ten", frames: [at("3 from top", LEAD, { ...turn, ties: 2, score: [7, 8], options: { ...TABLE.options, target: 10 } })] },
  { id: "anticlockwise", frames: [at("3 from top", LEAD, { ...turn, options: { ...TABLE.options, direction: "anticlockwise" } })] },
  { id: "watch", frames: [at("0 play 7c", { ...IDLE, hand: null, trick: [[0, "7c"]], counts: [9, 10, 10, 9] }, { you: null, ties: 1 })] },
  { id: "names", frames: [at("0 from bottom", { ...dealt, from: "bottom" }, { seats: LONG })] },
  { id: "away", frames: [at("1 play 2h", { ...dealt, trick: [[1, "2h"]], counts: [9, 9, 10, 10], waiting: { 2: "play" } }, { seats: [away("Lia"), human("Bia"), human("Caio"), bot("Davi")] })] },
  { id: "result", frames: [at("result", ended(won), { score: [2, 2], proposal: ready })] },
  { id: "result-ties", frames: [at("result", ended({ points: [22, 98], tricks: [2, 8], awards: [[1, "win_91", 2], [1, "ties", 2]] }), { phase: "over", score: [1, 6], winners: [1] })] },
  { id: "result-tie", frames: [at("result", ended({ points: [60, 60], tricks: [5, 5], awards: [] }), { ties: 1, proposal: ready })] },
  { id: "annulled", frames: [at("1 annul", ended({ points: [0, 0], tricks: [0, 0], awards: [], annulled: true }, { leader: 1, dealer: 0, open: "Ks", shown: POOR }), { proposal: ready })] },
  { id: "bandeira", frames: [at("result", ended({ points: [120, 0], tricks: [10, 0], awards: [[0, "bandeira", 3]] }), { phase: "over", score: [4, 2], winners: [0] })] },
  { id: "denounced", frames: [at("1 denounce 0", ended({ points: [14, 21], tricks: [1, 2], awards: [[1, "denounced", 2]] }, { denounced: { by: 1, seat: 0, right: true } }), { ...REVOKES, phase: "over", score: [1, 4], winners: [1] })] },
  { id: "reading", frames: [at("result", ended(won, late), { ...REVOKES, score: [2, 2], proposal: ready })] },
  { id: "decided", frames: [at("result", ended({ points: [91, 29], tricks: [8, 2], awards: [[0, "win_91", 2], [1, "false_denounce", 1]] }, { legal: ["denounce 1"], denounced: { by: 0, seat: 3, right: false } }), { ...REVOKES, score: [4, 3], proposal: ready })] },
];

export default moments;
