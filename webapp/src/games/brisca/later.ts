import type { BriscaHand } from "../../protocol";
import { cutsOf } from "../../table/cut";
import Cut from "../../table/Cut.svelte";
import { gameParts } from "../parts";
import { gesturesHeard, spoken } from "./aloud";
import Gestures from "./Gestures.svelte";
import Lobby from "./Lobby.svelte";
import { result } from "./result";

export default gameParts<BriscaHand>({
  panel: { open: ({ hand }) => cutsOf(hand.legal) !== null, component: Cut },
  drawer: Gestures,
  result,
  lobby: Lobby,

  spoken,
  aside: gesturesHeard,

  rules: {
    thin_pile: 3,
    lead_or_trump: 5,
    must_follow: 5,
    must_trump: 5,
    no_open_card: 8,
    turned_card_stays: 8,
    swap_done: 8,
    last_round: 8,
    swap_after_trick: 8,
    winner_swaps: 8,
    no_seven: 8,
    no_two: 8,
    no_signals: 12,
  },
});
