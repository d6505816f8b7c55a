"""What a screen reader says at once, whatever it is reading: the line is down, and time runs out."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.phone import Phone, match

HANDS = {0: ["3c", "2c", "Kc"], 1: ["4h", "5h", "6h"]}
LISTEN = """() => {
    const last = new Map();
    window.heard = [];
    const hear = region => {
        const text = region.textContent.trim();
        if (text && text !== last.get(region)) window.heard.push(text);
        last.set(region, text);
    };
    const hearAll = () => document.querySelectorAll("[role=alert], [role=status], [aria-live]").forEach(hear);
    new MutationObserver(hearAll).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
"""Notes what each live region says, whenever that changes."""


@pytest.fixture
def ana(browser: Browser, arranged: Callable[..., str]) -> Iterator[Phone]:
    """It is Ana's turn, and she has fifteen seconds."""
    quickly = {"Cada jogada tem": "15 segundos"}
    with match(browser, arranged(HANDS), "Truco", "2, um contra um", {"Ana": 0, "Rui": 1}, quickly) as (ana, _):
        ana.page.evaluate(LISTEN)
        expect(ana.playable).to_have_count(3)
        yield ana


def heard(person: Phone, text: str) -> list[str]:
    """What has been said of it since."""
    return [said for said in person.page.evaluate("window.heard") if text in said]


def test_that_the_line_is_down_is_said_once(ana: Phone) -> None:
    banner = ana.page.get_by_role("alert").filter(has_text="Sem conexão")
    ana.page.context.set_offline(True)
    expect(banner).to_be_visible()
    ana.page.context.set_offline(False)
    expect(banner).to_have_count(0)
    assert len(heard(ana, "Sem conexão")) == 1
    ana.errors.clear()  # the browser itself reports the lost connection


def test_that_ten_seconds_are_left_is_said_once(ana: Phone) -> None:
    alarm = ana.page.get_by_role("alert").filter(has_text="Faltam 10 segundos")
    expect(alarm).to_have_count(1)
    expect(alarm).to_have_count(0)
    assert heard(ana, "Faltam") == ["Faltam 10 segundos"]
