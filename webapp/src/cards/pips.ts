/** Where the pips of a number card lie, `[x, y]` in the face's 100 × 144 units: the index has the left third, the pips the rest. */
const LEFT = 51;
const MIDDLE = 67.5;
const RIGHT = 84;

export interface Pips {
  size: number;
  at: [x: number, y: number][];
}

export const PIPS: Record<string, Pips> = {
  "2": { size: 30, at: [[MIDDLE, 40], [MIDDLE, 104]] },
  "3": { size: 28, at: [[MIDDLE, 30], [MIDDLE, 72], [MIDDLE, 114]] },
  "4": { size: 27, at: [[LEFT, 40], [RIGHT, 40], [LEFT, 104], [RIGHT, 104]] },
  "5": { size: 25, at: [[LEFT, 34], [RIGHT, 34], [MIDDLE, 72], [LEFT, 110], [RIGHT, 110]] },
  "6": { size: 25, at: [[LEFT, 30], [RIGHT, 30], [LEFT, 72], [RIGHT, 72], [LEFT, 114], [RIGHT, 114]] },
  "7": { size: 23, at: [[LEFT, 30], [RIGHT, 30], [MIDDLE, 51], [LEFT, 72], [RIGHT, 72], [LEFT, 114], [RIGHT, 114]] },
  "8": { size: 22, at: [[LEFT, 30], [RIGHT, 30], [MIDDLE, 51], [LEFT, 72], [RIGHT, 72], [MIDDLE, 93], [LEFT, 114], [RIGHT, 114]] },
  "9": { size: 20, at: [[LEFT, 25], [RIGHT, 25], [LEFT, 56], [RIGHT, 56], [MIDDLE, 72], [LEFT, 88], [RIGHT, 88], [LEFT, 119], [RIGHT, 119]] },
  T: { size: 19, at: [[LEFT, 25], [RIGHT, 25], [MIDDLE, 41], [LEFT, 56], [RIGHT, 56], [LEFT, 88], [RIGHT, 88], [MIDDLE, 103], [LEFT, 119], [RIGHT, 119]] },
};
