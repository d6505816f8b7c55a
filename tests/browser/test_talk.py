"""Table talk between people with phones: who says, who sees and hears it, and who would rather not."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.heard import heard, hears, listen
from tests.browser.phone import Phone, begin, phones, play_until

SIZES = {"upright": (390, 844), "small": (320, 568), "aside": (844, 390)}
TALK = "Conversa da mesa"


@contextmanager
def match(browser: Browser, address: str, **settings: Any) -> Iterator[Sequence[Phone]]:
    """Ana, Rui and Téo play bisca with a bot, Zé watches; all have talk."""
    with phones(browser, address, "Ana", "Rui", "Téo", "Zé", **settings) as people:
        ana, rui, teo, ze = people
        for person in people:
            listen(person)
        ana.enter()
        link = ana.open_table("4, em duplas")
        for seat, guest in enumerate((rui, teo, ze), start=1):
            guest.enter(link)
            if guest is not ze:
                guest.sit(seat)
        begin([ana, rui, teo, ze])
        for person in people:
            expect(person.button(TALK)).to_be_visible()
        # The trump is chosen, so that nothing but plays is decided.
        play_until(lambda: any(person.playable.count() for person in people), people[:3], Phone.act_if_asked)
        yield people


def say(person: Phone, phrase: str) -> None:
    expect(person.button(TALK)).to_be_enabled()
    person.tap(TALK)
    person.tap(phrase)
    expect(person.page.get_by_role("heading", name=TALK)).to_have_count(0)


def never_heard(person: Phone, speaker: str) -> bool:
    return not any(f"{speaker}:" in line for line in heard(person, "log"))


def test_what_one_says_stands_at_his_seat_and_is_read_out(browser: Browser, arranged: Callable[..., str]) -> None:
    with match(browser, arranged({})) as (ana, rui, teo, ze):
        say(rui, "Capote neles!")
        for person in (ana, teo):
            hears(person, "Rui: Capote neles!")
        hears(rui, "Você: Capote neles!")
        ze.tap(TALK)
        ze.says("Quem assiste ouve, mas não fala.")
        assert never_heard(ze, "Rui")
        ze.page.get_by_role("switch", name="Silenciar esta mesa").click()
        say(teo, "Boa!")
        hears(ze, "Téo: Boa!")


def test_who_is_hushed_stays_so_when_the_page_is_loaded_again(browser: Browser, arranged: Callable[..., str]) -> None:
    with match(browser, arranged({})) as (ana, rui, teo, _):
        ana.tap(TALK)
        ana.tap("Quem você ouve")
        ana.page.get_by_role("switch", name="Silenciar Rui").press("Space")
        ana.page.reload()
        expect(ana.button(TALK)).to_be_visible()
        expect(ana.page.get_by_role("log")).to_be_attached()
        say(rui, "Boa!")
        say(teo, "risada")
        hears(ana, "Téo: risada")
        assert never_heard(ana, "Rui")


@pytest.mark.parametrize("size", SIZES)
def test_the_panel_leaves_the_hand_in_sight(browser: Browser, arranged: Callable[..., str], size: str) -> None:
    width, height = SIZES[size]
    with match(browser, arranged({}), viewport={"width": width, "height": height}) as (ana, _, _, ze):
        ana.tap(TALK)
        ana.shot(f"talk-panel-{size}")
        panel = ana.page.get_by_role("region", name=TALK).bounding_box()
        assert panel is not None
        for card in ana.page.locator(".hand .card").all():
            box = card.bounding_box()
            assert box is not None
            assert box["y"] >= panel["y"] + panel["height"]
        for button in ana.page.get_by_role("region", name=TALK).get_by_role("button").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
        assert violations(ana.page) == []
        ana.tap("Quem você ouve")
        ana.shot(f"talk-hush-{size}")
        assert violations(ana.page) == []
        ze.tap(TALK)
        ze.shot(f"talk-watching-{size}")
        assert violations(ze.page) == []
