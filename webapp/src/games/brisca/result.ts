import type { BriscaHand } from "../../protocol";
import { suitName } from "../../table/sentences";
import type { ResultParts } from "../parts";

const ALL_POINTS = 120;
/** More than half: nobody can have as many. */
const WIN_FROM = 61;

export const result: ResultParts<BriscaHand> = {
  head: (t, { view, hand }) => t("brisca-result-hand", { deal: view.deal, suit: suitName(t, hand.trump ?? "") }),
  trophy: ({ view, hand }) => (view.winners?.length ? [`3${hand.trump}`, `A${hand.trump}`] : null),
  bar: () => ({ of: ALL_POINTS, marks: [{ at: WIN_FROM, text: String(WIN_FROM) }] }),
};
