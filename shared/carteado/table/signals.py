"""Signals between partners: agreed in private before the start, made for all to see in play (BRI-12)."""

from typing import Final

from carteado.table.lobby import own_seat
from carteado.table.state import PLAYING, Moment, Refused, Seat, Table, User

GESTURES: Final = ("eyebrows", "wink", "lips", "tongue", "cheek", "chin", "shoulder", "sigh")
MEANINGS: Final = ("ace", "three", "king", "queen", "jack", "seven", "points", "nothing")
"""What a gesture may tell of one's hand: a trump by its rank, or many points, or nothing of worth."""
NO_MEANING: Final = "-"
REST_MS: Final = 2_000
"""From one gesture of a seat to its next."""


def allowed(table: Table) -> bool:
    """Whether pairs may agree on signals at this table."""
    return table.all_options.get("signals") == "on" and table.rules.sides(table.players) < table.players


def agree(table: Table, user: User, gesture: str, meaning: str) -> None:
    """Say what a gesture of the pair means, or that it means nothing any more. Raises Refused."""
    seat = own_seat(table, user)
    _check(table, gesture)
    if meaning not in (*MEANINGS, NO_MEANING):
        raise Refused("bad_request")
    signals = {known: told for known, told in agreed(table, seat).items() if known != gesture}
    if meaning != NO_MEANING:
        signals[gesture] = meaning
    for member in _pair(table, seat):
        member.signals = signals


def agreed(table: Table, seat: int) -> dict[str, str]:
    """What the seat's pair has agreed on; what only one of them knows he agreed on with somebody else."""
    known = [member.signals.items() for member in _pair(table, seat)]
    return {
        gesture: told
        for gesture, told in table.seats[seat].signals.items()
        if all((gesture, told) in signals for signals in known)
    }


def make(table: Table, user: User, gesture: str, moment: Moment) -> None:
    """Make a gesture. Raises Refused."""
    place = table.seats[own_seat(table, user)]
    _check(table, gesture)
    if table.phase != PLAYING:
        raise Refused("wrong_phase")
    if not place.active:
        raise Refused("not_seated")
    left = place.gestured + REST_MS - moment.now
    if left > 0:
        raise Refused("too_early", left)
    place.gesture, place.gestured = gesture, moment.now


def _check(table: Table, gesture: str) -> None:
    if not allowed(table):
        raise Refused("no_signals")
    if gesture not in GESTURES:
        raise Refused("bad_request")


def _pair(table: Table, seat: int) -> list[Seat]:
    """The seat and its partner, if a human has it: bots do not read signals."""
    sides = table.rules.sides(table.players)
    return [place for number, place in enumerate(table.seats) if number % sides == seat % sides and place.user]
