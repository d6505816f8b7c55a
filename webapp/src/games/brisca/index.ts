import type { BriscaHand } from "../../protocol";
import { gameParts } from "../parts";

export default gameParts<BriscaHand>({
  pile: ({ stock, open, trump }) => ({ stock, open, trump }),
});
