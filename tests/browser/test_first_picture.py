"""What the page shows before any script has come, and what becomes of it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.axe import violations
from tests.browser.gallery import THEMES, Theme
from tests.browser.phone import SIZE, Phone, phones

LINKS = ("/", "/#/t/some-table", "/#tgWebAppData=query_id%3Dx&tgWebAppVersion=8.0")
NO_MAIN_YET = "landmark-one-main: html"
"""That part of the page is the app's."""
SEEN = "performance.getEntriesByName('first-contentful-paint').length > 0"
WORN = """() => ["body", "#cover"].map((part) => {
  const { backgroundColor, backgroundImage, color } = getComputedStyle(document.querySelector(part));
  return [backgroundColor, backgroundImage, color];
})"""
"""The colours of the first picture."""
PAINTED = """async () => {
  const entries = (type) => new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
    setTimeout(() => resolve([]), 500);
  });
  const largest = (await entries("largest-contentful-paint")).at(-1);
  const shifts = (await entries("layout-shift")).reduce((sum, { value }) => sum + value, 0);
  return { largest: largest?.element.parentElement.id, shifts };
}"""


@contextmanager
def still_loading(browser: Browser, address: str, theme: Theme) -> Iterator[Page]:
    """The page alone: scripts and style sheets are on their way for as long as this lasts."""
    page = browser.new_page(viewport=SIZE, locale="pt-BR", color_scheme=theme)
    held: list[Route] = []
    page.route("**/assets/**", lambda route: held.append(route))
    page.goto(address, wait_until="commit")
    yield page
    for route in held:
        route.abort()
    page.close()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("link", LINKS)
def test_the_page_says_what_it_is_before_any_script_or_style_sheet(
    browser: Browser, room: str, link: str, theme: Theme
) -> None:
    with still_loading(browser, room + link, theme) as page:
        expect(page.get_by_role("heading", name="Carteado")).to_be_visible()
        expect(page.get_by_text("Truco")).to_be_in_viewport()
        page.wait_for_function(SEEN)
        assert violations(page) == [NO_MAIN_YET]


@pytest.mark.parametrize("theme", THEMES)
def test_it_stays_as_it_is_for_who_has_no_name_yet(browser: Browser, room: str, theme: Theme) -> None:
    with still_loading(browser, room, theme) as page:
        worn = page.evaluate(WORN)
    with phones(browser, room, "Ana", color_scheme=theme) as (ana,):
        ana.page.goto(room)
        ana.button("Continuar").wait_for()
        assert ana.page.evaluate(WORN) == worn
        assert ana.page.evaluate(PAINTED) == {"largest": "cover", "shifts": 0}
        assert names(ana) == 1


def test_it_is_gone_where_there_is_something_else(browser: Browser, room: str) -> None:
    with phones(browser, room, "Ana") as (ana,):
        ana.enter()
        expect(ana.page.get_by_role("link", name="Truco")).to_be_visible()
        expect(ana.page.locator("#cover")).to_be_hidden()
        assert names(ana) == 1
        ana.page.goto(f"{room}/#/t/nowhere")
        expect(ana.page.get_by_role("alert")).to_be_visible()
        expect(ana.page.locator("#cover")).to_be_hidden()
        ana.errors.clear()  # the browser itself reports what was not found


def names(person: Phone) -> int:
    """How often who hears the page is told the room's name."""
    return person.page.get_by_role("img", name="Carteado").count()
