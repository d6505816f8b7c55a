/** Where each thing sits. Pure arithmetic: seats and window in, places out. */
import type { Seat } from "./protocol";

/** Percent of the cloth. */
export type Place = readonly [x: number, y: number];

export type Shape = "portrait" | "compact" | "landscape" | "desktop";

/** What a table of that shape is called in the style sheets. */
export const SHAPE_CLASS: Record<Shape, string> = { portrait: "", compact: "compact", landscape: "land", desktop: "big" };

/**
 * Places of the other seats, by number of seats: those at my left from the nearest on, and the one at the top. Those at my right
 * mirror them where they are not named too.
 */
type Places = Record<number, readonly Place[]>;

const PORTRAIT: Places = {
  2: [[50, 12]],
  3: [[13, 47]],
  4: [[12, 50], [50, 12]],
  5: [[13, 73], [13, 41]],
  6: [[12.5, 73], [12.5, 41], [50, 12]],
};
/** A portrait cloth lower than it should be (320 × 568): the top seat lies flat, the sides come down. */
const COMPACT: Places = {
  2: [[50, 11]],
  3: [[13, 52]],
  4: [[13, 58], [50, 11]],
  5: [[14, 77], [14, 44.6]],
  6: [[14, 77], [14, 44.6], [50, 9.4]],
};
/** While a panel covers the lower half everybody moves up. */
const PORTRAIT_ASKED: Places = {
  2: [[50, 12]],
  3: [[13, 40]],
  4: [[12, 36], [50, 12]],
  5: [[12, 40], [41, 12], [67, 12]],
  6: [[12, 40], [36.5, 40], [50, 12]],
};
const COMPACT_ASKED: Places = { ...COMPACT, 3: [[13, 40]], 4: [[13, 39], [50, 11]] };
/** A phone on its side: the corners hold the stock and the buttons, so the side seats sit low. */
const LANDSCAPE: Places = {
  2: [[50, 14]],
  3: [[10, 74]],
  4: [[9, 74], [50, 14]],
  5: [[9, 76], [25.6, 36]],
  6: [[9, 78], [25.6, 36], [50, 14]],
};
const LANDSCAPE_ASKED: Places = { ...LANDSCAPE, 5: [[9, 76], [25.6, 30]], 6: [[9, 78], [25.6, 30], [50, 14]] };
const DESKTOP: Places = {
  2: [[50, 15]],
  3: [[16, 50]],
  4: [[11, 54], [50, 15]],
  5: [[11, 68], [27, 22]],
  6: [[11, 70], [26, 30], [50, 12.5]],
};

const CALM: Record<Shape, Places> = { portrait: PORTRAIT, compact: COMPACT, landscape: LANDSCAPE, desktop: DESKTOP };
const ASKED: Record<Shape, Places> = { ...CALM, portrait: PORTRAIT_ASKED, compact: COMPACT_ASKED, landscape: LANDSCAPE_ASKED };

/** Who sits where: `me` is the seat at the bottom of the screen. */
export interface Round {
  me: Seat;
  players: number;
  /** Seat s + 1 sits at the left of seat s. */
  clockwise: boolean;
}

/** How many places clockwise on the screen from mine a seat sits. */
export function clockwiseFromMe(seat: Seat, { me, players, clockwise }: Round): number {
  const steps = (seat - me + players) % players;
  return clockwise ? steps : (players - steps) % players;
}

/** The place with that number; one that is not named mirrors the one as far from the other end. */
function placeAt(named: readonly Place[], number: number, last: number, width: number): Place | null {
  const mirrored = named[last - number];
  return named[number] ?? (mirrored ? [width - mirrored[0], mirrored[1]] : null);
}

/** The place of a seat; null for my own, which has the console. */
export function seatPlace(seat: Seat, round: Round, shape: Shape, asked: boolean): Place | null {
  const steps = clockwiseFromMe(seat, round);
  return placeAt((asked ? ASKED : CALM)[shape][round.players] ?? [], steps - 1, round.players - 2, 100);
}

/** Reach of the played cards from the middle of the cloth, in card widths (x) and card heights (y). */
const CROSS: Record<Exclude<Shape, "landscape">, Record<number, Place>> = {
  portrait: { 2: [0, 0.62], 3: [0.95, 0.74], 4: [0.9, 0.8], 5: [1.2, 1.24], 6: [1.2, 1.24] },
  compact: { 2: [0, 0.55], 3: [1, 0.72], 4: [0.9, 0.78], 5: [1.2, 1.16], 6: [1.2, 1.16] },
  desktop: { 2: [0, 0.6], 3: [1.1, 0.62], 4: [1, 0.66], 5: [1.7, 1.06], 6: [1.7, 1.06] },
};
/**
 * A low cloth has no room for a cross: the cards lie in a row, each nearest to its player; mine, then by places clockwise from me, and
 * mirrored again.
 */
const ROW: Places = {
  2: [[-0.56, 0.04], [0.56, -0.04]],
  3: [[0, 0.16], [-1.12, -0.08]],
  4: [[0.56, 0.15], [-1.68, 0.02], [-0.56, -0.13]],
  5: [[0, 0.2], [-2.2, 0.12], [-1.1, -0.12]],
  6: [[0.44, 0.18], [-2.2, 0.12], [-1.32, -0.1], [-0.44, -0.16]],
};
const TILT = [0, -3, 2, 4, -2, 3];

export interface TrickPlace {
  /** Offset from the middle in card widths. */
  x: number;
  /** Offset from the middle in card heights. */
  y: number;
  /** Degrees. */
  tilt: number;
}

