import type { TriunfoHand } from "../../protocol";
import { gameParts } from "../parts";

export default gameParts<TriunfoHand>({
  pile: ({ stock, open, trump }) => ({ stock, open, trump }),
});
