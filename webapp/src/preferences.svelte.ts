import type { GameLook } from "./games/looks";
import type { Language } from "./languages";
import { lasting } from "./storage";

/** What a player wants otherwise than usual, once for all tables. */
export interface Preferences {
  /** Else the French one in two colours. */
  pack?: "fr4" | "es";
  /** One cloth for all games; else each has its own. */
  felt?: GameLook["felt"];
  /** The weakest card at the left; else by suit. Trumps are at the right. */
  order?: "strength";
  hand?: "left";
  /** A first tap lifts a card, a second one plays it. */
  confirm?: "on";
  sound?: "off";
  haptics?: "off";
  /** Else as the device asks for. */
  motion?: "less";
  /** Else Telegram's or the device's. */
  language?: Language;
}

export type Preference = keyof Preferences;
export type Pack = "fr2" | NonNullable<Preferences["pack"]>;

const KEY = "carteado.preferences";
let values = $state.raw<Preferences>(lasting.read(KEY) ?? {});

export const preferences = {
  /** undefined: as usual. */
  get: <P extends Preference>(preference: P): Preferences[P] => values[preference],

  set<P extends Preference>(preference: P, value: Preferences[P]): void {
    values = { ...values, [preference]: value };
    lasting.write(KEY, values);
  },
};
