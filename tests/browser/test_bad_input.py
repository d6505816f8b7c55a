"""Strange names, wrong clocks, sessions that end and answers that nobody understands: the table stays a table."""

import json
import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.gallery import SIZES, resize
from tests.browser.measure import Faults, faults
from tests.browser.phone import lobby, match, phones

Arranged = Callable[..., str]
TWO = "2, um contra um"
LONGEST = 24
NAMES = {
    "markup and from right to left": ("<img src=x onerror=a()>", "ع" * LONGEST),
    "one wide word": ("W" * LONGEST, "m" * LONGEST),
    "pictures and many words": ("🎴🃏🇧🇷", "Ana Sá e Sá de Sá do Sá!"),
}
"""Of two people."""
STILL: dict[str, Any] = {"reduced_motion": "reduce", "is_mobile": False}
DAY = timedelta(days=1)


def assert_fits(page: Page) -> None:
    found = Faults()
    for size in SIZES:
        resize(page, size)
        found.note(faults(page), size)
    assert not found, str(found)


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_any_name_is_only_a_name(browser: Browser, room: str, names: tuple[str, str]) -> None:
    seats = {name: seat for seat, name in enumerate(names)}
    with lobby(browser, room, "Truco", TWO, seats, **STILL) as (one, other):
        assert_fits(one.page)
        one.tap("Começar")
        for person in (one, other):
            expect(person.board).to_be_visible()
            assert_fits(person.page)
        asking, asked = (one, other) if one.playable.count() else (other, one)
        asking.tap("TRUCO")
        asked.button("Correr").wait_for()
        assert_fits(asked.page)
        asked.tap("Correr")
        for person in (one, other):
            person.result.wait_for()
            assert_fits(person.page)
            assert person.page.title() == "Carteado"


@pytest.mark.parametrize("wrong", [DAY, -DAY, 3650 * DAY, -3650 * DAY], ids=str)
def test_a_wrong_clock_of_the_device_changes_no_countdown(browser: Browser, room: str, wrong: timedelta) -> None:
    shift = f"{{ const real = Date.now; Date.now = () => real() + {wrong / timedelta(milliseconds=1):.0f}; }}"
    with phones(browser, room, "Ana") as (ana,):
        ana.page.add_init_script(shift)
        ana.enter()
        ana.open_table(TWO, "Truco")
        ana.tap("Começar")
        countdown = ana.page.get_by_text(re.compile(r" · 0:[0-3]\d"))
        expect(countdown).to_be_visible()
        ana.page.reload()
        expect(countdown).to_be_visible()


def test_a_session_that_ends_in_mid_match_loses_no_move(browser: Browser, arranged: Arranged) -> None:
    hands = {0: ["3c", "2c", "Kc"], 1: ["4h", "5h", "6h"]}
    with match(browser, arranged(hands), "Truco", TWO, {"Ana": 0, "Rui": 1}) as (ana, rui):
        expect(ana.playable).to_have_count(3)
        ended = (401, json.dumps({"error": "unauthorised"}))
        ana.page.route("**/ops", lambda route: route.fulfill(status=ended[0], body=ended[1]), times=1)
        ana.play("3c")
        expect(rui.page.get_by_role("group", name="Vaza").locator("[data-card='3c']")).to_be_visible()
        ana.errors.clear()  # the browser itself reports the refusal


def answer(body: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(status=200, body=body)


@pytest.mark.parametrize("body", ["<html>Hello</html>", "{}", "[]", "null"])
def test_a_room_that_is_not_understood_offers_to_load_again(browser: Browser, room: str, body: str) -> None:
    with phones(browser, room, "Ana") as (ana,):
        ana.page.route("**/api/games", answer(body))
        ana.page.goto(room)
        expect(ana.button("Recarregar").or_(ana.button("Tentar já"))).to_be_visible()
        ana.errors.clear()


def changed(**view: object) -> Callable[[Route], None]:
    """The table as it is, but for what every view says."""

    def answer(route: Route) -> None:
        state = route.fetch().json()
        for frame in state["frames"]:
            frame["view"] |= view
        route.fulfill(json=state)

    return answer


@pytest.mark.parametrize(
    "handler",
    [answer("{}"), answer('{"frames": []}'), changed(phase="siesta"), changed(game="pife"), changed(seats=None)],
    ids=["no table", "no frames", "phase", "game", "no seats"],
)
def test_a_table_that_is_not_understood_offers_to_load_again(
    browser: Browser, room: str, handler: Callable[[Route], None]
) -> None:
    with phones(browser, room, "Ana") as (ana,):
        ana.enter()
        link = ana.open_table(TWO, "Truco")
        ana.tap("Começar")
        expect(ana.board).to_be_visible()
        ana.page.route(re.compile(r"/api/tables/[\w-]+$"), handler)
        ana.page.route("**/socket", lambda route: route.abort())
        ana.page.goto("about:blank")
        ana.page.goto(room + link)
        expect(ana.button("Recarregar")).to_be_visible()
        ana.page.unroute_all(behavior="ignoreErrors")  # it may be asking again at this moment
        ana.errors.clear()
