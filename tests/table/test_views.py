"""No state, push or answer tells anybody a card that he may not know."""

import json
from random import Random

import pytest

from carteado.table import hands, views
from tests.table.room import Room, started, waiting_user


def bytes_for(room: Room, viewer: int | None, deck: list[int] | None, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """What the viewer is sent, with the running deal's deck exchanged for another."""
    with monkeypatch.context() as patch:
        if deck is not None:
            patch.setattr(hands, "deck", lambda table, numbers: deck)
        return json.dumps(views.states(room.table, [viewer], room.now)[viewer]).encode()


def positions(options: dict[str, object]) -> list[Room]:
    """Tables at many moments of a hand, inside and outside their pauses."""
    found = []
    for seed in range(6):
        room = started(4 if seed % 2 else 2, seed=seed, **options)
        chance = Random(seed)
        while not room.view(None)["hand"]["result"]:
            found.append(room)
            user, seat = waiting_user(room)
            legal = room.view(seat)["hand"]["legal"]
            following = Room.__new__(Room)
            following.__dict__ = dict(room.__dict__)
            room = following
            room.do(user, chance.choice(legal))
    return found
