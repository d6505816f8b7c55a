import type { BriscaHand } from "../../protocol";
import { theCard, who, type Translate } from "../../table/sentences";
import type { Moment, Notice } from "../parts";
import { lotsLine } from "./lots";
import { packSize, without } from "./order";
import { swapping, takerOf } from "./swap";

const DEALT = 3;

export function headline(t: Translate, { view, hand }: Moment<BriscaHand>): string | null {
  if (hand.pause?.kind !== "swap" || hand.winner === null) return null;
  return `${t("status-trick", who(view, hand.winner))} · ${t("points", { count: hand.trick_points ?? 0 })}`;
}

export function eventSentence(t: Translate, moment: Moment<BriscaHand>): string | null {
  const { view, hand, event } = moment;
  if (event?.kind === "step") return stepSentence(t, moment, event.name);
  if (event?.verb === "cut" && hand.open) {
    return t("brisca-say-cut", { ...who(view, event.seat), count: event.argument, card: theCard(t, hand.open) });
  }
  const swap = hand.swaps.at(-1);
  if (event?.verb !== "swap" || !swap) return null;
  return t("brisca-say-swap", { ...who(view, event.seat), rank: takerOf(swap[1]), card: theCard(t, swap[1]) });
}

function stepSentence(t: Translate, { view, hand }: Moment<BriscaHand>, step: string): string | null {
  switch (step) {
    case "deal": {
      if (view.lots) return lotsLine(t, view, hand.dealer, view.lots);
      const pack = { cards: packSize(hand.removed), count: hand.removed.length, card: "" };
      const [removed] = hand.removed;
      return removed ? t("brisca-say-deal", { ...who(view, hand.dealer), ...pack, card: theCard(t, removed) }) : null;
    }
    case "open":
    case "collect":
      return t(hand.counts[hand.leader] === DEALT ? "say-drew" : "say-took", who(view, hand.leader));
    default:
      return null;
  }
}

/** BRI-9: the pause is the same whoever holds what. BRI-10: the pack is announced while it is cut. */
export function noticeOf(t: Translate, { view, hand }: Moment<BriscaHand>): Notice | null {
  if (hand.pause?.kind === "swap") {
    const rank = swapping(view, hand);
    return { kind: "toast", text: rank ? t("brisca-swap-title", { rank }) : t("brisca-swap-done") };
  }
  // Who cuts has the panel there.
  if (hand.cut !== null || hand.removed.length === 0 || hand.legal.length > 0) return null;
  return { kind: "toast", text: t("brisca-pack", { cards: packSize(hand.removed) }), figure: without(t, hand.removed) };
}
