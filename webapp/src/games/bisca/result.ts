import type { BiscaHand } from "../../protocol";
import { sideOf } from "../../table/people";
import { suitName, who } from "../../table/sentences";
import type { ResultParts } from "../parts";

/** Card points of a hand, and those from which a side has won it or made capote. */
const ALL_POINTS = 120;
const WIN_FROM = 61;
const CAPOTE_FROM = 91;

export const result: ResultParts<BiscaHand> = {
  head: (t, { view, hand }) => t("bisca-result-hand", { deal: view.deal, suit: suitName(t, hand.trump ?? "") }),

  trophy: ({ view, hand }) => {
    if (hand.relos.length > 0) return [`7${hand.trump}`, `A${hand.trump}`];
    return view.winners?.length ? [`K${hand.trump}`, `A${hand.trump}`] : null;
  },

  bar: (t) => ({
    of: ALL_POINTS,
    marks: [
      { at: WIN_FROM, text: String(WIN_FROM) },
      { at: CAPOTE_FROM, text: t("bisca-result-capote") },
    ],
  }),

  why: (t, { view, hand }, { side, reason }) => {
    const relo = hand.relos.find(([seat]) => sideOf(view, seat) === side);
    if (reason === "relo" && relo) return t("bisca-award-relo-by", who(view, relo[0]));
    return t(`bisca-award-${reason.replace("_", "-")}-why`);
  },
};
