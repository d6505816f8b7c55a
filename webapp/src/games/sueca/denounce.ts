import type { Seat, SuecaHand } from "../../protocol";

/** The seats that I may denounce now. */
export function denouncing({ legal }: SuecaHand): Seat[] {
  return legal.flatMap((move) => (move.startsWith("denounce ") ? [Number(move.slice("denounce ".length))] : []));
}
