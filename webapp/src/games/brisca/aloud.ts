/** What brisca says to those who do not see the cloth. */
import type { BriscaHand, View } from "../../protocol";
import { nameOf } from "../../table/people";
import { cardName, type Translate } from "../../table/sentences";
import type { Moment } from "../parts";
import { packSize, without } from "./order";
import { gestureLine, gestureOf } from "./signals";
import { swapping } from "./swap";

export function spoken(t: Translate, { view, hand, event }: Moment<BriscaHand>): string[] {
  if (event?.kind === "step" && event.name === "deal") {
    const pack = hand.removed.length > 0 ? [`${t("brisca-pack", { cards: packSize(hand.removed) })}, ${without(t, hand.removed)}`] : [];
    return view.lots ? [...lotsHeard(t, view), ...pack] : [];
  }
  const rank = swapping(view, hand);
  if (!rank || !hand.open) return [];
  const swap = { rank, for: t("swap-action-for", { rank: hand.open.charAt(0) }) };
  return [t("brisca-swap-spoken", swap), ...(hand.legal.includes("swap") ? [`${t("brisca-swap", swap)} ${swap.for}`] : [])];
}

/** "Lia: Ás de Copas, 7 de Ouros": what each seat drew, round by round. */
function lotsHeard(t: Translate, view: View): string[] {
  const drawn = (view.lots ?? []).flat();
  return view.seats.map((_, seat) => {
    const cards = drawn.flatMap(([by, card]) => (by === seat ? [cardName(t, card)] : []));
    return `${seat === view.you ? t("side-you") : nameOf(view, seat)}: ${cards.join(", ")}`;
  });
}

export function gesturesHeard(t: Translate, view: View, now: number): string {
  const lines = view.seats.flatMap((_, seat) => {
    const made = gestureOf(view, seat, now);
    return made ? [`${gestureLine(t, view, seat, made)}.`] : [];
  });
  return lines.join(" ");
}
