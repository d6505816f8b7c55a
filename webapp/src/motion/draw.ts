import type { Attachment } from "svelte/attachments";

/** A finger that moves less than this has tapped. */
const STILL_PX = 8;
/** Drawn so far up, a card is played when it is let go. */
const OUT_PX = 70;

/** Lets a card be drawn up out of the hand. `play` is called when it goes to the table; a tap stays a click. */
export const drawUp =
  (free: () => boolean, play: () => void): Attachment<HTMLElement> =>
  (card) => {
    let from: PointerEvent | null = null;
    let moved = false;
    card.onpointerdown = (event) => {
      moved = false;
      from = free() && event.isPrimary ? event : null;
    };
    card.onpointermove = (event) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!moved && Math.hypot(x, y) > STILL_PX) {
        moved = true;
        card.setPointerCapture(event.pointerId);
      }
      if (moved) card.style.translate = `${x}px ${Math.min(y, STILL_PX)}px`;
    };
    card.onpointerup = card.onpointercancel = (event) => {
      const out = from !== null && moved && event.type === "pointerup" && from.clientY - event.clientY > OUT_PX;
      from = null;
      if (out) play();
      // A played card flies on from under the finger, so it goes back only after the table was drawn anew.
      queueMicrotask(() => (card.style.translate = ""));
      setTimeout(() => (moved = false));
    };
    card.onclick = (event) => {
      if (moved) event.stopPropagation();
    };
  };
