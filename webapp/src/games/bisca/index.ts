import type { BiscaHand } from "../../protocol";
import { gameParts } from "../parts";
import { newRelo, reloLine } from "./relo";
import { eventSentence } from "./sentences";

export default gameParts<BiscaHand>({
  strength: [..."23456QJK7A"],

  pile: (hand) => ({
    stock: hand.stock,
    // BIS-10: a turned ace or seven lies open only until it is back in the stock.
    open: hand.open ?? (hand.trump ? null : hand.returned),
    trump: hand.trump,
    hot: hand.pause?.kind === "swap",
  }),

  seat: (_, { view, hand }, seat) => {
    const partner = view.you !== null && seat === (view.you + view.players / 2) % view.players;
    return partner && hand.partner ? { cards: hand.partner } : {};
  },

  actions: (t, { hand }) =>
    hand.legal.includes("swap") && hand.open
      ? [
          {
            label: t("bisca-swap"),
            why: t("swap-action-for", { rank: hand.open.charAt(0) }),
            tone: "main",
            does: { move: "swap" },
            card: `2${hand.trump}`,
          },
        ]
      : [],

  notice: (t, moment) => {
    const relo = newRelo(moment);
    if (relo) return { kind: "ribbon", title: t("bisca-relo"), line: reloLine(t, moment, relo) };
    return moment.hand.pause?.kind === "swap" ? { kind: "toast", text: t("bisca-swap-open") } : null;
  },

  headline: (t, { hand }) => (hand.pause?.kind === "swap" ? t("bisca-status-swap") : null),
  event: eventSentence,
  later: () => import("./later"),
});
