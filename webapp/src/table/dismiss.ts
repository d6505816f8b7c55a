import type { Attachment } from "svelte/attachments";

/** For what lies open over the table: a tap beside it or Esc closes it. */
export function dismiss(close: () => void): Attachment<HTMLElement> {
  return (root) => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("pointerdown", ({ target }) => target instanceof Node && !root.contains(target) && close(), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
    return () => listening.abort();
  };
}
