/** The tokens that a Telegram theme may fill, by the name of its colour. */
const GIVEN = {
  "--text-2": "--tg-theme-subtitle-text-color",
  "--link": "--tg-theme-link-color",
  "--danger": "--tg-theme-destructive-text-color",
  "--text": "--tg-theme-text-color",
  "--bg": "--tg-theme-secondary-bg-color",
  "--surface": "--tg-theme-section-bg-color",
  "--line": "--tg-theme-section-separator-color",
} as const;
const SHADES = ["--text-2", "--link", "--danger"] as const;
/** All that is written on the frame, ours and Telegram's. */
const WRITTEN = [...SHADES, "--text", "--accent-text", "--us", "--them"];
const GROUNDS = ["--bg", "--surface"];
/** What WCAG asks of text. */
const ENOUGH = 4.5;

/**
 * A Telegram theme can be anything: a colour of its that cannot be read on its own ground gives way to ours, and where not even
 * ours can be read there, the whole theme does.
 */
export function keepLegible(root: HTMLElement = document.documentElement): void {
  const readable = (token: string): boolean => GROUNDS.every((ground) => contrast(valueOf(root, token), valueOf(root, ground)) >= ENOUGH);
  for (const token of SHADES) if (!readable(token)) root.style.removeProperty(GIVEN[token]);
  if (WRITTEN.every(readable)) return;
  for (const given of Object.values(GIVEN)) root.style.removeProperty(given);
}

function valueOf(root: HTMLElement, token: string): string {
  return getComputedStyle(root).getPropertyValue(token).trim();
}

/** Of two colours like #12191d: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => {
    const share = parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
