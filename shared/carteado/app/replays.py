"""A finished hand again, step by step: with all cards once its match is over, until then as its viewer saw it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from carteado.app import history, story
from carteado.app.ports import Unreachable, World
from carteado.app.tries import Busy
from carteado.games import GAMES
from carteado.record import Record, deal, read
from carteado.table import views
from carteado.table.state import OVER, PLAYING, NewerSchema, Refused, Table, User
from carteado.table.views import View, Viewer

Replay = dict[str, Any]
Frame = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished hand. Matches and deals count from 1."""

    match: int
    deal: int
    deals: int
    """Hands of the match that are finished."""
    over: bool
    """Whether the match is: nothing of it is secret any more."""
    record: Record


def show(world: World, user: User, table_id: str, match: int, number: int) -> Replay:
    """The replay of docs/protocol.md: a finished hand as the user may see it. Raises Refused, Busy."""
    played, table = find(history.records(world, table_id), match, number), kept(world, table_id)
    return {
        "match": played.match,
        "deal": played.deal,
        "deals": played.deals,
        "over": played.over,
        "names": views.names(table) if table else None,
        "frames": list(frames(played, table.seat_of(user.id) if table else None)),
    }


def find(records: dict[str, str], match: int, number: int) -> Played:
    """The hand of that number among a table's records. Raises Refused."""
    hands = history.hands_by_match(records).get(match, [])
    if not 1 <= number <= len(hands):
        raise Refused("not_found")
    return Played(match, number, len(hands), match in history.published(records), read(hands[number - 1]))


def kept(world: World, table_id: str) -> Table | None:
    """The table as long as there is one: its records outlive it, and they hold no names. Raises Busy."""
    try:
        loaded = world.store.load(table_id)
    except (Unreachable, NewerSchema):
        raise Busy from None
    return loaded.table if loaded else None


def frames(played: Played, viewer: Viewer) -> Iterator[Frame]:
    """Each event of the hand and what the viewer's table showed then; everybody's cards too when the match is over."""
    hand = deal(played.record)
    for event, seen in story.steps(hand, played.record.moves, viewer):
        yield {
            "event": event,
            "view": _view(played, viewer, seen),
            "hands": [hand.view(seat)["hand"] for seat in range(hand.players)] if played.over else None,
        }


def _view(played: Played, viewer: Viewer, seen: View) -> View:
    record, ended = played.record, seen["result"] is not None
    standing = (record.after or record.before) if ended else record.before
    decided = ended and played.over and played.deal == played.deals
    return {
        "phase": OVER if decided else PLAYING,
        "game": record.game,
        "players": record.players,
        "options": GAMES[record.game].resolve(record.options),
        "you": viewer,
        "match": played.match,
        "deal": played.deal,
        "score": standing["score"],
        **views.beside_the_score(standing),
        "winners": standing.get("winners") if decided else None,
        "hand": seen,
    }
