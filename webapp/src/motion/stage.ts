import type { Card, Seat } from "../protocol";
import type { Change } from "./diff";
import { calm, collected, dealt, drawn, played, sent, settle, shifted, spotOf, time, turnedOver, type Spot } from "./motion";

/** Where every card was before the table changed. */
export interface Snapshot {
  cards: Map<Card, { spot: Spot; zone: string; picture: HTMLElement }>;
  stock: { spot: Spot; picture: HTMLElement } | null;
}

/** Differences below this are rounding, not movement. */
const STILL_PX = 2;
const SVG = "http://www.w3.org/2000/svg";

/**
 * Acts out changes of the table. It finds things by data attributes: `data-card` and `data-zone` (hand, covered, trick, open,
 * partner) on cards, `data-stock` on the stock, `data-seat` on the rings of the players.
 */
export class Stage {
  constructor(
    private readonly root: HTMLElement,
    /** Layer for cards that are no longer on the table. */
    private readonly air: HTMLElement,
  ) {}

  /** To be called before the table is drawn anew. */
  photograph(): Snapshot {
    settle();
    const cards: Snapshot["cards"] = new Map();
    for (const element of this.all("[data-card]")) {
      const { card = "", zone = "" } = element.dataset;
      cards.set(card, { spot: spotOf(element), zone, picture: pictureOf(element) });
    }
    const stock = this.find("[data-stock]");
    return { cards, stock: stock && { spot: spotOf(stock), picture: pictureOf(stock) } };
  }

  /** To be called after the table is drawn anew. */
  perform(change: Change, before: Snapshot, dealer: Seat): void {
    const stock = this.stockNow() ?? before.stock;
    if (change.dealt) {
      if (stock) this.deal(stock, dealer);
      return;
    }
    const wait = change.collected ? this.collect(change.collected, before) : 0;
    this.moveKnown(before);
    for (const [seat, card] of change.played) if (!before.cards.has(card)) this.play(seat, card);
    if (stock) this.draw(change.drew, before, stock, wait);
    if (change.opened) for (const card of this.all("[data-zone=hand]")) void turnedOver(card, covered(card));
    if (change.turned && !before.cards.has(change.turned.card)) this.turn(change.turned, before);
  }

  /** Cards that were and still are in sight go from where they lay. */
  private moveKnown(before: Snapshot): void {
    for (const element of this.all("[data-card]")) {
      const old = before.cards.get(element.dataset["card"] ?? "");
      if (!old) continue;
      const now = spotOf(element);
      if (Math.hypot(now.x - old.spot.x, now.y - old.spot.y) < STILL_PX) continue;
      const thrown = element.dataset["zone"] === "trick" && old.zone === "hand";
      void (thrown ? played : shifted)(element, old.spot);
    }
  }

  private play(seat: Seat, card: Card): void {
    const element = this.find(`[data-card="${card}"]`);
    const from = this.seat(seat);
    if (element && from) void played(element, from);
  }

  /** Returns the milliseconds until the trick is gone. */
  private collect({ cards, winner }: NonNullable<Change["collected"]>, before: Snapshot): number {
    const goal = calm() ? null : this.seat(winner);
    const heap = before.cards.get(cards.find(([seat]) => seat === winner)?.[1] ?? "")?.spot;
    if (!goal || !heap) return 0;
    const winnerOnTop = [...cards].sort(([a], [b]) => Number(a === winner) - Number(b === winner));
    const ghosts = winnerOnTop.flatMap(([, card]) => {
      const old = before.cards.get(card);
      return old ? [this.ghost(old.picture, old.spot)] : [];
    });
    void collected(ghosts, heap, goal);
    return time("--m-collect");
  }

  /** Mine turns over as it lands, the others' keep their backs. */
  private draw(seats: Seat[], before: Snapshot, stock: NonNullable<Snapshot["stock"]>, wait: number): void {
    const mine = this.all("[data-zone=hand]").filter((element) => !before.cards.has(element.dataset["card"] ?? ""));
    const step = time("--m-draw") / 2;
    seats.forEach((seat, order) => {
      const delay = wait + order * step;
      const [card] = mine;
      if (this.isMine(seat) && card) {
        const show = covered(card);
        void drawn(card, stock.spot, delay).then(() => turnedOver(card, show));
      } else this.send(stock, seat, delay, time("--m-draw"));
    });
  }

  /** One card at a time from the dealer's left neighbour on, as the rules have it. */
  private deal(stock: NonNullable<Snapshot["stock"]>, dealer: Seat): void {
    const mine = this.all(".hand .card");
    const seats = this.all("[data-seat]").map((ring) => Number(ring.dataset["seat"]));
    const first = (dealer + 1) % seats.length;
    const inOrder = seats.sort((a, b) => ((a - first + seats.length) % seats.length) - ((b - first + seats.length) % seats.length));
    mine.forEach((card, round) =>
      inOrder.forEach((seat, place) => {
        const order = round * seats.length + place;
        if (this.isMine(seat)) void dealt(card, stock.spot, order);
        else this.send(stock, seat, order * time("--m-deal-gap"), time("--m-deal"));
      }),
    );
  }

  /** A trump card turns in place; a swapped one comes from the hand of the seat that laid it. */
  private turn({ card, by }: NonNullable<Change["turned"]>, before: Snapshot): void {
    const element = this.find(`[data-card="${card}"]`);
    if (!element) return;
    const from = by === null ? null : this.seat(by);
    if (!from || by === null) {
      void turnedOver(element, covered(element));
      return;
    }
    void shifted(element, from);
    const taken = [...before.cards.values()].find((old) => old.zone === "open");
    if (taken) this.send(taken, by, 0, time("--m-draw"));
  }

  private send(what: { spot: Spot; picture: HTMLElement }, seat: Seat, delay: number, duration: number): void {
    const goal = calm() ? null : this.seat(seat);
    if (goal) void sent(this.ghost(what.picture, what.spot), goal, delay, duration);
  }

  private ghost(picture: HTMLElement, spot: Spot): HTMLElement {
    const ghost = picture.cloneNode(true) as HTMLElement;
    ghost.style.setProperty("--cw", `${spot.width}px`);
    ghost.style.setProperty("--x", String(spot.x - spot.width / 2));
    ghost.style.setProperty("--y", String(spot.y - spot.width * 0.72));
    this.air.append(ghost);
    return ghost;
  }

  private stockNow(): Snapshot["stock"] {
    const stock = this.find("[data-stock]");
    return stock && { spot: spotOf(stock), picture: pictureOf(stock) };
  }

  private seat(seat: Seat): Spot | null {
    const ring = this.find(`[data-seat="${seat}"]`);
    return ring && spotOf(ring);
  }

  private isMine(seat: Seat): boolean {
    return this.find(`.me [data-seat="${seat}"]`) !== null;
  }

  private find(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }

  private all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }
}

/** A card's box and drawing without its state, as it looks in the air. */
function pictureOf(element: HTMLElement): HTMLElement {
  const picture = document.createElement("div");
  picture.className = element.classList.contains("back") ? "card back" : "card";
  const face = element.querySelector(".face");
  if (face) picture.append(face.cloneNode(true));
  return picture;
}

/** Lays a back over a card; the answer takes it away. */
function covered(element: HTMLElement): () => void {
  const back = document.createElementNS(SVG, "svg");
  back.classList.add("cover");
  back.setAttribute("viewBox", "0 0 100 144");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", "#back");
  back.append(use);
  element.append(back);
  return () => back.remove();
}
