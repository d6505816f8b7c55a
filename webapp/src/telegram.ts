import { preferences } from "./preferences.svelte";
import { forThisTab } from "./storage";

/** The parts of the hosted script that the app uses. */
interface WebApp {
  initData: string;
  /** Older versions do not know whether they are looked at. */
  isActive?: boolean;
  colorScheme: "light" | "dark";
  BackButton: { show(): void; hide(): void; onClick(f: () => void): void };
  SettingsButton: { show(): void; onClick(f: () => void): void };
  MainButton: {
    setParams(params: { text: string; color: string; text_color: string; is_active: boolean; is_visible: true }): void;
    hide(): void;
    showProgress(): void;
    hideProgress(): void;
    onClick(f: () => void): void;
  };
  HapticFeedback: {
    impactOccurred(style: "light"): void;
    notificationOccurred(type: "success" | "warning" | "error"): void;
    selectionChanged(): void;
  };
  isVersionAtLeast(version: string): boolean;
  ready(): void;
  expand(): void;
  disableVerticalSwipes(): void;
  enableClosingConfirmation(): void;
  disableClosingConfirmation(): void;
  openTelegramLink(url: string): void;
  switchInlineQuery(query: string, chats: ("users" | "groups" | "channels")[]): void;
  onEvent(event: string, f: () => void): void;
  offEvent(event: string, f: () => void): void;
}

interface ScriptRules {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    Telegram?: { WebApp: WebApp };
    /** Of Trusted Types: who says what may stand as the address of a script. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptRules): ScriptRules };
  }
}

const SCRIPT = "https://telegram.org/js/telegram-web-app.js";
const LAUNCHED = "carteado.telegram";

/** Telegram puts its data into the hash once; after a reload only this tab's memory knows. */
function launchedByTelegram(): boolean {
  if (location.hash.includes("tgWebAppData")) forThisTab.write(LAUNCHED, true);
  return forThisTab.read<boolean>(LAUNCHED) ?? false;
}

/** Init data in the hash without a version come from a local room: nobody is there for the hosted script to talk to. */
function localData(): string | null {
  const launch = new URLSearchParams(location.hash.slice(1));
  return launch.has("tgWebAppVersion") ? null : launch.get("tgWebAppData");
}

/** The page's policy lets code name no other address for a script. */
function addressOfScript(): string {
  const policy = window.trustedTypes?.createPolicy("telegram", { createScriptURL: () => SCRIPT });
  return policy?.createScriptURL(SCRIPT) ?? SCRIPT;
}

function loadScript(): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = addressOfScript();
    // Without the script the app is a plain web page.
    script.onload = script.onerror = () => resolve();
    document.head.append(script);
  });
}

/** The one thing that a screen is there to do. */
export interface MainAction {
  label: string;
  /** It is being done, and cannot be asked for again meanwhile. */
  busy: boolean;
  press: () => void;
}

/** Everything the app asks of Telegram; outside Telegram each of these does nothing. */
class Telegram {
  private app: WebApp | null = null;
  private onBack: (() => void) | null = null;
  private onMain: (() => void) | null = null;
  /** What Telegram signed, as text. */
  initData: string | null = null;

  async start(): Promise<void> {
    this.initData = localData();
    if (this.initData || !launchedByTelegram()) return;
    await loadScript();
    const app = window.Telegram?.WebApp;
    if (!app?.initData) return;
    this.app = app;
    this.initData = app.initData;
    app.ready();
    app.expand();
    // Dragging a card would otherwise close the sheet.
    if (app.isVersionAtLeast("7.7")) app.disableVerticalSwipes();
    app.MainButton.onClick(() => this.onMain?.());
    if (app.isVersionAtLeast("6.1")) app.BackButton.onClick(() => this.onBack?.());
  }

  /** Whose Telegram this is; unchecked, so only good for telling two of them apart. */
  get userId(): number | null {
    return this.user?.id ?? null;
  }

