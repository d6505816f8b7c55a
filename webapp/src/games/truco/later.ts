import type { TrucoHand } from "../../protocol";
import { nameOf, viewpoint } from "../../table/people";
import { gameParts } from "../parts";
import { spoken } from "./aloud";
import AnswerPanel from "./AnswerPanel.svelte";
import { givenAway } from "./answers";
import { result } from "./result";
import { isMine, partnerDecidesToo, partnerOf } from "./state";

export default gameParts<TrucoHand>({
  panel: { open: ({ hand }) => isMine(hand), component: AnswerPanel },

  menu: (t, { view, hand }) => {
    if (!hand.legal.includes("resign")) return [];
    const partner = partnerOf(view, viewpoint(view));
    const consent = partner !== null && partnerDecidesToo(view);
    const loss = givenAway(t, view, hand.value);
    return [
      {
        icon: "flag",
        label: t("truco-resign"),
        why: consent ? t("truco-resign-consent", { name: nameOf(view, partner), loss }) : t("truco-resign-why", { loss }),
        ...(consent ? {} : { sure: t("truco-resign-sure") }),
        move: "resign",
      },
    ];
  },

  result,

  spoken,

  rules: {
    flip_too_early: 5,
    partner_flipped: 5,
    own_request: 8,
    at_twelve: 8,
    special_hand: 13,
    already_ran: 9,
    resign_again: 15,
  },
});
