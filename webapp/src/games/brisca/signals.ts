import type { IconName } from "../../icons";
import type { Seat, View } from "../../protocol";
import { isHuman, isOurs } from "../../table/people";
import { who, type Translate } from "../../table/sentences";
import type { SeatExtra } from "../parts";

/** BRI-12: the gestures there are, each with the icon of its name, and what one may tell. */
export const GESTURES = ["eyebrows", "wink", "lips", "tongue", "cheek", "chin", "shoulder", "sigh"] as const satisfies IconName[];
export const MEANINGS = ["ace", "three", "king", "queen", "jack", "seven", "points", "nothing"] as const;
export const NO_MEANING = "-";
export type Gesture = (typeof GESTURES)[number];

/** How long a gesture is seen, and how long its seat rests before the next one. */
const SEEN_MS = 5_000;
export const REST_MS = 2_000;

const isGesture = (name: string): name is Gesture => (GESTURES as readonly string[]).includes(name);

export function partnerOf({ you, players }: View): Seat | null {
  return you === null || players !== 4 ? null : (you + 2) % players;
}

/** Whether there is a person opposite me to whom a gesture may tell something. */
export function hasReader(view: View): boolean {
  const partner = partnerOf(view);
  return view.signals !== null && partner !== null && isHuman(view.seats[partner]);
}

export interface Made {
  gesture: Gesture;
  /** What it means, where I may know it. */
  meaning: string | null;
}

/** The gesture of a seat that is still to be seen. */
export function gestureOf(view: View, seat: Seat, now: number): Made | null {
  const made = view.seats[seat]?.gesture;
  if (!made || now - made.at >= SEEN_MS || !isGesture(made.name)) return null;
  return { gesture: made.name, meaning: (isOurs(view, seat) && view.signals?.[made.name]) || null };
}

/** "Rui piscou o olho", and what that means to those who agreed on it. */
export function gestureLine(t: Translate, view: View, seat: Seat, { gesture, meaning }: Made): string {
  const args = { ...who(view, seat), gesture };
  return meaning ? t("brisca-gesture-meant", { ...args, meaning }) : t("brisca-gesture-made", args);
}

/** My own one stands in the console, another's in a bubble beside it. */
export function gestureExtra(t: Translate, view: View, seat: Seat, now: number): SeatExtra {
  const made = gestureOf(view, seat, now);
  if (!made) return {};
  if (seat === view.you) return { note: gestureLine(t, view, seat, made) };
  const said = { text: t("brisca-gesture", { gesture: made.gesture }), icon: made.gesture };
  return { said: made.meaning ? { ...said, note: t("brisca-meaning", { meaning: made.meaning }) } : said };
}