  /** What the link that led here carried along. */
  get startParam(): string | null {
    return this.field("start_param");
  }

  get language(): string | null {
    return this.user?.language_code ?? null;
  }

  get theme(): "light" | "dark" | null {
    return this.app?.colorScheme ?? null;
  }

  onTheme(f: () => void): void {
    this.app?.onEvent("themeChanged", f);
  }

  /** Does something whenever the app is in the foreground; `begin` returns how to end it, and so does this. */
  whileActive(begin: () => () => void): () => void {
    let end = this.app?.isActive === false ? null : begin();
    const enter = (): void => void (end ??= begin());
    const leave = (): void => {
      end?.();
      end = null;
    };
    this.app?.onEvent("activated", enter);
    this.app?.onEvent("deactivated", leave);
    return () => {
      this.app?.offEvent("activated", enter);
      this.app?.offEvent("deactivated", leave);
      leave();
    };
  }

  /** Telegram's own back button: `f` when there is a way back, else null. */
  back(f: (() => void) | null): void {
    this.onBack = f;
    if (!this.app?.isVersionAtLeast("6.1")) return;
    if (f) this.app.BackButton.show();
    else this.app.BackButton.hide();
  }

  /** Whether Telegram shows the main action of a screen, under the page. */
  get hasMain(): boolean {
    return this.app !== null;
  }

  main(action: MainAction | null): void {
    this.onMain = action?.press ?? null;
    const button = this.app?.MainButton;
    if (action?.busy) button?.showProgress();
    else button?.hideProgress();
    if (!action) return button?.hide();
    const colour = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim();
    const [color, text_color] = [colour("--accent"), colour("--on-accent")];
    button?.setParams({ text: action.label, color, text_color, is_active: !action.busy, is_visible: true });
  }

  /** Whether closing the app asks first: only in the middle of a match. */
  guardClosing(on: boolean): void {
    if (!this.app?.isVersionAtLeast("6.2")) return;
    if (on) this.app.enableClosingConfirmation();
    else this.app.disableClosingConfirmation();
  }

  /** Opens the settings from Telegram's own menu. */
  settings(open: () => void): void {
    if (!this.app?.isVersionAtLeast("7.0")) return;
    this.app.SettingsButton.onClick(open);
    this.app.SettingsButton.show();
  }

  get vibrates(): boolean {
    return this.app?.isVersionAtLeast("6.1") ?? false;
  }

  haptic(kind: "tap" | "pick" | "success" | "warning" | "error"): void {
    if (!this.app || !this.vibrates || preferences.get("haptics") === "off") return;
    const haptics = this.app.HapticFeedback;
    if (kind === "tap") haptics.impactOccurred("light");
    else if (kind === "pick") haptics.selectionChanged();
    else haptics.notificationOccurred(kind);
  }

  /** Lets the player choose a chat for the link; false when Telegram is not there. */
  share(url: string, text: string): boolean {
    if (!this.app) return false;
    this.app.openTelegramLink(`https://t.me/share/url?${new URLSearchParams({ url, text })}`);
    return true;
  }

  /** Whether a game may be taken into any chat. */
  get canOffer(): boolean {
    return this.app?.isVersionAtLeast("6.7") ?? false;
  }

  /** Lets the player choose a chat where the bot offers the table of that id, or new ones of a game; false where it has no inline mode. */
  offer(what: string): boolean {
    try {
      this.app?.switchInlineQuery(what, ["users", "groups", "channels"]);
      return this.canOffer;
    } catch {
      return false;
    }
  }

  private get user(): { id: number; language_code?: string } | null {
    return JSON.parse(this.field("user") ?? "null") as { id: number; language_code?: string } | null;
  }

  private field(name: string): string | null {
    return new URLSearchParams(this.initData ?? "").get(name);
  }
}

export const telegram = new Telegram();
