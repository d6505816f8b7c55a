import { telegram } from "./telegram";

/** Day or night: Telegram's choice, else the device's. */
export function followTheme(): void {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const show = (): void => {
    document.documentElement.dataset["theme"] = telegram.theme ?? (night.matches ? "dark" : "light");
  };
  night.addEventListener("change", show);
  telegram.onTheme(show);
  show();
}
