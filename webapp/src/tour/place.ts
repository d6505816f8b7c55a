/** Where a bubble lies: near what it speaks of, and never over the player's cards. Pure; px of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
  /** The edge of the bubble that faces what it speaks of, and how far along it, where the bubble has a beak. */
  beak: { edge: "top" | "bottom"; at: number } | null;
}

/** Between the bubble and what it speaks of, and to the edges of the window. */
const GAP = 20;
const EDGE = 8;
/** A beak stays off the round corners. */
const CORNER = 36;

/** `clear`: what has to stay in sight, the player's cards first. */
export function placeBubble(target: Box, bubble: { width: number; height: number }, clear: Box[], window: { width: number; height: number }): Spot {
  const x = within(target.x, bubble.width, window.width);
  const y = within(target.y, bubble.height, window.height);
  const at = Math.max(CORNER, Math.min(target.x + target.width / 2 - x, bubble.width - CORNER));
  const near: Spot[] = [
    { x, y: target.y + target.height + GAP, beak: { edge: "top", at } },
    { x, y: target.y - GAP - bubble.height, beak: { edge: "bottom", at } },
    { x: target.x + target.width + GAP, y, beak: null },
    { x: target.x - GAP - bubble.width, y, beak: null },
  ];
  const fits = (spot: Spot, kept: Box[]): boolean => {
    const box = { ...spot, ...bubble };
    return isInside(box, window) && !kept.some((other) => overlap(box, other));
  };
  const above = Math.min(window.height, ...clear.map((box) => box.y)) - EDGE - bubble.height;
  return near.find((spot) => fits(spot, [target, ...clear])) ?? { x, y: Math.max(EDGE, above), beak: null };
}

function within(start: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - EDGE - length));
}

function isInside({ x, y, width, height }: Box, window: { width: number; height: number }): boolean {
  return x >= EDGE && y >= EDGE && x + width <= window.width - EDGE && y + height <= window.height - EDGE;
}

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}
