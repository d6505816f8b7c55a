import type { Preferences } from "../preferences.svelte";
import type { Card } from "../protocol";
import { isHidden } from "./cards";

/**
 * My cards in the order in which I hold them, trumps at the right. They come by suit, the weakest of each first; `strength` are the
 * game's ranks and single cards from the weakest on.
 */
export function inOrder(cards: Card[], order: Preferences["order"], trump: string | null, strength: readonly string[]): Card[] {
  const worth = (card: Card): number => Math.max(strength.indexOf(card.charAt(0)), strength.indexOf(card));
  const place = (card: Card): number =>
    (card.charAt(1) === trump ? strength.length + 1 : 0) + (order === "strength" ? worth(card) : 0);
  const open = cards.filter((card) => !isHidden(card)).sort((a, b) => place(a) - place(b));
  // A closed card is known by its place alone.
  return cards.map((card) => (isHidden(card) ? card : (open.shift() ?? card)));
}
