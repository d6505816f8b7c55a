"""Brisca between people with phones: lots, cut, swap, three at the table, signals, and a whole match."""

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from carteado.cards import NAMES, PACK_40
from tests.browser.phone import Phone, all_see, begin, lobby, match, play_until, touch

Arranged = Callable[..., str]

TWO, THREE, FOUR = "2, um contra um", "3, cada um por si", "4, em duplas"
LOT = {0: "Kh", 1: "Qh", 2: "Jh", 3: "7h"}
"""What each seat draws for the deal if it does not win it; the dealer draws an ace."""
HALF = 20
"""Where the pack is cut if nobody moves the cut."""
SWAP_S = 4


def deck(
    hands: Sequence[Sequence[str]], stock: Sequence[str], cut: int = HALF, missing: Sequence[str] = ()
) -> list[str]:
    """A pack that, cut there, gives these hands in the order of dealing; ``stock`` begins with the turned card."""
    named = {card for cards in (*hands, stock, missing) for card in cards}
    others = [name for name in (NAMES[card] for card in PACK_40) if name not in named]
    filled = [[*hand, *(others.pop() for _ in range(3 - len(hand)))] for hand in hands]
    cards = [*(hand[place] for place in range(3) for hand in filled), *stock, *others]
    return [*cards[-cut:], *cards[:-cut]]


def drawn(dealer: int, players: int) -> list[list[tuple[int, str]]]:
    """Lots that fall on the dealer."""
    return [[(seat, "Ah" if seat == dealer else LOT[seat]) for seat in range(players)]]


def lots(person: Phone) -> Locator:
    return person.page.get_by_role("group", name="Cartas do sorteio")


def test_lots_choose_the_dealer_and_a_cut_leaves_four_cards(browser: Browser, arranged: Arranged) -> None:
    tie = [[(0, "Ah"), (1, "Ac")], [(0, "4d"), (1, "Qh")]]  # BRI-2
    address = arranged({}, dealer=1, lots=tie, deck=deck([["7s"], ["4s"]], ["6d"], cut=36))
    with match(browser, address, "Brisca", TWO, {"Ana": 0, "Rui": 1}) as (ana, rui):
        for person in (ana, rui):
            expect(lots(person).get_by_role("img", name="Dama de Copas")).to_be_visible()
            expect(lots(person).get_by_role("img", name="4 de Ouros")).to_be_visible()
        ana.says("Empate, tiraram de novo: Rui tirou a Dama de Copas e dá")
        rui.says("Empate, tiraram de novo: você tirou a Dama de Copas e dá")
        rui.says("Ana corta")
        rui.shot("brisca-lots")
        pack = ana.page.get_by_role("slider", name="Corte o baralho")  # BRI-3
        for key, cards in (("Home", 4), ("ArrowLeft", 4), ("End", 36), ("ArrowRight", 36)):
            pack.press(key)
            expect(ana.button(f"Cortar no {cards}")).to_be_visible()
        ana.shot("brisca-cut")
        ana.tap("Cortar")
        rui.says("Ana cortou no 36. Virou o 6 de Ouros")
        expect(lots(rui)).to_have_count(0)
        expect(ana.playable).to_have_count(3)


def test_the_winner_of_a_trick_takes_the_turned_card_for_the_seven(browser: Browser, arranged: Arranged) -> None:
    hands = [["As", "7d", "Ac"], ["5h", "6h", "4h"]]  # BRI-8
    address = arranged({}, dealer=1, lots=drawn(1, 2), deck=deck(hands, ["Ad", "2h", "Qh", "3s", "Jh"]))
    with match(browser, address, "Brisca", TWO, {"Ana": 0, "Rui": 1}) as (ana, rui):
        ana.tap("Cortar")
        for ace in ("As", "Ac"):  # who misses the pause has another one after the next trick
            expect(ana.playable).to_have_count(3)
            ana.play(ace)
            expect(rui.playable).to_have_count(3)
            touch(rui.playable.first)
            rui.says("Troca do 7")  # BRI-9
            expect(rui.button("Trocar o 7")).to_have_count(0)
            try:
                touch(ana.button("Trocar o 7 pelo Ás"), timeout=SWAP_S * 1000)
                break
            except PlaywrightTimeout:
                continue
        expect(ana.card("Ad")).to_be_visible()
        expect(ana.card("7d")).to_have_count(0)
        for person in (ana, rui):
            expect(person.page.get_by_role("img", name="7 de Ouros aberta")).to_be_attached()
        expect(rui.page.get_by_text("Ana trocou o 7: pegou o Ás de Ouros").first).to_be_attached()
        expect(ana.playable).to_have_count(3)
        expect(ana.button("Trocar")).to_have_count(0)


