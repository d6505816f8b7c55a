import { NOTED, PUBLISHED } from "../../fairness/fakes";
import { note } from "../../fairness/notes";
import type { Answer } from "../../net/api";
import type { BiscaHand, Frame, Published, PublishedMatch, ScoredHand, View } from "../../protocol";
import { away, bot, frameOf, human, lookUp, press, proposal, recall, tableOf, type Moment } from "../moment";
import type { ShownTable } from "../store.svelte";

const HAND: BiscaHand = {
  game: "bisca",
  dealer: 3,
  leader: 1,
  waiting: {},
  pause: null,
  hand: ["7d", "Ks", "4c"],
  counts: [3, 2, 2, 2],
  trick: [],
  winner: null,
  trick_points: null,
  last: { cards: [[1, "Jh"], [2, "4h"], [3, "5h"], [0, "2s"]], winner: 1 },
  tricks: [1, 1],
  legal: [],
  barred: {},
  result: null,
  choice: "draw",
  trump: "d",
  open: "Kd",
  returned: null,
  stock: 20,
  swapped: null,
  relos: [],
  seven_played: false,
  partner: null,
};

const FOUR = tableOf("bisca", [human("Lia"), human("Rui"), human("Ana"), bot("Téo")], {
  options: { target: 4, replay_vote: "unanimous" },
  deal: 4,
  score: [2, 1],
});
const TWO = tableOf("bisca", [human("Lia"), human("Ana")], { options: { target: 4 }, deal: 4, score: [3, 2] });

const four = (event: string | null, hand: Partial<BiscaHand>, over: Partial<View> = {}): Frame =>
  frameOf(FOUR, event, { ...HAND, ...hand }, over);
const two = (event: string | null, hand: Partial<BiscaHand>, over: Partial<View> = {}): Frame =>
  frameOf(TWO, event, { ...HAND, counts: [3, 3], leader: 1, dealer: 0, trump: "s", open: "Qs", stock: 34, ...hand }, over);

const asked: Partial<BiscaHand> = {
  trick: [[1, "Jc"], [2, "Qc"], [3, "6d"]],
  waiting: { 0: "play" },
  legal: ["play 4c", "play Ks"],
  barred: { "7d": "seven_last" },
};
const turn = { deadline: 18_000 };
const shuffled: Partial<BiscaHand> = {
  dealer: 1,
  hand: [],
  counts: [3, 3, 3, 3],
  choice: null,
  trump: null,
  open: null,
  stock: 28,
  last: null,
  tricks: [0, 0],
};
const complete: Partial<BiscaHand> = {
  trick: [[1, "Jc"], [2, "Ac"], [3, "5s"], [0, "4c"]],
  hand: ["7d", "Ks"],
  counts: [2, 2, 2, 2],
  stock: 16,
  winner: 2,
  trick_points: 13,
  pause: { kind: "trick", ms: 4000 },
};
const collected: Partial<BiscaHand> = {
  trick: [],
  hand: ["7d", "Ks", "Ah"],
  counts: [3, 3, 3, 3],
  stock: 12,
  leader: 2,
  waiting: { 2: "play" },
  last: { cards: [[1, "Jc"], [2, "Ac"], [3, "5s"], [0, "4c"]], winner: 2 },
};
const ended = (result: NonNullable<BiscaHand["result"]>, hand: Partial<BiscaHand> = {}): Partial<BiscaHand> => ({
  hand: [],
  counts: [0, 0, 0, 0],
  stock: 0,
  open: null,
  trump: "h",
  result,
  ...hand,
});
const ready = proposal("next", null, { yes: [2], expires: 14_000 });

const CLOSED = {
  points: [92, 28],
  tricks: [7, 3],
  awards: [[0, "capote", 2], [0, "copas", 2], [0, "relo", 2], [0, "cap", -2]] satisfies [number, string, number][],
};

const reloBefore = four("1 play 7h", { trump: "h", choice: "copas", open: null, stock: 24, hand: ["Qs", "5d", "Kc"], trick: [[1, "7h"]], counts: [3, 2, 3, 3], waiting: { 2: "play" }, seven_played: true }, turn);
const reloAfter = four("2 play Ah", { trump: "h", choice: "copas", open: null, stock: 24, hand: ["Qs", "5d", "Kc"], trick: [[1, "7h"], [2, "Ah"]], counts: [3, 2, 2, 3], waiting: { 3: "play" }, seven_played: true, relos: [[2, 2]] }, { deadline: 25_000 });

const over: Partial<View> = { phase: "over", score: [6, 1], winners: [0] };
const decided = ended(CLOSED, { relos: [[2, 2]] });

/** The shuffle of a match is looked at, as this answer of the server has it. */
function proof(id: string, match: number, seal: string, published: Answer<Published>): Moment {
  const touch = (table: ShownTable): void => {
    note(table.id, { match, phase: "playing", commitment: seal }, NOTED.entropy);
    table.published = published;
    press(".proof-check");
  };
  return { id, frames: [four("result", decided, { ...over, match })], touch };
}
const published = (over: Partial<PublishedMatch>): Answer<Published> => ({ ok: true, value: { matches: [{ ...PUBLISHED, ...over }] } });

