import { LANGUAGES, type Language } from "./languages";
import { lasting } from "./storage";

/** What a player chooses once for all tables, with the values that there are; the first one is how it begins. */
const CHOICES = {
  pack: ["fr2", "fr4", "es"],
  felt: ["game", "mare", "tinta", "vinho", "oliva", "brasa"],
  /** `suit`: by suit, trumps at the right. `strength`: the weakest at the left. */
  order: ["suit", "strength"],
  hand: ["right", "left"],
  confirm: ["off", "on"],
  sound: ["on", "off"],
  haptics: ["on", "off"],
  /** `device`: less where the device asks for less. */
  motion: ["device", "less"],
  language: ["device", ...LANGUAGES],
} as const;

export type Choices = typeof CHOICES;
export type Preference = keyof Choices;
export type Preferences = { [P in Preference]: Choices[P][number] };

const KEY = "carteado.preferences";

class PreferenceStore {
  private values = $state<Preferences>(kept());

  get<P extends Preference>(preference: P): Preferences[P] {
    return this.values[preference];
  }

  set<P extends Preference>(preference: P, value: Preferences[P]): void {
    this.values[preference] = value;
    lasting.write(KEY, $state.snapshot(this.values));
  }

  /** All that a preference can be. */
  choices<P extends Preference>(preference: P): Choices[P] {
    return CHOICES[preference];
  }

  get language(): Language | null {
    const { language } = this.values;
    return language === "device" ? null : language;
  }
}

/** What was kept, as far as it is still to be had. */
function kept(): Preferences {
  const read = lasting.read<Partial<Record<Preference, string>>>(KEY) ?? {};
  const entries = Object.entries(CHOICES).map(([name, values]) => {
    const value = read[name as Preference];
    return [name, (values as readonly string[]).includes(value ?? "") ? value : values[0]];
  });
  return Object.fromEntries(entries) as Preferences;
}

export const preferences = new PreferenceStore();
