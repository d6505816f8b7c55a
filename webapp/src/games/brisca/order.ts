import type { Card, View } from "../../protocol";
import { theCard, type Translate } from "../../table/sentences";

export interface Rank {
  rank: string;
  points: number;
}

/** BRI-1: from the strongest card of a suit to the weakest. */
const ORDER: readonly Rank[] = [
  { rank: "A", points: 11 },
  { rank: "3", points: 10 },
  { rank: "K", points: 4 },
  { rank: "Q", points: 3 },
  { rank: "J", points: 2 },
  ...["7", "6", "5", "4", "2"].map((rank) => ({ rank, points: 0 })),
];
const WHOLE_PACK = 40;
const TWOS: Card[] = ["2c", "2d", "2h", "2s"];

/** The ranks that are played with. */
export function ranksOf(removed: Card[]): readonly Rank[] {
  return removed.length < TWOS.length ? ORDER : ORDER.filter(({ rank }) => rank !== "2");
}

/** BRI-10: what will not be in the pack, before there is a hand that says it. */
export function removedAt({ players, options }: View): Card[] {
  if (players !== 3) return [];
  return options["three_hands"] === "minus_all_twos" ? TWOS : TWOS.slice(0, 1);
}

export const packSize = (removed: Card[]): number => WHOLE_PACK - removed.length;

/** "sem o 2 de Paus"; empty when the pack is whole. */
export function without(t: Translate, removed: Card[]): string {
  return removed[0] ? t("brisca-without", { count: removed.length, card: theCard(t, removed[0]) }) : "";
}

/** "Em três joga-se com 39 cartas, sem o 2 de Paus."; empty when the pack is whole. */
export function packLine(t: Translate, removed: Card[]): string {
  const [card] = removed;
  return card ? t("brisca-pack-line", { cards: packSize(removed), count: removed.length, card: theCard(t, card) }) : "";
}

/** "Da mais forte para a mais fraca: Ás vale 11, 3 vale 10, …, 7, 6". */
export function orderLine(t: Translate, removed: Card[]): string {
  const cards = ranksOf(removed).map(({ rank, points }) =>
    points > 0 ? t("brisca-order-worth", { rank, points }) : t("rank-name", { rank }),
  );
  return t("brisca-order-line", { cards: cards.join(", ") });
}
