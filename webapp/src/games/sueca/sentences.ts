import type { Seat, SuecaHand, View } from "../../protocol";
import { nameOf, sideOf } from "../../table/people";
import { sideArgs, suitName, theCard, usualEvent, who, type Translate } from "../../table/sentences";
import type { Moment } from "../parts";

export function eventSentence(t: Translate, moment: Moment<SuecaHand>): string | null {
  const { view, hand, before, event } = moment;
  if (event?.kind === "step") return event.name === "deal" ? dealSentence(t, view, hand) : null;
  switch (event?.verb) {
    case "from":
      return hand.annul_points === null ? fromSentence(t, moment, event.seat) : t("sueca-say-poor", { points: hand.annul_points });
    case "play":
      return before?.open && !hand.open
        ? t("sueca-say-taken", {
            ...who(view, hand.dealer),
            played: usualEvent(t, moment),
            card: theCard(t, before.open),
          })
        : null;
    case "annul":
      return t("sueca-say-annul", who(view, event.seat));
    case "denounce":
      return denounceSentence(t, view, hand);
    default:
      return null;
  }
}

/** SUE-2: it is the dealer's neighbour who shuffles. */
function dealSentence(t: Translate, view: View, { dealer }: SuecaHand): string {
  const deals = who(view, dealer);
  const shuffles = who(view, (dealer + view.players - 1) % view.players);
  return t("sueca-say-deal", { ...shuffles, youdeal: deals.you, dealer: deals.name });
}

function fromSentence(t: Translate, { view, hand }: Moment<SuecaHand>, seat: Seat): string {
  const card = hand.open ? theCard(t, hand.open) : "";
  return t("sueca-say-from", { ...who(view, seat), card, from: hand.from ?? "", suit: suitName(t, hand.trump ?? "") });
}

function denounceSentence(t: Translate, view: View, { denounced }: SuecaHand): string | null {
  if (!denounced) return null;
  return t("sueca-say-denounce", { ...who(view, denounced.by), ...targetArgs(view, denounced.seat), right: denounced.right ? "yes" : "no" });
}

/** What a wrong denunciation has come to, in the moment that brings it. */
export function falseLine(t: Translate, { view, hand, event }: Moment<SuecaHand>): string | null {
  const { denounced } = hand;
  if (event?.kind !== "move" || event.verb !== "denounce" || !denounced || denounced.right) return null;
  return t("sueca-false-line", { ...targetArgs(view, denounced.seat), ...sideArgs(view, sideOf(view, denounced.seat)) });
}

function targetArgs(view: View, seat: Seat): { target: string; other: string } {
  return { target: seat === view.you ? "you" : "other", other: nameOf(view, seat) };
}
