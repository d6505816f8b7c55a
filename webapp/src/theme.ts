import { ensureSprite } from "./cards/sprite";
import { preferences } from "./preferences.svelte";
import { telegram } from "./telegram";

/** Tells the style sheets what holds for the whole page, now and whenever the device or Telegram changes its mind. */
export function followTheme(): void {
  night.onchange = still.onchange = dress;
  telegram.onTheme(dress);
  dress();
}

/** Day or night, the pack, the hand that plays, how much may move: as the player wants it, Telegram, or else the device. */
export function dress(): void {
  const { dataset } = document.documentElement;
  const pack = preferences.get("pack");
  const hand = preferences.get("hand");
  dataset["theme"] = telegram.theme ?? (night.matches ? "dark" : "light");
  dataset["pack"] = pack ?? "fr2";
  dataset["hand"] = hand ?? "right";
  dataset["motion"] = preferences.get("motion") ?? (still.matches ? "less" : "full");
  // The rest is fetched by those only who want it.
  if (telegram.theme) void import("./legible").then(({ keepLegible }) => keepLegible());
  if (pack === "es") ensureSprite("spanish");
  if (hand) void import("./styles/left.css");
}

const night = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
