"""Triunfo between people with phones: announcements, the dealer's trump, two deals from one pack, a table of six."""

import time
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Browser, Locator, expect

from carteado.cards import NAMES, PACK_40, PACK_52
from tests.browser.phone import PATIENCE_MS, Phone, all_see, match, play_until, touch

Arranged = Callable[..., str]

TWO, FOUR, SIX = "2, um contra um", "4, cada um por si", "6, cada um por si"
ANNOUNCED = {"Antes de jogar": "anuncia quantas vazas faz"}
HOOK = ANNOUNCED | {"O último a anunciar": "não pode fechar a conta das vazas"}
BY_DEALER = {"O trunfo sai": "da boca de quem dá as cartas, depois de ver a mão"}
SMALL_PACK = ANNOUNCED | {"O baralho tem": "40 cartas, sem 8, 9 e 10"}

PACK = [NAMES[card] for card in PACK_52]
OPEN = "2s"
TRUMPS = ["As", "Ks", "Qs", "Js", "7s", "6s", "5s"]
"""All tricks of a deal, and all honours."""

CLASHES = """() => {
  const parts = [];
  const add = (owner, selector, within = document) => {
    for (const part of within.querySelectorAll(selector)) {
      const box = part.getBoundingClientRect();
      if (box.width > 0) parts.push([owner, box]);
    }
  };
  for (const seat of document.querySelectorAll(".seat"))
    add(seat.ariaLabel, ".ring, .plate, .minis i, .count, .won b", seat);
  add("trick", ".trick .card, .drop");
  add("trumps", ".corner.left .card, .corner.left .trump");
  add("last trick", ".corner.right");
  add("decision", ".panel");
  add("console", ".status");
  add("hand", ".hand .card");
  const leaves = ({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  const shared = (from, to, a, b) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1;
  const meet = (a, b) => shared("left", "right", a, b) && shared("top", "bottom", a, b);
  return parts.flatMap(([owner, box], i) => [
    ...(leaves(box) ? [`${owner} outside`] : []),
    ...parts.slice(i + 1).flatMap(([other, its]) => (owner !== other && meet(box, its) ? [`${owner} / ${other}`] : [])),
  ]);
}"""
"""What leaves the window or lies over something that belongs to another."""


def deck(players: int, hand: Sequence[str]) -> list[str]:
    """A small pack that gives these seven cards to the seat after the dealer, and turns the open card."""
    others = [name for name in (NAMES[card] for card in PACK_40) if name not in (*hand, OPEN)]
    dealt = [[card, *(others.pop(0) for _ in range(players - 1))] for card in hand]
    return [*(card for round_ in dealt for card in round_), OPEN, *others]


def pad(person: Phone) -> Locator:
    return person.page.get_by_role("group", name="Quantas vazas você faz?")


def number(person: Phone, tricks: int) -> Locator:
    return pad(person).get_by_text(str(tricks), exact=True)


def announce(person: Phone, tricks: int) -> None:
    touch(number(person, tricks))
    person.tap(f"Dizer {tricks}")
    expect(pad(person)).to_have_count(0)


def play_any(person: Phone) -> None:
    """Play a card as soon as one may be played."""
    card = str(person.playable.first.get_attribute("data-card"))
    person.press(person.card(card))
    expect(person.card(card)).to_have_count(0)


def test_the_last_to_announce_hears_the_others_and_may_not_close_the_sum(
    browser: Browser, arranged: Arranged
) -> None:  # TRI-9, hook
    with match(browser, arranged({}, deck=PACK), "Triunfo", TWO, {"Ana": 0, "Rui": 1}, HOOK) as (ana, rui):
        ana.says("Ninguém disse nada ainda")
        rui.says("Ana diz")
        expect(pad(rui)).to_have_count(0)
        announce(ana, 3)
        rui.says("Ana disse 3 vazas")
        rui.says("Ao todo, 3 para 7 vazas")
        rui.says("O último não fecha a conta: 4 não vale.")
        expect(number(rui, 4)).to_have_attribute("aria-disabled", "true")
        touch(number(rui, 4), force=True)
        rui.says("Triunfo, regra 9")
        expect(rui.button("Escolha")).to_be_disabled()
        rui.shot("triunfo-hook")
        announce(rui, 5)
        expect(ana.page.get_by_label("Rui, 7 cartas, deu as cartas, fez 0 de 5")).to_be_visible()
        ana.says("Rui disse 5 vazas. Ao todo, 8 para 7 vazas")
        ana.says("Você fez 0 de 3")


