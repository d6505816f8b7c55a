"""A tapped card leaves my hand before its move is sent, and is still sent once, or comes back."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.phone import Phone, match

HANDS = {0: ["4c", "7h", "Js"], 1: ["6c", "5d", "Qd"]}
RISE = """(card) => {
  const place = () => card.getBoundingClientRect().y;
  const before = place();
  card.click();
  return new Promise((resolve) => requestAnimationFrame(() => resolve(card.isConnected ? before - place() : null)));
}"""
"""Taps a card; by how much it has risen in the first frame afterwards, px."""
BOTH = """(cards) => {
  for (const card of cards) card.click();
  return cards.map((card) => card.getAnimations().filter((moved) => !(moved instanceof CSSTransition)).length);
}"""
"""Taps cards in one moment; how many movements each has begun."""
NOTE_LATE_LOOKS = """() => {
  const { animate, getBoundingClientRect } = Element.prototype;
  let moving = false;
  window.late = 0;
  Element.prototype.animate = function (...given) {
    if (!moving) setTimeout(() => (moving = false));
    moving = true;
    return animate.apply(this, given);
  };
  Element.prototype.getBoundingClientRect = function () {
    window.late += moving;
    return getBoundingClientRect.call(this);
  };
}"""
"""Counts what is measured in the same task in which something has begun to move: each such look costs a layout."""
HOLD_FRAMES = """() => {
  const { requestAnimationFrame, setTimeout } = window;
  const held = [];
  window.requestAnimationFrame = (callback) => held.push(callback);
  window.setTimeout = (callback, ms, ...more) => (ms === 250 ? 0 : setTimeout(callback, ms, ...more));
  window.paint = () => {
    Object.assign(window, { requestAnimationFrame, setTimeout });
    for (const callback of held) callback(performance.now());
  };
}"""
"""Lets no frame come, nor the time after which none is waited for, until ``paint``."""
LIFT_PX = 20
"""More than a card rises under the finger."""


@pytest.fixture
def pair(browser: Browser, arranged: Callable[..., str]) -> Iterator[tuple[Phone, Phone]]:
    """It is Ana's turn; beside her Rui."""
    with match(browser, arranged(HANDS), "Truco", "2, um contra um", {"Ana": 0, "Rui": 1}) as (ana, rui):
        expect(ana.playable).to_have_count(3)
        expect(ana.page.locator(".drop")).to_be_visible()
        expect(ana.page.locator("main > [aria-live]").first).to_be_attached()  # movements come along with it
        yield ana, rui


@pytest.fixture
def ana(pair: tuple[Phone, Phone]) -> Phone:
    return pair[0]


def test_a_tapped_card_is_under_way_in_the_next_frame(ana: Phone) -> None:
    risen = ana.card("7h").evaluate(RISE)
    assert risen is not None, "the whole table was drawn anew first"
    assert risen > LIFT_PX
    expect(ana.card("7h")).to_have_count(0)
    expect(ana.page.locator("[data-zone=trick][data-card='7h']")).to_be_visible()


def test_of_two_cards_tapped_in_one_moment_the_first_is_played(ana: Phone) -> None:
    sent: list[object] = []
    ana.page.on("request", lambda request: sent.append(request.post_data_json) if "/ops" in request.url else None)
    assert ana.page.locator("button[data-card]").evaluate_all(BOTH) == [1, 0, 0]
    expect(ana.page.locator("button[data-card]")).to_have_count(2)
    expect(ana.page.locator(".trick .pending")).to_have_count(0)
    assert len(sent) == 1


def test_what_others_do_meanwhile_does_not_lose_the_tap(pair: tuple[Phone, Phone]) -> None:
    ana, rui = pair
    ana.page.evaluate(HOLD_FRAMES)
    ana.play("7h")
    rui.tap("Menu da mesa")
    rui.tap("Propor fechar a mesa")
    expect(ana.page.locator("#vote-title")).to_be_attached()
    ana.page.evaluate("paint()")
    expect(rui.page.locator("[data-zone=trick][data-card='7h']")).to_be_visible()


def test_a_refused_card_lies_where_it_lay(ana: Phone) -> None:
    ana.card("7h").scroll_into_view_if_needed()  # waits until it lies still
    before = ana.card("7h").bounding_box()
    ana.page.route("**/ops", lambda route: route.fulfill(status=409, body='{"error": "too_early"}'), times=1)
    ana.play("7h")
    expect(ana.page.get_by_role("alert").filter(has_text="Calma")).to_have_count(1)
    expect(ana.playable).to_have_count(3)
    ana.card("7h").scroll_into_view_if_needed()
    assert ana.card("7h").bounding_box() == before
    ana.errors.clear()  # the browser itself reports the refusal


def test_all_is_measured_before_the_first_card_moves(ana: Phone) -> None:
    ana.page.evaluate(NOTE_LATE_LOOKS)
    ana.play("7h")
    expect(ana.page.locator("[data-zone=trick][data-card='7h']")).to_be_visible()
    assert ana.page.evaluate("window.late") == 0
