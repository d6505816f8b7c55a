"""A finished hand again: stepped through by hand and by keyboard, with everybody's cards once the match is over."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import violations
from tests.browser.phone import Phone, begin, lobby, play_until


@pytest.fixture(scope="module")
def ana(browser: Browser, room: str) -> Iterator[Phone]:
    """Ana has played a hand of truco with a bot, and sees it again from the sheet of its result."""
    with lobby(browser, room, "Truco", "2, um contra um", {"Ana": 0}) as (ana,):
        begin([ana])
        play_until(ana.result.is_visible, [ana], lambda ana: ana.take(ana.button("Aceitar"), ana.playable))
        ana.page.get_by_role("link", name="Rever a mão").click()
        expect(head(ana)).to_be_visible()
        yield ana


@pytest.fixture
def replay(ana: Phone) -> Phone:
    """The same from its deal."""
    address = ana.page.evaluate("location.hash")
    ana.page.evaluate("location.hash = '#/'")
    expect(ana.page.get_by_role("link", name="Regras dos jogos")).to_be_visible()
    ana.page.evaluate("hash => (location.hash = hash)", address)
    expect(head(ana)).to_have_text("Antes da primeira vaza")
    return ana


def head(phone: Phone) -> Locator:
    """The console's first line."""
    return phone.page.locator(".replaying .status b")


def line(phone: Phone) -> Locator:
    return phone.page.locator(".replaying .status span")


def heard(phone: Phone) -> Locator:
    return phone.page.locator(".replaying > [aria-live]")


def press(phone: Phone, key: str, times: int = 1) -> None:
    for _ in range(times):
        phone.page.keyboard.press(key)


def test_a_hand_of_a_running_match_is_stepped_through_without_the_others_cards(replay: Phone) -> None:
    expect(line(replay)).to_contain_text("As cartas dos outros abrem no fim da partida")
    expect(replay.page.locator(".replaying .hand .card")).to_have_count(3)
    expect(replay.page.locator(".replaying .open-hand")).to_have_count(0)
    before = line(replay).text_content()
    replay.tap("Próxima jogada")
    expect(line(replay)).not_to_have_text(before or "")
    replay.tap("Jogada anterior")
    expect(line(replay)).to_have_text(before or "")


def test_a_keyboard_is_enough(replay: Phone) -> None:
    press(replay, "End")
    expect(replay.page.get_by_role("heading", name=re.compile("^Mão 1$"))).to_be_visible()
    press(replay, "ArrowLeft")
    expect(replay.page.get_by_role("heading", name=re.compile("^Mão 1$"))).to_have_count(0)
    press(replay, "Home")
    expect(head(replay)).to_have_text("Antes da primeira vaza")
    press(replay, "Space")
    expect(replay.button("Pausar")).to_be_visible()
    expect(head(replay)).to_have_text(re.compile(r"^Vaza 1 de \d$"))
    press(replay, "Space")
    expect(replay.button("Tocar")).to_be_visible()


def test_the_slider_jumps_to_a_trick_and_each_event_is_said(replay: Phone) -> None:
    slider = replay.page.get_by_role("slider", name="Vaza")
    slider.focus()
    press(replay, "End")
    tricks = slider.get_attribute("max")
    expect(slider).to_have_attribute("aria-valuetext", f"Vaza {tricks} de {tricks}")
    expect(heard(replay)).to_have_text(re.compile(r"\w.*\."))
    replay.tap("Vaza anterior")
    expect(slider).to_have_value(str(max(1, int(tricks or 0) - 1)))


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (320, 568)], ids=str)
def test_everybody_can_use_it_in_every_window(replay: Phone, size: tuple[int, int]) -> None:
    replay.page.set_viewport_size({"width": size[0], "height": size[1]})
    for key in ("Home", "ArrowRight", "End"):
        press(replay, key)
        assert violations(replay.page) == []
    for button in replay.page.locator(".keys button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert 0 <= box["x"] <= size[0] - box["width"]
        assert 0 <= box["y"] <= size[1] - box["height"]
    replay.shot(f"replay-{size[0]}x{size[1]}")


def test_once_the_match_is_over_everybodys_cards_lie_open(replay: Phone) -> None:
    replay.tap("Voltar")
    if replay.result.is_visible():
        replay.tap("Próxima mão")
    replay.tap("Menu da mesa")
    replay.tap("Propor fechar a mesa")
    replay.page.get_by_role("link", name="Rever a mão").click()
    expect(replay.page.locator(".replaying .open-hand .card")).to_have_count(3)
    expect(line(replay)).not_to_contain_text("As cartas dos outros")
    replay.shot("replay-open")
