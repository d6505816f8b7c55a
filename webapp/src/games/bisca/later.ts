import type { BiscaHand } from "../../protocol";
import { gameParts } from "../parts";
import ChoicePanel from "./ChoicePanel.svelte";
import { result } from "./result";

export default gameParts<BiscaHand>({
  panel: { open: ({ hand }) => hand.legal.includes("choose draw"), component: ChoicePanel },
  result,
});
