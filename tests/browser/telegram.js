// What the app uses of Telegram's hosted script, in the hands of a test.
{
  const listeners = {};
  const style = document.documentElement.style;
  window.Telegram = {
    WebApp: {
      initData: new URLSearchParams(location.hash.slice(1)).get("tgWebAppData"),
      colorScheme: "dark",
      BackButton: { show() {}, hide() {}, onClick() {} },
      MainButton: {
        setParams() {},
        hide() {},
        showProgress() {},
        hideProgress() {},
        onClick(press) {
          this.press = press;
        },
      },
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
      switchInlineQuery(query) {
        this.query = query;
      },
      isVersionAtLeast: () => true,
      ready() {},
      expand() {},
      disableVerticalSwipes() {},
      enableClosingConfirmation() {},
      disableClosingConfirmation() {},
      onEvent: (event, listener) => (listeners[event] ??= new Set()).add(listener),
      offEvent: (event, listener) => listeners[event]?.delete(listener),
      tell(event) {
        for (const listener of listeners[event] ?? []) listener();
      },
      /** A new theme: colours by their names. */
      paint(colours) {
        for (const [name, colour] of Object.entries(colours)) style.setProperty(`--tg-theme-${name}-color`, colour);
        this.tell("themeChanged");
      },
    },
  };
}
