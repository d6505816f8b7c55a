import type { GameParts, Moment } from "../games/parts";
import type { Change } from "../motion/diff";
import type { View } from "../protocol";
import { winnersOf } from "../table/awards";
import { isMyTurn, mySide } from "../table/people";
import type { Sound } from "./sounds";

/** What is to be heard of a change of the table; my own card has sounded when it left my hand. */
export function cuesOf(change: Change, before: View | null, moment: Moment, parts: GameParts): Sound[] {
  const { view, event } = moment;
  const cues: Sound[] = [];
  if (change.dealt) cues.push("deal");
  if (change.played.some(([seat]) => seat !== view.you)) cues.push("play");
  if (change.collected) cues.push("take");
  if (change.drew.length > 0 || change.taken) cues.push("draw");
  if (change.turned || change.opened) cues.push("turn");
  if (event?.kind === "move" && event.verb === "raise") cues.push("call");
  const ending = endingOf(moment, parts);
  if (ending) cues.push(ending);
  else if (isMyTurn(view) && !(before && isMyTurn(before))) cues.push("turnMine");
  return cues;
}

/** Whether the hand that has just ended was mine; nobody who looks on has won or lost. */
function endingOf({ view, hand, before }: Moment, parts: GameParts): "win" | "lose" | null {
  if (!hand.result || !before || before.result || view.you === null) return null;
  const winners = winnersOf(hand.result, parts);
  if (winners.length === 0) return null;
  return winners.includes(mySide(view)) ? "win" : "lose";
}
