import type { TriunfoHand } from "../../protocol";
import { gameParts } from "../parts";
import { bidsHeard } from "./aloud";
import Panel from "./Panel.svelte";
import { result } from "./result";

export default gameParts<TriunfoHand>({
  panel: { open: ({ hand }) => hand.legal.some((move) => /^(trump|bid) /.test(move)), component: Panel },
  result,

  spoken: bidsHeard,

  rules: { must_follow: 4, bid_too_high: 9, bid_total: 9 },
});
