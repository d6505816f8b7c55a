import type { SuecaHand } from "../../protocol";
import { sideArgs, suitName, who, type Translate } from "../../table/sentences";
import type { Award, Moment, ResultParts } from "../parts";
import { denouncing } from "./denounce";
import Tally from "./Tally.svelte";

/** What wins the match at once. */
const AT_ONCE = ["bandeira", "denounced"];

export const result: ResultParts<SuecaHand> = {
  head: (t, { view, hand }) => t("sueca-result-hand", { deal: view.deal, suit: suitName(t, hand.trump ?? "") }),

  title(t, { view, hand }, { annulled, awards }) {
    if (annulled) return t("sueca-say-annul", who(view, hand.leader));
    const [side = 0, reason = ""] = awards[0] ?? [];
    return AT_ONCE.includes(reason) ? t(`sueca-result-${reason}`, sideArgs(view, side)) : null;
  },

  trophy({ view, hand }) {
    if (hand.result?.awards.some(([, reason]) => reason === "bandeira")) return [`7${hand.trump}`, `A${hand.trump}`];
    return view.winners?.length ? [`K${hand.trump}`, `A${hand.trump}`] : null;
  },

  tally: Tally,
  why,

  nobody: (t, { view }) =>
    view.options["tie"] === "void" ? t("sueca-result-void") : t("sueca-result-carry", { ties: view.ties ?? 0 }),

  next: (t, { view }) => (isDecided(view.score, view.options["target"]) ? t("sueca-result-next") : null),

  action: (t, { hand }) =>
    denouncing(hand).length > 0 ? { label: t("sueca-denounce-late"), icon: "flag", does: "sheet" } : null,
};

function why(t: Translate, { view, hand }: Moment<SuecaHand>, { reason, points }: Award): string {
  const denounced = who(view, hand.denounced?.seat ?? 0);
  const by = view.options["bandeira"] ?? "tricks";
  return t(`sueca-award-${reason.replaceAll("_", "-")}-why`, { ...denounced, points, by });
}

/** While a denunciation may still change it, a match that has been won is not over. */
function isDecided(score: number[], target: unknown): boolean {
  return score.some((points) => points >= Number(target));
}

