import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commitment, keyOf, Stream } from "./shuffle";

interface Deal {
  seed: string;
  deal: number;
  entropy: string[];
}
interface Vectors {
  commitments: { seed: string; salt: string; commitment: string }[];
  numbers: (Deal & { about: string; bounds: number[]; numbers: number[] })[];
  shuffles: (Deal & { game: string; players: number; pack: string; deck: string })[];
  luck: (Deal & { pack: string; made: number; choices: string[]; drawn: string })[];
  lots: (Omit<Deal, "deal"> & { pack: string; ranks: string; rounds: [number, string][][]; dealer: number })[];
}

/** The same file that the server's tests read. */
const VECTORS = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../docs/vectors/fairness.json"), "utf8"),
) as Vectors;

const numbersOf = async ({ seed, deal, entropy }: Deal): Promise<Stream> => new Stream(await keyOf(seed), deal, entropy);

describe("the vectors of the protocol", () => {
  test.each(VECTORS.commitments)("commitment of $seed", async ({ seed, salt, commitment: expected }) => {
    expect(await commitment(seed, salt)).toBe(expected);
  });

  test.each(VECTORS.numbers)("numbers: $about", async (vector) => {
    const numbers = await numbersOf(vector);
    const drawn = [];
    for (const bound of vector.bounds) drawn.push(await numbers.below(bound));
    expect(drawn).toEqual(vector.numbers);
  });

  test.each(VECTORS.shuffles)("deal $deal of $game for $players", async (vector) => {
    const numbers = await numbersOf(vector);
    expect((await numbers.shuffle(vector.pack.split(" "))).join(" ")).toBe(vector.deck);
  });

  test.each(VECTORS.luck)("luck after $made moves of deal $deal", async (vector) => {
    const numbers = await numbersOf(vector);
    await numbers.shuffle(vector.pack.split(" "));
    for (let made = 0; made < vector.made; made++) await numbers.below(2);
    expect(vector.choices[await numbers.below(vector.choices.length)]).toBe(vector.drawn);
  });

  test.each(VECTORS.lots)("lots for seat $dealer", async (vector) => {
    const numbers = await numbersOf({ ...vector, deal: 0 });
    const cards = await numbers.shuffle(vector.pack.split(" "));
    expect(cards.slice(0, vector.rounds.flat().length)).toEqual(vector.rounds.flat().map(([, card]) => card));
    const rank = (card: string): number => vector.ranks.indexOf(card.charAt(0));
    const [highest] = [...(vector.rounds.at(-1) ?? [])].sort(([, one], [, other]) => rank(other) - rank(one));
    expect(highest?.[0]).toBe(vector.dealer);
  });
});
