"""How a hand of four feels on a slow phone: Chromium at a quarter of this machine's speed, against bots.

`frames_in_time`: share of the frames that came when they were due, while cards flew and while nothing moved.
`tap_to_card_ms`: from a tap on a card to the frame on the screen in which that card has left its place, in the middle
of all such taps. Event timing tells when the first frame after the tap was shown, a look at the card in each frame how
much later it moved.
`lcp_ms`: until the largest thing of the start page is drawn, on a slow 4G line besides.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

from tests.standin import ROOT

SLOWER = 4
TAPS = 8
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""Milliseconds and bytes a second: Lighthouse's slow 4G, 1.6 Mbit/s."""
PATIENCE_MS = 60_000

WATCH = """() => {
  window.seen = { frames: [], moved: [], shown: [] };
  const middle = (card) => {
    const box = card.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  let tap = null;
  addEventListener("click", ({ target, timeStamp }) => {
    const card = target.closest("[data-card]");
    tap = card && { at: timeStamp, name: card.dataset.card, from: middle(card), first: null };
  }, true);
  const look = (now) => {
    tap.first ??= now;
    const card = document.querySelector(`[data-card="${tap.name}"]`);
    const [x, y] = card ? middle(card) : [Infinity, Infinity];
    if (Math.hypot(x - tap.from[0], y - tap.from[1]) < %d) return;
    window.seen.moved.push([tap.at, now - tap.first]);
    tap = null;
  };
  let last = performance.now();
  const frame = (now) => {
    window.seen.frames.push(now - last);
    last = now;
    if (tap) look(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === "click") window.seen.shown.push([startTime, duration]);
  }).observe({ type: "event", durationThreshold: 16 });
}"""
STILL_PX = 8
"""More than a card rises under the finger."""
LARGEST = """() => new Promise((resolve) =>
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true }))"""
IN_TIME_MS = 1000 / 60 * 1.25
"""A frame's time and what a clock of whole refreshes may stray: the next one would be twice as late."""


def figures() -> dict[str, float]:
    """The three of them; none where there is no browser or no built app."""
    if not find_spec("playwright") or not (ROOT / "webapp" / "dist" / "index.html").exists():
        return {}
    from tests.browser.stage import chromium, opened_room

    with (
        TemporaryDirectory() as folder,
        (Path(folder) / "room.log").open("wb") as log,
        opened_room(Path(folder) / "deal.json", log) as address,
        chromium() as browser,
    ):
        return {**played(browser, address), "lcp_ms": round(first_picture(browser, address))}


@contextmanager
def slow_phone(chromium: "Browser", **line: Any) -> Iterator["Page"]:
    context = chromium.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="pt-BR"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if line:
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", line)
    try:
        yield page
    finally:
        context.close()


def played(chromium: "Browser", address: str) -> dict[str, float]:
    """Plays the first card that may be played, until enough have been."""
    with slow_phone(chromium) as page:
        page.goto(address)
        page.get_by_role("textbox").fill("Ana")
        page.get_by_role("button", name="Continuar").tap()
        page.get_by_role("link", name="Sueca").first.tap()
        page.get_by_role("button", name="Abrir mesa").tap()
        page.get_by_role("button", name="Começar").tap()
        page.locator("main.table").wait_for()
        page.evaluate(WATCH % STILL_PX)
        card = page.locator("button.card.legal[aria-disabled=false]")
        # To cut, to draw from the top, to go on to the next hand.
        decision = page.locator(".panel button:enabled, dialog .btn.main:enabled")
        while page.evaluate("window.seen.moved.length") < TAPS:
            card.or_(decision).first.wait_for()
            (decision if decision.count() else card).first.tap()
        seen = page.evaluate("window.seen")
    in_time = sum(delta <= IN_TIME_MS for delta in seen["frames"]) / len(seen["frames"])
    shown = dict(seen["shown"])
    taps = [shown[at] + later for at, later in seen["moved"] if at in shown]
    return {"frames_in_time": round(in_time, 3), "tap_to_card_ms": round(median(taps))}


def first_picture(chromium: "Browser", address: str) -> float:
    """Milliseconds until the start page's largest thing stands there."""
    with slow_phone(chromium, **SLOW_4G) as page:
        page.goto(address, wait_until="networkidle")
        return float(page.evaluate(LARGEST))
