"""What a user has played and plays: his tables, and the records of finished matches."""

import json
from typing import Any

from carteado.app.ports import Unreachable, World
from carteado.app.tries import Busy
from carteado.table import views
from carteado.table.state import NewerSchema, Refused, Table, User

Summary = dict[str, Any]
Match = dict[str, Any]


def tables(world: World, user: User) -> list[Summary]:
    """The user's tables as docs/protocol.md lists them, newest first. Raises Busy."""
    now = world.clock.now()
    try:
        found = world.store.tables_of(user.id)
    except Unreachable:
        raise Busy from None
    return [summary(table, user, now) for table in found]


def matches(world: World, table_id: str) -> list[Match]:
    """The table's finished matches with their secrets and hand records. Raises Refused, Busy."""
    try:
        records = world.store.records(table_id)
        if not records and world.store.load(table_id) is None:
            raise Refused("not_found")
    except (Unreachable, NewerSchema):
        raise Busy from None
    return finished(records)


def finished(records: dict[str, str]) -> list[Match]:
    """The matches that are over among a table's records."""
    published = {name: {**json.loads(text), "records": []} for name, text in records.items() if "#" not in name}
    for name, text in records.items():
        match, _, deal = name.partition("#")
        if deal and match in published:  # the hands of a match that runs stay closed with its secret
            published[match]["records"].append(json.loads(text))
    return list(published.values())


def summary(table: Table, user: User, now: int) -> Summary:
    """A line about the table, from what the user's view shows at this moment."""
    seat = table.seat_of(user.id)
    view = views.states(table, [seat], now)[seat]["frames"][0]["view"]
    names = [place["name"] or None if place else None for place in view["seats"]]
    return {
        "table": table.id,
        "game": view["game"],
        "players": view["players"],
        "phase": view["phase"],
        "host": "" if view["host"] is None else names[view["host"]],
        "names": names,
        "score": view["score"],
        "your_turn": seat is not None and _waits_for(seat, view),
    }


def _waits_for(seat: int, view: dict[str, Any]) -> bool:
    """Whether the hand or an open question waits for the seat."""
    if view["hand"] is not None and str(seat) in view["hand"]["waiting"]:
        return not view["seats"][seat]["level"]
    question = view["proposal"]
    return question is not None and seat in question["electorate"] and seat not in question["yes"]
