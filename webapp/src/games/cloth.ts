import { preferences } from "../preferences.svelte";
import { lookOf, type GameLook } from "./looks";

/** The cloth of a game's tables: its own, unless the player has fixed one for all. */
export function clothOf(game: string): GameLook["felt"] {
  return preferences.get("felt") ?? lookOf(game).felt;
}
