"""Every moment and every screen in every window: nothing is cut, covered, too small to hit or closed to anybody."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import CONTRAST, violations
from tests.browser.gallery import GROUPS, SIZES, THEMES, Gallery, gallery, resize
from tests.browser.measure import Faults, faults
from tests.browser.screens import screens

pytestmark = pytest.mark.slow

ZOOMED = [(195, 422), (422, 195)]
"""A usual phone at 200 %, upright and on its side: half as many pixels of CSS."""
PHONE = (390, 844)


@pytest.fixture(scope="module")
def shown(browser: Browser) -> Iterator[Gallery]:
    with gallery(browser) as it:
        yield it


@pytest.mark.parametrize("group", GROUPS)
def test_everything_of_a_table_can_be_seen_and_hit_in_every_window(shown: Gallery, group: str) -> None:
    found = Faults()
    for moment in shown.of(group):
        shown.show(moment)
        for size in [*SIZES, *ZOOMED]:
            resize(shown.page, size)
            found.note(faults(shown.page), moment, size)
    assert not found, str(found)


@pytest.mark.parametrize("group", GROUPS)
def test_axe_has_nothing_to_say_of_a_table(shown: Gallery, group: str) -> None:
    """By night of all that it knows, by day of the colours, which alone are others."""
    found = Faults()
    resize(shown.page, PHONE)
    for moment in shown.of(group):
        shown.show(moment)
        found.note(violations(shown.page), moment)
        shown.paint("light")
        found.note(violations(shown.page, CONTRAST), moment, "light")
    assert not found, str(found)


def test_every_screen_is_open_to_everybody_in_every_window(browser: Browser, room: str) -> None:
    found = Faults()
    page = browser.new_page(locale="pt-BR", reduced_motion="reduce")
    for screen in screens(page, room):
        for size in [*SIZES, *ZOOMED]:
            resize(page, size)
            found.note(faults(page), screen, size)
        resize(page, PHONE)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            found.note(violations(page), screen, theme)
    page.close()
    assert not found, str(found)
