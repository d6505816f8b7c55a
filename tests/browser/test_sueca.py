"""Sueca between people with phones: cut, trump, first lead, annulling, denouncing. Seat 0, Ana, cuts and leads."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, expect

from carteado.cards import NAMES, PACK_40
from tests.browser.phone import Phone, all_see, match, play_until, touch

Arranged = Callable[..., str]

RUI = 3
"""The dealer's seat; between him and Ana sit two bots."""
FOUR, PEOPLE = "4, em duplas", {"Ana": 0, "Rui": RUI}
BY_HAND = {"O corte e a primeira carta": "são dos jogadores"}
FREE = BY_HAND | {"A renúncia": "é possível, e o adversário pode denunciar"}
HALF = 20
"""Where the pack is cut if nobody moves the cut."""

OPEN = "5s"
ANA = ["2c", "3c", "7c", "2h", "3h", "2d", "3d", "Qd", "4s", "Ks"]
POOR = ["2c", "3c", "5c", "2h", "3h", "2d", "3d", "Qd", "4s", "Ks"]
DITA = ["4c", "6c", "4h", "5h", "4d", "5d", "6d", "Qh", "6s", "Qs"]


def deck(cut: int, start: str, ana: Sequence[str], dita: Sequence[str]) -> list[str]:
    """A deck that, cut and dealt so by Rui, gives these hands to Ana and the bot after her, and Rui two aces."""
    taken = {*ana, *dita, OPEN, "Ac", "Ah"}
    others = [name for name in (NAMES[card] for card in PACK_40) if name not in taken]
    tonho, rui = others[:10], ["Ac", "Ah", *others[10:]]
    hands = [*rui, *ana, *dita, *tonho] if start == "top" else [*tonho, *dita, *ana, *rui]
    cards = [OPEN, *hands] if start == "top" else [*hands, OPEN]
    return [*cards[-cut:], *cards[:-cut]]


@contextmanager
def dealt(
    browser: Browser, arranged: Arranged, options: Mapping[str, str], ana: Sequence[str] = ANA, **more: object
) -> Iterator[tuple[Phone, Phone]]:
    """Ana has cut in the middle, Rui has drawn the trump from the top."""
    address = arranged({}, dealer=RUI, deck=deck(HALF, "top", ana, DITA), **more)
    with match(browser, address, "Sueca", FOUR, PEOPLE, options) as people:
        people[0].tap("Cortar")
        people[1].tap("De cima")
        expect(people[0].page.locator("button[data-card]")).to_have_count(10)
        yield people


def drag(person: Phone, pack: Locator, to: float) -> None:
    """Move a finger along the pack from its middle to a part of its width."""
    box = pack.bounding_box()
    assert box is not None
    mouse, middle = person.page.mouse, box["y"] + box["height"] / 2
    mouse.move(box["x"] + box["width"] / 2, middle)
    mouse.down()
    mouse.move(box["x"] + box["width"] * to, middle, steps=4)
    mouse.up()


def denounce(person: Phone, whom: str) -> None:
    """Say that he has revoked; what it costs to be wrong is told first."""
    person.tap("Denunciar")
    person.says("1 ponto para eles")
    person.tap(f"Denunciar {whom}")


def test_cut_trump_and_first_lead(browser: Browser, arranged: Arranged) -> None:  # SUE-3, 4, 6, 7, 8
    cut = 5
    address = arranged({}, dealer=RUI, deck=deck(cut, "bottom", POOR, DITA))
    with match(browser, address, "Sueca", FOUR, PEOPLE, BY_HAND) as (ana, rui):
        rui.says("Ana corta")
        slider = ana.page.get_by_role("slider", name="Corte o baralho")
        drag(ana, ana.page.locator(".pack"), 0.9)
        expect(slider).to_have_attribute("aria-valuetext", "36 de cima, ficam 4")
        drag(ana, ana.page.locator(".pack"), 0)
        expect(slider).to_have_value("4")
        ana.page.keyboard.press("ArrowRight")
        expect(ana.button("Cortar no 5")).to_be_enabled()
        ana.shot("sueca-cut")
        ana.tap("Cortar")
        rui.says("Ana cortou no 5")
        rui.shot("sueca-from")
        rui.tap("De baixo")
        rui.says("Você tirou o 5 de Espadas de baixo: trunfo é Espadas")
        for person in (ana, rui):
            expect(person.page.locator(f"[data-card='{OPEN}'][data-zone=open]")).to_be_visible()

        expect(ana.playable).to_have_count(8)
        ana.ask_about("Ks")
        ana.says("A primeira carta da mão não pode ser trunfo.")
        ana.says("Sueca, regra 7")
        ana.shot("sueca-barred")
        expect(rui.card(OPEN)).to_have_count(0)
        expect(ana.button("Anular")).to_be_visible()
        ana.play("2c")
        expect(ana.button("Anular")).to_have_count(0)
        ana.says("Rui recolhe o 5 de Espadas")
        expect(rui.card(OPEN)).to_be_visible()
        rui.ask_about(OPEN)
        rui.says("Você tem o naipe da saída: precisa servir.")


