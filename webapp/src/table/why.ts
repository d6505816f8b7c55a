import type { GameParts } from "../games/parts";
import type { Refusal } from "../net/table.svelte";
import { errorSentence, type Translate } from "./sentences";

/** Why something cannot be done, with the rule, where that is told, and the place of the card that it is about. */
export interface Why {
  text: string;
  rule: string;
  clause: string | null;
  /** Middle of the card from the left edge of the hand, px; null when no card is meant. */
  tip: number | null;
}

export function whyNot(t: Translate, game: string, parts: GameParts, { code, args }: Refusal, tip: number | null): Why {
  return { text: errorSentence(t, code, args), rule: ruleOf(t, game, parts, code), clause: clauseOf(game, parts, code), tip };
}

/** The rule behind a refusal, by its number on the game's page of rules. */
export function ruleOf(t: Translate, game: string, parts: GameParts, code: string): string {
  const number = parts.rules?.[code];
  return number === undefined ? "" : t("rule", { game: t(game), number });
}

/** The same rule as the pages of rules cite it: "BIS-14". */
function clauseOf(game: string, parts: GameParts, code: string): string | null {
  const number = parts.rules?.[code];
  return number === undefined ? null : `${game.slice(0, 3).toUpperCase()}-${number}`;
}
