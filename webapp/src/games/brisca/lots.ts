import type { BriscaHand, PlayedCard, Seat, View } from "../../protocol";
import { theCard, who, type Translate } from "../../table/sentences";
import type { Laid, Moment } from "../parts";

type Rounds = readonly PlayedCard[][];

/** BRI-2: the last card that each seat drew. */
export function lastDrawn(rounds: Rounds): PlayedCard[] {
  return [...new Map(rounds.flat())].sort(([one], [other]) => one - other);
}

/** While the cut is awaited. */
export function lotsLaid(t: Translate, { view, hand }: Moment<BriscaHand>): Laid | null {
  if (!view.lots || hand.cut !== null) return null;
  return { cards: lastDrawn(view.lots), winner: hand.dealer, label: t("brisca-lots-cards") };
}

/** Who deals and why: "Rui tirou o Rei de Copas, a maior: dá as cartas". */
export function lotsLine(t: Translate, view: View, dealer: Seat, rounds: Rounds): string {
  const card = lastDrawn(rounds).find(([seat]) => seat === dealer)?.[1] ?? "";
  const drew = { ...who(view, dealer), card: theCard(t, card) };
  return t(rounds.length > 1 ? "brisca-lots-tied" : "brisca-lots", drew);
}
