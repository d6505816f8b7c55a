import type { Frame, TrucoHand, View } from "../../protocol";
import { bot, commonHand, frameOf, human, press, proposal, tableOf, type Moment } from "../moment";

const OPTIONS = { scale: "2-4-8-12", tie_lead: "opener", facedown: "free", timeout_reply: "accept", iron_hand: "open" };
const FOUR = tableOf("truco", [human("Lia"), human("Rui"), human("Ana"), human("Téo")], { options: OPTIONS, deal: 6, score: [6, 4], games: [1, 0] });
const WITH_BOTS = tableOf("truco", [human("Lia"), bot("Dita"), bot("Tonho"), bot("Nico")], { options: OPTIONS, deal: 6, score: [6, 4], games: [1, 0] });
const TWO = tableOf("truco", [human("Lia"), human("Rui")], { options: OPTIONS, deal: 6, score: [6, 4], games: [1, 0] });

/** Between the first and the second trick; the first was tied, and Téo leads again. */
const HAND: TrucoHand = {
  ...commonHand(4, {
    dealer: 2,
    leader: 3,
    hand: ["Qh", "As"],
    counts: [2, 2, 2, 1],
    trick: [[3, "3c"]],
    last: { cards: [[3, "Kc"], [0, "Jd"], [1, "4s"], [2, "Kh"]], winner: null },
  }),
  game: "truco",
  scale: [2, 4, 8, 12],
  value: 2,
  request: null,
  raise: null,
  raiser: null,
  replies: {},
  resigning: null,
  marks: [null],
  tied: false,
  ten: null,
  iron: false,
  partner: null,
};
const four = (event: string | null, hand: Partial<TrucoHand>, over: Partial<View> = {}): Frame =>
  frameOf(FOUR, event, { ...HAND, ...hand }, over);

const clock = { deadline: 17_000 };
const turn: Partial<TrucoHand> = {
  waiting: { 0: "play" },
  legal: ["flip As", "flip Qh", "play As", "play Qh", "raise", "resign"],
  raise: { call: "truco", value: 4 },
};
const lostFirst: Partial<TrucoHand> = {
  dealer: 3,
  leader: 1,
  hand: ["3s", "7h"],
  counts: [2, 2, 2, 2],
  trick: [],
  last: { cards: [[0, "Kc"], [1, "3d"], [2, "4s"], [3, "Kh"]], winner: 1 },
  tricks: [0, 1],
  marks: [1],
};
const asked: Partial<TrucoHand> = {
  ...lostFirst,
  waiting: { 2: "answer", 0: "answer" },
  legal: ["accept", "raise", "run"],
  request: { by: 1, call: "truco", value: 4 },
  raise: { call: "seis", value: 8 },
};
const dealt: Partial<TrucoHand> = {
  dealer: 1,
  leader: 2,
  hand: ["Jc", "3h", "As"],
  counts: [3, 3, 3, 3],
  trick: [],
  last: null,
  marks: [],
};
const ten: Partial<TrucoHand> = {
  ...dealt,
  waiting: { 2: "ten", 0: "ten" },
  legal: ["accept", "run"],
  ten: 0,
  partner: ["Kd", "2s", "4c"],
};
const tens = { score: [10, 8], games: [1, 1], ...clock };
const complete: Partial<TrucoHand> = {
  hand: ["Qh"],
  counts: [1, 1, 1, 1],
  trick: [[3, "3c"], [0, "??"], [1, "4d"], [2, "3d"]],
  pause: { kind: "trick", ms: 2000 },
  winner: 3,
};
const tied: Partial<TrucoHand> = {
  ...dealt,
  dealer: 2,
  leader: 3,
  hand: ["Qh", "As"],
  counts: [2, 2, 2, 2],
  trick: [[3, "Kc"], [0, "Jd"], [1, "4s"], [2, "Kh"]],
  pause: { kind: "trick", ms: 2000 },
  tied: true,
};
const iron: Partial<TrucoHand> = { ...dealt, leader: 0, dealer: 3, value: 4, iron: true, waiting: { 0: "play" }, legal: ["play 3h", "play As", "play Jc", "resign"] };
const blind: Partial<TrucoHand> = { ...iron, hand: ["?0", "?1", "?2"], legal: ["play ?0", "play ?1", "play ?2", "resign"] };
const irons = { score: [10, 10], games: [1, 1], deadline: 21_000 };

