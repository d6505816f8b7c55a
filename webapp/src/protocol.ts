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
  /** The table that a signed Telegram start parameter names. */
  start?: string;
}

export type Phase = "lobby" | "playing" | "deciding" | "over";

export interface TableSummary {
  table: string;
  game: string;
  players: number;
  phase: Phase;
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

export type PlayedCard = [seat: Seat, card: Card];

/** What all games share. */
export interface HandView {
  dealer: Seat;
  leader: Seat;
  /** The seats that the clock waits for, and the kind of decision. */
  waiting: Record<string, string>;
  pause: { kind: "trick" | "swap"; ms: number } | null;
  /** Own cards, sorted; null for a spectator. */
  hand: Card[] | null;
  counts: number[];
  trick: PlayedCard[];
  winner: Seat | null;
  trick_points: number | null;
  last: { cards: PlayedCard[]; winner: Seat } | null;
  tricks: number[];
  /** Every move that the viewer may make now, as text. */
  legal: string[];
  /** Own cards that may not be played now, with the code of the reason. */
  barred: Record<Card, string>;
  result: HandResult | null;
}

export interface BiscaHand extends HandView {
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
  winners: Side[] | null;
  deadline: number | null;
  proposal: Proposal | null;
  /** null before the first deal. */
  hand: BiscaHand | null;
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
  entropy: string;
}
