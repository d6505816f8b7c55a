"""What a user has played and plays: his tables, how a match came to its score, the records of finished matches."""

import json
from typing import Any

from carteado.app.ports import Unreachable, World
from carteado.app.tries import Busy
from carteado.table import views
from carteado.table.state import PLAYING, NewerSchema, Refused, Table, User

Summary = dict[str, Any]
Match = dict[str, Any]
Scored = dict[str, Any]
Hand = dict[str, Any]
"""The fields of a hand record."""


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
    return finished(records(world, table_id))


def score(world: World, table_id: str) -> list[Scored]:
    """What the finished hands of the table's last match came to, in order. Raises Refused, Busy."""
    hands = hands_by_match(records(world, table_id))
    last = max(hands, default=0)
    return [_scored(last, deal, hand) for deal, hand in enumerate(hands.get(last, ()), 1)]


def records(world: World, table_id: str) -> dict[str, str]:
    """All that is kept of the table's matches, by key: nobody may see it as it is. Raises Refused, Busy."""
    try:
        found = world.store.records(table_id)
        if not found and world.store.load(table_id) is None:
            raise Refused("not_found")
    except (Unreachable, NewerSchema):
        raise Busy from None
    return found


def finished(records: dict[str, str]) -> list[Match]:
    """The matches that are over among a table's records."""
    hands = hands_by_match(records)
    # The hands of a match that runs stay closed with its secret.
    return [{**secret, "records": hands.get(match, [])} for match, secret in published(records).items()]


def published(records: dict[str, str]) -> dict[int, Match]:
    """The secrets among a table's records by their matches: those that are over."""
    return {int(name): json.loads(text) for name, text in records.items() if "#" not in name}


def hands_by_match(records: dict[str, str]) -> dict[int, list[Hand]]:
    """The hands among a table's records by their matches, those of a match that runs included."""
    hands: dict[int, list[Hand]] = {}
    for name, text in records.items():
        match, _, deal = name.partition("#")
        if deal:
            hands.setdefault(int(match), []).append(json.loads(text))
    return hands


def _scored(match: int, deal: int, hand: Hand) -> Scored:
    """What everybody has been shown of a hand that is over: never its cards, for its match may still run."""
    shown = {"match": match, "deal": deal, "result": hand["result"], "after": hand["after"]}
    return {**shown, "repeated": True} if hand.get("repeated") else shown


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
        "match": view["match"],
        "host": "" if view["host"] is None else names[view["host"]],
        "names": names,
        "score": view["score"],
        "your_turn": seat is not None and _waits_for(seat, view),
    }


def _waits_for(seat: int, view: dict[str, Any]) -> bool:
    """Whether the hand or an open question waits for the seat."""
    if view["phase"] == PLAYING and str(seat) in view["hand"]["waiting"]:
        return not view["seats"][seat]["level"]
    question = view["proposal"]
    return question is not None and seat in question["electorate"] and seat not in question["yes"]
