import type { TriunfoHand } from "../../protocol";
import { gameParts } from "../parts";
import Panel from "./Panel.svelte";
import { result } from "./result";

export default gameParts<TriunfoHand>({
  panel: { open: ({ hand }) => hand.legal.some((move) => /^(trump|bid) /.test(move)), component: Panel },
  result,
});
