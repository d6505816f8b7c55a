/** The fair shuffle of docs/protocol.md, step by step, on the browser's own cryptography. Bytes come as hexadecimal. */

const COMMITMENT = "carteado commitment 1";
const DEAL = "carteado deal 1";
const WORDS = 2 ** 32;
const WORD_BYTES = 4;

/** SHA-256 of salt and seed: what was shown before the first deal. */
export async function commitment(seed: string, salt: string): Promise<string> {
  const sealed = await crypto.subtle.digest("SHA-256", joined(ascii(COMMITMENT), bytes(salt), bytes(seed)));
  return Array.from(new Uint8Array(sealed), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The key of all shuffles of a match. */
export function keyOf(seed: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** The random numbers of one deal: HMAC-SHA256 in counter mode, cut into whole numbers of four bytes. */
export class Stream {
  private readonly prefix: Uint8Array;
  private words: number[] = [];
  private block = 0;

  /** `entropy`: the contribution of each seat in order, empty for a seat that gave none. */
  constructor(
    private readonly key: CryptoKey,
    deal: number,
    entropy: readonly string[],
  ) {
    const given = entropy.map(bytes).map((part) => joined(new Uint8Array([part.length]), part));
    this.prefix = joined(ascii(DEAL), word(deal), ...given);
  }

  /** A number from 0 to `bound` - 1, each equally likely: words past the last whole multiple are thrown away. */
  async below(bound: number): Promise<number> {
    const limit = WORDS - (WORDS % bound);
    let next: number;
    do next = await this.next();
    while (next >= limit);
    return next % bound;
  }

  /** Fisher-Yates from the last place down; the result is the deck, top first. */
  async shuffle<T>(pack: readonly T[]): Promise<T[]> {
    const deck = [...pack];
    for (let last = deck.length - 1; last > 0; last--) {
      const other = await this.below(last + 1);
      [deck[last], deck[other]] = [deck[other] as T, deck[last] as T];
    }
    return deck;
  }

  private async next(): Promise<number> {
    const ready = this.words.shift();
    if (ready !== undefined) return ready;
    const digest = await crypto.subtle.sign("HMAC", this.key, joined(this.prefix, word(this.block++)));
    const view = new DataView(digest);
    this.words = Array.from({ length: digest.byteLength / WORD_BYTES }, (_, at) => view.getUint32(at * WORD_BYTES));
    return this.next();
  }
}

function word(number: number): Uint8Array {
  const four = new Uint8Array(WORD_BYTES);
  new DataView(four.buffer).setUint32(0, number);
  return four;
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
