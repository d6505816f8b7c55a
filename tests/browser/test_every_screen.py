"""Every screen in every window: nothing is cut, covered, too small to hit or closed to anybody."""

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import violations
from tests.browser.gallery import EVERY_SIZE, PHONE, THEMES, resize
from tests.browser.measure import Faults, faults
from tests.browser.screens import screens

pytestmark = pytest.mark.slow


def test_every_screen_is_open_to_everybody_in_every_window(browser: Browser, room: str) -> None:
    found = Faults()
    page = browser.new_page(locale="pt-BR", reduced_motion="reduce")
    for screen in screens(page, room):
        for size in EVERY_SIZE:
            resize(page, size)
            found.note(faults(page), screen, size)
        resize(page, PHONE)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            found.note(violations(page), screen, theme)
    page.close()
    assert not found, str(found)
