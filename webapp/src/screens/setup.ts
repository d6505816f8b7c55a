/** How a table is to be opened: as last time on this device, as the house plays, quickly, or for an evening. */
import { optionsOf } from "../games";
import type { GameDeclaration, OptionValue } from "../protocol";
import { lasting } from "../storage";

export interface Setup {
  players: number;
  options: Record<string, OptionValue>;
  clock: string;
  /** The cards already played may be looked up. */
  recall: boolean;
}

/** `id` names its words. */
export interface Preset {
  id: "last" | "house" | "quick" | "long";
  setup: Setup;
}

const KEY = "carteado.setups";
const USUAL_CLOCK = "30";
const QUICK_CLOCK = "15";
const PATIENT_CLOCK = "60";
/** Options that say how long a match is; their values rise. */
const LENGTHS = ["target", "match"];

/** The ways that differ from those before them. */
export function presetsOf(game: GameDeclaration, clocks: string[]): Preset[] {
  const house = houseSetup(game, clocks);
  const last = lastSetup(game, clocks);
  const presets: Preset[] = [
    ...(last ? [{ id: "last", setup: last } as const] : []),
    { id: "house", setup: house },
    { id: "quick", setup: ofLength(game, house, 0, offered(clocks, QUICK_CLOCK)) },
    { id: "long", setup: ofLength(game, house, -1, offered(clocks, PATIENT_CLOCK)) },
  ];
  return presets.filter(({ setup }, i) => !presets.slice(0, i).some((before) => isSame(game, before.setup, setup)));
}

/** Notes how a game's table was opened. */
export function rememberSetup(game: GameDeclaration, setup: Setup): void {
  lasting.write(KEY, { ...lasting.read<Record<string, Setup>>(KEY), [game.id]: setup });
}

/** Whether two ways come to the same table: an option without effect at so many seats makes no difference. */
export function isSame(game: GameDeclaration, one: Setup, other: Setup): boolean {
  const options = optionsOf(game, one.players);
  return one.players === other.players && one.clock === other.clock && one.recall === other.recall && options.every(({ key }) => one.options[key] === other.options[key]);
}

function houseSetup(game: GameDeclaration, clocks: string[]): Setup {
  const options = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
  return { players: game.players.at(-1) ?? 0, options, clock: offered(clocks, USUAL_CLOCK), recall: false };
}

/** The house's way, with the match as long as the value at that place makes it. */
function ofLength(game: GameDeclaration, house: Setup, place: number, clock: string): Setup {
  const lengths = game.options.flatMap(({ key, values }) => (LENGTHS.includes(key) ? [[key, values.at(place)]] : []));
  return { ...house, options: { ...house.options, ...Object.fromEntries(lengths) }, clock };
}

function offered(clocks: string[], clock: string): string {
  return clocks.includes(clock) ? clock : (clocks[0] ?? "");
}

/** What was kept, as far as the room still offers it. */
function lastSetup(game: GameDeclaration, clocks: string[]): Setup | null {
  const kept = lasting.read<Record<string, Partial<Setup>>>(KEY)?.[game.id];
  if (!kept || !game.players.includes(kept.players ?? 0) || !clocks.includes(kept.clock ?? "")) return null;
  const options = game.options.map((option) => {
    const value = kept.options?.[option.key];
    return [option.key, value !== undefined && option.values.includes(value) ? value : option.default];
  });
  return { players: kept.players ?? 0, options: Object.fromEntries(options) as Setup["options"], clock: kept.clock ?? "", recall: kept.recall === true };
}
