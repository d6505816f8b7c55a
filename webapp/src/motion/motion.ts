/**
 * The movements of a card. All of them use transform and opacity only, take time and curve from tokens.css, and may be cut
 * short: `settle` ends whatever is still in the air.
 */

/** The middle of a thing on the screen, and its width. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

interface Flight {
  duration?: number;
  easing?: string;
  delay?: number;
  /** Degrees that the card turns by on its way. */
  turn?: number;
  /** When the card set out, on the page's timeline; null: now. */
  since?: CSSNumberish | null;
}

const air = new Set<Animation>();
/** Under reduced motion nothing travels: the new state fades in. */
const FADE_MS = 120;
/** A movement that has to be seen at once is so far on its way in its first frame. */
const FRAME_MS = 16;

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
/** The player or his device asks for little movement. */
export const calm = (): boolean => document.documentElement.dataset["motion"] === "less";
export const time = (name: string): number => (calm() ? 0 : parseFloat(token(name)));

/** Ends everything that moves: each card stands at once where it was going. */
export function settle(): void {
  for (const animation of air) animation.finish();
}

/** All is measured before the first thing moves: after each start the next look would have the browser lay out the table anew. */
async function move(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, since: Flight["since"] = null): Promise<void> {
  await Promise.resolve();
  const animation = calm()
    ? element.animate([{ opacity: 0 }, {}], { duration: FADE_MS })
    : element.animate(frames, { fill: "backwards", ...options });
  if (since !== null) animation.startTime = since;
  air.add(animation);
  await animation.finished.finally(() => air.delete(animation));
}

export function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
}

function restOf(element: Element): string {
  const own = getComputedStyle(element).transform;
  return own === "none" ? "" : own;
}

/** A way on the screen as the element's parent measures it: a hand is fanned, a trick may be made small. */
function inFrameOf(element: Element, x: number, y: number): DOMPoint {
  const parent = element.parentElement;
  const frame = new DOMMatrix(parent ? getComputedStyle(parent).transform : "none");
  return frame.inverse().transformPoint(new DOMPoint(x, y, 0, 0));
}

/** The card already stands at its new place; it is shown coming from the old one. */
export function fly(element: Element, from: Spot, flight: Flight = {}): Promise<unknown> {
  const { duration = time("--m-play"), easing = token("--e-throw"), delay = 0, turn = 0, since } = flight;
  const own = restOf(element);
  const to = spotOf(element);
  if (to.width === 0) return Promise.resolve();
  const way = inFrameOf(element, from.x - to.x, from.y - to.y);
  const start = `translate(${way.x}px, ${way.y}px) ${own} scale(${from.width / to.width}) rotate(${turn}deg)`;
  return move(element, [{ transform: start }, { transform: own || "none" }], { duration, easing, delay }, since);
}

/** Deal: one card after another from the pack. */
export const dealt = (element: Element, pack: Spot, delay: number): Promise<unknown> =>
  fly(element, pack, { duration: time("--m-deal"), delay, turn: -14 });

/** Play: from the hand to the middle, with a hair of overshoot. A card that was thrown already flies on. */
export const played = (element: Element, from: Spot, since: Flight["since"] = null): Promise<unknown> =>
  fly(element, from, since === null ? { turn: 6 } : { since });

/** Throw: a card leaves for its goal before the table is drawn anew, and waits there. */
export function thrown(card: HTMLElement, goal: Spot): Animation {
  if (calm()) return card.animate([{}, { opacity: 0 }], { duration: FADE_MS, fill: "forwards" });
  const from = spotOf(card);
  card.style.translate = ""; // drawn up, it flies on from under the finger
  const rest = spotOf(card);
  const way = (spot: Spot): string => {
    const { x, y } = inFrameOf(card, spot.x - rest.x, spot.y - rest.y);
    return `${x}px ${y}px`;
  };
  const flight = card.animate([{ translate: way(from) }, { translate: way(goal), scale: goal.width / rest.width }], {
    duration: time("--m-play"),
    easing: token("--e-throw"),
    fill: "forwards",
  });
  flight.currentTime = FRAME_MS;
  return flight;
}

/** Draw: off the stock, a little slower than a play, because somebody waits for it. */
export const drawn = (element: Element, stock: Spot, delay: number): Promise<unknown> =>
  fly(element, stock, { duration: time("--m-draw"), easing: token("--e-out"), delay });

/** Swap, or anything that only changes its place. */
export const shifted = (element: Element, from: Spot): Promise<unknown> =>
  fly(element, from, { duration: time("--m-draw"), easing: token("--e-both") });

/** Sends a card that nobody holds any more from here to where it goes, then takes it away. */
export async function sent(ghost: HTMLElement, here: Spot, goal: Spot, delay: number, duration: number): Promise<void> {
  const far = `translate(${goal.x - here.x}px, ${goal.y - here.y}px) scale(.3)`;
  await move(ghost, [{ transform: "none" }, { transform: far, opacity: 0.4 }], { duration, delay, easing: token("--e-out") });
  ghost.remove();
}

/** Collect: the trick squares up under the winning card, then goes to its winner as one. */
export async function collected(ghosts: [HTMLElement, Spot][], heap: Spot, goal: Spot): Promise<void> {
  const flights = ghosts.map(([ghost, here]) => {
    const near = `translate(${heap.x - here.x}px, ${heap.y - here.y}px)`;
    const far = `translate(${goal.x - here.x}px, ${goal.y - here.y}px) scale(.3)`;
    return move(
      ghost,
      [
        { transform: "none", opacity: 1, easing: token("--e-both") },
        { transform: near, opacity: 1, offset: 0.42, easing: token("--e-in") },
        { transform: far, opacity: 0 },
      ],
      { duration: time("--m-collect") },
    );
  });
  await Promise.all(flights);
  for (const [ghost] of ghosts) ghost.remove();
}

/** Turn over: two half turns; `show` changes the face at the edge, where nobody can see it. */
export async function turnedOver(element: Element, show: () => void): Promise<void> {
  const duration = time("--m-flip") / 2;
  const own = restOf(element);
  const flat = `perspective(700px) ${own}`;
  const edge = (angle: number): string => `perspective(700px) ${own} rotateY(${angle}deg)`;
  await move(element, [{ transform: flat }, { transform: edge(90) }], { duration, easing: token("--e-in") });
  show();
  await move(element, [{ transform: edge(-90) }, { transform: flat }], { duration, easing: token("--e-out") });
}
