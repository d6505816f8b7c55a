/**
 * What a game adds to the table. To bring a game to the app:
 *
 * 1. `games/GAME/index.ts` with `export default gameParts<GameHand>({ … })`. The folder is found by its name and fetched when a
 *    table of the game is opened; a part that is left out has the table's own, so `gameParts<GameHand>({})` plays already.
 *    Decisions, results, what is read aloud and the rules behind refusals are not needed for the first picture and wait in
 *    `later.ts`.
 * 2. `shared/carteado/words/LANGUAGE/GAME.ftl`: its sentences, every id beginning with `GAME-`. Shared ones are in `table.ftl`.
 * 3. `gallery/moments/GAME.ts`: moments to look at without a server, `/gallery.html?moment=GAME-ID`.
 * 4. `looks.ts`: its cloth and its fan; `protocol.ts`: its hand.
 *
 * Parts are pure functions of a `Moment` that answer in values or words, and a few components. A game's style stands in its
 * components; what two games share goes to `table/`, which knows no game.
 */
import type { Component } from "svelte";
import type { IconName } from "../icons";
import type { Card, CommonHand, HandResult, HandView, PlayedCard, Seat, Side, View } from "../protocol";
import type { Event } from "../table/event";
import type { Translate } from "../table/sentences";

/** One picture of the table, and what led to it. */
export interface Moment<H extends CommonHand = HandView> {
  view: View;
  hand: H;
  /** What was shown before; null without a picture to compare with. */
  before: H | null;
  /** What led from there to here. */
  event: Event | null;
}

/** The left corner of games with trumps. */
export interface Pile {
  /** Cards left, the open one included; 0: no pile. */
  stock: number;
  /** The open card under the stock. */
  open: Card | null;
  trump: string | null;
  /** The open card may be taken now. */
  hot?: boolean;
}

/** A button of the console. */
export interface Action {
  label: string;
  /** The small line: what it costs, what it is for. */
  why?: string;
  icon?: IconName;
  /** Gold for what is usual, coral for the calls of truco, quiet else. */
  tone?: "main" | "call";
  /** The move that it makes; or a switch: while it is on, my cards go to the table face down; or it opens the game's sheet, or its drawer. */
  does: { move: string } | "face-down" | "sheet" | "drawer";
  /** The card of my hand that it is about. */
  card?: Card;
  /** The letter that presses it. */
  key?: string;
}

/** A row of the table's menu that makes a move. */
export interface MenuRow {
  icon: IconName;
  label: string;
  why?: string;
  /** What stands on it after the first tap, where a second one makes the move. */
  sure?: string;
  move: string;
}

/** What a seat shows beyond its player and its cards. */
export interface SeatExtra {
  /** Second line of the plate: "fez 1 de 3". */
  note?: string;
  /** What the note comes to, for the eye. */
  sign?: IconName;
  /** Cards that it has won and that count by themselves. */
  won?: Card[];
  /** Its hand, open. */
  cards?: Card[];
  /** The open hand is what is being decided on: it lies large before its player. */
  front?: boolean;
  /** A card that lies open before it. */
  turned?: Card;
  /** A bubble: what it just said. */
  said?: { text: string; call?: boolean; icon?: IconName; /** What not everybody is told. */ note?: string };
}

/** Over the cloth for the eye; the console says the same to all. */
export type Notice =
  | { kind: "ribbon"; title: string; line: string }
  /** Of a pause: the bar runs with it. `figure` stands in gold; without one, the seconds that are left. */
  | { kind: "toast"; text: string; figure?: string };

/** Lozenges or dots beside a side's score. */
export interface Marks {
  of: number;
  /** By side. */
  on: number[];
  /** Dots: games; lozenges: points. */
  round?: boolean;
}

export interface Award {
  side: Side;
  reason: string;
  points: number;
}

/** Cards that lie in the middle while there is no trick: lots, say. */
export interface Laid {
  cards: PlayedCard[];
  /** Whose card is the best. */
  winner: Seat;
  label: string;
}

/** What the cloth's corners are given. */
export interface CornerProps<H extends CommonHand> {
  moment: Moment<H>;
  /** Of a card in the corner, px. */
  width: number;
}

/** What a decision is given. */
export interface PanelProps<H extends CommonHand> {
  moment: Moment<H>;
  /** Of my clock, 0 to 1; null without one. */
  left: number | null;
  /** The move that was sent and is not answered yet: nothing else may be sent. */
  pending: string | null;
  act: (move: string) => void;
  /** The console says why something may not be done, by the code of the refusal. */
  explain: (code: string) => void;
}

/** What the game's sheet is given. */
export interface SheetProps<H extends CommonHand> {
  moment: Moment<H>;
  pending: string | null;
  act: (move: string) => void;
  close: () => void;
}

