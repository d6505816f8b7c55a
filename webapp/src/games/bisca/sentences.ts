import type { BiscaHand, Seat } from "../../protocol";
import { suitName, theCard, who, type Translate } from "../../table/sentences";
import type { Moment } from "../parts";
import { newRelo, reloLine } from "./relo";

export function eventSentence(t: Translate, moment: Moment<BiscaHand>): string | null {
  const { view, before, event } = moment;
  if (event?.kind === "step") return stepSentence(t, moment, event.name);
  const relo = newRelo(moment);
  switch (event?.verb) {
    case "play":
      return relo && `${t("bisca-relo")} ${reloLine(t, moment, relo)}`;
    case "swap":
      return t("bisca-say-swap", { ...who(view, event.seat), card: before?.open ? theCard(t, before.open) : t("open-card") });
    case "choose":
      return choiceSentence(t, moment, event.seat);
    default:
      return null;
  }
}

function stepSentence(t: Translate, { view, hand }: Moment<BiscaHand>, step: string): string | null {
  switch (step) {
    case "collect":
      return hand.stock > 0 ? t("say-drew", who(view, hand.leader)) : null;
    case "open":
      return t("bisca-say-swap-over");
    case "- return":
      return returnedSentence(t, hand);
    default:
      return null;
  }
}

function choiceSentence(t: Translate, { view, hand }: Moment<BiscaHand>, seat: Seat): string {
  if (hand.choice === "copas") return t("bisca-say-copas", who(view, seat));
  const card = hand.open ?? hand.returned;
  return card ? t("bisca-say-turned", { card: theCard(t, card) }) : t("bisca-say-draw", who(view, seat));
}

/** BIS-10: everybody knows that this card is in the stock. */
function returnedSentence(t: Translate, hand: BiscaHand): string {
  if (!hand.returned || !hand.trump) return "";
  return t("bisca-say-returned", { card: theCard(t, hand.returned), suit: suitName(t, hand.trump) });
}
