import type { BiscaHand } from "../../protocol";
import { gameParts } from "../parts";
import ChoicePanel from "./ChoicePanel.svelte";
import { result } from "./result";

export default gameParts<BiscaHand>({
  panel: { open: ({ hand }) => hand.legal.includes("choose draw"), component: ChoicePanel },
  result,

  rules: {
    ace_before_seven: 15,
    seven_last: 14,
    swap_over: 11,
    no_open_card: 11,
    already_swapped: 11,
    no_two: 11,
  },
});
