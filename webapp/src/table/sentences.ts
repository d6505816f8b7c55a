/** What the table says: one headline for the moment, one sentence for each event. Pure: words come from `t`. */
import type { GameParts, Moment } from "../games/parts";
import type { Card, HandView, Seat, Side, View } from "../protocol";
import { isHidden, trumpOf } from "./cards";
import { isOurs, nameOf, sideLabel, waitedFor } from "./people";

export type Translate = (id: string, args?: Record<string, string | number>) => string;

/** `you` chooses the verb's form, `name` fills the other one. */
export function who(view: View, seat: Seat): { you: string; name: string } {
  return { you: seat === view.you ? "yes" : "no", name: nameOf(view, seat) };
}

export function cardName(t: Translate, card: Card): string {
  return isHidden(card) ? t("card-closed") : t("card-name", { rank: card.charAt(0), suit: card.charAt(1) });
}

/** With its article, as it stands in a sentence: "o 6 de Ouros", "a Dama de Paus". */
export function theCard(t: Translate, card: Card): string {
  return isHidden(card) ? t("card-some-closed") : t("card-the", { rank: card.charAt(0), suit: card.charAt(1) });
}

export function suitName(t: Translate, suit: string): string {
  return t("suit", { suit });
}

/** How a side is called in a row of figures: "Nós", "Eles", "Você", a name, or two. */
export function sideName(t: Translate, view: View, side: number): string {
  const label = sideLabel(view, side);
  return label.kind === "names" ? label.names.join(" · ") : t(`side-${label.kind}`);
}

/** Words choose by this how they speak of a side; `name` is a side of one. */
export function sideArgs(view: View, side: Side): { side: string; names: string } {
  const label = sideLabel(view, side);
  if (label.kind !== "names") return { side: label.kind, names: "" };
  return { side: label.names.length > 1 ? "names" : "name", names: label.names.join(" · ") };
}

/** The sentence for a kind of decision; those of one game are said by its parts. */
const DECISIONS: Record<string, string> = {
  play: "status-turn",
  choose: "status-choose",
  cut: "status-cut",
  from: "status-from",
  trump: "status-trump",
  bid: "status-bid",
  answer: "status-answer",
};

/** The console's first line. */
export function headline(t: Translate, moment: Moment, parts: GameParts): string {
  const { view, hand } = moment;
  const over = hand.result !== null || view.phase === "over";
  if (!over && view.you !== null && view.seats[view.you]?.kind === "away") return t("status-away");
  return parts.headline?.(t, moment) ?? (over ? t("status-result") : statusOf(t, view, hand));
}

function statusOf(t: Translate, view: View, hand: HandView): string {
  if (hand.pause?.kind === "trick") return hand.winner === null ? t("status-tied") : t("status-trick", who(view, hand.winner));
  const seats = waitedFor(hand);
  const [first] = seats;
  if (first === undefined) return t("status-wait");
  const mine = view.you !== null && seats.includes(view.you);
  const actor = { you: mine ? "yes" : "no", name: seats.map((seat) => nameOf(view, seat)).join(", ") };
  const kind = hand.waiting[first] ?? "";
  if (kind === "play" && hand.trick.length === 0) return t("status-lead", actor);
  return t(DECISIONS[kind] ?? "status-decide", actor);
}

/** What happened; empty when there is nothing to say. */
export function eventSentence(t: Translate, moment: Moment, parts: GameParts): string {
  return moment.event ? (parts.event?.(t, moment) ?? usualEvent(t, moment)) : "";
}

export function usualEvent(t: Translate, { view, hand, event }: Moment): string {
  if (event?.kind === "step") return stepSentence(t, view, hand, event.name);
  if (event?.verb === "play" || event?.verb === "flip") return playSentence(t, view, hand, event.seat, event.argument);
  if (event?.verb === "cut") return t("say-cut", { ...who(view, event.seat), count: event.argument });
  return "";
}

function stepSentence(t: Translate, view: View, hand: HandView, step: string): string {
  switch (step) {
    case "deal":
      return t("say-deal", who(view, hand.dealer));
    case "collect":
      return hand.last && hand.last.winner === null ? t("say-tied") : t("say-took", who(view, hand.leader));
    case "result":
      return t("status-result");
    default:
      return "";
  }
}

function playSentence(t: Translate, view: View, hand: HandView, seat: Seat, card: Card): string {
  const actor = { ...who(view, seat), card: theCard(t, card) };
  const lead = hand.trick[0];
  if (lead?.[0] === seat) return t("say-lead", actor);
  const trump = trumpOf(hand) ?? "-";
  return t(card.endsWith(trump) && !lead?.[1].endsWith(trump) ? "say-ruff" : "say-play", actor);
}

/** "Ana leva para nós", or that nobody does. */
export function trickTaken(t: Translate, view: View, winner: Seat | null): string {
  if (winner === null) return t("trick-tied");
  const alone = view.you === null || winner === view.you || view.players === view.score.length;
  const to = alone ? "self" : isOurs(view, winner) ? "us" : "them";
  return t("trick-taken", { ...who(view, winner), to });
}

/** A card's name for those who do not see it: "7 de Ouros, trunfo, não pode: …". */
export function heldCard(t: Translate, card: Card, hand: HandView): string {
  const parts = [cardName(t, card)];
  if (card.charAt(1) === trumpOf(hand)) parts.push(t("is-trump"));
  const reason = hand.barred[card];
  if (reason) parts.push(t("is-barred", { reason: errorSentence(t, reason) }));
  return parts.join(", ");
}

export function errorSentence(t: Translate, code: string, args?: Record<string, string | number>): string {
  return t(`error-${code.replaceAll("_", "-")}`, args);
}
