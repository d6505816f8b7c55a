import type { HandResult, Side, TriunfoHand } from "../../protocol";
import { sideArgs, sideName, suitName } from "../../table/sentences";
import type { ResultParts } from "../parts";
import { lengthOf } from "./hand";
import { honoursOf } from "./honours";
import { gameName } from "./sentences";

/** TRI-8: equal points share the game. */
function winners({ points }: HandResult): Side[] {
  const most = Math.max(...points);
  return points.flatMap((each, side) => (each === most ? [side] : []));
}

export const result: ResultParts<TriunfoHand> = {
  head: (t, { view, hand }) => `${gameName(t, view)} · ${suitName(t, hand.trump ?? "")}`,

  title: (t, { view }, ended) => {
    if (view.winners && lengthOf(view) > 1) return null;
    const [side = 0, ...others] = winners(ended);
    if (others.length === 0) return t("triunfo-result-won", sideArgs(view, side));
    return t("triunfo-result-shared", { names: [side, ...others].map((each) => sideName(t, view, each)).join(" · ") });
  },

  trophy: ({ hand }) => {
    const [side, ...others] = hand.result ? winners(hand.result) : [];
    const honours = side === undefined || others.length > 0 ? [] : honoursOf(hand, side);
    return honours.length > 0 ? honours : null;
  },

  winners,
  ranked: true,
  next: (t) => t("triunfo-next"),
};
