"""What a user has played and plays: his tables, how a match came to its score, the records of finished matches."""

import json
from typing import Any

from carteado.app.ports import Unreachable, World
from carteado.app.tries import Busy
from carteado.table import views
from carteado.table.state import NewerSchema, Refused, Table, User

Summary = dict[str, Any]
Match = dict[str, Any]
Scored = dict[str, Any]


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
    return finished(_records(world, table_id))


def score(world: World, table_id: str) -> list[Scored]:
    """What the finished hands of the table's last match came to, in order. Raises Refused, Busy."""
    hands = {name: text for name, text in _records(world, table_id).items() if "#" in name}
    last = max(hands, default="").partition("#")[0]
    return [_scored(name, json.loads(text)) for name, text in hands.items() if name.startswith(f"{last}#")]


def _records(world: World, table_id: str) -> dict[str, str]:
    """All records of a table that is known. Raises Refused, Busy."""
    try:
        records = world.store.records(table_id)
        if not records and world.store.load(table_id) is None:
            raise Refused("not_found")
    except (Unreachable, NewerSchema):
        raise Busy from None
    return records


def _scored(name: str, record: dict[str, Any]) -> Scored:
    """What everybody has been shown of a hand that is over: never its cards, for its match may still run."""
    match, _, deal = name.partition("#")
    shown = {"match": int(match), "deal": int(deal), "result": record["result"], "after": record["after"]}
    return {**shown, "repeated": True} if record.get("repeated") else shown


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
