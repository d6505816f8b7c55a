"""Golden hands: every view at every step, as text for the eye. With ``REGENERATE=1`` the tests rewrite them.

The first line of a file is the hand's record; a new file needs nothing else. Below, each step shows what changed for
everybody, then what each seat sees beyond that.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carteado.games import GAMES
from carteado.games.base import Hand
from carteado.record import Record, check, parse, steps

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))
PRIVATE = ("hand", "legal", "barred", "partner", "annul_points", "raise")


def rendered(record: Record) -> Iterator[str]:
    before: dict[str, Any] = {}
    for made, hand in enumerate(steps(record)):
        title = record.moves[made - 1] if made else "dealt"
        yield from step(f"== {made}: {title}", hand, before)
        after = hand.copy()
        if after.pause:
            after.settle()
            yield from step(f"== {made}: pause over", after, before)


def step(title: str, hand: Hand, before: dict[str, Any]) -> Iterator[str]:
    yield title
    table = {key: value for key, value in hand.view(None).items() if key not in PRIVATE}
    changed = {key: value for key, value in table.items() if before.get(key, "new") != value}
    before.update(table)
    yield "table  " + " ".join(f"{key}={text(value)}" for key, value in changed.items())
    for seat in range(hand.players):
        seen = hand.view(seat)
        assert {key: value for key, value in seen.items() if key not in PRIVATE} == table
        own = {key: seen[key] for key in PRIVATE if seen.get(key)}
        yield f"seat {seat} " + " ".join(f"{key}={text(value)}" for key, value in own.items())


def text(value: object) -> str:
    """JSON with fewer marks: ``[4d,7s]``."""
    return json.dumps(value, separators=(",", ":")).replace('"', "").replace("play ", "")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_hand(file):
    line, _, shown = file.read_text(encoding="utf-8").partition("\n")
    record = parse(line)
    check(record)
    expected = "\n".join(row.rstrip() for row in rendered(record)) + "\n"
    if os.environ.get("REGENERATE"):
        file.write_text(f"{line}\n{expected}", encoding="utf-8")
    else:
        assert shown == expected


def test_there_is_a_golden_hand_for_every_game():
    assert {file.stem.partition("_")[0] for file in FILES} == set(GAMES)
