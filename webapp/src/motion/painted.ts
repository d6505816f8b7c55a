/** A page that nobody sees paints no frame. */
const UNSEEN_MS = 250;

/** Until the browser has painted what was changed so far. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN_MS);
  });
