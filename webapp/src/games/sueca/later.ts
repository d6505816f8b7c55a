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
});
