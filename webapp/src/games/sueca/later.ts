import type { SuecaHand } from "../../protocol";
import { cutsOf } from "../../table/cut";
import { gameParts } from "../parts";
import Denounce from "./Denounce.svelte";
import Panel from "./Panel.svelte";
import { result } from "./result";

export default gameParts<SuecaHand>({
  panel: { open: ({ hand }) => cutsOf(hand.legal) !== null || hand.legal.includes("from top"), component: Panel },
  sheet: Denounce,
  result,

  rules: {
    thin_pile: 3,
    first_lead_trump: 7,
    no_annulling: 8,
    annul_over: 8,
    only_the_cutter: 8,
    hand_too_good: 8,
    must_follow: 9,
  },
});
