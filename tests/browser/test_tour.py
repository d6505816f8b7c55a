"""The first hand of a game, explained at a table of bots while it is played."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import violations
from tests.browser.phone import Phone, phones, touch

GUIDED = re.compile("^Primeira mão guiada")
SIZES = [(390, 844), (320, 568), (844, 390)]


def offer(person: Phone) -> Locator:
    return person.page.get_by_role("link", name=GUIDED)


def hear(person: Phone, title: str) -> None:
    """Read a bubble, which leaves the cards in sight, and go on by the keyboard."""
    bubble = person.page.get_by_role("dialog", name=title)
    expect(bubble).to_be_focused()
    hand = person.page.locator(".table .hand")
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Tab")
    expect(bubble.get_by_role("button", name="Entendi")).to_be_focused()
    assert apart(bubble, hand)
    person.page.keyboard.press("Enter")


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_each_thing_is_explained_when_the_play_comes_to_it(
    browser: Browser, arranged: Callable[..., str], size: tuple[int, int]
) -> None:
    address = arranged({0: ["Ah", "4c", "5d"]}, top=["Kh"])
    viewport = {"width": size[0], "height": size[1]}
    with phones(browser, address, "Lia", viewport=viewport) as (lia,):
        lia.enter()
        touch(lia.page.get_by_role("link", name=re.compile("^Bisca")).first)
        touch(offer(lia))
        hear(lia, "A escolha")
        lia.tap("Sorteio")
        hear(lia, "Sua mão")
        hear(lia, "Copas é trunfo")
        hear(lia, "É com você")
        expect(lia.page.get_by_role("dialog", name="Estas não podem")).to_contain_text("Ás de trunfo")
        assert violations(lia.page) == []
        hear(lia, "Estas não podem")
        lia.play("4c")
        hear(lia, "Uma vaza se foi")
        hear(lia, "O que vale")
        expect(lia.page.get_by_role("dialog")).to_have_count(0)


def test_whoever_skips_it_plays_on_and_finds_it_with_the_rules(browser: Browser, room: str) -> None:
    with phones(browser, room, "Lia") as (lia,):
        lia.enter()
        lia.page.goto(f"{room}/#/tour/truco")
        expect(lia.page.get_by_role("dialog", name="Sua mão")).to_be_focused()
        lia.page.keyboard.press("Escape")
        expect(lia.page.get_by_role("dialog")).to_have_count(0)
        lia.page.reload()
        expect(lia.board).to_be_visible()
        expect(lia.page.get_by_role("dialog")).to_have_count(0)
        lia.page.goto(f"{room}/#/open/truco")
        expect(lia.button("Abrir mesa de Truco")).to_be_visible()
        expect(offer(lia)).to_have_count(0)
        lia.page.goto(f"{room}/#/rules/truco")
        expect(offer(lia)).to_be_visible()
