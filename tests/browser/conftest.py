"""A room for the whole run, and Chromium as it is installed here."""

import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from local.template import ROOT

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
"""None: the one that Playwright has fetched."""
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def deal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file by which a test says how the first hand is dealt."""
    return tmp_path_factory.mktemp("room") / "deal.json"


@pytest.fixture(scope="session")
def room(deal: Path) -> Iterator[str]:
    """The address of a room in a process of its own."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    environment = os.environ | {"PYTHONPATH": f"{ROOT}:{ROOT / 'shared'}", "PORT": str(port), "DEAL": str(deal)}
    command = [sys.executable, "-m", "tests.browser.arranged"]
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert "is open at" in process.stdout.readline()
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.communicate()


@pytest.fixture
def arranged(room: str, deal: Path) -> Iterator[Callable[..., str]]:
    """Lets the first hands be dealt as asked for; the room's address. Between two, seat 0 leads."""

    def arrange(hands: dict[int, list[str]], top: Sequence[str] = (), **more: object) -> str:
        given = {str(seat): cards for seat, cards in hands.items()}
        deal.write_text(json.dumps({"dealer": 1, "hands": given, "top": top} | more))
        return room

    yield arrange
    deal.unlink(missing_ok=True)
