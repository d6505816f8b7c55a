import type { Attachment } from "svelte/attachments";

/** Keeps the keyboard at the table: when what had the focus is played, answered or barred for a moment, `back` takes it. */
export const keepFocus =
  (back: () => void): Attachment<HTMLElement> =>
  (table) => {
    let used = false;
    table.addEventListener("focusin", () => (used = true));
    const changes = new MutationObserver(() => {
      if (used && document.activeElement === document.body) back();
    });
    changes.observe(table, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => changes.disconnect();
  };
