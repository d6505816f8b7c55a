/** What the server says, exactly as docs/protocol.md has it. Times are whole milliseconds on the server's clock. */

/** Two letters: rank and suit, "7h". */
export type Card = string;
export type Seat = number;
export type Side = number;

export type OptionValue = string | number;

export interface GameOption {
  key: string;
  values: OptionValue[];
  default: OptionValue;
  /** The numbers of seats with which it has an effect; absent: always. */
  players?: number[];
}

export interface GameDeclaration {
  id: string;
  players: number[];
  clockwise: boolean;
  options: GameOption[];
  /** Ids of what may be said at its tables. */
  phrases: string[];
}

export interface Room {
  games: GameDeclaration[];
  clocks: string[];
  guests: boolean;
  bot?: { name: string; app: string };
}

export interface User {
  id: string;
  name: string;
  guest: boolean;
}

export interface Session {
  token: string;
  user: User;
  expires: number;
  /** What a signed Telegram start parameter names, as the router's `startOf` reads it. */
  start?: string;
}

export type Phase = "lobby" | "playing" | "deciding" | "over";

export interface TableSummary {
  table: string;
  game: string;
  players: number;
  phase: Phase;
  /** The match that it is at or has played last; 0 before the first. */
  match: number;
  host: string;
  names: (string | null)[];
  score: number[];
  your_turn: boolean;
}

export interface SeatView {
  name: string;
  /** `away` is a human whose seat a bot plays at the moment. */
  kind: "human" | "bot" | "away";
  level: string | null;
  /** Milliseconds left for the match once the clock has run out. */
  bank: number;
  /** The last one made in the match. */
  gesture: { name: string; at: number } | null;
}

export interface Proposal {
  kind: "next" | "repeat" | "rematch" | "close" | "replace";
  by: Seat | null;
  seat: Seat | null;
  electorate: Seat[];
  yes: Seat[];
  expires: number;
}

export interface HandResult {
  points: number[];
  tricks: number[];
  awards: [side: Side, reason: string, points: number][];
  annulled?: true;
}

/** In truco a card that was played face down is "??", for everybody. */
export type PlayedCard = [seat: Seat, card: Card];

export interface LastTrick {
  cards: PlayedCard[];
  /** null: it was tied. */
  winner: Seat | null;
}

/** The cards already played, where a table lets everybody look them up. */
export interface Recall {
  /** All cards of the game, suit by suit. */
  pack: Card[];
  /** Those that have lain open in the tricks of the hand. */
  played: Card[];
}

/** What all games share. */
export interface CommonHand {
  dealer: Seat;
  leader: Seat;
  /** The seats that the clock waits for, and the kind of decision. */
  waiting: Record<string, string>;
  pause: { kind: "trick" | "swap"; ms: number } | null;
  /** Own cards, sorted; null for a spectator. Cards that are played without seeing them are "?0", "?1" … */
  hand: Card[] | null;
  counts: number[];
  trick: PlayedCard[];
  /** Who takes the complete trick; null in a tie. */
  winner: Seat | null;
  trick_points: number | null;
  last: LastTrick | null;
  tricks: number[];
  /** Every move that the viewer may make now, as text. */
  legal: string[];
  /** Own cards that may not be played now, with the code of the reason. */
  barred: Record<Card, string>;
  result: HandResult | null;
}

export interface BiscaHand extends CommonHand {
  game: "bisca";
  choice: "copas" | "draw" | null;
  trump: string | null;
  open: Card | null;
  /** The turned ace or seven that went back into the stock. */
  returned: Card | null;
  /** Cards left to draw, the open one included. */
  stock: number;
  swapped: Seat | null;
  relos: [seat: Seat, worth: number][];
  seven_played: boolean;
  partner: Card[] | null;
}

export interface SuecaHand extends CommonHand {
  game: "sueca";
  cut: number | null;
  from: "top" | "bottom" | null;
  trump: string | null;
  /** The dealer's trump while it lies before him: it then is in nobody's `hand` and in no `count`. */
  open: Card | null;
  /** My own card points while I may have the deal annulled. */
  annul_points: number | null;
  /** The cutter's cards once he has annulled. */
  shown: Card[] | null;
  denounced: { by: Seat; seat: Seat; right: boolean } | null;
}

export interface TriunfoHand extends CommonHand {
  game: "triunfo";
  trump: string | null;
  /** The turned card at the bottom of the stock while it lies there. */
  open: Card | null;
  /** Cards not dealt. */
  stock: number;
  /** Number of the deal from this pack, from 1. */
  batch: number;
  batch_tricks: number;
  /** By seat; null without announcements. */
  bids: (number | null)[] | null;
  /** Tricks of this deal, by seat. */
  made: number[];
  /** Game points so far, by seat, announcements not counted. */
  points: number[];
}

