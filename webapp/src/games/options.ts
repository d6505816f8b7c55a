import type { GameDeclaration, GameOption, OptionValue } from "../protocol";

/** The options that matter at a table of so many seats. */
export function optionsOf(game: GameDeclaration, players: number): GameOption[] {
  return game.options.filter((option) => option.players?.includes(players) ?? true);
}

/** Whether seat s + 1 sits at the left of seat s: as the table has chosen, else as the game is played. */
export function isClockwise(game: GameDeclaration | null, options: Record<string, OptionValue>): boolean {
  const chosen = options["direction"];
  return chosen === undefined ? (game?.clockwise ?? true) : chosen === "clockwise";
}
