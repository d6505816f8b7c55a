"""What measure.js finds wrong with a page, and how the faults of many pages are told."""

from collections import defaultdict

from playwright.sync_api import Page

from local.template import ROOT

SCRIPT = (ROOT / "tests/browser/measure.js").read_text(encoding="utf-8")


class Faults(defaultdict[str, list[str]]):
    """What is wrong, and where it was seen."""

    def __init__(self) -> None:
        super().__init__(list)

    def note(self, found: list[str], *place: object) -> None:
        for fault in found:
            self[fault].append(" ".join(map(str, place)))

    def __str__(self) -> str:
        return "\n".join(f"{fault}: {', '.join(places)}" for fault, places in self.items())


def faults(page: Page) -> list[str]:
    if not page.evaluate("'faults' in window"):
        page.evaluate(SCRIPT)
    return list(page.evaluate("faults()"))