def test_a_poor_hand_is_annulled(browser: Browser, arranged: Arranged) -> None:  # SUE-8, SUE-11
    with dealt(browser, arranged, BY_HAND, POOR, before={"score": [1, 0], "ties": 1}) as (ana, rui):
        ana.says("Só 6 pontos na mão: pode anular")
        expect(rui.button("Anular")).to_have_count(0)
        expect(rui.page.get_by_role("img", name=re.compile(r"\+1 do empate"))).to_be_visible()
        ana.shot("sueca-annul")
        ana.tap("Anular com 6 pontos")
        rui.says("Ana anulou a mão")
        rui.says("Mão de Ana: 6 pontos")
        for card in POOR:
            expect(rui.page.locator(f"dialog [data-card='{card}']")).to_be_visible()
        rui.shot("sueca-annulled")
        for person in (ana, rui):
            touch(person.result)
        expect(rui.page.get_by_role("slider", name="Corte o baralho")).to_be_visible()
        expect(ana.page.get_by_role("img", name=re.compile(r"Nós 1, Eles 0, \+1 do empate"))).to_be_visible()


def test_an_opponent_is_denounced(browser: Browser, arranged: Arranged) -> None:  # SUE-9 with revokes
    with dealt(browser, arranged, FREE) as (ana, rui):
        expect(ana.playable).to_have_count(8)
        expect(ana.button("Denunciar")).to_have_count(0)
        ana.play("7c")
        expect(rui.playable).to_have_count(10)
        denounce(rui, "Ana")
        rui.says("Você denunciou Ana sem razão")
        ana.says("Você não renunciou: 1 ponto para nós")
        ana.shot("sueca-false")
        rui.tap("Denunciar")
        expect(rui.button("Denunciar Dita")).to_have_count(0)  # his partner
        expect(rui.button("Denunciar Ana")).to_have_count(0)  # only once
        rui.tap("Fechar")
        rui.play("Ah")
        expect(ana.playable).to_have_count(9)
        denounce(ana, "Rui")
        ana.says("Renúncia! A partida é nossa")
        ana.says("Rui não serviu o naipe")
        rui.says("Renúncia! A partida é deles")
        rui.shot("sueca-denounced")
        expect(ana.button("Revanche")).to_be_visible()


def play_on(people: Sequence[Phone]) -> None:
    """Everybody plays the first card that he may until everybody sees the result."""
    play_until(all_see(people, "Denunciar uma renúncia"), people, Phone.act_if_asked)


@pytest.mark.slow
def test_a_match_that_a_denunciation_turns_after_the_last_card(browser: Browser, arranged: Arranged) -> None:
    with dealt(browser, arranged, FREE, before={"score": [3, 3], "ties": 0}) as (ana, rui):
        ana.play("2c")
        expect(rui.playable).to_have_count(10)
        rui.play("Ac")
        expect(rui.playable).to_have_count(9)
        rui.play("Ah")
        expect(ana.playable).to_have_count(9)
        ana.play("7c")  # though she holds hearts
        play_on((ana, rui))
        denounce(ana, "Dita")
        ana.says("Denúncia errada")
        expect(ana.button("Encerrar a partida")).to_be_visible()
        ana.shot("sueca-reading")
        denounce(rui, "Ana")
        rui.says("Renúncia! A partida é nossa")
        ana.says("Você não serviu o naipe")
        for person in (ana, rui):
            expect(person.button("Revanche")).to_be_visible()
