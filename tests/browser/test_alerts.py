"""What a screen reader says at once, whatever it is reading: the line is down, and time runs out."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.heard import heard, listen
from tests.browser.phone import Phone, match

HANDS = {0: ["3c", "2c", "Kc"], 1: ["4h", "5h", "6h"]}


@pytest.fixture
def ana(browser: Browser, arranged: Callable[..., str]) -> Iterator[Phone]:
    """It is Ana's turn, and she has fifteen seconds."""
    quickly = {"Cada jogada tem": "15 segundos"}
    with match(browser, arranged(HANDS), "Truco", "2, um contra um", {"Ana": 0, "Rui": 1}, quickly) as (ana, _):
        listen(ana)
        expect(ana.playable).to_have_count(3)
        expect(ana.button("Conversa da mesa")).to_be_visible()  # all that comes after the first picture is there
        yield ana


def test_that_the_line_is_down_is_said_once(ana: Phone) -> None:
    banner = ana.page.get_by_role("alert").filter(has_text="Sem conexão")
    ana.page.context.set_offline(True)
    expect(banner).to_be_visible()
    ana.page.context.set_offline(False)
    expect(banner).to_have_count(0)
    assert sum("Sem conexão" in said for said in heard(ana, "alert")) == 1
    ana.errors.clear()  # the browser itself reports the lost connection


def test_that_ten_seconds_are_left_is_said_once(ana: Phone) -> None:
    alarm = ana.page.get_by_role("alert").filter(has_text="Faltam 10 segundos")
    expect(alarm).to_have_count(1)
    expect(alarm).to_have_count(0)
    assert heard(ana, "alert") == ["Faltam 10 segundos"]
