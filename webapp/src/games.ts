import type { Card, GameDeclaration, GameOption } from "./protocol";

/** How a game shows itself on tiles and tables: its cloth, and the cards it is known by. */
export interface GameLook {
  felt: string;
  fan: Card[];
}

const LOOKS: Record<string, GameLook> = {
  bisca: { felt: "mare", fan: ["7h", "Ah"] },
};

/** The options that matter at a table of so many seats. */
export function optionsOf(game: GameDeclaration, players: number): GameOption[] {
  return game.options.filter((option) => option.players?.includes(players) ?? true);
}

export function lookOf(game: string): GameLook {
  return LOOKS[game] ?? { felt: "mare", fan: ["As", "Ks"] };
}