/** What the game's drawer is given. */
export interface DrawerProps<H extends CommonHand> extends SheetProps<H> {
  /** The server's clock. */
  now: number;
}

/** What stands beside the menu, and in the lobby, is given. */
export interface ToolProps {
  view: View;
  pending: string | null;
  act: (op: string) => void;
}

/** The sheet at the end of a hand. */
export interface ResultParts<H extends CommonHand> {
  /** The small line over the title; else the number of the hand. */
  head?(t: Translate, moment: Moment<H>): string;
  /** The title, where it is not simply who won; null: who won. */
  title?(t: Translate, moment: Moment<H>, result: HandResult): string | null;
  /** Who won the hand; else those with the most points, or without points those that scored most. */
  winners?(result: HandResult): Side[];
  /** Cards for the corner of the sheet. */
  trophy?(moment: Moment<H>): Card[] | null;
  /** Two sides' points on one bar, with the figures that count; the marks are those of the side that leads. */
  bar?(t: Translate): { of: number; marks: { at: number; text: string }[] };
  /** The middle in place of a bar, of an annulled hand too. */
  tally?: Component<{ moment: Moment<H>; result: HandResult }>;
  /** Why an award was earned; else `GAME-award-REASON-why`. Its name is `GAME-award-REASON`. */
  why?(t: Translate, moment: Moment<H>, award: Award): string;
  /** What it comes to that nobody scores. */
  nobody?(t: Translate, moment: Moment<H>): string;
  /** Everybody's points in order, as always with more than two sides. */
  ranked?: boolean;
  /** The button that goes on; null: to the next hand. */
  next?(t: Translate, moment: Moment<H>): string | null;
  /** What may still be done while the result is being read. */
  action?(t: Translate, moment: Moment<H>): Action | null;
}

export interface GameParts<H extends CommonHand = HandView> {
  // ---- the cloth
  /** Left corner: stock and trump sign. */
  pile?(hand: H): Pile;
  /** Left corner in place of a pile. */
  left?: Component<CornerProps<H>>;
  /** Right corner; else the button for the last trick. */
  right?: Component<CornerProps<H>>;
  seat?(t: Translate, moment: Moment<H>, seat: Seat, now: number): SeatExtra;
  notice?(t: Translate, moment: Moment<H>): Notice | null;
  laid?(t: Translate, moment: Moment<H>): Laid | null;

  // ---- the bar
  /** Beside the score of two sides; else the option `target` or `match` in lozenges. */
  marks?(view: View): Marks | null;
  /** The score of two sides, where it is not that of the match. */
  figures?(hand: H): number[];
  /** Between the scores of two sides: what the next hand is worth beyond itself. */
  extra?(t: Translate, view: View): { points: string; why: string } | null;
  /** In place of a score, with more than two sides: what is being played. */
  about?(t: Translate, moment: Moment<H>): { title: string; note?: string };
  /** Right end of the bar. */
  tool?: Component<ToolProps>;

  // ---- my side
  /** The ranks from the weakest to the strongest, after them single cards that beat them all: for those who hold their cards so. */
  strength?: readonly string[];
  /** At most two. */
  actions?(t: Translate, moment: Moment<H>): Action[];
  /** A decision that lies on the lower cloth, and whether it is to be made now. */
  panel?: { open(moment: Moment<H>): boolean; component: Component<PanelProps<H>> };
  menu?(t: Translate, moment: Moment<H>): MenuRow[];
  /** Opened by an action: a decision that asks for more than a button can say. */
  sheet?: Component<SheetProps<H>>;
  /** Opened by an action: what lies on the lower cloth until it is closed. */
  drawer?: Component<DrawerProps<H>>;

  // ---- words; null or an empty list: the table's own
  /** The console's first line. */
  headline?(t: Translate, moment: Moment<H>): string | null;
  /** What happened. */
  event?(t: Translate, moment: Moment<H>): string | null;
  /** What only those hear who do not see the cloth, after the event. */
  spoken?(t: Translate, moment: Moment<H>): string[];
  /** What happens beside the play, for as long as it can be seen; heard by those who do not see the cloth. */
  aside?(t: Translate, view: View, now: number): string;
  /** The number of the rule behind a refusal, by its code. */
  rules?: Record<string, number>;

  /** Milliseconds for the kinds of decision that have a time of their own, without the bank. */
  clocks?: Record<string, number>;

  // ---- around
  result?: ResultParts<H>;
  /** In the lobby, below the seats. */
  lobby?: Component<ToolProps>;

  /** Those of all these that a table can be drawn without: fetched right after, from `later.ts`. */
  later?(): Promise<{ default: GameParts }>;
}

/** Declares a game's parts. The table gives a game its own hands only, so what asks for those may stand for any. */
export function gameParts<H extends CommonHand>(parts: GameParts<H>): GameParts {
  return parts as unknown as GameParts;
}
