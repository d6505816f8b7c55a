"""All handlers of updates."""

from aiogram import Dispatcher, Router

from carteado.telegram import boards, cards, inline, language, membership, opening, personal
from carteado.telegram.room import Room


def dispatcher(room: Room) -> Dispatcher:
    """Without states: the truth about a game is in the table store."""
    made = Dispatcher(disable_fsm=True, room=room)
    made.message.outer_middleware(membership.acquaintance)
    made.include_routers(*_routers())
    return made


def kinds_of_updates() -> list[str]:
    """What Telegram is to send: the kinds of updates that somebody handles, sorted."""
    everything = Router()
    everything.include_routers(*_routers())
    return everything.resolve_used_update_types()


def _routers() -> list[Router]:
    return [part.router() for part in (membership, boards, opening, language, inline, personal, cards)]
