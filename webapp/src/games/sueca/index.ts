import type { SuecaHand } from "../../protocol";
import { gameParts, type Action, type Moment } from "../parts";
import type { Translate } from "../../table/sentences";
import { denouncing } from "./denounce";
import { eventSentence, falseLine } from "./sentences";

const PACK = 40;

export default gameParts<SuecaHand>({
  strength: [..."23456QJK7A"],

  // Until it is dealt the pack lies there, unless it lies before me to be cut or drawn from.
  pile: ({ trump, legal }) => ({ stock: trump === null && legal.length === 0 ? PACK : 0, open: null, trump }),
  seat: (_, { hand }, seat) => (hand.open !== null && seat === hand.dealer ? { turned: hand.open } : {}),

  extra: (t, { ties }) => (ties ? { points: `+${ties}`, why: t("sueca-ties") } : null),

  actions,

  notice(t, moment) {
    const line = falseLine(t, moment);
    return line === null ? null : { kind: "ribbon", title: t("sueca-false"), line };
  },

  event: eventSentence,
  later: () => import("./later"),
});

/** To annul, before the first card; to denounce, after it, and at the end on the sheet of the result. */
function actions(t: Translate, { hand }: Moment<SuecaHand>): Action[] {
  if (hand.annul_points !== null) {
    return [{ label: t("sueca-annul"), why: t("sueca-annul-why", { points: hand.annul_points }), does: { move: "annul" } }];
  }
  return denouncing(hand).length > 0 && !hand.result ? [{ label: t("sueca-denounce"), icon: "flag", does: "sheet" }] : [];
}
