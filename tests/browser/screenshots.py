"""``python -m tests.browser.screenshots``: every screen and moment, on one page for people to look through.

In Portuguese in every size, by day and by night; in each other language once, on the smallest phone, where words have
the least room. ``--everything``: in all of them the same. ``--only truco``: what is called so.
``screenshots/index.html`` is the page; it filters by size, theme and language.
"""

import argparse
import json
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from carteado.words import LANGUAGES, SOURCE
from local.template import ROOT
from tests.browser.gallery import SIZES, THEMES, Theme, gallery, resize
from tests.browser.screens import screens
from tests.browser.stage import chromium, opened_room

FOLDER = ROOT / "screenshots"
PICTURES = FOLDER / "all"
SHEET = Path(__file__).with_name("contact.html")
NO_PICTURES = "[]"
"""What stands in the page in the place of its pictures."""
QUALITY = 70
NO_DEAL = FOLDER / "no-deal.json"
"""There is no such file: hands are dealt by chance."""

Look = tuple[tuple[int, int], Theme]
"""In which window, by day or by night."""
ALL: list[Look] = list(product(SIZES, THEMES))
ONE: list[Look] = [(SIZES[0], "light")]


class Shown(NamedTuple):
    """Something to see, and how it is made light or dark."""

    title: str
    language: str
    page: Page
    paint: Callable[[Theme], Any]


def main() -> None:
    asked = arguments()
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    pictures: list[dict[str, Any]] = []
    began = time.monotonic()
    for shown in everything(asked.only):
        looks = ALL if asked.everything or shown.language == SOURCE else ONE
        pictures += [taken(shown, look) for look in looks]
        print(
            f"{time.monotonic() - began:5.0f} s {len(pictures):5} pictures: {shown.title}, {shown.language}", flush=True
        )
    if not pictures:
        sys.exit(f"no screen or moment is called {asked.only}")
    index = FOLDER / "index.html"
    index.write_text(SHEET.read_text(encoding="utf-8").replace(NO_PICTURES, script(pictures), 1), encoding="utf-8")
    print(index.relative_to(ROOT))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.screenshots", description=__doc__)
    parser.add_argument("--everything", action="store_true", help="every language in every size and theme")
    parser.add_argument("--only", default="", metavar="TEXT", help="screens and moments whose name has it")
    return parser.parse_args()


def everything(only: str) -> Iterator[Shown]:
    with chromium() as browser:
        yield from moments(browser, only)
        yield from frame(browser, only)


def moments(browser: Browser, only: str) -> Iterator[Shown]:
    with gallery(browser) as it:
        wanted = [moment for moment in it.moments if only in moment]
        for moment, language in product(wanted, LANGUAGES):
            it.show(moment, language=language)
            yield Shown(moment, language, it.page, it.paint)


def frame(browser: Browser, only: str) -> Iterator[Shown]:
    with TemporaryFile() as log, opened_room(NO_DEAL, log) as address:
        for language in LANGUAGES:
            page = browser.new_page(locale=language, reduced_motion="reduce")
            for screen in screens(page, address, language):
                if only in screen:
                    yield Shown(screen, language, page, lambda theme, page=page: page.emulate_media(color_scheme=theme))
            page.close()


def taken(shown: Shown, look: Look) -> dict[str, Any]:
    """The picture's file, and what it is of."""
    size, theme = look
    resize(shown.page, size)
    shown.paint(theme)
    what = {"title": shown.title, "size": f"{size[0]}×{size[1]}", "theme": theme, "language": shown.language}
    file = PICTURES / f"{'-'.join(what.values()).replace(' ', '-').replace('×', 'x')}.jpg"
    shown.page.screenshot(path=file, type="jpeg", quality=QUALITY)
    return what | {"width": size[0], "height": size[1], "file": str(file.relative_to(FOLDER))}


def script(pictures: list[dict[str, Any]]) -> str:
    """As JSON that ends no script."""
    return json.dumps(pictures, ensure_ascii=False).replace("<", "\\u003c")


if __name__ == "__main__":
    main()
