"""Playing in a private chat alone: a board is opened there, and its buttons are pressed."""

import hashlib
from base64 import urlsafe_b64encode
from typing import Any, Final

from carteado.app import tables
from carteado.app.chat import telling
from carteado.app.chat.channel import Courier, Say
from carteado.app.chat.taps import Tap
from carteado.app.ports import BOARD, ChatMessage, World
from carteado.app.sessions import telegram_id
from carteado.app.tables import State, TurnedDown
from carteado.app.tries import Busy, until_written
from carteado.fairness import ENTROPY_BYTES
from carteado.table.ops import Op
from carteado.table.state import LOBBY, Refused, User

LONGEST_WAIT_MS: Final = 3_000
"""So long what comes too early is kept back; of longer waits he is told."""
_DEVICE: Final = "chat"
_SENTENCES: Final = {"stale": "board-over", "too_early": "board-too-early"}
"""Refusals for which the app has other words."""


def open_board(courier: Courier, user: User, table_id: str, language: str, occasion: str) -> str:
    """Show the table in the user's private chat, and seat him in a lobby that has room; a sentence if he gets no seat.

    ``occasion`` tells apart the times that he asks for it. Raises Unreachable.
    """
    world = courier.world
    try:
        state = tables.look(world, user, table_id)
        free = _free_seat(final_view(state))
        if free is not None:
            state = tables.act(world, user, table_id, named_op(world, occasion, state["turn"], f"sit {free}"))
        if final_view(state)["you"] is None:
            return courier.words(language)("board-full")
        _attach(world, user, table_id, language)
        tables.tell_of(world, table_id)
    except (TurnedDown, Refused, Busy) as failure:
        return excuse(failure, courier.words(language))
    telling.tell_again(courier, table_id, BOARD, user.id)
    return ""


def press(courier: Courier, user: User, tap: Tap, language: str, occasion: str) -> str:
    """Do what a button says, once for each occasion, and show the board anew; a sentence if it cannot be done.

    Raises Unreachable.
    """
    said = ""
    try:
        _act_in_time(courier.world, user, tap.table, named_op(courier.world, occasion, tap.turn, tap.text))
    except (TurnedDown, Refused, Busy) as failure:
        said = excuse(failure, courier.words(language))
    telling.tell_again(courier, tap.table, BOARD, user.id)
    return said


def excuse(failure: TurnedDown | Refused | Busy, say: Say) -> str:
    """A sentence that tells why something was not done."""
    if isinstance(failure, Busy):
        return say("error-busy")
    code = _SENTENCES.get(failure.code, f"error-{failure.code.replace('_', '-')}")
    return say(code, seconds=-(-failure.ms // 1000))


def _act_in_time(world: World, user: User, table_id: str, op: Op) -> None:
    """Wait for what comes only a little too early. Raises TurnedDown, Refused, Busy."""
    try:
        tables.act(world, user, table_id, op)
    except TurnedDown as refusal:
        wait = _time_left(refusal, op.text)
        if refusal.code != "too_early" or wait > LONGEST_WAIT_MS:
            raise
        world.clock.sleep(wait)
        tables.act(world, user, table_id, op)


def _time_left(refusal: TurnedDown, move: str) -> int:
    """Milliseconds until the move may be made: inside a pause, if it belongs there."""
    *frames, last = refusal.state["frames"]
    inside = [frame["at"] for frame in frames if move in (frame["view"]["hand"] or {"legal": ()})["legal"]]
    return refusal.ms if not inside or move in last["view"]["hand"]["legal"] else inside[0] - refusal.state["now"]


def _attach(world: World, user: User, table_id: str, language: str) -> None:
    board = ChatMessage(telegram_id(user.id), 0, language, kind=BOARD, user=user.id)
    until_written(world, lambda: world.store.attach(table_id, board))


def named_op(world: World, occasion: str, turn: int, text: str) -> Op:
    """An op named after its occasion, with a part of the shuffle: he has no app that could contribute."""
    name = urlsafe_b64encode(hashlib.blake2b(occasion.encode(), digest_size=12).digest()).decode()
    return Op(_DEVICE + name, turn, text, world.chance.secret()[:ENTROPY_BYTES])


def _free_seat(view: dict[str, Any]) -> int | None:
    if view["phase"] != LOBBY or view["you"] is not None:
        return None
    return next((number for number, seat in enumerate(view["seats"]) if seat is None), None)


def final_view(state: State) -> dict[str, Any]:
    """What the table shows once its timeline is over."""
    view: dict[str, Any] = state["frames"][-1]["view"]
    return view
