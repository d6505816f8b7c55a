import type { BriscaHand, Card, View } from "../../protocol";
import type { Translate } from "../../table/sentences";
import type { Action } from "../parts";

const FOR_THE_SEVEN = "A3KQJ";
const FOR_THE_TWO = "7654";

/** BRI-8: the rank whose trump takes an open card. */
export function takerOf(card: Card): "7" | "2" {
  return FOR_THE_SEVEN.includes(card.charAt(0)) ? "7" : "2";
}

/** The rank that may be put in the open card's place while this table waits before drawing; null once nothing may. */
export function swapping(view: View, { pause, open }: BriscaHand): "7" | "2" | null {
  if (pause?.kind !== "swap" || !open) return null;
  if (FOR_THE_SEVEN.includes(open.charAt(0))) return "7";
  return view.options["two_swap"] === "on" && FOR_THE_TWO.includes(open.charAt(0)) ? "2" : null;
}

/** What the winner of the trick may do if he holds the card; nobody else sees it. */
export function swapAction(t: Translate, { legal, open, trump }: BriscaHand): Action | null {
  if (!legal.includes("swap") || !open || !trump) return null;
  const rank = takerOf(open);
  return {
    label: t("brisca-swap", { rank }),
    why: t("swap-action-for", { rank: open.charAt(0) }),
    tone: "main",
    does: { move: "swap" },
    card: `${rank}${trump}`,
  };
}
