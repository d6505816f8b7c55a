/** What the table must know of a game to draw it: whether seat s + 1 sits at the left of seat s. */
export const CLOCKWISE: Record<string, boolean> = { bisca: true };
