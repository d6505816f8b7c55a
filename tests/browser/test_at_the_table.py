"""What a table of bisca shows and lets people do, with cards dealt for the purpose. Seat 0, Ana, leads."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.phone import Phone, phones

Arranged = Callable[..., str]


@contextmanager
def match(browser: Browser, address: str, *more: str, **settings: Any) -> Iterator[Sequence[Phone]]:
    """Ana and Rui have begun a match; the others watch."""
    with phones(browser, address, "Ana", "Rui", *more, **settings) as people:
        ana, rui, *spectators = people
        ana.enter()
        link = ana.open_table("2, um contra um")
        rui.enter(link)
        rui.sit(1)
        for spectator in spectators:
            spectator.enter(link)
        ana.tap("Começar")
        for person in people:
            expect(person.board).to_be_visible()
        yield people


def choose(person: Phone, choice: str = "Sorteio") -> None:
    person.tap(choice)


def test_who_holds_the_two_takes_the_open_card(browser: Browser, arranged: Arranged) -> None:  # BIS-11
    address = arranged({0: ["2h", "4c", "5d"]}, top=["Kh"])
    with match(browser, address) as (ana, rui):
        choose(ana)
        ana.tap("Trocar o 2")
        expect(rui.page.get_by_text("Ana trocou o 2: pegou o Rei de Copas").first).to_be_attached()
        expect(ana.card("Kh")).to_be_visible()
        expect(ana.card("2h")).to_have_count(0)
        ana.shot("swap")
        expect(ana.page.get_by_role("button", name="Trocar o 2")).to_have_count(0)


def test_a_card_that_may_not_be_played_says_why(browser: Browser, arranged: Arranged) -> None:  # BIS-15
    with match(browser, arranged({0: ["Ah", "4c", "5d"]}, top=["Kh"])) as (ana, rui):
        choose(ana)
        expect(ana.playable).to_have_count(2)
        ana.ask_about("Ah")
        expect(ana.page.get_by_text(re.compile("regra 15")).first).to_be_visible()
        ana.shot("barred")
        expect(ana.card("Ah")).to_be_visible()
        ana.play("4c")
        expect(rui.playable).to_have_count(3)


def test_a_relo_is_announced(browser: Browser, arranged: Arranged) -> None:  # BIS-18
    address = arranged({0: ["7h", "4c", "5d"], 1: ["Ah", "6c", "6d"]}, top=["Kh"])
    with match(browser, address) as (ana, rui):
        choose(ana)
        expect(ana.playable).to_have_count(3)
        ana.play("7h")
        expect(rui.playable).to_have_count(3)
        rui.play("Ah")
        expect(ana.page.get_by_text("Relo!").first).to_be_visible()
        ana.shot("relo")


def test_a_turned_seven_changes_the_trump_to_the_other_suit_of_its_colour(browser: Browser, arranged: Arranged) -> None:
    with match(browser, arranged({}, top=["7d"])) as (ana, _):  # BIS-10
        choose(ana)
        expect(ana.page.get_by_text("Copas").first).to_be_visible()
        expect(ana.page.get_by_text(re.compile("voltou pro monte")).first).to_be_attached()
        expect(ana.playable).to_have_count(3)


def test_copas_closes_the_stock(browser: Browser, arranged: Arranged) -> None:  # BIS-8
    with match(browser, arranged({0: ["7h", "4c", "5d"]}, top=["Kd"])) as (ana, _):
        ana.shot("choice")
        choose(ana, "Copas")
        expect(ana.playable).to_have_count(3)
        expect(ana.page.locator("[data-card=Kd]")).to_have_count(0)


def test_a_spectator_sees_the_table_and_nobodys_cards(browser: Browser, arranged: Arranged) -> None:
    with match(browser, arranged({0: ["7h", "4c", "5d"]}, top=["Kd"]), "Zé") as (ana, _, ze):
        choose(ana)
        expect(ana.playable).to_have_count(3)
        ana.play("4c")
        expect(ze.page.locator("[data-card='4c']").first).to_be_visible()
        ze.shot("spectator")
        assert ze.page.locator("button[data-card]").count() == 0


def test_who_reloads_comes_back_to_the_same_cards(browser: Browser, arranged: Arranged) -> None:
    with match(browser, arranged({0: ["7h", "4c", "5d"]}, top=["Kd"])) as (ana, rui):
        choose(ana)
        expect(ana.playable).to_have_count(3)
        ana.page.reload()
        expect(ana.playable).to_have_count(3)
        ana.play("4c")
        expect(rui.playable).to_have_count(3)
        rui.page.reload()
        expect(rui.playable).to_have_count(3)


def test_who_was_offline_gets_what_he_missed(browser: Browser, arranged: Arranged) -> None:
    with match(browser, arranged({0: ["7h", "4c", "5d"]}, top=["Kd"])) as (ana, rui):
        choose(ana)
        expect(ana.playable).to_have_count(3)
        rui.page.context.set_offline(True)
        ana.play("4c")
        expect(ana.card("4c")).to_have_count(0)
        rui.page.context.set_offline(False)
        expect(rui.playable).to_have_count(3)
        rui.errors.clear()  # the browser itself reports the lost connection


def test_a_whole_trick_by_keyboard(browser: Browser, arranged: Arranged) -> None:
    address = arranged({0: ["7h", "4c", "5d"]}, top=["Kd"])
    with match(browser, address, has_touch=False, is_mobile=False) as (ana, rui):
        choose(ana, "Copas")
        for person in (ana, rui):
            expect(person.playable).to_have_count(3)
            person.page.keyboard.press("ArrowRight")
            person.page.keyboard.press("ArrowRight")
            played = person.page.locator("button[data-card]:focus").get_attribute("data-card")
            person.page.keyboard.press("Enter")
            expect(person.card(str(played))).to_have_count(0)
        expect(ana.button("Ver a última vaza")).to_be_visible()


def test_who_leaves_may_come_back(browser: Browser, arranged: Arranged) -> None:
    with match(browser, arranged({}, top=["Kd"])) as (ana, rui):
        rui.tap("Menu da mesa")
        rui.tap("Levantar da mesa")
        rui.tap("Levantar mesmo")
        expect(ana.page.get_by_label(re.compile("ausente")).first).to_be_attached()
        rui.page.goto(ana.page.url)
        rui.tap("Voltar")
        expect(ana.page.get_by_label(re.compile("ausente"))).to_have_count(0)
