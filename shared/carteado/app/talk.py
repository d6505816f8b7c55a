"""Table talk: a seat says one phrase of a closed list, and whoever watches hears it. Nothing of it is kept.

It is no op: it needs no turn and changes no table, so that no play ever waits for it (docs/decisions/0015).
"""

from typing import Any, Final

import msgspec

from carteado.app import accounts, limits, tables, watching
from carteado.app.ports import World
from carteado.app.tries import until_written
from carteado.games.base import Game
from carteado.table.state import Refused, User

Said = dict[str, Any]

COMMON: Final = ("well-played", "thanks", "oops", "patience", "again", "wow", "laugh", "cool", "hourglass")
"""What is said at the tables of all games; the last three are drawn."""


def phrases(game: Game) -> tuple[str, ...]:
    """All that may be said at tables of the game."""
    return (*COMMON, *game.phrases)


def say(world: World, user: User, table_id: str, phrase: str) -> Said:
    """Let all who watch the table hear the phrase from the user's seat; what they hear. Raises Refused, Busy."""
    loaded = until_written(world, lambda: tables.load(world, table_id))
    table = loaded.table
    seat = table.seat_of(user.id)
    if seat is None or not table.seats[seat].active:
        raise Refused("not_seated")
    if phrase not in phrases(table.rules):
        raise Refused("bad_request")
    accounts.charge(world, user, limits.let_speak)
    said = {"talk": {"table": table.id, "seat": seat, "phrase": phrase, "at": world.clock.now()}}
    body = msgspec.json.encode(said)
    for socket in loaded.sockets:
        watching.send(world, socket, body)
    return said