def test_three_play_with_39_cards_each_for_himself(browser: Browser, arranged: Arranged) -> None:  # BRI-10
    cards = deck([["As"], ["4s"], ["5s"]], ["6d"], missing=["2c"])
    address = arranged({}, dealer=2, lots=drawn(2, 3), deck=cards)
    with lobby(browser, address, "Brisca", THREE, {"Ana": 0, "Rui": 1}) as people:
        ana, rui = people
        for person in people:
            person.says("Em três joga-se com 39 cartas, sem o 2 de Paus.")
        ana.says("O 3 vem logo atrás do Ás, e a Dama ganha do Valete.")
        ana.shot("brisca-lobby")
        begin(people)
        ana.says("39 cartas")
        ana.says("sem o 2 de Paus")
        rui.page.get_by_role("slider", name="Corte o baralho").press("End")
        expect(rui.button("Cortar no 35")).to_be_visible()
        rui.page.get_by_role("slider", name="Corte o baralho").fill(str(HALF))
        rui.tap("Cortar")
        expect(ana.page.get_by_role("img", name="Monte: 30 cartas")).to_be_visible()
        expect(ana.playable).to_have_count(3)
        ana.tap("A ordem das cartas")
        expect(ana.page.get_by_label(re.compile("Dama vale 3, Valete vale 2"))).to_be_visible()
        ana.page.keyboard.press("Escape")
        ana.play("As")
        expect(rui.playable).to_have_count(3)


WATCH_BUBBLES = """() => {
  window.said = [];
  const look = () => document.querySelectorAll(".said").forEach((bubble) => window.said.push(bubble.textContent));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def said(person: Phone, text: str) -> list[str]:
    """All that has stood in bubbles once this has."""
    person.page.wait_for_function("text => window.said.some((bubble) => bubble.includes(text))", arg=text)
    return list(person.page.evaluate("window.said"))


def test_signals_tell_the_pair_what_the_others_only_see(browser: Browser, arranged: Arranged) -> None:  # BRI-12
    cards = deck([["As"], ["4s"], ["5s"], ["6s"]], ["6d"])
    address = arranged({}, dealer=3, lots=drawn(3, 4), deck=cards)
    allowed = {"Sinais entre parceiros": "valem, combinados antes de começar"}
    with lobby(browser, address, "Brisca", FOUR, {"Ana": 0, "Rui": 1, "Téo": 2}, allowed) as people:
        ana, rui, teo = people
        meaning = re.compile("^Piscada quer dizer")
        ana.says("Só você e Téo veem o que cada gesto quer dizer")
        ana.page.get_by_role("combobox", name=meaning).select_option(label="Ás de trunfo")
        expect(teo.page.get_by_role("combobox", name=meaning)).to_have_value("Ás de trunfo")
        ana.shot("brisca-signals")
        expect(rui.page.get_by_text("Combine com quem sentar à sua frente")).to_be_visible()
        expect(rui.page.get_by_text("Ás de trunfo")).to_have_count(0)
        begin(people)
        teo.tap("Cortar")
        expect(ana.playable).to_have_count(3)
        expect(rui.page.get_by_role("button", name="Sinal")).to_have_count(0)  # a bot would not read it
        for person in (rui, teo):
            person.page.evaluate(WATCH_BUBBLES)
        ana.tap("Sinal")
        ana.shot("brisca-gestures")
        ana.tap("Piscada Ás de trunfo")
        assert any("Ás de trunfo" in bubble for bubble in said(teo, "Piscada"))
        assert not any("trunfo" in bubble for bubble in said(rui, "Piscada"))
        expect(ana.playable).to_have_count(3)


def test_a_table_that_follows_suit_says_why_a_card_is_barred(browser: Browser, arranged: Arranged) -> None:  # BRI-5
    hands = [["4c", "4s", "4h"], ["5c", "Ah", "7s"]]
    address = arranged({}, dealer=1, lots=drawn(1, 2), deck=deck(hands, ["6d"]))
    follow = {"Em cada vaza, joga-se": "o naipe da saída; sem ele, trunfo"}
    with match(browser, address, "Brisca", TWO, {"Ana": 0, "Rui": 1}, follow) as (ana, rui):
        ana.tap("Cortar")
        expect(ana.playable).to_have_count(3)
        ana.play("4c")
        expect(rui.playable).to_have_count(1)
        rui.ask_about("Ah")
        rui.says("Você tem o naipe da saída: precisa servir.")
        expect(rui.page.get_by_text("Brisca, regra 5").first).to_be_visible()
        rui.shot("brisca-barred")
        rui.play("5c")
        ana.says("Rui leva")


@pytest.mark.slow
def test_a_match_of_one_hand_between_people_and_bots(browser: Browser, arranged: Arranged) -> None:
    cards = deck([["As"], ["4s"], ["5s"], ["6s"]], ["6d"])  # no swap, so the pauses are short
    address = arranged({}, dealer=3, lots=drawn(3, 4), deck=cards)
    with match(browser, address, "Brisca", FOUR, {"Ana": 0, "Téo": 2}) as people:
        people[1].tap("Cortar")
        play_until(all_see(people, "Revanche"), people, Phone.act_if_asked)
        for person in people:
            expect(person.page.get_by_role("heading", name=re.compile("partida"))).to_be_visible()
        people[0].shot("brisca-over")
