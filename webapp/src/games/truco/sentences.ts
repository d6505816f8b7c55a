/** What truco says: pure functions, words come from `t`. */
import type { Seat, TrucoHand } from "../../protocol";
import { isHidden } from "../../table/cards";
import { nameOf, waitedFor } from "../../table/people";
import { sideArgs, who, type Translate } from "../../table/sentences";
import type { Moment, SeatExtra } from "../parts";
import { decisionOf, isMine, isReraise, partnerOf, roleOf, tenOf } from "./state";

type Truco = Moment<TrucoHand>;

/** "Rui e Téo respondem": two of a side decide together. */
export function headline(t: Translate, { view, hand }: Truco): string | null {
  const decision = decisionOf(hand);
  if (decision === null) return null;
  const [one, two] = waitedFor(hand);
  const mine = view.you !== null && String(view.you) in hand.waiting;
  if (mine) return decision === "ten" ? t("truco-ten", { at: tenOf(hand) }) : null;
  if (one === undefined || two === undefined) return null;
  return t("truco-status-both", { one: nameOf(view, one), two: nameOf(view, two), kind: decision });
}

export function eventSentence(t: Translate, moment: Truco): string | null {
  const { view, hand, event } = moment;
  if (event?.kind === "step") return stepSentence(t, moment, event.name);
  if (!event) return null;
  const actor = who(view, event.seat);
  switch (event.verb) {
    case "raise":
      return raiseSentence(t, moment, event.seat);
    case "accept":
      return t(hand.ten === null ? "truco-say-accept" : "truco-say-play", { ...actor, value: hand.value });
    case "run":
      return t(hand.ten === null ? "truco-say-run" : "truco-say-refuse-ten", { ...actor, over: hand.result ? "yes" : "no" });
    case "resign":
      return t("truco-say-resign", { ...actor, over: hand.result ? "yes" : "no" });
    case "agree":
    case "refuse":
      return t(`truco-say-${event.verb}`, actor);
    case "flip":
      return t("truco-say-flip", actor);
    default:
      return null;
  }
}

function stepSentence(t: Translate, { view, hand }: Truco, step: string): string | null {
  if (step === "deal" && hand.iron) return t("truco-say-iron", { value: hand.value, blind: isBlind(hand) ? "yes" : "no" });
  if (step === "deal" && hand.ten !== null) return t("truco-say-ten", { ...sideArgs(view, hand.ten), at: tenOf(hand) });
  if (step === "collect" && hand.last?.winner === null) return t("truco-say-canga", who(view, hand.leader));
  return null;
}

function isBlind({ hand }: TrucoHand): boolean {
  return hand?.some(isHidden) ?? false;
}

function raiseSentence(t: Translate, { view, hand, before }: Truco, seat: Seat): string | null {
  if (!hand.request) return null;
  const { call, value } = hand.request;
  return t(isReraise(view, before, seat) ? "truco-say-reraise" : "truco-say-raise", { ...who(view, seat), call, value });
}

export function seatExtra(t: Translate, moment: Truco, seat: Seat): SeatExtra {
  const { view, hand } = moment;
  const partner = view.you !== null && seat === partnerOf(view, view.you);
  const said = partner && isMine(hand) ? null : saidBy(t, moment, seat); // the decision shows what he says
  const open = partner ? hand.partner : null;
  const front = open !== null && decisionOf(hand) === "ten";
  const role = open && !front ? null : roleOf(view, hand, seat);
  return {
    ...(role && { note: t(`truco-${role}`) }),
    ...(said && { said }),
    ...(open && { cards: open, front }),
  };
}

/** The bubble at a seat: the call that waits for an answer, or what was just answered. */
function saidBy(t: Translate, { hand, event }: Truco, seat: Seat): SeatExtra["said"] | null {
  if (hand.request?.by === seat) return { text: t("truco-shout", { call: hand.request.call }), call: true };
  if (seat in hand.replies) return { text: t("truco-reply-run", { kind: decisionOf(hand) ?? "answer" }) };
  if (hand.resigning === seat) return { text: t("truco-reply-resign") };
  if (event?.kind !== "move" || event.seat !== seat || hand.result) return null;
  if (event.verb === "accept") return { text: t("truco-reply-accept") };
  return event.verb === "refuse" ? { text: t("truco-reply-refuse") } : null;
}
