import type { GameParts, Moment } from "../games/parts";
import type { Card, View } from "../protocol";
import { cuesOf } from "../sound/cues";
import type { Sound } from "../sound/sounds";
import type { Speaker } from "../sound/speaker";
import { cardOf } from "../table/event";
import { changeBetween } from "./diff";
import { Stage, type Snapshot } from "./stage";

const GESTURES = ["pointerdown", "keydown"] as const;

/** How a change of the table is acted out, for the eye and the ear: a picture before it is drawn anew, the difference after. */
export class Performance {
  private readonly stage: Stage;
  private snapshot: Snapshot | null = null;
  private speaker: Promise<Speaker | null> | null = null;

  constructor(root: HTMLElement, air: HTMLElement) {
    this.stage = new Stage(root, air);
    for (const gesture of GESTURES) addEventListener(gesture, this.wake);
  }

  close(): void {
    for (const gesture of GESTURES) removeEventListener(gesture, this.wake);
  }

  /** My card answers the tap that plays it, before the table is drawn anew. */
  throw(card: Card): void {
    this.stage.throw(card);
  }

  /** To be called before the table is drawn anew. */
  prepare(): void {
    this.snapshot = this.stage.photograph();
  }

  /** To be called after it: what changed since `before` up to the moment. */
  act(before: View | null, moment: Moment, parts: GameParts): void {
    if (!this.snapshot) return;
    const { view, hand, event } = moment;
    const change = changeBetween(before, view, event);
    this.stage.perform(change, this.snapshot, hand.dealer);
    for (const cue of cuesOf(change, before, moment, parts)) this.sound(cue);
  }

  /** My own move is on its way, or has come back; the table's picture is the same. */
  send(moment: Moment, sent: string | null): void {
    if (!this.snapshot) return;
    this.stage.perform(changeBetween(moment.view, moment.view), this.snapshot, moment.hand.dealer);
    if (cardOf(sent)) this.sound("play");
  }

  sound(sound: Sound): void {
    void this.speaker?.then((speaker) => speaker?.play(sound));
  }

  /** A page is silent until its first gesture, and until then needs no code for sounds. */
  private readonly wake = (): void => {
    this.speaker ??= import("../sound/speaker").then(({ Speaker }) => new Speaker()).catch(() => null);
    void this.speaker.then((speaker) => speaker?.wake());
  };
}
