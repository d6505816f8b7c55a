import type { TriunfoHand } from "../../protocol";
import { nameOf } from "../../table/people";
import type { Translate } from "../../table/sentences";
import type { Moment } from "../parts";
import { spokenBids } from "./hand";
import { totalSentence } from "./sentences";

/** "Bia 1", "Caio 2", and what they come to, for who is to announce; empty while nobody has spoken. */
export function bidsHeard(t: Translate, { view, hand }: Moment<TriunfoHand>): string[] {
  const spoken = spokenBids(hand).map(({ seat, bid }) => `${nameOf(view, seat)} ${bid}`);
  const mine = hand.legal.some((move) => move.startsWith("bid "));
  return mine && spoken.length > 0 ? [spoken.join(", "), totalSentence(t, hand)] : [];
}