/** Where a seat's played card lies: on the line to its player. */
export function trickPlace(seat: Seat, round: Round, shape: Shape): TrickPlace {
  const steps = clockwiseFromMe(seat, round);
  const tilt = TILT[seat % TILT.length] ?? 0;
  if (shape === "landscape") {
    const [x, y] = placeAt(ROW[round.players] ?? [], steps, round.players, 0) ?? [0, 0];
    return { x, y, tilt };
  }
  const angle = Math.PI / 2 + (steps * 2 * Math.PI) / round.players; // down, then clockwise
  const [reachX, reachY] = CROSS[shape][round.players] ?? [0, 0];
  return { x: Math.cos(angle) * reachX, y: Math.sin(angle) * reachY, tilt };
}

export interface HandPlan {
  rows: number;
  /** Width of a card, px. */
  card: number;
  /** From one card's left edge to the next one's, px. */
  step: number;
}

const MIN_CARD = 56;
const FINGER = 44;
const GAP = 8;

/** My hand: one row while every card shows at least a finger's width, else two rows of large cards. */
export function handPlan(count: number, width: number, maxCard: number): HandPlan {
  const free = width - 2 * (count <= 3 ? 18 : 12);
  const row = (n: number): Omit<HandPlan, "rows"> | null => {
    const apart = Math.min(maxCard, (free - (n - 1) * GAP) / n);
    if (apart >= Math.min(maxCard, 64)) return { card: apart, step: apart + GAP };
    const largest = maxCard * 0.78;
    const lapped = Math.min(largest, free - FINGER * (n - 1));
    return lapped < Math.min(MIN_CARD, largest) ? null : { card: lapped, step: (free - lapped) / (n - 1) };
  };
  const one = row(count);
  if (one) return { rows: 1, ...one };
  const half = Math.ceil(count / 2);
  return { rows: 2, ...(row(half) ?? { card: MIN_CARD, step: (free - MIN_CARD) / (half - 1) }) };
}

export interface CardPlace {
  x: number;
  y: number;
  /** Turn of the fan, degrees. */
  arc: number;
}

export interface HandPlaces {
  card: number;
  height: number;
  cards: CardPlace[];
}

/** Where each card of my hand lies: up to five cards in one row fan by a few degrees. */
export function handPlaces(count: number, width: number, maxCard: number, flat: boolean): HandPlaces {
  const plan = handPlan(count, width, maxCard);
  const perRow = Math.ceil(count / plan.rows);
  const fanned = plan.rows === 1 && count <= 5;
  const cardHeight = plan.card * 1.44;
  const rowStep = Math.max(46, cardHeight * 0.54);
  const room = plan.card * 0.1 + 4; // a legal card rises into it
  const cards = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const column = i - row * perRow;
    const left = (width - (plan.card + plan.step * (inRow - 1))) / 2;
    const bend = fanned && !flat ? column - (inRow - 1) / 2 : 0;
    return {
      x: left + column * plan.step,
      y: row * rowStep + room + (bend * bend * 9) / count,
      arc: (bend * 9) / Math.max(3, count),
    };
  });
  return { card: plan.card, height: cardHeight + (plan.rows - 1) * rowStep + room + (fanned ? 8 : 2), cards };
}

export interface Sizes {
  shape: Shape;
  /** Width that my hand may take, px. */
  handWidth: number;
  /** Widths of a card in my hand, in the trick, on the stock, in an open hand, px. */
  hand: number;
  trick: number;
  stock: number;
  open: number;
  /** Diameter of a seat's ring, px. */
  avatar: number;
}

const LEDGER = 320;
/** Upright windows from this width on have larger cards. */
const TABLET = 700;

export function shapeOf(width: number, height: number): Shape {
  if (width > height && height < 560) return "landscape";
  if (width >= 1100) return "desktop";
  return height < 700 ? "compact" : "portrait";
}

/** The smallest phone, upright. */
const SMALLEST = { width: 320, height: 568 };
/** No cloth is left in a window lower than this. */
const LOWEST = 240;

/** The table's own size, which is the window's; over one smaller than any phone, as at 200 % zoom, it is scrolled (`styles/shapes.css`). */
export function tableIn(width: number, height: number): [width: number, height: number] {
  if (width >= SMALLEST.width && height >= LOWEST) return [width, height];
  return [Math.max(width, SMALLEST.width), Math.max(height, SMALLEST.height)];
}

/** Sizes that depend on the table's; everything else is CSS. */
export function sizesOf(width: number, height: number, players: number): Sizes {
  const shape = shapeOf(width, height);
  const pair = players === 2;
  const many = players > 4;
  switch (shape) {
    case "landscape":
      return {
        shape,
        handWidth: width * 0.6,
        hand: Math.min(84, height * 0.205),
        trick: height * 0.165 * (many ? 0.9 : 1),
        stock: 40,
        open: 30,
        avatar: 46,
      };
    case "desktop":
      return {
        shape,
        handWidth: width - LEDGER - 440,
        hand: 116,
        trick: 96 * (many ? 0.8 : 1),
        stock: 68 * (pair ? 1.28 : 1),
        open: 48,
        avatar: 64,
      };
    case "compact":
    case "portrait": {
      const low = shape === "compact";
      const scale = width >= TABLET && !low ? 1.28 : 1;
      const most = Math.min(84 * scale, low ? 54 : width * 0.19, height * 0.56 * 0.19);
      return {
        shape,
        handWidth: width,
        hand: Math.max(66, Math.min(112 * scale, height * 0.132)),
        trick: most * (pair ? 1.28 : 1) * (many ? 0.84 : 1),
        stock: low ? 38 : 50 * scale * (pair ? 1.28 : 1),
        open: low ? 30 : 38 * scale,
        avatar: low ? 46 : (many ? 52 : 58) * scale,
      };
    }
  }
}
