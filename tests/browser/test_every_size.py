"""Every moment and every screen in every window: nothing is cut, covered, too small to hit or closed to anybody."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, Page

from local.template import ROOT
from tests.browser.gallery import SIZES, THEMES, Gallery, gallery, resize
from tests.browser.screens import screens

MEASURE = (ROOT / "tests/browser/measure.js").read_text()
AXE = (ROOT / "webapp/node_modules/axe-core/axe.min.js").read_text()
RUN_AXE = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}"""
AXE_SIZES = [(390, 844), (1280, 800)]
ZOOMED = [(195, 422), (422, 195)]
"""A usual phone at 200 %, upright and on its side."""
ZOOMED_STEP = 5
"""Every fifth moment: the table is then as on the smallest phone, which has shown them all."""

Faults = dict[str, list[str]]
"""What is wrong, and where it was seen."""


@pytest.fixture(scope="module")
def shown(browser: Browser) -> Iterator[Gallery]:
    with gallery(browser) as it:
        it.page.evaluate(MEASURE)
        it.page.evaluate(AXE)
        yield it


def faults(page: Page) -> list[str]:
    return list(page.evaluate("faults()"))


def told(found: Faults) -> str:
    return "\n".join(f"{fault}: {', '.join(places)}" for fault, places in found.items())


def violations(page: Page) -> list[str]:
    return list(page.evaluate(RUN_AXE))


def test_everything_of_a_table_can_be_seen_and_hit_in_every_window(shown: Gallery) -> None:
    found: Faults = defaultdict(list)
    for moment in shown.moments:
        shown.show(moment)
        for size in SIZES:
            resize(shown.page, size)
            for fault in faults(shown.page):
                found[fault].append(f"{moment} {size}")
    assert not found, told(found)


def test_a_table_can_be_played_at_twice_its_size(shown: Gallery) -> None:
    found: Faults = defaultdict(list)
    for size in ZOOMED:
        resize(shown.page, size)
        for moment in shown.moments[::ZOOMED_STEP]:
            shown.show(moment)
            for fault in faults(shown.page):
                found[fault].append(f"{moment} {size}")
    assert not found, told(found)


def test_axe_has_nothing_to_say_of_a_table(shown: Gallery) -> None:
    """Every moment by day and by night, on a phone and on a desktop: in one window the one, in the other the other."""
    found: Faults = defaultdict(list)
    for turn, size in enumerate(AXE_SIZES):
        resize(shown.page, size)
        for number, moment in enumerate(shown.moments):
            theme = THEMES[(number + turn) % len(THEMES)]
            shown.show(moment, theme)
            for fault in violations(shown.page):
                found[fault].append(f"{moment} {size} {theme}")
    assert not found, told(found)


def test_every_screen_is_open_to_everybody_in_every_window(browser: Browser, room: str) -> None:
    found: Faults = defaultdict(list)
    page = browser.new_page(locale="pt-BR", reduced_motion="reduce")
    for screen in screens(page, room):
        page.evaluate(MEASURE)
        for size in [*SIZES, *ZOOMED]:
            resize(page, size)
            for fault in faults(page):
                found[fault].append(f"{screen} {size}")
        page.evaluate(AXE)
        for size, theme in product(AXE_SIZES, THEMES):
            resize(page, size)
            page.emulate_media(color_scheme=theme)
            for fault in violations(page):
                found[fault].append(f"{screen} {size} {theme}")
    page.close()
    assert not found, told(found)