const SCORED: ScoredHand[] = [
  { match: 1, deal: 1, result: { points: [66, 54], tricks: [6, 4], awards: [[0, "win", 1], [0, "copas", 1]] }, after: { score: [2, 0] } },
  { match: 1, deal: 2, result: { points: [54, 66], tricks: [4, 6], awards: [[1, "win", 1], [0, "relo", 2]] }, after: { score: [4, 1] }, repeated: true },
  { match: 1, deal: 3, result: { points: [51, 69], tricks: [4, 6], awards: [[1, "win", 1]] }, after: { score: [2, 1] } },
  { match: 1, deal: 4, result: CLOSED, after: { score: [6, 1] } },
];

const moments: Moment[] = [
  { id: "turn", frames: [four("3 play 6d", asked, turn)] },
  { id: "refused", frames: [four("3 play 6d", asked, turn)], touch: (table) => (table.refusal = { code: "too_early", args: { ms: 900 } }) },
  { id: "pending", frames: [four("3 play 6d", asked, turn)], touch: (table) => (table.pending = "play Ks") },
  { id: "offline", frames: [four("3 play 6d", asked, turn)], touch: (table) => { table.pending = "play Ks"; table.connection = "offline"; } },
  { id: "bank", frames: [four("3 play 6d", asked, { deadline: -18_000 })] },
  { id: "relo", frames: [reloBefore, reloAfter], touch: (table) => table.next() },
  { id: "pause", frames: [{ ...four("0 play 4c", complete), at: -1700 }] },
  { id: "collect", frames: [{ ...four("0 play 4c", complete), at: -1700 }, four("collect", collected, turn)] },
  { id: "choice", frames: [four("deal", { ...shuffled, waiting: { 0: "choose" }, legal: ["choose copas", "choose draw"] }, { deadline: 24_000 })] },
  { id: "deal", frames: [four("result", ended(CLOSED), { deal: 3 }), four("deal", { ...shuffled, waiting: { 2: "choose" } }), four("2 choose draw", { ...HAND, last: null, tricks: [0, 0], counts: [3, 3, 3, 3], stock: 28, pause: { kind: "swap", ms: 5000 } })] },
  { id: "played", frames: [four("3 play 6d", asked, { ...turn, recall: recall("A234567JQK", ["6c", "Jc", "Qc", "6d", "4h", "5h", "Jh", "2s", "3s", "4s", "5s"]) })], touch: lookUp },
  { id: "two", frames: [two("1 play Kh", { trick: [[1, "Kh"]], counts: [3, 2], hand: ["Ah", "Js", "7c"], stock: 30, waiting: { 0: "play" }, legal: ["play 7c", "play Ah", "play Js"] }, { deadline: 22_000 })] },
  { id: "swap", frames: [{ ...two("1 choose draw", { hand: ["Jd", "2s", "7c"], last: null, legal: ["swap"], pause: { kind: "swap", ms: 5000 } }), at: -2000 }] },
  { id: "peek", frames: [four("collect", { ...collected, stock: 0, open: null, partner: ["As", "5s", "2h"] }, turn)] },
  { id: "away", frames: [four("3 play 6d", { ...asked, legal: [], barred: {} }, { seats: [away("Lia"), human("Rui"), human("Ana"), bot("Téo")] })] },
  { id: "vote", frames: [four("1 play Jc", { trick: [[1, "Jc"]], waiting: { 2: "play" } }, { ...turn, proposal: proposal("replace", 0, { seat: 1 }) })] },
  { id: "ballot", frames: [four("1 play Jc", { trick: [[1, "Jc"]], waiting: { 2: "play" } }, { ...turn, proposal: proposal("close", 1) })] },
  { id: "watch", frames: [four("3 play 6d", { ...asked, hand: null, legal: [], barred: {} }, { ...turn, you: null })] },
  { id: "result", frames: [four("result", ended({ points: [66, 54], tricks: [6, 4], awards: [[0, "copas", 2], [1, "relo", 2]] }, { relos: [[1, 2]] }), { score: [3, 3], proposal: ready })] },
  { id: "draw", frames: [two("result", ended({ points: [60, 60], tricks: [10, 10], awards: [] }, { counts: [0, 0] }), { proposal: { ...ready, electorate: [0, 1], yes: [] } })] },
  { id: "deciding", frames: [four("result", ended({ points: [54, 66], tricks: [4, 6], awards: [[1, "win", 1], [0, "relo", 1]] }, { relos: [[0, 1]], trump: "c" }), { phase: "deciding", score: [4, 5], proposal: proposal("repeat", null) })] },
  { id: "score", frames: [four("result", decided, over)], touch: (table) => { table.scored = { ok: true, value: { hands: SCORED } }; press(".score-open"); } },
  { id: "over", frames: [four("result", decided, over)] },
  proof("proof", 1, NOTED.commitment, published({})),
  proof("proof-wrong", 2, "ab".repeat(32), published({ match: 2, records: PUBLISHED.records.toReversed() })),
  proof("proof-gone", 3, NOTED.commitment, published({})),
  proof("proof-offline", 4, NOTED.commitment, { ok: false, error: { code: "network" } }),
  { id: "rematch", frames: [four("result", decided, { ...over, proposal: proposal("rematch", 1) })] },
  { id: "names", frames: [four("3 play 6d", asked, { ...turn, seats: [human("Lia"), human("Maximiliano Bartolomeu de Albuquerque"), human("رنا"), bot("🦜 Zé")] })] },
];

export default moments;
