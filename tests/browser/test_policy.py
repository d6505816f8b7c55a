"""What the page's policy lets code do, in a browser that enforces it; all browser tests fail when it is broken."""

from playwright.sync_api import Browser, Route

from tests.browser.phone import phones

LAUNCH = "/#tgWebAppData=query_id%3Dx&tgWebAppVersion=8.0"


def answer_for_telegram(route: Route) -> None:
    route.fulfill(content_type="text/javascript", body="window.Telegram = { WebApp: { initData: '' } }")


def test_telegrams_script_comes_when_telegram_has_opened_the_app(browser: Browser, room: str) -> None:
    with phones(browser, room, "Ana") as (ana,):
        ana.page.route("https://telegram.org/js/telegram-web-app.js", answer_for_telegram)
        ana.enter(LAUNCH)
        assert ana.page.evaluate("Boolean(window.Telegram)")


REFUSED = """() => {
  const attempts = [
    () => (document.body.innerHTML = "<b>x</b>"),
    () => (document.createElement("script").src = "https://telegram.org/x.js"),
    () => trustedTypes.createPolicy("mine", {}),
  ];
  return attempts.map((attempt) => {
    try {
      attempt();
      return "done";
    } catch (error) {
      return error.name;
    }
  });
}"""


def test_no_text_becomes_markup_and_no_code_names_another_script(browser: Browser, room: str) -> None:
    with phones(browser, room, "Ana") as (ana,):
        ana.enter()
        assert ana.page.evaluate(REFUSED) == ["TypeError"] * 3
        ana.errors.clear()  # the console says so too
