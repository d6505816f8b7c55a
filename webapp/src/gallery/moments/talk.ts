import { room } from "../../room.svelte";
import { press, type Moment } from "../moment";
import type { ShownTable } from "../store.svelte";
import bisca from "./bisca";
import brisca from "./brisca";
import triunfo from "./triunfo";
import truco from "./truco";

const PHRASES = ["well-played", "thanks", "oops", "patience", "again", "wow", "laugh", "cool", "hourglass"];
const OWN = ["take-that", "fat-trick", "capote", "spared"];

/** Everybody speaks at once, as soon as there is somebody to hear it. */
function chatter(table: ShownTable): void {
  const { hearer, view } = table;
  if (hearer && view) view.seats.forEach((_, seat) => hearer({ table: table.id, seat, phrase: seat % 2 ? "oops" : "laugh", at: 0 }));
  else requestAnimationFrame(() => chatter(table));
}

function openPanel(): void {
  room.offer = { games: [{ id: "bisca", players: [4], clockwise: true, options: [], phrases: [...PHRASES, ...OWN] }], clocks: [], guests: true };
  press(".bar > button:last-child:not(:first-child)");
}

function framesOf(moments: Moment[], id: string): Moment["frames"] {
  const moment = moments.find((other) => other.id === id);
  if (!moment) throw new Error(`no moment ${id}`);
  return moment.frames;
}

const moments: Moment[] = [
  { id: "two", frames: framesOf(bisca, "two"), touch: chatter },
  { id: "four", frames: framesOf(bisca, "pause"), touch: chatter },
  { id: "three", frames: framesOf(brisca, "swap"), touch: chatter },
  { id: "six", frames: framesOf(triunfo, "names-pause"), touch: chatter },
  { id: "truco", frames: framesOf(truco, "answer-mine"), touch: chatter },
  { id: "panel", frames: framesOf(bisca, "pause"), touch: openPanel },
  { id: "watching", frames: framesOf(bisca, "watch"), touch: openPanel },
];

export default moments;
