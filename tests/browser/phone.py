"""A person with a phone: what he sees and taps, in his own words."""

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

SIZE = {"width": 390, "height": 844}
PATIENCE_MS = 30_000
"""Longer than any pause, several bots and a slow machine together."""
expect.set_options(timeout=PATIENCE_MS)
MOMENT_MS = 2_000
TICK_MS = 100
LONGEST_S = 300
"""More than any match of these tests takes."""


class Phone:
    """One person's app in a browser of its own."""

    def __init__(self, page: Page, address: str, name: str) -> None:
        self.page = page
        self.address = address
        self.name = name
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)

    def enter(self, path: str = "/") -> None:
        """Come in as a guest, at the start or at a table's link."""
        self.page.goto(self.address + path)
        self.page.get_by_role("textbox").fill(self.name)
        self.tap("Continuar")

    def tap(self, name: str) -> None:
        touch(self.button(name))

    def button(self, name: str) -> Locator:
        """The button whose name begins so."""
        return self.page.get_by_role("button", name=re.compile("^" + name)).first

    def play(self, card: str) -> None:
        touch(self.card(card))

    def ask_about(self, card: str) -> None:
        """Tap a card that may not be played: it is marked as disabled, and still answers."""
        self.card(card).scroll_into_view_if_needed()  # waits until it lies still
        touch(self.card(card), force=True)

    def open_table(self, seats: str, game: str = "Bisca", options: Mapping[str, str] | None = None) -> str:
        """Open a table, with other choices in sentences that begin so; the path of its link."""
        touch(self.page.get_by_role("link", name=re.compile(f"^{game}")).first)
        touch(self.page.get_by_role("radio", name=seats).locator(".."))
        for sentence, choice in (options or {}).items():
            self.page.get_by_role("combobox", name=re.compile("^" + sentence)).select_option(label=choice)
        self.tap(f"Abrir mesa de {game}")
        expect(self.page.get_by_role("heading", name=f"Mesa de {self.name}")).to_be_visible()
        return self.page.url.removeprefix(self.address)

    def sit(self, seat: int) -> None:
        """Sit down; who starts afterwards starts with this person."""
        self.tap(f"Lugar {seat + 1}")
        expect(self.button(f"Lugar {seat + 1}").get_by_text("Você")).to_be_visible()

    @property
    def board(self) -> Locator:
        return self.page.locator("main.table")

    @property
    def playable(self) -> Locator:
        return self.page.locator("button.card.legal[aria-disabled=false]")

    def card(self, name: str) -> Locator:
        return self.page.locator(f"button[data-card='{name}']")

    def act_if_asked(self) -> bool:
        """Choose the trump or play the first card, if it is this person's turn; whether he did."""
        return self.take(self.page.get_by_role("button", name="Sorteio", disabled=False), self.playable)

    def take(self, *offers: Locator) -> bool:
        """Use the first of these that is there; whether there was any."""
        for offer in offers:
            if offer.count():
                try:
                    touch(offer.first, timeout=MOMENT_MS)
                except PlaywrightTimeout:  # sent already, gone, or on its way to another place
                    self.press(offer.first)
                return True
        return False

    def press(self, button: Locator) -> None:
        """Use the keyboard where a finger has missed."""
        with suppress(PlaywrightTimeout):  # the moment is over
            button.press("Enter", timeout=MOMENT_MS)

    def says(self, text: str) -> None:
        """It stands on the table or on a sheet."""
        expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible()

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("button", name="Próxima mão")

    def shot(self, name: str) -> None:
        """Keep a picture for people to look at."""
        folder = Path("screenshots")
        folder.mkdir(exist_ok=True)
        self.page.screenshot(path=folder / f"{name}.png")


def play_until(done: Callable[[], bool], people: Sequence[Phone], act: Callable[[Phone], bool]) -> None:
    """Everybody does what he is asked until it is so."""
    end = time.monotonic() + LONGEST_S
    while not done():
        assert time.monotonic() < end, "it does not come to that"
        acted = [act(person) for person in people]
        if not any(acted):
            people[0].page.wait_for_timeout(TICK_MS)


def all_see(people: Sequence[Phone], button: str) -> Callable[[], bool]:
    """Whether the button that begins so is there for everybody."""
    return lambda: all(person.button(button).count() for person in people)


def touch(place: Locator, **given: Any) -> None:
    """Tap with a finger where the device has a touch screen, else click."""
    has_touch = place.page.evaluate("navigator.maxTouchPoints > 0")
    place.tap(**given) if has_touch else place.click(**given)


@contextmanager
def phones(browser: Browser, address: str, *names: str, **settings: Any) -> Iterator[list[Phone]]:
    """Several people, each with his own phone. Nothing may have gone wrong in any of them."""
    phone = {"viewport": SIZE, "has_touch": True, "is_mobile": True, "locale": "pt-BR", "color_scheme": "dark"}
    contexts = [browser.new_context(**(phone | settings)) for _ in names]
    people = [Phone(context.new_page(), address, name) for context, name in zip(contexts, names, strict=True)]
    try:
        yield people
        for person in people:
            assert person.errors == [], (person.name, person.errors)
    finally:
        for context in contexts:
            context.close()


@contextmanager
def lobby(
    browser: Browser,
    address: str,
    game: str,
    seats: str,
    people: Mapping[str, int],
    options: Mapping[str, str] | None = None,
    **settings: Any,
) -> Iterator[list[Phone]]:
    """The first of these people has opened a table and sits on seat 0, the others on the seats named."""
    with phones(browser, address, *people, **settings) as seated:
        host, *guests = seated
        host.enter()
        link = host.open_table(seats, game, options)
        for guest in guests:
            guest.enter(link)
            guest.sit(people[guest.name])
        yield seated


def begin(people: list[Phone]) -> None:
    """The host starts, with bots on the seats that are left."""
    people[0].tap("Começar")
    for person in people:
        expect(person.board).to_be_visible()


@contextmanager
def match(*table: Any) -> Iterator[list[Phone]]:
    """The same table as ``lobby`` makes it, begun."""
    with lobby(*table) as people:
        begin(people)
        yield people
