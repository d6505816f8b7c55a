import type { Pack } from "../preferences.svelte";

/** How the drawings of a pack are named. The two French packs are one drawing: their colours are the style sheet's. */
export const prefixOf = (pack: Pack | undefined): "" | "es-" => (pack === "es" ? "es-" : "");
