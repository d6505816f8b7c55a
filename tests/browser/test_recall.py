"""Cards already played, at a table that lets them be looked up, and at one that does not."""

from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.phone import Phone, begin, lobby, match

Arranged = Callable[..., str]
PEOPLE = {"Ana": 0, "Rui": 1}
TWO, ALLOWED = "2, um contra um", {"As cartas já jogadas": "podem ser revistas"}
ROW = "Cartas já jogadas"


def look(person: Phone) -> None:
    person.tap("Menu da mesa")
    person.tap(ROW)
    expect(person.page.get_by_role("heading", name=ROW)).to_be_visible()


def hears(person: Phone, sentence: str) -> None:
    expect(person.page.get_by_role("listitem").filter(has_text=sentence)).to_be_attached()


def test_everybody_looks_up_what_was_played_while_play_goes_on(browser: Browser, arranged: Arranged) -> None:
    address = arranged({0: ["2h", "4c", "5d"]}, top=["Kh"])
    with lobby(browser, address, "Bisca", TWO, PEOPLE, ALLOWED) as people:
        ana, rui = people
        rui.says("podem ser revistas")
        begin(people)
        ana.tap("Sorteio")
        look(rui)
        hears(rui, "Paus: não saiu nenhuma; faltam 10.")
        ana.play("4c")
        look(ana)
        for person in people:
            hears(person, "Paus: saiu 4; faltam 9.")
            assert violations(person.page) == []
        rui.shot("recall")
        rui.page.keyboard.press("Escape")
        expect(rui.button("Menu da mesa")).to_be_focused()


def test_where_it_is_not_agreed_on_nobody_is_offered_it(browser: Browser, arranged: Arranged) -> None:
    with match(browser, arranged({}, dealer=1), "Bisca", TWO, PEOPLE) as (ana, _):
        ana.tap("Menu da mesa")
        expect(ana.button("Placar da partida")).to_be_visible()
        expect(ana.button(ROW)).to_have_count(0)
