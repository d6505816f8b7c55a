"""A walk through everything that is not a running hand, on one page: what a new guest comes by."""

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.browser.phone import Phone

NAME = "Ana"
GAMES = ("Bisca", "Sueca", "Triunfo", "Brisca", "Truco")
TABLES = {"Bisca": "4, em duplas", "Triunfo": "6, cada um por si", "Brisca": "2, um contra um"}
"""As many as a person may have open: pairs, the most seats, a lobby with a part of its game."""


def screens(page: Page, address: str) -> Iterator[str]:
    """The name of each screen, while it is shown."""
    ana = Phone(page, address, NAME)
    page.goto(address)
    ana.button("Continuar").wait_for()
    yield "door"
    yield from rules(page)
    go(page, "#/")
    page.get_by_role("textbox").fill(NAME)
    ana.tap("Continuar")
    page.get_by_role("link", name="Truco").wait_for()
    yield "home"
    for game in GAMES:
        go(page, f"#/open/{game.lower()}")
        ana.button(f"Abrir mesa de {game}").wait_for()
        yield f"open {game}"
    for game, seats in TABLES.items():
        yield from lobby(ana, game, seats)
    go(page, "#/")
    page.get_by_text(f"Mesa de {NAME}").first.wait_for()
    ana.tap("Entrar com convite")
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
    page.get_by_role("link", name="Truco").wait_for()
    yield "rules"
    go(page, "#/rules/truco")
    page.get_by_role("heading", name="As cartas").first.wait_for()
    yield "rules of a game"


def lobby(ana: Phone, game: str, seats: str) -> Iterator[str]:
    go(ana.page, f"#/open/{game.lower()}")
    ana.page.get_by_role("radio", name=seats).locator("..").click()
    ana.tap(f"Abrir mesa de {game}")
    expect(ana.page.get_by_role("heading", name=f"Mesa de {NAME}")).to_be_visible()
    yield f"lobby {game}"
    ana.tap("Lugar 2")
    ana.page.get_by_role("dialog").wait_for()
    yield f"seat {game}"
    ana.page.keyboard.press("Escape")


def go(page: Page, to: str) -> None:
    page.evaluate("hash => { location.hash = hash }", to)
