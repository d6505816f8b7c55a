import { describe, expect, it } from "vitest";
import { view } from "../fakes";
import type { BiscaHand } from "../protocol";
import { hand } from "../table/fakes";
import { parseEvent } from "../table/event";
import { changeBetween } from "./diff";

const shown = (over: Partial<BiscaHand>, deal = 1) => view({ phase: "playing", deal, hand: hand(over) });
const STILL = { dealt: false, played: [], collected: null, drew: [], opened: false, turned: null, taken: null };

describe("changes of the table", () => {
  it("sees nothing where nothing moved", () => {
    expect(changeBetween(shown({}), shown({ waiting: { 0: "play" } }))).toEqual(STILL);
  });

  it("sees a card played", () => {
    const change = changeBetween(shown({ trick: [[1, "Jc"]] }), shown({ trick: [[1, "Jc"], [2, "Qc"]] }));
    expect(change).toEqual({ ...STILL, played: [[2, "Qc"]] });
  });

  it("sees the trick go to its winner, who draws first", () => {
    const cards: [number, string][] = [[1, "Jc"], [2, "Ac"], [3, "5s"], [0, "4c"]];
    const change = changeBetween(shown({ trick: cards, stock: 20 }), shown({ stock: 16, last: { cards, winner: 2 } }));
    expect(change).toEqual({ ...STILL, collected: { cards, winner: 2 }, drew: [2, 3, 0, 1] });
  });

  it("sees no draw from an empty stock", () => {
    const cards: [number, string][] = [[1, "Jc"], [2, "Ac"]];
    const change = changeBetween(shown({ trick: cards, stock: 0 }), shown({ stock: 0, last: { cards, winner: 1 } }));
    expect(change.drew).toEqual([]);
  });

  it("sees both when frames were missed: the old trick gone, a new one begun", () => {
    const cards: [number, string][] = [[1, "Jc"], [2, "Ac"]];
    const change = changeBetween(shown({ trick: cards, stock: 8 }), shown({ trick: [[2, "Kd"]], stock: 4, last: { cards, winner: 2 } }));
    expect(change.collected?.winner).toBe(2);
    expect(change.played).toEqual([[2, "Kd"]]);
  });

  it("sees a deal, and nothing else in it", () => {
    expect(changeBetween(shown({ trick: [[1, "Jc"]] }, 1), shown({}, 2))).toEqual({ ...STILL, dealt: true });
    expect(changeBetween(null, shown({}))).toEqual({ ...STILL, dealt: true });
  });

  it("sees the trump turned and the hands open", () => {
    const change = changeBetween(shown({ trump: null, open: null, hand: [] }), shown({}));
    expect(change).toEqual({ ...STILL, opened: true, turned: { card: "Kd", by: null } });
  });

  it("sees who swapped the 2", () => {
    const change = changeBetween(shown({}), shown({ open: "2d", swapped: 3 }), parseEvent("3 swap"));
    expect(change).toEqual({ ...STILL, turned: { card: "2d", by: 3 }, taken: { card: "Kd", by: 3 } });
  });

  it("sees the last card of the stock go to the last to draw", () => {
    const cards: [number, string][] = [[1, "Jc"], [2, "Ac"], [3, "5s"], [0, "4c"]];
    const change = changeBetween(shown({ trick: cards, stock: 4 }), shown({ stock: 0, open: null, last: { cards, winner: 2 } }));
    expect(change).toEqual({ ...STILL, collected: { cards, winner: 2 }, drew: [2, 3, 0, 1], taken: { card: "Kd", by: 1 } });
  });

  it("sees an open card go into a hand without a draw", () => {
    const change = changeBetween(shown({ stock: 0 }), shown({ stock: 0, open: null, counts: [3, 3, 3, 4] }));
    expect(change).toEqual({ ...STILL, taken: { card: "Kd", by: 3 } });
  });

  it("tells cards that are face down apart", () => {
    const change = changeBetween(shown({ trick: [[1, "??"]] }), shown({ trick: [[1, "??"], [2, "??"]] }));
    expect(change).toEqual({ ...STILL, played: [[2, "??"]] });
    const next = changeBetween(shown({ trick: [[1, "??"]] }), shown({ trick: [[2, "??"]], last: { cards: [[1, "??"]], winner: null } }));
    expect(next.collected).toEqual({ cards: [[1, "??"]], winner: null });
  });

  it("sees cards dealt later, and once more from the same pack", () => {
    const dealtOut = shown({ counts: [0, 0, 0, 0], hand: [], open: null });
    expect(changeBetween(dealtOut, shown({ open: null }))).toEqual({ ...STILL, dealt: true });
    const cards: [number, string][] = [[1, "Jc"], [2, "Ac"]];
    const last = { cards, winner: 2 };
    const again = changeBetween(shown({ counts: [0, 0, 0, 0], hand: [], trick: cards }), shown({ stock: 3, last }));
    expect(again).toEqual({ ...STILL, dealt: true, collected: last });
  });

  it("needs no hand", () => {
    expect(changeBetween(shown({}), view())).toEqual(STILL);
  });
});