export interface BriscaHand extends CommonHand {
  game: "brisca";
  cut: number | null;
  trump: string | null;
  open: Card | null;
  /** Cards left to draw, the open one included. */
  stock: number;
  swaps: [seat: Seat, taken: Card][];
  /** Cards that are not in the pack. */
  removed: Card[];
}

export type TrucoCall = "truco" | "seis" | "nove" | "doze";

export interface TrucoHand extends CommonHand {
  game: "truco";
  scale: number[];
  value: number;
  request: { by: Seat; call: TrucoCall; value: number } | null;
  /** What my `raise` would ask for. */
  raise: { call: TrucoCall; value: number } | null;
  /** The side whose request was accepted last. */
  raiser: Side | null;
  /** What has been said in the decision at hand by seats that may still change their mind. */
  replies: Record<string, string>;
  resigning: Seat | null;
  /** By trick played: the side that won it, null for a tie. */
  marks: (Side | null)[];
  /** Whether the complete trick is a tie. */
  tied: boolean;
  /** The side that decides or plays a hand of ten. */
  ten: Side | null;
  iron: boolean;
  partner: Card[] | null;
}

export type HandView = BiscaHand | SuecaHand | TriunfoHand | BriscaHand | TrucoHand;

export interface View {
  phase: Phase;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  clock: string;
  host: Seat;
  /** null for a spectator. */
  you: Seat | null;
  match: number;
  deal: number;
  seats: (SeatView | null)[];
  commitment: string;
  entropy: (boolean | null)[];
  score: number[];
  /** Several when shared, none when nobody won. */
  winners: Side[] | null;
  /** Truco: games won, by side. */
  games?: number[];
  /** Sueca: tied hands that the next decided one pays for. */
  ties?: number;
  /** Brisca, triunfo: hands finished in the match. */
  played?: number;
  /** Truco: the score that the hand won a game with. */
  closed?: number[];
  deadline: number | null;
  proposal: Proposal | null;
  /** The rounds in which the first dealer was drawn by cards, in the first hand of the match. */
  lots: PlayedCard[][] | null;
  /** What my pair's gestures mean; null where there are none to agree on. */
  signals: Record<string, string> | null;
  recall: Recall | null;
  /** null before the first deal. */
  hand: HandView | null;
}

export interface Frame {
  at: number;
  event: string | null;
  view: View;
}

export interface TableState {
  table: string;
  version: number;
  turn: number;
  now: number;
  /** Sorted by `at`; the first is the one to show now. */
  frames: [Frame, ...Frame[]];
}

/** What a finished hand came to; its cards stay with the server. */
export interface ScoredHand {
  match: number;
  deal: number;
  result: HandResult;
  /** The standing then, like that of a view. */
  after: Pick<View, "score" | "games" | "closed">;
  repeated?: true;
}

/** The finished hands of the last match, in order. */
export interface ScoreSheet {
  hands: ScoredHand[];
}

/** Something that was said at a table. */
export interface Spoken {
  table: string;
  seat: Seat;
  phrase: string;
  at: number;
}

export interface Said {
  talk: Spoken;
}

/** What comes through a table's socket. */
export type SocketMessage = TableState | Said | ErrorBody;

/** docs/record.md, as far as the app reads it. */
export interface HandRecord {
  /** All cards, top first, separated by blanks. */
  deck: string;
}

/** A match that is over, with the secret of its shuffles. Bytes are hexadecimal. */
export interface PublishedMatch {
  match: number;
  seed: string;
  salt: string;
  commitment: string;
  /** By seat; empty for one that contributed nothing. */
  entropy: string[];
  records: HandRecord[];
}

export interface Published {
  matches: PublishedMatch[];
}

/** What of a view belongs to a hand. */
type HandsOwn = Pick<
  View,
  "phase" | "game" | "players" | "options" | "you" | "match" | "deal" | "score" | "games" | "ties" | "played" | "closed" | "winners"
>;

export interface ReplayFrame {
  event: string;
  view: HandsOwn & { hand: HandView };
  /** Everybody's cards; null while the match runs. */
  hands: Card[][] | null;
}

/** A finished hand. Matches and deals count from 1. */
export interface Replay {
  match: number;
  deal: number;
  /** Finished hands of the match. */
  deals: number;
  over: boolean;
  /** By seat; null when the table is no longer kept. */
  names: string[] | null;
  frames: [ReplayFrame, ...ReplayFrame[]];
}

export interface ErrorBody {
  error: string;
  ms?: number;
  state?: TableState;
}

export interface Op {
  op: string;
  turn: number;
  text: string;
  entropy?: string;
}

export interface OpenTable {
  game: string;
  players: number;
  options?: Record<string, OptionValue>;
  clock?: string;
  recall?: boolean;
  entropy: string;
}
