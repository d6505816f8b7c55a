import type { HandResult, TrucoHand } from "../../protocol";
import { sideArgs, type Translate } from "../../table/sentences";
import type { Award, Moment, ResultParts } from "../parts";
import { MANILHAS, callAfter, tenOf } from "./state";
import Tally from "./Tally.svelte";

export const result: ResultParts<TrucoHand> = {
  head: (t, { view, hand }) => t("truco-result-hand", { deal: view.deal, value: hand.value }),

  title: (t, { view }, { awards }) => {
    const [award] = awards;
    if (!award) return t("truco-result-nobody");
    return view.closed && !view.winners ? t("truco-result-game", sideArgs(view, award[0])) : null;
  },

  trophy: ({ view }) => (view.winners?.length ? MANILHAS.slice(-2) : null),
  tally: Tally,
  why,
};

function why(t: Translate, { hand }: Moment<TrucoHand>, { reason, points }: Award): string {
  switch (reason) {
    case "ran":
      return t("truco-award-ran-why", { call: callAfter(hand, points), value: points });
    case "refused":
      return t("truco-award-refused-why", { at: tenOf(hand) });
    default:
      return t(`truco-award-${reason}-why`, { tied: hand.marks.includes(null) ? "yes" : "no" });
  }
}

/** Whether the hand came to its tricks. */
export function hasTricks({ marks }: TrucoHand, result: HandResult): boolean {
  return marks.length > 0 || result.awards.length === 0;
}