def test_the_dealer_names_trumps_after_seeing_his_hand(browser: Browser, arranged: Arranged) -> None:  # TRI-3
    with match(browser, arranged({}, deck=PACK), "Triunfo", TWO, {"Ana": 0, "Rui": 1}, BY_DEALER) as (ana, rui):
        ana.says("Rui escolhe o trunfo")
        for person in (ana, rui):
            expect(person.page.locator("button[data-card]")).to_have_count(7)
            expect(person.page.get_by_label("Trunfo: Copas")).to_have_count(0)
        expect(ana.playable).to_have_count(0)
        rui.shot("triunfo-trump")
        rui.tap("Copas")
        ana.says("Rui escolheu Copas de trunfo")
        for person in (ana, rui):
            expect(person.page.get_by_label("Trunfo: Copas")).to_be_visible()
        expect(ana.playable).to_have_count(7)


def test_nothing_lies_over_anything_at_a_table_of_six(browser: Browser, arranged: Arranged) -> None:
    with match(browser, arranged({}, dealer=0, deck=PACK), "Triunfo", SIX, {"Ana": 0}, ANNOUNCED) as (ana,):
        expect(pad(ana)).to_be_visible()
        expect(ana.page.locator(".plate").filter(has_text="disse")).to_have_count(5)
        settled(ana)
        ana.shot("triunfo-six-announce")
        announce(ana, 1)
        expect(ana.playable.first).to_be_visible()
        expect(ana.page.locator(".trick .card")).to_have_count(5)
        expect(ana.page.locator(".plate").filter(has_text="fez 0 de")).to_have_count(5)
        settled(ana)
        ana.shot("triunfo-six")


def settled(person: Phone) -> None:
    """Everything comes to rest where it disturbs nothing."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while clashes := person.page.evaluate(CLASHES):
        assert time.monotonic() < end, clashes
        person.page.wait_for_timeout(100)


@pytest.mark.slow
def test_a_whole_match_with_two_deals_from_one_pack(browser: Browser, arranged: Arranged) -> None:  # TRI-6 to TRI-9
    address = arranged({}, dealer=3, deck=deck(4, TRUMPS))
    with match(browser, address, "Triunfo", FOUR, {"Ana": 0, "Rui": 1}, SMALL_PACK) as (ana, rui):
        announce(ana, 7)
        expect(rui.page.locator(".others")).to_contain_text("Ana 7")
        announce(rui, 0)
        for _ in TRUMPS:
            play_any(ana)
            play_any(rui)
        ana.says("Segunda rodada de cartas, 3 para cada um")
        expect(ana.page.get_by_role("heading", name="Quantas vazas você faz?")).to_contain_text("2ª rodada")
        ana.shot("triunfo-second-deal")
        expect(rui.page.get_by_label("Ana, 3 cartas").first).to_have_accessible_name(
            "Ana, 3 cartas, está na vez, levou Ás de Espadas, Valete de Espadas, Dama de Espadas"
        )
        announce(ana, 1)
        announce(rui, 1)
        play_until(all_see((ana, rui), "Revanche"), (ana, rui), Phone.act_if_asked)
        ana.says("Você ganhou o jogo")
        rui.says("Ana ganhou o jogo")
        mine = ana.page.locator(".rank li").first
        expect(mine).to_contain_text("Ás +5 · Valete +4 · Dama +3 · na mosca +")
        expect(rui.page.locator(".rank li")).to_have_count(4)
        expect(rui.page.locator(".rank li").first).to_contain_text("Ás +5")
        ana.shot("triunfo-result")
        expect(ana.button("Revanche")).to_be_visible()
