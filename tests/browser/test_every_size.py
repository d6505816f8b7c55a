"""Every moment of a table in every window: nothing is cut, covered or too small to hit."""

from collections import defaultdict
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from local.template import ROOT
from tests.browser.gallery import SIZES, Gallery, gallery, resize

MEASURE = (ROOT / "tests/browser/measure.js").read_text()
Faults = dict[str, list[str]]
"""What is wrong, and where it was seen."""


@pytest.fixture(scope="module")
def shown(browser: Browser) -> Iterator[Gallery]:
    with gallery(browser) as it:
        it.page.evaluate(MEASURE)
        yield it


def faults(page: Page) -> list[str]:
    return list(page.evaluate("faults()"))


def told(found: Faults) -> str:
    return "\n".join(f"{fault}: {', '.join(places)}" for fault, places in found.items())


def test_everything_of_a_table_can_be_seen_and_hit_in_every_window(shown: Gallery) -> None:
    found: Faults = defaultdict(list)
    for moment in shown.moments:
        shown.show(moment)
        for size in SIZES:
            resize(shown.page, size)
            for fault in faults(shown.page):
                found[fault].append(f"{moment} {size}")
    assert not found, told(found)
