/** Small line icons, one weight, round ends. They are drawn in cards/sprite.svg, `icon-NAME`, in a 24 × 24 box. */
export const ICONS = [
  "menu", "back", "chev", "close", "check", "plus", "gear", "share", "link", "eye", "book", "shield", "bot", "crown",
  "clock", "swap", "turn", "talk", "flag", "leave", "wifi", "half", "last", "people",
  // Gestures.
  "eyebrows", "wink", "lips", "tongue", "cheek", "chin", "shoulder", "sigh",
] as const;

export type IconName = (typeof ICONS)[number];
