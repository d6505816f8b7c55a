/** What each sound is made of: pure description, in seconds, hertz and parts of full loudness. */

/** A string or a bell: it begins at once and dies away. `slide`: the pitch that it ends on. */
export interface Tone {
  kind: "tone";
  at: number;
  lasts: number;
  loud: number;
  pitch: number;
  slide?: number;
}

/** A card on cloth or wood: a breath of noise, dull below `pitch`. */
export interface Rustle {
  kind: "rustle";
  at: number;
  lasts: number;
  loud: number;
  pitch: number;
}

export type Part = Tone | Rustle;

const rustle = (at: number, pitch: number, loud = 0.5, lasts = 0.07): Rustle => ({ kind: "rustle", at, lasts, loud, pitch });
const tone = (at: number, pitch: number, loud = 0.16, lasts = 0.3): Tone => ({ kind: "tone", at, lasts, loud, pitch });
const knock = (at: number, pitch: number, loud: number): Tone => ({ kind: "tone", at, lasts: 0.12, loud, pitch, slide: pitch / 2 });

// One chord for all that is good news, so that the sounds belong together: D, A, D, F sharp.
const [D4, A4, D5, F5] = [293.66, 440, 587.33, 739.99] as const;

export const SOUNDS = {
  deal: [0, 0.055, 0.11, 0.165, 0.22, 0.275].map((at) => rustle(at, 2600, 0.22, 0.05)),
  /** A card is put down: its rustle, and the table under it. */
  play: [rustle(0, 1800), knock(0.015, 150, 0.3)],
  draw: [rustle(0, 3000, 0.25, 0.09)],
  turn: [rustle(0, 2400, 0.3, 0.05), rustle(0.14, 1800, 0.4, 0.06)],
  /** The trick squares up, then slides away. */
  take: [rustle(0, 1500, 0.35, 0.06), rustle(0.16, 1100, 0.4, 0.2)],
  /** My turn: two soft notes that rise. */
  turnMine: [tone(0, A4, 0.12, 0.22), tone(0.09, D5, 0.14, 0.36)],
  /** A fist on the table, twice. */
  call: [knock(0, 110, 0.6), knock(0.13, 110, 0.7)],
  win: [tone(0, D4), tone(0.1, A4), tone(0.2, D5), tone(0.3, F5, 0.18, 0.7)],
  lose: [tone(0, A4, 0.12, 0.35), tone(0.18, D4, 0.14, 0.6)],
  /** It may not be done. */
  refuse: [knock(0, 180, 0.3), knock(0.08, 140, 0.3)],
} as const satisfies Record<string, readonly Part[]>;

export type Sound = keyof typeof SOUNDS;
