import type { Seat, TriunfoHand } from "../../protocol";
import { trickTaken, who, type Translate } from "../../table/sentences";
import { gameParts, type Moment, type Notice, type SeatExtra } from "../parts";
import { bidStatus, lengthOf } from "./hand";
import { honoursIn, honoursOf } from "./honours";
import { about, batchSentence, cardsEach, eventSentence, newBatch } from "./sentences";

export default gameParts<TriunfoHand>({
  strength: [..."23456789TJQKA"],

  pile: ({ stock, open, trump }) => ({ stock, open, trump }),
  seat,
  notice,

  figures: (hand) => hand.result?.points ?? hand.points,
  marks: (view) => (lengthOf(view) > 1 ? { of: lengthOf(view), on: view.score, round: true } : null),
  about,

  headline: (t, { hand }) => (hand.result ? t("triunfo-status-end") : null),
  event: eventSentence,
  later: () => import("./later"),
});

/** "fez 1 de 3", and the honours it has. */
function seat(t: Translate, { view, hand }: Moment<TriunfoHand>, at: Seat): SeatExtra {
  const won = honoursOf(hand, at);
  const { you } = who(view, at);
  if (!hand.bids) return hand.last ? { won, note: t("triunfo-made", { you, made: hand.tricks[at] ?? 0 }) } : { won };
  const bid = hand.bids[at] ?? null;
  if (bid === null) return { won };
  const status = bidStatus(hand, at);
  if (status === null) return { won, note: t("triunfo-said", { you, bid }) };
  const note = t("triunfo-made-of", { you, made: hand.made[at] ?? 0, bid });
  if (status === "short") return { won, note };
  return { won, note, sign: status === "exact" ? "check" : "close" };
}

function notice(t: Translate, moment: Moment<TriunfoHand>): Notice | null {
  const { view, hand } = moment;
  if (newBatch(moment)) return { kind: "toast", text: batchSentence(t, hand), figure: cardsEach(t, hand) };
  const honours = hand.pause ? honoursIn(hand.trick, hand.trump).map((rank) => t("triunfo-honour", { rank })) : [];
  if (honours.length === 0) return null;
  const figure = t("points", { count: hand.trick_points ?? 0 });
  return { kind: "toast", text: `${trickTaken(t, view, hand.winner)}: ${honours.join(", ")}`, figure };
}
