/** Made-up people and hands, and the words of the source language, for tests. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { BiscaHand, SeatView } from "../protocol";
import type { Translate } from "./sentences";

const WORDS = join(import.meta.dirname, "../../../shared/carteado/words/pt-BR");
const bundle = new FluentBundle("pt-BR", { useIsolating: false });
// The Spanish pack's words would replace those of the French one.
for (const file of readdirSync(WORDS).filter((name) => name !== "spanish.ftl")) bundle.addResource(new FluentResource(readFileSync(join(WORDS, file), "utf8")));

export const portuguese: Translate = (id, args) => {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
};

export const people: SeatView[] = ["Lia", "Rui", "Ana", "Téo"].map((name) => ({ name, kind: "human", level: null, bank: 60_000, gesture: null }));

/** The running hand of a four-handed table, between two tricks; trumps are diamonds. */
export function hand(over: Partial<BiscaHand> = {}): BiscaHand {
  return {
    game: "bisca",
    dealer: 3,
    leader: 1,
    waiting: {},
    pause: null,
    hand: ["7d", "Ks", "4c"],
    counts: [3, 3, 3, 3],
    trick: [],
    winner: null,
    trick_points: null,
    last: null,
    tricks: [0, 0],
    legal: [],
    barred: {},
    result: null,
    choice: "draw",
    trump: "d",
    open: "Kd",
    returned: null,
    stock: 28,
    swapped: null,
    relos: [],
    seven_played: false,
    partner: null,
    ...over,
  };
}
