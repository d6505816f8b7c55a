/** What the table says: one headline for the moment, one sentence for each event. Pure: words come from `t`. */
import type { BiscaHand, Card, Frame, Seat, View } from "../protocol";
import { parseEvent } from "./event";
import { inTurn, isMyTurn, isOurs, nameOf, sideLabel } from "./people";

export type Translate = (id: string, args?: Record<string, string | number>) => string;

/** `you` chooses the verb's form, `name` fills the other one. */
function who(view: View, seat: Seat): { you: string; name: string } {
  return { you: seat === view.you ? "yes" : "no", name: nameOf(view, seat) };
}

export function cardName(t: Translate, card: Card): string {
  return t("card-name", { rank: card.charAt(0), suit: card.charAt(1) });
}

/** With its article, as it stands in a sentence: "o 6 de Ouros", "a Dama de Paus". */
export function theCard(t: Translate, card: Card): string {
  return t("card-the", { rank: card.charAt(0), suit: card.charAt(1) });
}

export function suitName(t: Translate, suit: string): string {
  return t("suit", { suit });
}

/** How a side is called in a row of figures: "Nós", "Eles", "Você", a name, or two. */
export function sideName(t: Translate, view: View, side: number): string {
  const label = sideLabel(view, side);
  return label.kind === "names" ? label.names.join(" · ") : t(`side-${label.kind}`);
}

/** The console's first line. */
export function headline(t: Translate, view: View): string {
  const hand = view.hand;
  if (!hand) return "";
  if (hand.result || view.phase === "over") return t("status-result");
  if (hand.pause?.kind === "trick" && hand.winner !== null) return t("status-trick", who(view, hand.winner));
  if (hand.pause?.kind === "swap") return t("status-swap");
  if (view.you !== null && view.seats[view.you]?.kind === "away") return t("status-away");
  const seat = inTurn(hand);
  if (seat === null) return t("status-wait");
  if (hand.waiting[seat] === "choose") return t("status-choose", who(view, seat));
  return t(hand.trick.length === 0 ? "status-lead" : "status-turn", who(view, seat));
}

/** The sentence of a frame's event; empty when there is nothing to say. */
export function eventSentence(t: Translate, frame: Frame, before: View | null): string {
  const { view } = frame;
  const hand = view.hand;
  const event = parseEvent(frame.event);
  if (!hand || !event) return "";
  if (event.kind === "step") return stepSentence(t, view, hand, event.name);
  const actor = who(view, event.seat);
  switch (event.verb) {
    case "play":
      return playSentence(t, view, hand, event.seat, event.argument, before);
    case "swap":
      return t("say-swap", { ...actor, card: before?.hand?.open ? theCard(t, before.hand.open) : t("open-card") });
    case "choose":
      return choiceSentence(t, view, hand, event.seat);
    default:
      return "";
  }
}

function stepSentence(t: Translate, view: View, hand: BiscaHand, step: string): string {
  switch (step) {
    case "deal":
      return t("say-deal", who(view, hand.dealer));
    case "collect":
      return t(hand.stock > 0 ? "say-drew" : "say-took", who(view, hand.leader));
    case "open":
      return t("say-swap-over");
    case "- return":
      return returnedSentence(t, hand);
    case "result":
      return t("status-result");
    default:
      return "";
  }
}

function playSentence(t: Translate, view: View, hand: BiscaHand, seat: Seat, card: Card, before: View | null): string {
  const actor = { ...who(view, seat), card: theCard(t, card) };
  if (hand.trick[0]?.[1] === card) return t("say-lead", actor);
  const relo = newRelo(view, before);
  if (relo) return `${t("relo")} ${reloLine(t, view, relo)}`;
  const ruffs = card.endsWith(hand.trump ?? "?") && !hand.trick[0]?.[1].endsWith(hand.trump ?? "?");
  return t(ruffs ? "say-ruff" : "say-play", actor);
}

function choiceSentence(t: Translate, view: View, hand: BiscaHand, seat: Seat): string {
  if (hand.choice === "copas") return t("say-copas", who(view, seat));
  if (hand.open) return t("say-turned", { card: theCard(t, hand.open) });
  if (hand.returned) return t("say-turned", { card: theCard(t, hand.returned) });
  return t("say-draw", who(view, seat));
}

/** BIS-10: everybody knows that this card is in the stock. */
function returnedSentence(t: Translate, hand: BiscaHand): string {
  if (!hand.returned || !hand.trump) return "";
  return t("say-returned", { card: theCard(t, hand.returned), suit: suitName(t, hand.trump) });
}

export interface Relo {
  seat: Seat;
  worth: number;
}

/** The relo that this frame brought, if it did. */
export function newRelo(view: View, before: View | null): Relo | null {
  const relos = view.hand?.relos ?? [];
  const old = before?.hand?.relos ?? [];
  const fresh = before && relos.length > old.length ? relos.at(-1) : undefined;
  return fresh ? { seat: fresh[0], worth: fresh[1] } : null;
}

/** "Ás de Ana sobre o 7 de Rui, vale 2". */
export function reloLine(t: Translate, view: View, { seat, worth }: Relo): string {
  const seven = view.hand?.trick.find(([, card]) => card === `7${view.hand?.trump}`)?.[0];
  const under = seven ?? -1;
  return t("relo-line", { ...who(view, seat), worth, mine: under === view.you ? "yes" : "no", other: nameOf(view, under) });
}

/** "Ana leva para nós". */
export function trickTaken(t: Translate, view: View, winner: Seat): string {
  const alone = view.you === null || winner === view.you || view.players === view.score.length;
  const to = alone ? "self" : isOurs(view, winner) ? "us" : "them";
  return t("trick-taken", { ...who(view, winner), to });
}

/** What a screen reader hears once when the frame appears. */
export function spoken(t: Translate, frame: Frame, before: View | null): string {
  const { view } = frame;
  const hand = view.hand;
  const parts = [eventSentence(t, frame, before)];
  if (hand?.winner !== null && hand?.winner !== undefined) {
    parts.push(`${trickTaken(t, view, hand.winner)}, ${t("points", { count: hand.trick_points ?? 0 })}`);
  }
  if (hand && isMyTurn(view)) {
    parts.push(headline(t, view));
    const playable = hand.legal.filter((move) => move.startsWith("play ")).length;
    const held = hand.hand?.length ?? 0;
    if (playable > 0 && playable < held) parts.push(t("say-playable", { held, playable }));
  }
  return parts.filter(Boolean).map((part) => `${part}.`).join(" ");
}

/** A card's name for those who do not see it: "7 de Ouros, trunfo, não pode: …". */
export function heldCard(t: Translate, card: Card, hand: BiscaHand): string {
  const parts = [cardName(t, card)];
  if (card.charAt(1) === hand.trump) parts.push(t("is-trump"));
  const reason = hand.barred[card];
  if (reason) parts.push(t("is-barred", { reason: errorSentence(t, reason) }));
  return parts.join(", ");
}

export function errorSentence(t: Translate, code: string, args?: Record<string, string | number>): string {
  return t(`error-${code.replaceAll("_", "-")}`, args);
}

/** The rule behind a refusal, by its number on the game's page of rules. */
const RULES: Record<string, number> = {
  ace_before_seven: 15,
  seven_last: 14,
  swap_over: 11,
  no_open_card: 11,
  already_swapped: 11,
  no_two: 11,
};

export function ruleOf(t: Translate, code: string): string {
  const number = RULES[code];
  return number === undefined ? "" : t("rule", { number });
}
