import type { Moment } from "../games/parts";
import type { View } from "../protocol";
import { changeBetween } from "./diff";
import { Stage, type Snapshot } from "./stage";

/** How a change of the table is acted out: a picture before it is drawn anew, the difference after. */
export class Performance {
  private readonly stage: Stage;
  private snapshot: Snapshot | null = null;

  constructor(root: HTMLElement, air: HTMLElement) {
    this.stage = new Stage(root, air);
  }

  /** To be called before the table is drawn anew. */
  prepare(): void {
    this.snapshot = this.stage.photograph();
  }

  /** To be called after it: what changed since `before` up to the moment. */
  act(before: View | null, { view, hand, event }: Moment): void {
    if (this.snapshot) this.stage.perform(changeBetween(before, view, event), this.snapshot, hand.dealer);
  }
}
