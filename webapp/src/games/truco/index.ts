import type { TrucoHand } from "../../protocol";
import { gameParts } from "../parts";
import Manilhas from "./Manilhas.svelte";
import { eventSentence, headline, seatExtra } from "./sentences";
import Stake from "./Stake.svelte";
import { MANILHAS } from "./state";

const GAMES = 2;

export default gameParts<TrucoHand>({
  strength: [..."4567QJKA23", ...MANILHAS],

  left: Manilhas,
  right: Stake,
  seat: seatExtra,

  notice: (t, { hand }) => (hand.tied ? { kind: "toast", text: t("truco-canga"), figure: "" } : null),

  marks: ({ games = [] }) => ({ of: GAMES, on: games, round: true }),

  actions: (t, { hand }) => [
    ...(hand.legal.some((move) => move.startsWith("flip "))
      ? [{ label: t("truco-flip"), icon: "half" as const, does: "face-down" as const, key: "v" }]
      : []),
    ...(hand.raise && !hand.request
      ? [
          {
            label: t("truco-call", { call: hand.raise.call }),
            why: t("truco-worth", { value: hand.raise.value }),
            tone: "call" as const,
            does: { move: "raise" },
            key: "t",
          },
        ]
      : []),
  ],

  headline,
  event: eventSentence,
  clocks: { resign: 10_000 },
  later: () => import("./later"),
});
