"""What Lighthouse says of the app as it comes to a phone: by its own defaults, a slow 4G line and a slow processor.

`lighthouse_home`: the start page as a stranger opens it; `lighthouse_table`: a table as Telegram opens it. Of 100 each,
but for `lcp_ms`: until the largest thing is drawn. All of them in the middle of several runs.
"""

import json
import os
import secrets
import subprocess
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import unquote

import urllib3

from tests.browser.stage import CHROMIUM, FLAGS, opened_room
from tests.standin import ROOT

LIGHTHOUSE: Final = ROOT / "bench/node_modules/.bin/lighthouse"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
RUNS: Final = 3

Json = dict[str, Any]


def figures() -> dict[str, dict[str, float]]:
    """None where there is no Lighthouse, no browser or no built app."""
    if not (LIGHTHOUSE.exists() and CHROMIUM and (ROOT / "webapp/dist/index.html").exists()):
        return {}
    with (
        TemporaryDirectory() as folder,
        (Path(folder) / "room.log").open("wb") as log,
        opened_room(Path(folder) / "deal.json", log) as address,
    ):
        return {"lighthouse_home": judged(address), "lighthouse_table": judged(begun_table(address))}


def judged(address: str) -> dict[str, float]:
    seen = [told(report(address)) for _ in range(RUNS)]
    return {name: median(run[name] for run in seen) for name in seen[0]}


def report(address: str) -> Json:
    """One visit by a browser that has never been here."""
    command = [
        LIGHTHOUSE,
        address,
        "--quiet",
        "--output=json",
        f"--only-categories={','.join(CATEGORIES)}",
        f"--chrome-flags={' '.join(['--headless=new', *FLAGS])}",
    ]
    environment = os.environ | {"CHROME_PATH": str(CHROMIUM)}
    return dict(json.loads(subprocess.run(command, env=environment, check=True, capture_output=True).stdout))


def told(report: Json) -> dict[str, float]:
    """What is kept of a report."""
    scores = {name.replace("-", "_"): round(report["categories"][name]["score"] * 100) for name in CATEGORIES}
    return {**scores, "lcp_ms": round(report["audits"]["largest-contentful-paint"]["numericValue"])}


def begun_table(address: str) -> str:
    """The link to a table that waits for the one who opened it, as Telegram opens it for him."""
    signed = unquote(launch(address).partition("tgWebAppData=")[2])
    token = ask(f"{address}/api/session", {"init_data": signed})["token"]
    wish = {"game": "sueca", "players": 4, "clock": "none", "entropy": secrets.token_urlsafe(16)}
    opened = ask(f"{address}/api/tables", wish, token)
    start = {"op": "beginning", "turn": opened["turn"], "text": "start", "entropy": secrets.token_urlsafe(16)}
    ask(f"{address}/api/tables/{opened['table']}/ops", start, token)
    return launch(address, startapp=opened["table"])


def launch(address: str, **more: str) -> str:
    """The app's address with what the room's made-up Telegram has signed."""
    state = urllib3.request("GET", f"{address}/chat/state").json()
    fields = {"person": str(state["people"][0]["id"]), "chat": str(state["chats"][0]["id"]), **more}
    answer = urllib3.request("GET", f"{address}/chat/open", fields=fields, redirect=False)
    return f"{address}{answer.headers['Location']}"


def ask(url: str, body: Json, token: str = "") -> Json:
    answer = urllib3.request("POST", url, json=body, headers={"Authorization": f"Bearer {token}"} if token else {})
    assert answer.status < 300, answer.data
    return dict(answer.json())
