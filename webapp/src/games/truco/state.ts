/** What the parts of truco read from a picture of the table. */
import type { Seat, Side, TrucoCall, TrucoHand, View } from "../../protocol";
import { isHuman, mySide, sideOf, viewpoint } from "../../table/people";

/** Weakest first, as they stand in the corner. */
export const MANILHAS = ["7d", "As", "7h", "4c"];

/** The requests in their order: each takes the hand one step up the scale. */
export const CALLS: TrucoCall[] = ["truco", "seis", "nove", "doze"];

/** A step of the table's scale: where the hand stands, or where it goes if the question on the table is answered so. */
export interface Step {
  /** null: the hand as it is dealt. */
  call: TrucoCall | null;
  value: number;
  place: "now" | "asked" | null;
}

export function ladderOf(hand: TrucoHand): Step[] {
  const asked = askedValue(hand);
  return hand.scale.map((value, step) => ({
    call: CALLS[step - 1] ?? null,
    value,
    place: value === hand.value ? "now" : value === asked ? "asked" : null,
  }));
}

/** What the hand will be worth after a yes. */
function askedValue(hand: TrucoHand): number | null {
  if (hand.request) return hand.request.value;
  return decisionOf(hand) === "ten" ? worthOfTen(hand) : null;
}

/** TRU-13: a hand of ten that is played is worth as much as a truco. */
export function worthOfTen({ scale }: TrucoHand): number {
  return scale[1] ?? 0;
}

/** TRU-12: the score at which a side plays its hand of ten, or of eleven. */
export function tenOf({ scale }: TrucoHand): number {
  return scale[0] === 1 ? 11 : 10;
}

/** The call that took the hand from this value. */
export function callAfter({ scale }: TrucoHand, value: number): TrucoCall {
  return CALLS[scale.indexOf(value)] ?? "truco";
}

/** Who may ask for more: a side, everybody or nobody, and why. */
export type Raisers = { kind: "any" | "top" | "special" } | { kind: "side"; side: Side };

export function raisersOf({ scale, value, raiser, ten, iron }: TrucoHand): Raisers {
  if (iron || ten !== null) return { kind: "special" };
  if (value === scale.at(-1)) return { kind: "top" };
  return raiser === null ? { kind: "any" } : { kind: "side", side: 1 - raiser };
}

export type Decision = "answer" | "ten" | "resign";

/** What the table waits for beside a card. */
export function decisionOf({ waiting }: TrucoHand): Decision | null {
  const [kind] = Object.values(waiting);
  return kind === "answer" || kind === "ten" || kind === "resign" ? kind : null;
}

/** Whether it is mine to make, or to change as long as my partner has not made it too. */
export function isMine({ legal }: TrucoHand): boolean {
  return legal.includes("accept") || legal.includes("agree");
}

/** The seat opposite; null without pairs. */
export function partnerOf({ players }: View, seat: Seat): Seat | null {
  return players === 4 ? (seat + 2) % players : null;
}

/** TRU-9: a bot follows the human beside it. */
export function partnerDecidesToo(view: View): boolean {
  const partner = partnerOf(view, viewpoint(view));
  return partner !== null && isHuman(view.seats[partner]);
}

export function otherSide(view: View): Side {
  return 1 - mySide(view);
}

/** A trick's mark, for the eye. */
export type Mark = "us" | "them" | "tie" | "open";

export function marksOf(view: View, { marks }: TrucoHand): Mark[] {
  return [0, 1, 2].map((trick) => {
    const side = marks[trick];
    if (side === undefined) return "open";
    if (side === null) return "tie";
    return side === mySide(view) ? "us" : "them";
  });
}

/** Who deals is last, who leads is first, while that is all one knows of the hand. */
export function roleOf(view: View, hand: TrucoHand, seat: Seat): "first" | "last" | null {
  if (hand.marks.length > 0 || hand.result) return null;
  if (seat === hand.dealer) return "last";
  return seat === (hand.dealer + 1) % view.players ? "first" : null;
}

/** TRU-9: an answer that accepts a request and makes the next one. */
export function isReraise(view: View, before: TrucoHand | null, seat: Seat): boolean {
  return before !== null && before.request !== null && sideOf(view, before.request.by) !== sideOf(view, seat);
}
