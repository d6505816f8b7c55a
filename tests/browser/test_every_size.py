"""Every moment and every screen in every window: nothing is cut, covered, too small to hit or closed to anybody."""

from collections import defaultdict
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from local.template import ROOT
from tests.browser.gallery import SIZES, THEMES, Gallery, gallery

MEASURE = (ROOT / "tests/browser/measure.js").read_text()
AXE = (ROOT / "webapp/node_modules/axe-core/axe.min.js").read_text()
AXE_SIZES = [(390, 844), (1280, 800)]

Faults = defaultdict[str, list[str]]
"""What is wrong, and where it was seen."""


@pytest.fixture(scope="module")
def shown(browser: Browser) -> Iterator[Gallery]:
    with gallery(browser) as it:
        it.page.evaluate(MEASURE)
        it.page.evaluate(AXE)
        yield it


def violations(page: Page) -> list[str]:
    run = "axe.run().then(found => found.violations.flatMap(it => it.nodes.map(node => `${it.id}: ${node.target}`)))"
    return list(page.evaluate(run))


def test_everything_of_a_table_can_be_seen_and_hit_in_every_window(shown: Gallery) -> None:
    found: Faults = defaultdict(list)
    for moment in shown.moments:
        shown.show(moment)
        for size in SIZES:
            shown.resize(size)
            for fault in shown.page.evaluate("faults()"):
                found[fault].append(f"{moment} {size}")
    assert dict(found) == {}


@pytest.mark.parametrize("size", AXE_SIZES, ids=str)
def test_axe_has_nothing_to_say_of_a_table(shown: Gallery, size: tuple[int, int]) -> None:
    found: Faults = defaultdict(list)
    shown.resize(size)
    for theme in THEMES:
        for moment in shown.moments:
            shown.show(moment, theme)
            for fault in violations(shown.page):
                found[fault].append(f"{moment} {theme}")
    assert dict(found) == {}
