import type { TrucoHand } from "../../protocol";
import { commonHand, frameOf, human, tableOf, type Moment } from "../moment";

const TABLE = tableOf("truco", [human("Lia"), human("Rui"), human("Ana"), human("Téo")], {
  options: { scale: "2-4-8-12" },
  deal: 6,
  score: [6, 4],
  games: [1, 0],
});

const hand: TrucoHand = {
  ...commonHand(4, {
    dealer: 2,
    leader: 3,
    waiting: { 0: "play" },
    hand: ["Qh", "As"],
    counts: [2, 2, 2, 1],
    trick: [[3, "3c"]],
    legal: ["flip As", "flip Qh", "play As", "play Qh", "raise"],
    last: { cards: [[3, "Kc"], [0, "Jd"], [1, "Kh"], [2, "4s"]], winner: null },
  }),
  game: "truco",
  scale: [2, 4, 8, 12],
  value: 2,
  request: null,
  raise: { call: "truco", value: 4 },
  raiser: null,
  replies: {},
  resigning: null,
  marks: [null],
  tied: false,
  ten: null,
  iron: false,
  partner: null,
};
const tied: TrucoHand = {
  ...hand,
  waiting: {},
  legal: [],
  hand: ["Qh"],
  counts: [1, 1, 1, 1],
  trick: [[3, "3c"], [0, "??"], [1, "??"], [2, "3d"]],
  pause: { kind: "trick", ms: 2000 },
  tied: true,
};

const moments: Moment[] = [
  { id: "turn", frames: [frameOf(TABLE, "3 play 3c", hand, { deadline: 21_000 })] },
  { id: "virada", frames: [frameOf(TABLE, "3 play 3c", hand), frameOf(TABLE, "0 flip ??", { ...hand, hand: ["Qh"], legal: [], counts: [1, 2, 2, 1], waiting: { 1: "play" }, trick: [[3, "3c"], [0, "??"]] })] },
  { id: "tied", frames: [{ ...frameOf(TABLE, "2 play 3d", tied), at: -700 }, frameOf(TABLE, "collect", { ...tied, pause: null, tied: false, trick: [], waiting: { 3: "play" }, last: { cards: tied.trick, winner: null } })] },
  { id: "blind", frames: [frameOf(TABLE, "deal", { ...hand, trick: [], leader: 0, hand: ["?0", "?1", "?2"], counts: [3, 3, 3, 3], last: null, legal: ["play ?0", "play ?1", "play ?2"], iron: true, raise: null, marks: [] }, { score: [10, 10] })] },
];
export default moments;
