"""What the buttons of a card do: each is an op of whoever pressed it, and the table's own rules say whether he may."""

from collections.abc import Callable, Mapping
from typing import Final

from carteado.app import tables
from carteado.app.chat.card_buttons import FILL, REMATCH, START
from carteado.app.chat.channel import Courier, Say
from carteado.app.chat.playing import excuse, final_view, named_op
from carteado.app.chat.taps import Tap
from carteado.app.ports import World
from carteado.app.tables import TurnedDown
from carteado.app.tries import Busy
from carteado.table.state import FILL_LEVEL, OVER, Refused, User

_OVERTAKEN: Final = ("stale", "proposal_open")
"""Somebody else has asked for the rematch meanwhile."""


def press(courier: Courier, user: User, tap: Tap, occasion: str, say: Say) -> str:
    """Do what a button says, once for each occasion; a sentence if it cannot be done."""
    try:
        _DEEDS[tap.verb](courier.world, user, tap, occasion)
    except (TurnedDown, Refused, Busy) as failure:
        return excuse(failure, say)
    return ""


def _start(world: World, user: User, tap: Tap, occasion: str) -> None:
    tables.act(world, user, tap.table, named_op(world, occasion, tap.turn, "start"))


def _fill(world: World, user: User, tap: Tap, occasion: str) -> None:
    seats = final_view(tables.look(world, user, tap.table))["seats"]
    for number, seat in enumerate(seats):
        if seat is None:
            op = named_op(world, f"{occasion} {number}", tap.turn, f"bot {number} {FILL_LEVEL}")
            tables.act(world, user, tap.table, op)


def _rematch(world: World, user: User, tap: Tap, occasion: str) -> None:
    try:
        _ask_or_agree(world, user, tap, occasion)
    except TurnedDown as refusal:
        if refusal.code not in _OVERTAKEN:
            raise
        _ask_or_agree(world, user, tap, occasion)


def _ask_or_agree(world: World, user: User, tap: Tap, occasion: str) -> None:
    state = tables.look(world, user, tap.table)
    view = final_view(state)
    if view["phase"] != OVER or str(view["match"]) != tap.text:
        raise Refused("stale")
    text = "vote yes" if view["proposal"] else "propose rematch"
    tables.act(world, user, tap.table, named_op(world, occasion, state["turn"], text))


_DEEDS: Final[Mapping[str, Callable[[World, User, Tap, str], None]]] = {START: _start, FILL: _fill, REMATCH: _rematch}
VERBS: Final = tuple(_DEEDS)
