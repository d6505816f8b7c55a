"""What is played on: Chromium as it is installed here, and a room in a process of its own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from playwright.sync_api import Browser, sync_playwright

from tests.standin import ROOT, free_port, stop, wait_until_answering

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
"""None: the one that Playwright has fetched."""
_STDERR = 2
"""Where pytest looks for what explains a failure."""
UNUSED = ("PaintHolding", "MediaRouter", "OptimizationHints", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
"""Among what Chromium can do without here: two pages that it makes for the address line of every window."""
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-audio-output",
    f"--disable-features={','.join(UNUSED)}",
]


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def opened_room(deal: Path, log: IO[bytes] | None = None) -> Iterator[str]:
    """The address of a room whose first hands are dealt as the file ``deal`` says, while it is there."""
    port = free_port()
    environment = os.environ | {"PYTHONPATH": f"{ROOT}:{ROOT / 'shared'}", "PORT": str(port), "DEAL": str(deal)}
    command = [sys.executable, "-m", "tests.browser.arranged"]
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log or _STDERR, stderr=log)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_until_answering(address, process)
        yield address
    finally:
        stop(process)
