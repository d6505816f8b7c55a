import { describe, expect, it } from "vitest";
import { clockwiseFromMe, handPlaces, handPlan, seatPlace, shapeOf, sizesOf, tableIn, trickPlace, type Round } from "./layout";

const four: Round = { me: 2, players: 4, clockwise: true };

describe("seats", () => {
  it("puts the next seat at my left in a clockwise game, at my right in the other", () => {
    expect(clockwiseFromMe(3, four)).toBe(1);
    expect(clockwiseFromMe(3, { ...four, clockwise: false })).toBe(3);
    expect(seatPlace(3, four, "portrait", false)).toEqual([12, 50]);
    expect(seatPlace(3, { ...four, clockwise: false }, "portrait", false)).toEqual([88, 50]);
  });

  it("gives my own seat no place: it has the console", () => {
    expect(seatPlace(2, four, "portrait", false)).toBeNull();
  });

  it("puts the partner at the top, whoever looks", () => {
    for (const me of [0, 1, 2, 3]) expect(seatPlace((me + 2) % 4, { ...four, me }, "desktop", false)).toEqual([50, 15]);
  });

  it("mirrors my left hand at my right", () => {
    for (const shape of ["portrait", "compact"] as const) {
      const places = [1, 2, 3, 4, 5].map((seat) => seatPlace(seat, { me: 0, players: 6, clockwise: true }, shape, false) ?? [0, 0]);
      expect(new Set(places.map(String)).size).toBe(5);
      for (const [x, y] of places) expect(places).toContainEqual([100 - x, y]);
    }
  });

  it("moves everybody up while a panel is open", () => {
    expect(seatPlace(3, four, "portrait", true)).toEqual([12, 36]);
    expect(seatPlace(3, four, "compact", true)).toEqual([13, 39]);
  });
});

describe("the trick", () => {
  it("lays my card down, my left neighbour's left", () => {
    const mine = trickPlace(2, four, "portrait");
    expect(mine.x).toBeCloseTo(0);
    expect(mine.y).toBeCloseTo(0.8);
    const left = trickPlace(3, four, "portrait");
    expect(left.x).toBeCloseTo(-0.9);
    expect(left.y).toBeCloseTo(0);
  });

  it("lies in a row on a low cloth", () => {
    const heights = [0, 1, 2, 3].map((seat) => Math.abs(trickPlace(seat, four, "landscape").y));
    expect(Math.max(...heights)).toBeLessThan(0.2);
    expect(trickPlace(1, four, "landscape").x).toBe(-trickPlace(3, four, "landscape").x);
  });
});

describe("the table", () => {
  it("is as large as the window, and never smaller than on the smallest phone", () => {
    expect(tableIn(390, 844)).toEqual([390, 844]);
    expect(tableIn(320, 480)).toEqual([320, 480]);
    expect(tableIn(740, 280)).toEqual([740, 280]);
    expect(tableIn(195, 422)).toEqual([320, 568]);
    expect(tableIn(422, 195)).toEqual([422, 568]);
    expect(tableIn(300, 700)).toEqual([320, 700]);
  });
});

describe("my hand", () => {
  it("never leaves the screen and never hides a finger's width", () => {
    for (const width of [320, 360, 390, 430, 490, 520])
      for (let count = 1; count <= 10; count++) {
        const { card, cards } = handPlaces(count, width, 112, false);
        const xs = cards.map((place) => place.x);
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...xs) + card).toBeLessThanOrEqual(width);
        const { step } = handPlan(count, width, 112);
        if (count > 1) expect(step).toBeGreaterThanOrEqual(44);
      }
  });

  it("takes two rows when one would hide too much", () => {
    expect(handPlan(3, 390, 112).rows).toBe(1);
    expect(handPlan(10, 390, 112).rows).toBe(2);
  });

  it("fans in one row, upright in the middle, and lies flat when asked", () => {
    expect(handPlaces(3, 390, 112, false).cards.map((place) => place.arc)).toEqual([-3, 0, 3]);
    expect(handPlaces(3, 390, 112, true).cards.map((place) => place.arc)).toEqual([0, 0, 0]);
  });
});

describe("sizes", () => {
  it("knows four shapes", () => {
    expect([shapeOf(390, 844), shapeOf(320, 568), shapeOf(844, 390), shapeOf(1280, 800)]).toEqual([
      "portrait",
      "compact",
      "landscape",
      "desktop",
    ]);
  });

  it("draws larger cards for two", () => {
    expect(sizesOf(390, 844, 2).trick).toBeGreaterThan(sizesOf(390, 844, 4).trick);
  });
});
