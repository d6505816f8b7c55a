"""A walk through everything that is not a running hand, on one page: what a new guest comes by."""

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from carteado.words import SOURCE, words
from tests.browser.phone import Phone

NAME = "Ana"
GAMES = ("bisca", "sueca", "triunfo", "brisca", "truco")
TABLES = {"bisca": 4, "triunfo": 6, "brisca": 2}
"""As many as a person may have open: pairs, the most seats, a lobby with a part of its game."""


def screens(page: Page, address: str, language: str = SOURCE) -> Iterator[str]:
    """The name of each screen, while it is shown. The page speaks the language."""
    say, ana = words(language), Phone(page, address, NAME)
    page.goto(address)
    ana.button(say("name-go")).wait_for()
    yield "door"
    yield from rules(page)
    go(page, "#/")
    page.get_by_role("textbox").fill(NAME)
    ana.tap(say("name-go"))
    page.get_by_role("link", name=say("truco")).wait_for()
    yield "home"
    for game in GAMES:
        go(page, f"#/open/{game}")
        ana.button(say("open-go", game=say(game))).wait_for()
        yield f"open {game}"
    for game, players in TABLES.items():
        yield from lobby(ana, game, players, language)
    go(page, "#/")
    page.get_by_text(say("table-of", host=NAME)).first.wait_for()
    ana.tap(say("home-join"))
    yield "home with tables"
    go(page, "#/settings")
    page.get_by_role("heading", level=1).wait_for()
    yield "settings"
    go(page, "#/t/nowhere")
    page.get_by_role("alert").wait_for()
    yield "gone"
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    page.get_by_role("alert").wait_for()
    yield "offline"


def rules(page: Page) -> Iterator[str]:
    go(page, "#/rules")
    page.locator("a[href='#/rules/truco']").wait_for()
    yield "rules"
    go(page, "#/rules/truco")
    page.locator(".rules [data-clauses~=TRU-1]").first.wait_for()
    yield "rules of a game"


def lobby(ana: Phone, game: str, players: int, language: str) -> Iterator[str]:
    say = words(language)
    go(ana.page, f"#/open/{game}")
    ana.page.get_by_role("radio", name=say(f"{game}-seats-{players}")).locator("..").click()
    ana.tap(say("open-go", game=say(game)))
    expect(ana.page.get_by_role("heading", name=say("table-of", host=NAME))).to_be_visible()
    yield f"lobby {game}"
    ana.tap(say("lobby-seat", seat=2))
    ana.page.get_by_role("dialog").wait_for()
    yield f"seat {game}"
    ana.page.keyboard.press("Escape")


def go(page: Page, to: str) -> None:
    page.evaluate("hash => { location.hash = hash }", to)
