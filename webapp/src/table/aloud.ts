/** What is said to those who do not see the cloth. Pure: words come from `t`. */
import type { GameParts, Moment } from "../games/parts";
import type { Frame } from "../protocol";
import { momentOf } from "./moment";
import { isMyTurn } from "./people";
import { eventSentence, headline, trickTaken, usualEvent, type Translate } from "./sentences";

/** What happened, as one hears it. */
export function told(t: Translate, moment: Moment, parts: GameParts): string[] {
  const { view, hand, event } = moment;
  const happened = eventSentence(t, moment, parts);
  // Who takes a trick has been said when it was complete; that it goes is news only if the game has more to say of it.
  const known = event?.kind === "step" && event.name === "collect" && happened === usualEvent(t, moment);
  const said = known ? [] : [happened];
  if (hand.pause?.kind === "trick" || hand.winner !== null) {
    const points = hand.trick_points === null ? [] : [t("points", { count: hand.trick_points })];
    said.push([trickTaken(t, view, hand.winner), ...points].join(", "));
  }
  return [...said, ...(parts.spoken?.(t, moment) ?? [])];
}

/** What a screen reader hears once when the frame appears. */
export function spoken(t: Translate, moment: Moment, parts: GameParts): string {
  const { view, hand } = moment;
  const said = told(t, moment, parts);
  if (isMyTurn(view)) {
    said.push(headline(t, moment, parts));
    const playable = hand.legal.filter((move) => move.startsWith("play ")).length;
    const held = hand.hand?.length ?? 0;
    if (playable > 0 && playable < held) said.push(t("say-playable", { held, playable }));
  }
  return joined(said);
}

/** What happened in frames that came and went too quickly to be shown. */
export function missed(t: Translate, frames: Frame[], parts: GameParts): string {
  const before = (index: number) => frames[index - 1]?.view ?? null;
  return joined(frames.flatMap((frame, index) => (frame.view.hand ? told(t, momentOf(frame, frame.view.hand, before(index)), parts) : [])));
}

/** Sentences after one another. */
export function joined(said: string[]): string {
  return said.filter(Boolean).map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(" ");
}