const ended = (reason: string, points: number, hand: Partial<TrucoHand> = {}): Partial<TrucoHand> => ({
  hand: [],
  counts: [0, 0, 0, 0],
  trick: [],
  waiting: {},
  result: { points: [0, 0], tricks: [2, 1], awards: points ? [[0, reason, points]] : [] },
  ...hand,
});
const ready = { proposal: proposal("next", null, { electorate: [0, 1, 2, 3], yes: [2], expires: 14_000 }) };
const two = (event: string | null, hand: Partial<TrucoHand>, over: Partial<View> = {}): Frame =>
  frameOf(TWO, event, { ...HAND, dealer: 1, leader: 1, counts: [2, 1], trick: [[1, "3c"]], last: { cards: [[0, "Kc"], [1, "Kh"]], winner: null }, ...hand }, over);

const moments: Moment[] = [
  { id: "turn", frames: [four("3 play 3c", turn, { deadline: 21_000 })] },
  { id: "virar", frames: [four("3 play 3c", turn, { deadline: 21_000 })], touch: () => press(".tog") },
  { id: "ladder", frames: [four("3 play 3c", turn, { deadline: 21_000 })], touch: () => press(".stake button") },
  { id: "flipped", frames: [four("3 play 3c", turn), four("0 flip ??", { hand: ["Qh"], counts: [1, 2, 2, 1], waiting: { 1: "play" }, trick: [[3, "3c"], [0, "??"]] }, clock)], touch: (table) => table.next() },
  { id: "first", frames: [four("deal", { ...dealt, leader: 0, dealer: 3, waiting: { 0: "play" }, legal: ["play 3h", "play As", "play Jc", "raise", "resign"], raise: { call: "truco", value: 4 } }, clock)] },
  { id: "answer", frames: [four("1 raise", asked, clock)] },
  { id: "answer-ladder", frames: [four("1 raise", asked, clock)], touch: () => press(".stake button") },
  { id: "answer-ran", frames: [four("2 run", { ...asked, waiting: { 0: "answer" }, replies: { 2: "run" } }, clock)] },
  { id: "answer-mine", frames: [four("0 run", { ...asked, waiting: { 2: "answer" }, replies: { 0: "run" }, legal: ["accept", "raise"] }, clock)] },
  { id: "answer-sent", frames: [four("1 raise", asked, clock)], touch: (table) => (table.pending = "raise") },
  { id: "answer-top", frames: [four("1 raise", { ...asked, value: 8, raiser: 0, request: { by: 1, call: "nove", value: 12 }, raise: null, legal: ["accept", "run"] }, clock)] },
  { id: "answer-bot", frames: [frameOf(WITH_BOTS, "1 raise", { ...HAND, ...asked }, clock)] },
  { id: "answer-first", frames: [four("1 raise", { ...asked, ...dealt, leader: 1, dealer: 0, trick: [], hand: ["4d", "3s", "7h"] }, clock)] },
  { id: "asking", frames: [four("0 raise", { ...HAND, waiting: { 1: "answer", 3: "answer" }, request: { by: 0, call: "truco", value: 4 } }, clock)] },
  { id: "reraised", frames: [four("0 raise", { waiting: { 1: "answer", 3: "answer" }, request: { by: 0, call: "truco", value: 4 } }), four("3 raise", { ...turn, waiting: { 0: "answer", 2: "answer" }, value: 4, raiser: 0, request: { by: 3, call: "seis", value: 8 }, raise: { call: "nove", value: 12 }, legal: ["accept", "raise", "run"] }, clock)], touch: (table) => table.next() },
  { id: "accepted", frames: [four("1 accept", { ...turn, value: 4, raiser: 0, raise: null, legal: ["flip As", "flip Qh", "play As", "play Qh", "resign"] }, clock)] },
  { id: "ten", frames: [four("deal", ten, tens)] },
  { id: "ten-ran", frames: [four("2 run", { ...ten, waiting: { 0: "ten" }, replies: { 2: "run" } }, tens)] },
  { id: "ten-play", frames: [four("2 play Kd", { ...ten, value: 4, waiting: { 0: "play" }, leader: 2, trick: [[2, "Kd"], [3, "3d"]], counts: [3, 3, 2, 2], partner: ["2s", "4c"], legal: ["play 3h", "play As", "play Jc", "resign"] }, tens)] },
  { id: "ten-theirs", frames: [four("deal", { ...ten, ten: 1, waiting: { 1: "ten", 3: "ten" }, legal: [], partner: null }, { ...tens, score: [8, 10] })] },
  { id: "eleven", frames: [four("deal", { ...ten, scale: [1, 3, 6, 9, 12], value: 1 }, { ...tens, score: [11, 8] })] },
  { id: "iron", frames: [four("deal", iron, irons)] },
  { id: "blind", frames: [four("deal", blind, irons)] },
  { id: "consent", frames: [four("2 resign", { ...lostFirst, waiting: { 0: "resign" }, resigning: 2, legal: ["agree", "refuse"] }, { deadline: 7000 })] },
  { id: "resigning", frames: [four("0 resign", { ...lostFirst, waiting: { 2: "resign" }, resigning: 0 }, { deadline: 7000 })] },
  { id: "kept", frames: [four("2 refuse", { ...turn, legal: ["flip As", "flip Qh", "play As", "play Qh", "raise"] }, clock)] },
  { id: "canga", frames: [{ ...four("2 play Kh", tied), at: -700 }, four("collect", { ...HAND, trick: [], counts: [2, 2, 2, 2], waiting: { 3: "play" } }, clock)] },
  { id: "again", frames: [four("collect", { trick: [], counts: [2, 2, 2, 2], waiting: { 3: "play" } }, clock)] },
  { id: "taken", frames: [{ ...four("2 play 3d", complete), at: -700 }] },
  { id: "watch", frames: [four("1 raise", { ...asked, hand: null, legal: [], raise: null }, { ...clock, you: null })] },
  { id: "two", frames: [two("1 play 3c", turn, { deadline: 21_000 })] },
  { id: "two-answer", frames: [two("1 raise", { ...asked, waiting: { 0: "answer" }, counts: [2, 2] }, clock)] },
  { id: "two-ten", frames: [two("deal", { ...ten, partner: null, waiting: { 0: "ten" }, counts: [3, 3] }, tens)] },
  { id: "result", frames: [four("result", ended("hand", 4, { value: 4, marks: [0, 1, 0] }), { score: [10, 4], ...ready })] },
  { id: "ran", frames: [four("1 run", ended("ran", 4, { value: 4, marks: [null], counts: [2, 2, 2, 1], hand: ["Qh", "As"], trick: [[3, "3c"]] }), { score: [10, 4], ...ready })] },
  { id: "nobody", frames: [four("result", ended("hand", 0, { marks: [null, null, null] }), ready)] },
  { id: "game", frames: [four("result", ended("hand", 8, { value: 8, marks: [0, 0] }), { score: [0, 0], games: [1, 1], closed: [14, 4], ...ready })] },
  { id: "over", frames: [four("result", ended("hand", 8, { value: 8, marks: [null, 0] }), { phase: "over", score: [0, 0], games: [2, 1], closed: [14, 4], winners: [0] })] },
  { id: "names", frames: [four("1 raise", asked, { ...clock, seats: [human("Lia"), human("Maximiliano Bartolomeu"), human("رنا"), bot("🦜 Zé")] })] },
];

export default moments;
