// What the app uses of Telegram's hosted script, in the hands of a test.
{
  const listeners = [];
  const style = document.documentElement.style;
  window.Telegram = {
    WebApp: {
      initData: new URLSearchParams(location.hash.slice(1)).get("tgWebAppData"),
      colorScheme: "dark",
      BackButton: { show() {}, hide() {}, onClick() {} },
      MainButton: { setParams() {}, hide() {}, showProgress() {}, hideProgress() {}, onClick() {} },
      SettingsButton: {
        shown: false,
        show() {
          this.shown = true;
        },
        onClick(press) {
          this.press = press;
        },
      },
      HapticFeedback: { impactOccurred() {}, notificationOccurred() {}, selectionChanged() {} },
      isVersionAtLeast: () => true,
      ready() {},
      expand() {},
      disableVerticalSwipes() {},
      enableClosingConfirmation() {},
      disableClosingConfirmation() {},
      onEvent: (event, listener) => event === "themeChanged" && listeners.push(listener),
      offEvent() {},
      /** A new theme: colours by their names. */
      paint(colours) {
        for (const [name, colour] of Object.entries(colours)) style.setProperty(`--tg-theme-${name}-color`, colour);
        for (const listener of listeners) listener();
      },
    },
  };
}
