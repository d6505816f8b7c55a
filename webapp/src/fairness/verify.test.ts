import { describe, expect, test } from "vitest";
import type { PublishedMatch } from "../protocol";
import { NOTED, PUBLISHED } from "./fakes";
import { isRight, verify } from "./verify";

const found = (over: Partial<PublishedMatch>, note = NOTED): ReturnType<typeof verify> => verify({ ...PUBLISHED, ...over }, note, 0);

describe("a match as it was dealt", () => {
  test("fits in all its parts", async () => {
    const proof = await found({});
    expect(proof).toEqual({ sealed: true, promised: true, mine: true, hands: [true, true, true] });
    expect(isRight(proof)).toBe(true);
  });

  test("fits for whoever only watched, and for a phone that saw nothing of it", async () => {
    const proof = await verify(PUBLISHED, {}, null);
    expect(proof).toMatchObject({ promised: null, mine: null });
    expect(isRight(proof)).toBe(true);
  });

  test("fits without a hand", async () => {
    expect(isRight(await found({ records: [] }))).toBe(true);
  });
});

describe("a match does not fit", () => {
  const [first, second, third] = PUBLISHED.records as [{ deck: string }, { deck: string }, { deck: string }];
  const other = "00".repeat(16);

  test.each<[string, Partial<PublishedMatch>, object]>([
    ["another seed", { seed: other + other }, { sealed: false, hands: [false, false, false] }],
    ["another salt", { salt: other }, { sealed: false, hands: [true, true, true] }],
    ["another promise", { commitment: other + other }, { sealed: false, promised: false }],
    ["my part left out", { entropy: [other, ...PUBLISHED.entropy.slice(1)] }, { mine: false, hands: [false, false, false] }],
    ["my part at another seat", { entropy: PUBLISHED.entropy.toReversed() }, { mine: false }],
    ["somebody else's part", { entropy: [...PUBLISHED.entropy.slice(0, 3), other] }, { mine: true, hands: [false, false, false] }],
    ["two hands exchanged", { records: [second, first, third] }, { hands: [false, false, true] }],
    ["a missing hand", { records: [first, third] }, { hands: [true, false] }],
    ["two cards exchanged", { records: [first, { deck: second.deck.replace("2c 6d", "6d 2c") }, third] }, { hands: [true, false, true] }],
    ["a card less", { records: [first, { deck: second.deck.slice(3) }, third] }, { hands: [true, false, true] }],
    ["a card twice", { records: [{ deck: first.deck.replace("2h", "6c") }] }, { hands: [false] }],
  ])("%s", async (_, over, expected) => {
    const proof = await found(over);
    expect(proof).toMatchObject(expected);
    expect(isRight(proof)).toBe(false);
  });

  test("another secret with a promise of its own: the phone has noted the first", async () => {
    const proof = await found({}, { ...NOTED, commitment: other + other });
    expect(proof).toMatchObject({ sealed: true, promised: false });
    expect(isRight(proof)).toBe(false);
  });
});
