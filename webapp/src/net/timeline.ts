import type { Frame, TableState } from "../protocol";

/** A frame shown later than this is not acted out: the eye wants the present, not the past. */
const LATE_MS = 1_500;
/** A clock that disagrees by more than this was set anew; less is the network's delay. */
const CLOCK_SET_MS = 5_000;

/**
 * Plays the frames of the newest state, each when its time comes on the server's clock.
 * It has no timer: the owner asks for the frame of a moment and is told when to ask again.
 */
export class Timeline {
  state: TableState | null = null;
  frame: Frame | null = null;
  /** What was on the screen before `frame`; null when `frame` is to be shown as it stands, without movement. */
  previous: Frame | null = null;
  /** What has come since the frame before and was due before it could be shown, oldest first: a slow phone skips it, but must not keep it quiet. */
  skipped: Frame[] = [];
  private offset: number | null = null;

  /** Takes a state from any door; false when it is no news. `local` is this machine's clock. */
  take(state: TableState, local: number): boolean {
    this.measure(state.now - local);
    if (this.state && state.version <= this.state.version) return false;
    this.state = state;
    return true;
  }

  /** Moves to the frame of this moment; milliseconds until the next one is due, null after the last. */
  advance(local: number): number | null {
    if (!this.state) return null;
    const now = this.now(local);
    const frames = this.state.frames;
    const due = frames.findLastIndex((frame) => frame.at <= now);
    this.show(frames[due] ?? frames[0], frames.slice(0, Math.max(due, 0)), now);
    const next = frames[Math.max(due, 0) + 1];
    return next ? Math.max(0, next.at - now) : null;
  }

  /** The server's clock at this moment. */
  now(local: number): number {
    return local + (this.offset ?? 0);
  }

  private show(frame: Frame, earlier: Frame[], now: number): void {
    const shown = this.frame;
    if (frame === shown) return;
    const repeated = shown !== null && shown.at === frame.at && shown.event === frame.event;
    this.previous = repeated || now - frame.at > LATE_MS ? null : shown;
    if (!repeated) this.skipped = shown ? earlier.filter(({ at }) => at > shown.at) : [];
    this.frame = frame;
  }

  /** A message's delay makes the server's clock look late, never early: the highest reading is the best. */
  private measure(reading: number): void {
    if (this.offset === null || reading > this.offset || this.offset - reading > CLOCK_SET_MS) this.offset = reading;
  }
}
