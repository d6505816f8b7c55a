"""All handlers of updates."""

from aiogram import Dispatcher

from carteado.telegram import boards, membership, opening, personal
from carteado.telegram.room import Room


def dispatcher(room: Room) -> Dispatcher:
    """Without states: the truth about a game is in the table store."""
    made = Dispatcher(disable_fsm=True, room=room)
    made.message.outer_middleware(membership.acquaintance)
    for part in (membership, boards, opening, personal):
        made.include_router(part.router())
    return made
