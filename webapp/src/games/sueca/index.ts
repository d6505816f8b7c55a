import type { SuecaHand } from "../../protocol";
import { gameParts } from "../parts";

export default gameParts<SuecaHand>({
  seat: (_, { hand }, seat) => (hand.open !== null && seat === hand.dealer ? { turned: hand.open } : {}),
  pile: ({ trump }) => ({ stock: 0, open: null, trump }),
});
