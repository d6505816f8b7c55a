"""The page /chat: what groups see in Telegram, clicked through without it."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import violations

PATIENCE_MS = 60_000
"""The bot's first import takes seconds; and a group's card is edited once in three."""


@pytest.fixture
def page(browser: Browser, room: str) -> Page:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.set_default_timeout(PATIENCE_MS)
    page.goto(f"{room}/chat")
    return page


def section(page: Page, kind: str) -> Locator:
    return page.locator(f"section[data-kind={kind}]")


def test_a_table_of_a_group_is_played_as_text_without_the_app(page: Page) -> None:
    group, private = section(page, "group"), section(page, "private")
    group.get_by_role("button", name="/bisca 2").click()
    page.get_by_label("Téo").check()
    group.get_by_role("button", name="Completar com bots").click()
    expect(page.get_by_role("status")).to_have_text("Só quem abriu a mesa pode fazer isso.", timeout=PATIENCE_MS)

    page.get_by_label("Ana").check()
    group.get_by_role("button", name="Jogar por texto").click()
    private.get_by_role("button", name="Completar com bots e começar").click()
    board = private.get_by_role("listitem").last
    expect(board).to_contain_text("Placar", timeout=PATIENCE_MS)
    first = board.get_by_role("button").first
    first.focus()
    before = board.inner_text()
    page.keyboard.press("Enter")
    expect(board).not_to_have_text(before, timeout=PATIENCE_MS)
    expect(board.locator(":focus")).to_have_count(1)
    expect(group.get_by_role("listitem").last).to_contain_text(re.compile(r"edited \(\d+\)"), timeout=PATIENCE_MS)


def test_a_table_of_inline_mode_is_edited_where_the_bot_is_no_member(page: Page) -> None:
    group = section(page, "group")
    page.get_by_label("Vizinhos").check()
    group.get_by_role("textbox").fill("@carteado_bot truco")
    group.get_by_role("list", name="Results").get_by_role("button").first.click()
    card = group.get_by_role("listitem").last
    expect(card).to_contain_text("Ana via @carteado_bot", timeout=PATIENCE_MS)
    card.get_by_role("button", name="Completar com bots").click()
    expect(card).to_contain_text("(bot)", timeout=PATIENCE_MS)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_open_to_all(page: Page, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    section(page, "private").get_by_role("button", name="/start").click()
    expect(section(page, "private").get_by_role("link").last).to_be_visible(timeout=PATIENCE_MS)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 390
