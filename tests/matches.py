"""Whole matches as the server publishes them, played at a table by people who make any legal move."""

import json
from functools import cache
from random import Random
from typing import Any

from tests.table.room import ANA, PEOPLE, Room, started

Match = dict[str, Any]


def play(room: Room, chance: Random) -> None:
    """Play until the match is over; everybody agrees to everything."""
    while room.table.phase != "over":
        room.show()
        for seat, user in enumerate(PEOPLE[: room.table.players]):
            view = room.view(seat)
            if view["phase"] == "over":
                return
            if view["hand"]["legal"] and not view["hand"]["result"]:
                room.do(user, chance.choice(view["hand"]["legal"]))
                break
            if view["proposal"] and seat not in view["proposal"]["yes"]:
                room.do(user, "vote yes")
                break
        else:
            room.wait(1_000)


def publish(room: Room) -> list[Match]:
    """What is published of the room's matches."""
    texts = room.records
    hands = {name: [json.loads(texts[deal]) for deal in sorted(texts) if deal.startswith(f"{name}#")] for name in texts}
    return [{**json.loads(texts[name]), "records": hands[name]} for name in sorted(texts) if "#" not in name]


@cache
def _published(game: str, players: int, seed: int, options: tuple[tuple[str, Any], ...]) -> str:
    room = started(players, game=game, seed=seed, clock="none", **dict(options))
    play(room, Random(seed))
    (match,) = publish(room)
    return json.dumps(match)


def match(game: str, players: int, seed: int = 1, **options: Any) -> Match:
    """A finished match, its own copy for each caller."""
    return dict(json.loads(_published(game, players, seed, tuple(sorted(options.items())))))


def closed(game: str = "bisca") -> Match:
    """A match that was closed in the middle of its first hand."""
    room = started(2, game=game)
    room.do(ANA, "propose close")
    room.do(PEOPLE[1], "vote yes")
    (broken_off,) = publish(room)
    return broken_off
