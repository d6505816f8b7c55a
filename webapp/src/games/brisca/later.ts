import type { BriscaHand } from "../../protocol";
import { cutsOf } from "../../table/cut";
import Cut from "../../table/Cut.svelte";
import { gameParts } from "../parts";
import Gestures from "./Gestures.svelte";
import Lobby from "./Lobby.svelte";
import { result } from "./result";

export default gameParts<BriscaHand>({
  panel: { open: ({ hand }) => cutsOf(hand.legal) !== null, component: Cut },
  drawer: Gestures,
  result,
  lobby: Lobby,
});
