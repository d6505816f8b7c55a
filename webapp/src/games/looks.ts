import type { Card } from "../protocol";

/** How a game shows itself on tiles and tables: its cloth, and the cards it is known by. Known before the game is loaded. */
export interface GameLook {
  felt: "mare" | "tinta" | "vinho" | "oliva" | "brasa";
  fan: Card[];
}

const LOOKS: Record<string, GameLook> = {
  bisca: { felt: "mare", fan: ["7h", "Ah"] },
  sueca: { felt: "tinta", fan: ["As", "7s", "Ks"] },
  triunfo: { felt: "vinho", fan: ["Jd", "Qd", "Ad"] },
  brisca: { felt: "oliva", fan: ["3d", "Kd"] },
  truco: { felt: "brasa", fan: ["7d", "As", "7h", "4c"] },
};

export function lookOf(game: string): GameLook {
  return LOOKS[game] ?? { felt: "mare", fan: ["As", "Ks"] };
}
