import type { TriunfoHand, View } from "../../protocol";
import { suitName, who, type Translate } from "../../table/sentences";
import type { Moment } from "../parts";
import { bidTotal, lengthOf, trickNumber } from "./hand";
import { honoursIn } from "./honours";

/** The letters of the suits, by their names in a move. */
export const SUITS: Record<string, string> = { hearts: "h", spades: "s", diamonds: "d", clubs: "c" };

// ---- the bar

export function about(t: Translate, { view, hand }: Moment<TriunfoHand>): { title: string; note: string } {
  const parts = [hand.batch > 1 ? t("triunfo-batch", { batch: hand.batch }) : "", stageName(t, hand)];
  return { title: gameName(t, view), note: parts.filter(Boolean).join(" · ") };
}

/** "Jogo 2 de 3". */
export function gameName(t: Translate, view: View): string {
  return t("triunfo-game", { game: view.deal, of: lengthOf(view) });
}

function stageName(t: Translate, hand: TriunfoHand): string {
  if (hand.result) return t("triunfo-stage-end");
  const [kind] = Object.values(hand.waiting);
  if (kind === "trump" || kind === "bid") return t(`triunfo-stage-${kind}`);
  return t("triunfo-stage-trick", { trick: trickNumber(hand), of: hand.batch_tricks });
}

// ---- announcements

export function totalSentence(t: Translate, hand: TriunfoHand): string {
  return t("triunfo-total", { total: bidTotal(hand), tricks: hand.batch_tricks });
}

// ---- one more deal from the same pack

export function newBatch({ hand, event }: Moment<TriunfoHand>): boolean {
  return event?.kind === "step" && event.name === "collect" && hand.batch > 1 && hand.made.every((tricks) => tricks === 0);
}

export function batchSentence(t: Translate, { batch }: TriunfoHand): string {
  return t("triunfo-say-batch", { batch });
}

export function cardsEach(t: Translate, { batch_tricks }: TriunfoHand): string {
  return t("triunfo-each", { cards: batch_tricks });
}

// ---- events

export function eventSentence(t: Translate, moment: Moment<TriunfoHand>): string | null {
  const { view, hand, event } = moment;
  if (event?.kind === "step") return stepSentence(t, moment, event.name);
  switch (event?.verb) {
    case "trump":
      return t("triunfo-say-trump", { ...who(view, event.seat), suit: suitName(t, SUITS[event.argument] ?? "") });
    case "bid": {
      const said = t("triunfo-say-bid", { ...who(view, event.seat), count: Number(event.argument) });
      return hand.bids?.includes(null) ? said : `${said}. ${totalSentence(t, hand)}`;
    }
    default:
      return null;
  }
}

function stepSentence(t: Translate, moment: Moment<TriunfoHand>, step: string): string | null {
  const { view, hand } = moment;
  switch (step) {
    case "deal":
      return hand.trump ? t("triunfo-say-deal", { ...who(view, hand.dealer), suit: suitName(t, hand.trump) }) : null;
    case "collect":
      return [takenSentence(t, moment), ...(newBatch(moment) ? [`${batchSentence(t, hand)}, ${cardsEach(t, hand)}`] : [])].join(". ");
    case "result":
      return t("triunfo-status-end");
    default:
      return null;
  }
}

function takenSentence(t: Translate, { view, hand, before }: Moment<TriunfoHand>): string {
  const honours = honoursIn(hand.last?.cards ?? [], hand.trump).map((rank) => t("triunfo-honour-the", { rank }));
  if (honours.length > 0) return t("triunfo-say-honours", { ...who(view, hand.leader), honours: honours.join(", ") });
  const drew = before !== null && before.batch === hand.batch && before.stock > hand.stock;
  return t(drew ? "say-drew" : "say-took", who(view, hand.leader));
}
