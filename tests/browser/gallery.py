"""Every moment of the table, one after another on one page, without a room."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from local.template import ROOT
from tests.standin import free_port, stop, wait_until_answering

WEBAPP = ROOT / "webapp"
GROUPS = sorted(file.stem for file in (WEBAPP / "src/gallery/moments").glob("*.ts"))
"""What the names of the moments begin with: games, and what all games have."""
VITE = WEBAPP / "node_modules/vite/bin/vite.js"
SIZES = [(320, 568), (568, 320), (390, 844), (844, 390), (820, 1180), (1280, 800)]
"""The smallest phone, upright and on its side, a usual one, a tablet, a desktop."""
EVERY_SIZE = [*SIZES, (195, 422), (422, 195)]
"""And a usual phone at 200 %, upright and on its side: half as many pixels of CSS."""
PHONE = (390, 844)
COMPILING_MS = 120_000
"""Vite compiles all that is shown before it is, on a busy machine slowly."""
Theme = Literal["dark", "light"]
THEMES: list[Theme] = ["dark", "light"]

SHOW = """async address => {
  delete document.documentElement.dataset.moment;
  history.replaceState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
STILL = """async () => {
  let changed = true;
  const observer = new MutationObserver(() => changed = true);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (changed) {
    changed = false;
    await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
    document.getAnimations().forEach(it => it.finish());
  }
  observer.disconnect();
}"""
"""Until what is shown has been drawn, nothing changes any more, and what was on its way has come."""


@contextmanager
def gallery(browser: Browser, **settings: Any) -> Iterator["Gallery"]:
    """The gallery on a page of its own. Nothing may have gone wrong there."""
    with serving() as address:
        page = browser.new_page(reduced_motion="reduce", locale="pt-BR", **settings)
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(address, timeout=COMPILING_MS)
        page.get_by_role("listitem").first.wait_for(timeout=COMPILING_MS)
        yield Gallery(page)
        page.close()
        assert errors == []


@contextmanager
def serving() -> Iterator[str]:
    """Vite on a free port; the address of the gallery."""
    port = free_port()
    command = [str(shutil.which("node")), str(VITE), "--port", str(port), "--strictPort"]
    process = subprocess.Popen(command, cwd=WEBAPP, stdout=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}/gallery.html"
        wait_until_answering(address, process)
        yield address
    finally:
        stop(process)


class Gallery:
    """Shows one moment after another without loading the page again, which would take as long as all else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moments: list[str] = page.get_by_role("listitem").all_inner_texts()

    def of(self, group: str) -> list[str]:
        return [moment for moment in self.moments if moment.startswith(f"{group}-")]

    def show(self, moment: str, theme: str = "dark", language: str = "pt-BR") -> None:
        self.page.evaluate(SHOW, f"?moment={moment}&theme={theme}&language={language}")
        self.page.wait_for_selector(f"html[data-moment='{moment}']", state="attached")
        self.page.evaluate(STILL)

    def paint(self, theme: Theme) -> None:
        self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(STILL)
