import type { Moment } from "../games/parts";
import type { Frame, HandView, View } from "../protocol";
import { parseEvent } from "./event";

export function momentOf(frame: Frame, hand: HandView, before: View | null): Moment {
  return { view: frame.view, hand, before: before?.hand ?? null, event: parseEvent(frame.event) };
}
