"""``python -m tests.browser.screenshots``: every screen and moment in every size, by day and by night, on one page.

All of it in Portuguese, a few moments in the other languages too. ``screenshots/index.html`` is the page.
"""

import shutil
from collections.abc import Iterator
from html import escape
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from local.template import ROOT
from tests.browser.gallery import SIZES, THEMES, gallery, resize
from tests.browser.screens import screens
from tests.browser.stage import chromium, opened_room

FOLDER = ROOT / "screenshots"
PICTURES = FOLDER / "all"
SOURCE, *OTHERS = ("pt-BR", "pt-PT", "es", "en")
SPOKEN = ("bisca-turn", "bisca-refused", "sueca-lead", "triunfo-bid-hook", "brisca-cut", "truco-answer", "truco-result")
"""The moments with the most words."""
PHONE = (390, 844)
PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Carteado: contact sheet</title>
<style>
  body {{ font: 14px system-ui; margin: 16px; background: #888; }}
  section {{ display: flex; gap: 8px; overflow-x: auto; align-items: start; }}
  figure {{ margin: 0; }}
  img {{ height: 320px; }}
</style>
{rows}"""
ROW = "<h2>{title}</h2>\n<section>{pictures}</section>"
PICTURE = '<figure><a href="{file}"><img loading="lazy" src="{file}"></a><figcaption>{caption}</figcaption></figure>'

Rows = dict[str, list[tuple[str, Path]]]
"""By screen or moment: the caption and the file of each picture."""


def main() -> None:
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    rows: Rows = {}
    with chromium() as browser:
        for title, caption, page in pictures(browser):
            file = PICTURES / f"{title}-{caption}.jpg".replace(" ", "-")
            page.screenshot(path=file, type="jpeg", quality=70)
            rows.setdefault(title, []).append((caption, file))
    index = FOLDER / "index.html"
    index.write_text(contact_sheet(rows), encoding="utf-8")
    print(f"{sum(map(len, rows.values()))} pictures: {index.relative_to(ROOT)}")


def pictures(browser: Browser) -> Iterator[tuple[str, str, Page]]:
    """What is shown, how, and the page that shows it at this moment."""
    yield from frame(browser)
    yield from table(browser)


def frame(browser: Browser) -> Iterator[tuple[str, str, Page]]:
    with TemporaryDirectory() as folder, opened_room(Path(folder) / "deal.json") as address:
        page = browser.new_page(locale=SOURCE, reduced_motion="reduce")
        for screen in screens(page, address):
            for size, theme in product(SIZES, THEMES):
                resize(page, size)
                page.emulate_media(color_scheme=theme)
                yield screen, caption(size, theme), page
        page.close()


def table(browser: Browser) -> Iterator[tuple[str, str, Page]]:
    with gallery(browser) as shown:
        for size, theme in product(SIZES, THEMES):
            resize(shown.page, size)
            for moment in shown.moments:
                shown.show(moment, theme)
                yield moment, caption(size, theme), shown.page
        resize(shown.page, PHONE)
        for language, moment in product(OTHERS, SPOKEN):
            shown.show(moment, language=language)
            yield moment, language, shown.page


def caption(size: tuple[int, int], theme: str) -> str:
    return f"{size[0]}x{size[1]} {theme}"


def contact_sheet(rows: Rows) -> str:
    return PAGE.format(rows="\n".join(row(title, shots) for title, shots in rows.items()))


def row(title: str, shots: list[tuple[str, Path]]) -> str:
    cells = [PICTURE.format(file=file.relative_to(FOLDER), caption=caption) for caption, file in shots]
    return ROW.format(title=escape(title), pictures="".join(cells))


if __name__ == "__main__":
    main()
