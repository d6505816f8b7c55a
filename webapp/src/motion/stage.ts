import type { Card, LastTrick, PlayedCard, Seat } from "../protocol";
import { isHidden, playedName } from "../table/cards";
import type { Change } from "./diff";
import { calm, collected, dealt, drawn, played, sent, settle, shifted, spotOf, thrown, time, turnedOver, type Spot } from "./motion";

interface Lying {
  spot: Spot;
  zone: string;
  picture: HTMLElement;
  /** When it was thrown from that spot; null: it lies there. */
  since: CSSNumberish | null;
}

/** Where every card was before the table changed. */
export interface Snapshot {
  cards: Map<Card, Lying>;
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
  private thrown: { element: HTMLElement; from: Spot; flight: Animation } | null = null;

  constructor(
    private readonly root: HTMLElement,
    /** Layer for cards that are no longer on the table. */
    private readonly air: HTMLElement,
  ) {}

  /** My card leaves my hand; the table drawn anew takes over its flight, or has it back. */
  throw(card: Card): void {
    const element = this.find(`[data-zone=hand][data-card="${card}"]`);
    const goal = this.find(".drop");
    if (element && goal) this.thrown = { element, from: spotOf(element), flight: thrown(element, spotOf(goal)) };
  }

  /** To be called before the table is drawn anew. */
  photograph(): Snapshot {
    settle();
    const cards: Snapshot["cards"] = new Map();
    for (const element of this.all("[data-card]")) {
      const { card = "", zone = "" } = element.dataset;
      const thrown = this.thrown?.element === element ? this.thrown : null;
      const spot = thrown?.from ?? spotOf(element);
      cards.set(card, { spot, zone, picture: pictureOf(element), since: thrown?.flight.startTime ?? null });
    }
    this.thrown?.flight.cancel();
    this.thrown = null;
    const stock = this.find("[data-stock]");
    return { cards, stock: stock && { spot: spotOf(stock), picture: pictureOf(stock) } };
  }

  /** To be called after the table is drawn anew. */
  perform(change: Change, before: Snapshot, dealer: Seat): void {
    const stock = this.stockNow() ?? before.stock;
    const wait = change.collected ? this.collect(change.collected, before) : 0;
    if (change.dealt) {
      const pack = stock ?? this.packOf(dealer);
      if (pack) this.deal(pack, dealer, wait);
      return;
    }
    this.moveKnown(before);
    for (const card of change.played) this.play(card, before);
    if (change.taken) this.take(change.taken, before, wait);
    if (stock) this.draw(change.drew, before, stock, wait);
    if (change.opened) for (const card of this.all("[data-zone=hand]")) void turnedOver(card, covered(card));
    if (change.turned && !before.cards.has(change.turned.card)) this.turn(change.turned);
  }

  /** Cards that were and still are in sight go from where they lay. */
  private moveKnown(before: Snapshot): void {
    for (const element of this.all("[data-card]")) {
      const old = before.cards.get(element.dataset["card"] ?? "");
      if (!old) continue;
      const now = spotOf(element);
      if (Math.hypot(now.x - old.spot.x, now.y - old.spot.y) < STILL_PX) continue;
      const thrown = element.dataset["zone"] === "trick" && old.zone === "hand";
      void (thrown ? played(element, old.spot, old.since) : shifted(element, old.spot));
    }
  }

  private play(card: PlayedCard, before: Snapshot): void {
    const [seat] = card;
    const name = playedName(card);
    const element = this.find(`[data-card="${name}"]`);
    if (!element || before.cards.has(name)) return;
    const mine = this.isMine(seat) ? this.leftMyHand(before) : null;
    const from = mine?.spot ?? this.seat(seat);
    if (from) void played(element, from, mine?.since);
  }

  /** My card that went to the table under another name: face down, or unseen by me until now. */
  private leftMyHand(before: Snapshot): Lying | null {
    for (const [name, old] of before.cards) {
      const mine = old.zone === "hand" || (old.zone === "trick" && isHidden(name));
      if (mine && !this.find(`[data-card="${name}"]`)) return old;
    }
    return null;
  }

  /** Mine has flown to my hand already: it is known. */
  private take({ card, by }: NonNullable<Change["taken"]>, before: Snapshot, wait: number): void {
    const old = before.cards.get(card);
    if (old && !this.isMine(by)) this.send(old, by, wait, time("--m-draw"));
  }

  /** Returns the milliseconds until the trick is gone. */
  private collect({ cards, winner }: LastTrick, before: Snapshot): number {
    const lying = cards.flatMap((card) => before.cards.get(playedName(card)) ?? []);
    const best = cards.find(([seat]) => seat === winner) ?? cards[0];
    const heap = best && before.cards.get(playedName(best))?.spot;
    const goal = winner === null ? heap : this.seat(winner);
    if (calm() || !goal || !heap) return 0;
    const winnerOnTop = lying.sort((a, b) => Number(a.spot === heap) - Number(b.spot === heap));
    void collected(winnerOnTop.map((old) => [this.ghost(old), old.spot]), heap, goal);
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
  private deal(stock: NonNullable<Snapshot["stock"]>, dealer: Seat, wait: number): void {
    const mine = this.all(".hand .card");
    const seats = this.all("[data-seat]").map((ring) => Number(ring.dataset["seat"]));
    const first = (dealer + 1) % seats.length;
    const inOrder = seats.sort((a, b) => ((a - first + seats.length) % seats.length) - ((b - first + seats.length) % seats.length));
    mine.forEach((card, round) =>
      inOrder.forEach((seat, place) => {
        const order = round * seats.length + place;
        const delay = wait + order * time("--m-deal-gap");
        if (this.isMine(seat)) void dealt(card, stock.spot, delay);
        else this.send(stock, seat, delay, time("--m-deal"));
      }),
    );
  }

  /** A trump card turns in place; a swapped one comes from the hand of the seat that laid it. */
  private turn({ card, by }: NonNullable<Change["turned"]>): void {
    const element = this.find(`[data-card="${card}"]`);
    if (!element) return;
    const from = by === null ? null : this.seat(by);
    if (from) void shifted(element, from);
    else void turnedOver(element, covered(element));
  }

  private send(what: { spot: Spot; picture: HTMLElement }, seat: Seat, delay: number, duration: number): void {
    const goal = calm() ? null : this.seat(seat);
    if (goal) void sent(this.ghost(what), what.spot, goal, delay, duration);
  }

  private ghost({ picture, spot }: { spot: Spot; picture: HTMLElement }): HTMLElement {
    const ghost = picture.cloneNode(true) as HTMLElement;
    ghost.style.setProperty("--cw", `${spot.width}px`);
    ghost.style.setProperty("--x", String(spot.x - spot.width / 2));
    ghost.style.setProperty("--y", String(spot.y - spot.width * 0.72));
    queueMicrotask(() => this.air.append(ghost)); // after all that is measured
    return ghost;
  }

  /** Without a stock on the table the dealer deals from his hand. */
  private packOf(dealer: Seat): Snapshot["stock"] {
    const spot = this.seat(dealer);
    if (!spot) return null;
    const picture = document.createElement("div");
    picture.className = "card back";
    picture.append(backOf("face"));
    return { spot, picture };
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
  const back = backOf("cover");
  element.append(back);
  return () => back.remove();
}

function backOf(className: string): SVGElement {
  const back = document.createElementNS(SVG, "svg");
  back.classList.add(className);
  back.setAttribute("viewBox", "0 0 100 144");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", "#back");
  back.append(use);
  return back;
}
