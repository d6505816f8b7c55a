import type { BiscaHand, Seat } from "../../protocol";
import { nameOf } from "../../table/people";
import { who, type Translate } from "../../table/sentences";
import type { Moment } from "../parts";

export interface Relo {
  seat: Seat;
  worth: number;
}

/** The relo that this moment brought, if it did. */
export function newRelo({ hand, before }: Moment<BiscaHand>): Relo | null {
  const fresh = before && hand.relos.length > before.relos.length ? hand.relos.at(-1) : undefined;
  return fresh ? { seat: fresh[0], worth: fresh[1] } : null;
}

/** "Ás de Ana sobre o 7 de Rui, vale 2". */
export function reloLine(t: Translate, { view, hand }: Moment<BiscaHand>, { seat, worth }: Relo): string {
  const under = hand.trick.find(([, card]) => card === `7${hand.trump}`)?.[0] ?? -1;
  return t("bisca-relo-line", { ...who(view, seat), worth, mine: under === view.you ? "yes" : "no", other: nameOf(view, under) });
}
