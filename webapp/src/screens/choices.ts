import { LANGUAGES } from "../languages";
import type { Preferences } from "../preferences.svelte";

export const CLOTHS = ["mare", "tinta", "vinho", "oliva", "brasa"] as const;

/** The preferences with more than a switch's two values. */
export type Choice = "pack" | "felt" | "order" | "language";

/** All that may be chosen among, what is usual first. */
export const CHOICES: { [P in Choice]: readonly Preferences[P][] } = {
  pack: [undefined, "fr4", "es"],
  felt: [undefined, ...CLOTHS],
  order: [undefined, "strength"],
  language: [undefined, ...LANGUAGES],
};
