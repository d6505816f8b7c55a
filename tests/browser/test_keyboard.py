"""Whole hands by keys alone, from home to the result, and what somebody hears who does not see the table."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.heard import heard, listen
from tests.browser.phone import Phone, match, phones

Arranged = Callable[..., str]
TWO = "2, um contra um"
LONGEST_HAND_S = 240
MOST_STOPS = 60
"""Presses of Tab from one end of a screen to the other."""
TICK_MS = 150
DESK = {"has_touch": False, "is_mobile": False, "reduced_motion": "reduce"}


class Keys:
    """One person's keyboard."""

    def __init__(self, person: Phone) -> None:
        self.person = person
        self.page: Page = person.page

    def to(self, place: Locator) -> None:
        place.wait_for(state="attached")
        for _ in range(MOST_STOPS):
            if place.evaluate("it => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {place}")

    def press(self, name: str) -> None:
        self.to(self.person.button(name))
        self.page.keyboard.press("Enter")

    def open_table(self, game: str) -> None:
        self.page.goto(self.person.address)
        self.to(self.page.get_by_role("textbox"))
        self.page.keyboard.type(self.person.name)
        self.page.keyboard.press("Enter")
        self.to(self.page.get_by_role("link", name=re.compile(f"^{game}")).first)
        self.page.keyboard.press("Enter")
        self.press(f"Abrir mesa de {game}")
        self.press("Começar")
        expect(self.person.board).to_be_visible()

    def focus_is_kept(self) -> bool:
        return bool(self.page.evaluate("document.activeElement !== document.body"))

    def play_on(self) -> bool:
        """Decide, or play the first card that may be played; whether there was anything to do."""
        question = self.page.locator("section.panel button:enabled")
        if question.count():
            self.to(question.last)
        elif self.person.playable.count():
            self.walk_to_a_playable_card()
        else:
            return False
        self.page.keyboard.press("Enter")
        return True

    def walk_to_a_playable_card(self) -> None:
        cards = self.page.locator("button[data-card]")
        self.page.keyboard.press("ArrowLeft")
        for _ in range(cards.count()):
            self.page.keyboard.press("ArrowLeft")
        for _ in range(cards.count()):
            if self.page.locator("button.card.legal:focus").count():
                return
            self.page.keyboard.press("ArrowRight")

    def play_hand(self) -> None:
        end, began = time.monotonic() + LONGEST_HAND_S, False
        while not self.page.get_by_role("dialog").count():
            assert time.monotonic() < end, "the hand does not end"
            began = self.play_on() or began
            self.page.wait_for_timeout(TICK_MS)
            assert self.focus_is_kept() or not began


@pytest.mark.slow
@pytest.mark.parametrize("game", ["Sueca", "Triunfo", "Truco"])
def test_a_hand_from_home_to_the_result_by_keys_alone(browser: Browser, room: str, game: str) -> None:
    with phones(browser, room, "Ana", **DESK) as (ana,):
        keys = Keys(ana)
        keys.open_table(game)
        keys.play_hand()
        onward = ana.result.or_(ana.button("Revanche")).or_(ana.button("Próximo")).first
        keys.to(onward)
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_role("dialog")).to_have_count(0)
        expect(ana.board).to_be_visible()
        assert keys.focus_is_kept()


def test_panels_and_sheets_give_the_focus_back(browser: Browser, room: str) -> None:
    with phones(browser, room, "Ana", **DESK) as (ana,):
        keys = Keys(ana)
        keys.open_table("Truco")
        menu = ana.button("Menu da mesa")
        keys.to(menu)
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_role("dialog", name="Mesa")).to_be_focused()
        ana.page.keyboard.press("Escape")
        expect(menu).to_be_focused()
        rules = ana.page.get_by_role("link", name="Truco: as regras")
        keys.to(rules)
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_role("dialog", name="Truco: as regras")).to_be_visible()
        ana.page.keyboard.press("Escape")
        expect(rules).to_be_focused()


def test_every_play_trick_and_turn_is_said_once(browser: Browser, arranged: Arranged) -> None:
    hands = {0: ["3c", "2c", "4h"], 1: ["5h", "6h", "7d"]}
    with match(browser, arranged(hands), "Truco", TWO, {"Ana": 0, "Rui": 1}, None) as (ana, rui):
        expect(ana.playable).to_have_count(3)
        listen(rui)
        for mine, other in (("3c", "5h"), ("2c", "6h")):
            ana.play(mine)
            expect(rui.playable.first).to_be_visible()
            rui.play(other)
            expect(rui.card(other)).to_have_count(0)
            expect(ana.playable.first.or_(ana.result)).to_be_visible()
        expect(rui.result).to_be_visible()
        said, alerts = heard(rui, "status"), heard(rui, "alert")
    assert alerts == []
    for once in ("3 de Paus", "5 de Copas", "2 de Paus", "6 de Copas"):
        assert sum(once in text for text in said) == 1, said
    assert sum("Sua vez" in text for text in said) == 2, said
    assert sum("Ana levou a vaza" in text or "Ana leva" in text for text in said) == 2, said


def test_a_card_says_what_it_is_and_why_it_may_not_be_played(browser: Browser, arranged: Arranged) -> None:
    with match(browser, arranged({0: ["Ah", "4c", "5d"]}, top=["Kh"]), "Bisca", TWO, {"Ana": 0, "Rui": 1}) as (ana, _):
        ana.tap("Sorteio")
        expect(ana.playable).to_have_count(2)
        hand = ana.page.get_by_role("group", name="Sua mão").get_by_role("button")
        names = [str(card.get_attribute("aria-label")) for card in hand.all()]
        assert any(re.match("Ás de Copas, trunfo, não pode: .", name) for name in names), names
        assert "4 de Paus" in names
