import type { TrucoHand } from "../../protocol";
import { nameOf } from "../../table/people";
import { cardName, type Translate } from "../../table/sentences";
import type { Moment } from "../parts";
import { decisionOf, isMine, partnerOf } from "./state";

/** TRU-9, TRU-12: what I am asked, for those who do not see the panel; and my partner's cards. */
export function spoken(t: Translate, { view, hand, event }: Moment<TrucoHand>): string[] {
  const said: string[] = [];
  if (hand.tied) said.push(t("truco-canga"));
  const partner = view.you === null ? null : partnerOf(view, view.you);
  if (hand.partner && partner !== null && event?.kind === "step" && event.name === "deal") {
    said.push(t("truco-spoken-partner", { name: nameOf(view, partner), cards: hand.partner.map((card) => cardName(t, card)).join(", ") }));
  }
  if (isMine(hand) && decisionOf(hand) === "answer") {
    said.push(t("truco-spoken-answer", { call: hand.raise?.call ?? "none" }));
  }
  return said;
}
