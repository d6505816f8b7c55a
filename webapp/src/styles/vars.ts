import type { Attachment } from "svelte/attachments";

/** Sets CSS variables on an element through the CSSOM, which a content policy without inline styles allows. */
export const vars =
  (values: Record<string, string | number>): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    for (const [name, value] of Object.entries(values)) element.style.setProperty(`--${name}`, String(value));
  };
