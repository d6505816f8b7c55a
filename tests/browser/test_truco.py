"""Truco between people with phones: what is called, answered, turned over and given up. Seat 0, Ana, leads."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.phone import Phone, all_see, match, play_until

Arranged = Callable[..., str]
LAST = 3
"""The dealer at a table of four at which seat 0 leads."""
TWO, FOUR = "2, um contra um", "4, em duplas"


def stake(person: Phone, value: int) -> None:
    expect(person.page.locator(".stake button > b")).to_have_text(str(value))


def decision(person: Phone) -> Locator:
    return person.page.locator("section.panel")


def test_calls_go_up_the_scale_by_turns(browser: Browser, arranged: Arranged) -> None:  # TRU-7, TRU-8
    address = arranged({0: ["3c", "2c", "Kc"], 1: ["4h", "5h", "6h"]})
    with match(browser, address, "Truco", TWO, {"Ana": 0, "Rui": 1}) as (ana, rui):
        expect(ana.button("TRUCO vale 4")).to_be_visible()
        ana.tap("TRUCO")
        rui.says("Ana pediu truco. Vale 4?")
        ana.says("Rui responde")
        expect(ana.playable).to_have_count(0)
        expect(rui.button("Correr Ana leva 2")).to_be_visible()
        rui.shot("truco-answer")
        rui.tap("SEIS! sobe para 8")
        ana.says("Rui aceitou e pediu seis: vale 8")
        ana.tap("Aceitar vale 8")
        rui.says("Ana aceitou: vale 8")
        for person in (ana, rui):
            stake(person, 8)
        rui.tap("A mão vale 8")
        rui.says("Agora só Ana pode pedir.")
        rui.shot("truco-ladder")
        expect(ana.button("NOVE vale 12")).to_be_visible()
        ana.page.keyboard.press("t")
        rui.says("Ana pediu nove. Vale 12?")
        rui.tap("Correr")
        ana.says("Você ganhou a mão")
        ana.says("O outro lado correu do nove")
        ana.shot("truco-ran")


def test_both_must_run_and_see_each_other_answer(browser: Browser, arranged: Arranged) -> None:  # TRU-9
    with match(browser, arranged({}, dealer=LAST), "Truco", FOUR, {"Ana": 0, "Rui": 1, "Bia": 3}) as (ana, rui, bia):
        ana.tap("TRUCO")
        ana.says("Rui e Bia respondem")
        expect(decision(rui)).to_contain_text("Só vale se os dois correrem")
        expect(decision(rui)).to_contain_text("pensando…")
        rui.tap("Correr")
        expect(decision(bia)).to_contain_text("quer correr")
        bia.shot("truco-partner-runs")
        expect(decision(rui)).to_contain_text("falta o parceiro")
        expect(rui.button("Aceitar")).to_be_enabled()
        ana.says("Bia responde")
        ana.says("Por mim, corro")
        bia.tap("Correr eles levam 2")
        for person, title in ((ana, "Ganhamos a mão"), (rui, "Eles ganharam a mão"), (bia, "Eles ganharam a mão")):
            person.says(title)


def test_a_hand_of_ten_is_decided_over_both_hands(browser: Browser, arranged: Arranged) -> None:  # TRU-12, TRU-13
    hands = {0: ["4d", "5d", "6d"], 1: ["Kh", "Jh", "Qh"], 2: ["4c", "7h", "As"], 3: ["4h", "5h", "6h"]}
    address = arranged(hands, dealer=LAST, before={"score": [10, 8]})
    with match(browser, address, "Truco", FOUR, {"Ana": 0, "Rui": 1, "Bia": 2}) as (ana, rui, bia):
        ana.says("Mão de dez: jogam?")
        expect(ana.page.get_by_label("Mão de Bia, aberta").locator("[data-card]")).to_have_count(3)
        ana.shot("truco-ten")
        rui.says("Ana e Bia decidem")
        assert rui.page.locator("[data-card='4c']").count() == 0
        bia.tap("Recusar eles levam 2")
        expect(decision(ana)).to_contain_text("quer recusar")
        ana.tap("Jogar vale 4")
        rui.says("Ana quis jogar: vale 4")
        for person in (ana, rui, bia):
            stake(person, 4)
        expect(ana.playable).to_have_count(3)
        expect(ana.page.get_by_role("button", name=re.compile("^TRUCO"))).to_have_count(0)
        expect(bia.page.get_by_label("Mão de Ana, aberta").locator("[data-card]")).to_have_count(3)


def test_canga_and_then_a_card_face_down(browser: Browser, arranged: Arranged) -> None:  # TRU-3, TRU-5, TRU-6
    address = arranged({0: ["3c", "2c", "Kc"], 1: ["3h", "5h", "6h"]})
    with match(browser, address, "Truco", TWO, {"Ana": 0, "Rui": 1}) as (ana, rui):
        expect(ana.playable).to_have_count(3)
        expect(ana.page.get_by_role("button", name="Virar")).to_have_count(0)
        ana.play("3c")
        expect(rui.playable).to_have_count(3)
        rui.play("3h")
        rui.says("Canga! Ana torna")
        rui.shot("truco-canga")
        expect(rui.page.get_by_label("Vazas: canga, por jogar, por jogar")).to_be_visible()
        ana.tap("Virar")
        ana.says("Vai virada")
        expect(ana.page.locator(".card.half")).to_have_count(2)
        ana.shot("truco-virar")
        ana.play("2c")
        rui.says("Ana jogou uma carta virada")
        expect(rui.page.get_by_role("group", name="Vaza").get_by_label("carta fechada")).to_be_visible()
        assert rui.page.locator("[data-card='2c']").count() == 0
        rui.play("5h")
        rui.says("Você ganhou a mão")
        rui.says("Decidida na canga")


def test_a_hand_is_given_up_by_two(browser: Browser, arranged: Arranged) -> None:  # TRU-15
    with match(browser, arranged({}, dealer=LAST), "Truco", FOUR, {"Ana": 0, "Rui": 1, "Bia": 2}) as (ana, rui, bia):
        expect(ana.playable).to_have_count(3)
        bia.tap("Menu da mesa")
        bia.tap("Largar a mão Ana precisa concordar")
        ana.tap("Não largar")  # within its ten seconds
        for person in (bia, rui):
            person.says("Ana não quis largar: a mão segue")
        bia.tap("Menu da mesa")
        expect(bia.button("Levantar da mesa")).to_be_visible()
        expect(bia.page.get_by_role("button", name=re.compile("^Largar a mão"))).to_have_count(0)
        bia.tap("Fechar")
        ana.tap("Menu da mesa")
        ana.tap("Largar a mão")
        bia.tap("Largar eles levam 2")
        bia.says("Eles ganharam a mão")
        rui.says("O outro lado largou a mão")
        bia.tap("Placar da partida")
        sheet = bia.page.get_by_role("dialog", name="Placar da partida")
        expect(sheet).to_contain_text("Mão sem disputa +2")
        expect(sheet.get_by_role("row", name=re.compile("^1 0 2"))).to_be_visible()


def test_an_iron_hand_is_played_blind(browser: Browser, arranged: Arranged) -> None:  # TRU-14
    address = arranged({0: ["3c", "2c", "Kc"], 1: ["4h", "5h", "6h"]}, before={"score": [10, 10]})
    blind = {"Na mão de ferro joga-se": "no escuro"}
    with match(browser, address, "Truco", TWO, {"Ana": 0, "Rui": 1}, blind) as (ana, rui):
        ana.says("Mão de ferro no escuro: vale 4, sem truco")
        expect(ana.playable).to_have_count(3)
        assert ana.page.locator("button.card:not(.back)").count() == 0
        ana.shot("truco-blind")
        ana.play("?1")
        expect(rui.page.get_by_role("group", name="Vaza").locator("[data-card='2c']")).to_be_visible()
        expect(rui.playable).to_have_count(3)
        expect(rui.page.get_by_role("button", name=re.compile("^TRUCO"))).to_have_count(0)


def go_on(person: Phone) -> bool:
    """Ask for more or accept, play the first card, or see the next hand; whether there was anything to do."""
    calls = person.page.locator(".act.call, .panel .btn.call")
    return person.take(calls, person.button("Aceitar"), person.button("Jogar"), person.playable, person.result)


@pytest.mark.slow
def test_a_whole_match_beside_bots(browser: Browser, room: str) -> None:
    with match(browser, room, "Truco", FOUR, {"Ana": 0, "Rui": 1}) as people:
        play_until(all_see(people, "Revanche"), people, go_on)
        expect(people[0].page.get_by_role("heading", name=re.compile("partida"))).to_be_visible()
        people[0].shot("truco-over")
