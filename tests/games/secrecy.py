"""Whether a view tells more than its viewer may know: it is compared with that of a deal that looks the same to him."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from carteado.games.base import Hand
from carteado.record import Record, RecordError, replay

Follow = Callable[[Record], Iterator[Any]]
"""A game's own model: the moves so far, whether the pause was settled, where the cards lie, the hand."""
Show = Callable[[Hand, int | None], Any]


def seen(hand: Hand, viewer: int | None) -> bytes:
    """The bytes that the viewer gets."""
    return json.dumps(hand.view(viewer)).encode()


def twins(record: Record, follow: Follow, rng: Random) -> Iterator[tuple[int | None, Hand, Hand]]:
    """(viewer, hand, a hand that must look the same to him) for every step, seat and spectator of a record."""
    for moves, pauses, places, hand in follow(record):
        for viewer in (*range(record.players), None):
            other = places.rearranged(moves, places.unknown(viewer), rng)
            try:
                twin = replay(other) if other else None
            except RecordError:
                twin = None  # somebody could not have moved like that: the viewer knows that it is not so
            if twin is None:
                continue
            if pauses:
                twin.settle()
            yield viewer, hand, twin


def differences(record: Record, follow: Follow, show: Show, rng: Random) -> tuple[int, int]:
    """(views compared, views that differ) over a record."""
    found = [show(hand, viewer) != show(twin, viewer) for viewer, hand, twin in twins(record, follow, rng)]
    return len(found), sum(found)
