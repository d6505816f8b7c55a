"""What is played without a person: by the table, by bots, and for whoever's time is up."""

from collections.abc import Sequence
from functools import partial

from carteado.bots import LEVELS
from carteado.games.base import TABLE, Hand
from carteado.table import hands
from carteado.table.state import FILL_LEVEL, Moment, Table


def mover(table: Table, hand: Hand) -> int | None:
    """The seat, or the table itself, that plays now without a person; None when people must act."""
    if TABLE in hand.waiting:
        return TABLE
    quick = table.rules.quick(table.all_options)
    for seat in hand.waiting or range(table.players):
        if hand.waiting.get(seat) in quick or (table.seats[seat].bot and _choices(table, hand, seat)):
            return seat
    return None


def move(table: Table, hand: Hand, seat: int, moment: Moment) -> str:
    """What the mover plays."""
    if seat == TABLE:
        return hands.drawn(table, hand.legal(TABLE))
    if hand.waiting.get(seat) in table.rules.quick(table.all_options):
        return default(table, hand, seat, moment)
    return _pick(table, hand, seat, _choices(table, hand, seat), moment)


def default(table: Table, hand: Hand, seat: int, moment: Moment) -> str:
    """What is played for the seat when its time is up."""
    return _pick(table, hand, seat, hand.defaults(seat), moment)


def _pick(table: Table, hand: Hand, seat: int, choices: Sequence[str], moment: Moment) -> str:
    if hand.waiting.get(seat) in table.rules.luck:
        return hands.drawn(table, choices)
    level = LEVELS[table.seats[seat].bot or FILL_LEVEL]
    return hand.meant(seat, level(choices, partial(hand.view, seat), moment.chance.bots))


def _choices(table: Table, hand: Hand, seat: int) -> Sequence[str]:
    """The moves that a bot may choose from: it never overrules the human beside it."""
    sides = table.rules.sides(table.players)
    humans = [other for other in table.humans() if other != seat and other % sides == seat % sides]
    if not humans:
        return hand.offered(seat)
    concurs = table.rules.joint.get(hand.waiting.get(seat, ""))
    if concurs:
        return () if any(other in hand.waiting for other in humans) else (concurs,)
    return [move for move in hand.offered(seat) if move not in table.rules.initiatives]
