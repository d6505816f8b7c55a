"""A room for the whole run, and Chromium as it is installed here."""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.gallery import Gallery, gallery
from tests.browser.stage import chromium, opened_room

TELEGRAM = Path(__file__).with_name("telegram.js")


def pytest_xdist_auto_num_workers() -> int:
    """Two for each processor: people at tables wait for each other, for bots and for pauses more than they compute."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with slow tests come first: no worker is left alone with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as it:
        yield it


@pytest.fixture(scope="module")
def shown(browser: Browser) -> Iterator[Gallery]:
    """The gallery of a table's moments."""
    with gallery(browser) as it:
        yield it


@pytest.fixture(scope="session")
def deal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file by which a test says how the first hand is dealt."""
    return tmp_path_factory.mktemp("room") / "deal.json"


@pytest.fixture(scope="session")
def room(deal: Path) -> Iterator[str]:
    """The address of a room in a process of its own."""
    with opened_room(deal) as address:
        yield address


@pytest.fixture
def arranged(room: str, deal: Path) -> Iterator[Callable[..., str]]:
    """Lets the first hands be dealt as asked for; the room's address. Between two, seat 0 leads."""

    def arrange(hands: dict[int, list[str]], top: Sequence[str] = (), **more: object) -> str:
        given = {str(seat): cards for seat, cards in hands.items()}
        deal.write_text(json.dumps({"dealer": 1, "hands": given, "top": top} | more))
        return room

    yield arrange
    deal.unlink(missing_ok=True)


@pytest.fixture
def in_telegram(browser: Browser, room: str) -> Iterator[Page]:
    """The app as Telegram opens it for somebody who opens no table from a chat; Telegram's script is played by ours."""
    context = browser.new_context(locale="pt-BR")
    page = context.new_page()
    page.route("https://telegram.org/**", lambda route: route.fulfill(path=TELEGRAM, content_type="text/javascript"))
    state = page.request.get(f"{room}/chat/state").json()
    person, chat = state["people"][-1]["id"], state["chats"][0]["id"]
    opened = page.request.get(f"{room}/chat/open?person={person}&chat={chat}", max_redirects=0)
    page.goto(f"{room}{opened.headers['location']}&tgWebAppVersion=8.0")
    page.wait_for_function("() => window.Telegram?.WebApp.SettingsButton.shown")
    yield page
    context.close()
