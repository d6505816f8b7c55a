/** What a decision of truco asks, and what may be answered. */
import type { Seat, TrucoHand, View } from "../../protocol";
import { mySide, nameOf } from "../../table/people";
import { sideArgs, who, type Translate } from "../../table/sentences";
import type { Moment } from "../parts";
import { decisionOf, tenOf, worthOfTen } from "./state";

type Truco = Moment<TrucoHand>;

/** "eles levam 2", "Rui leva 2". */
export function givenAway(t: Translate, view: View, value: number): string {
  return t("truco-give", { ...sideArgs(view, 1 - mySide(view)), value });
}

export function panelTitle(t: Translate, { view, hand }: Truco): string {
  if (hand.request) {
    const { by, call, value } = hand.request;
    return t("truco-ask", { name: nameOf(view, by), call, value });
  }
  if (hand.resigning !== null) return t("truco-say-resign", { ...who(view, hand.resigning), over: "no" });
  return t("truco-ten-ask", { at: tenOf(hand), alone: view.players === 2 ? "yes" : "no" });
}

export interface Answer {
  move: string;
  label: string;
  why: string;
  tone: "main" | "quiet" | "call";
  /** Said already, and may still be taken back by another answer. */
  given?: boolean;
}

/** The buttons of a decision: giving in stands left of going on. */
export function answersOf(t: Translate, { view, hand }: Truco): Answer[] {
  const loss = givenAway(t, view, hand.value);
  if (decisionOf(hand) === "resign") {
    return [
      { move: "agree", label: t("truco-agree"), why: loss, tone: "quiet" },
      { move: "refuse", label: t("truco-refuse"), why: t("truco-refuse-why"), tone: "main" },
    ];
  }
  const ten = hand.ten !== null;
  const value = hand.request?.value ?? worthOfTen(hand);
  const given = view.you !== null && view.you in hand.replies;
  const accept: Answer = { move: "accept", label: t(ten ? "truco-play" : "truco-accept"), why: t("truco-worth", { value }), tone: "main" };
  const run: Answer = { move: "run", label: t(ten ? "truco-refuse-ten" : "truco-run"), why: given ? t("truco-run-waits") : loss, tone: "quiet", given };
  if (!hand.raise) return [run, accept];
  const raise: Answer = { move: "raise", label: t("truco-shout", { call: hand.raise.call }), why: t("truco-raise-to", { value: hand.raise.value }), tone: "call" };
  return [accept, run, raise];
}

/** The partner's answer, as it stands. */
export function mateLine(t: Translate, { view, hand }: Truco, mate: Seat): { line: string; tag: string; against: boolean } {
  const kind = decisionOf(hand) ?? "answer";
  const follows = view.seats[mate]?.kind !== "human";
  const ran = mate in hand.replies;
  const line = view.you !== null && view.you in hand.replies ? "truco-mate-after-you" : follows ? "truco-mate-bot" : "truco-mate-rule";
  const tag = ran ? t("truco-mate-run", { kind }) : follows ? "" : t("truco-mate-thinks");
  return { line: t(line, { kind }), tag, against: ran };
}
