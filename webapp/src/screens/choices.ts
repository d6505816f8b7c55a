import { LANGUAGES } from "../languages";
import type { Preferences } from "../preferences.svelte";

export const CLOTHS = ["mare", "tinta", "vinho", "oliva", "brasa"] as const;

/** All that may be chosen among, what is usual first. */
export const CHOICES = {
  pack: [undefined, "fr4", "es"],
  felt: [undefined, ...CLOTHS],
  order: [undefined, "strength"],
  language: [undefined, ...LANGUAGES],
} as const satisfies { [P in keyof Preferences]?: readonly Preferences[P][] };
