"""Presses of buttons, as the handlers get them and answer them."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from aiogram.exceptions import TelegramAPIError
from aiogram.types import CallbackQuery

from carteado.app.chat.taps import read
from carteado.telegram.room import Room


def pressed(*verbs: str) -> Callable[[CallbackQuery], Awaitable[dict[str, Any] | bool]]:
    """A filter for the buttons with these verbs; the handler gets the ``tap``."""

    async def check(query: CallbackQuery) -> dict[str, Any] | bool:
        tap = read(query.data or "")
        return {"tap": tap} if tap is not None and tap.verb in verbs else False

    return check


async def answer(query: CallbackQuery, text: str = "") -> None:
    """End the waiting of whoever pressed, with a few words for him. What was done stays done if it comes too late."""
    with suppress(TelegramAPIError):
        await query.answer(text or None)


def language_of(query: CallbackQuery, room: Room) -> str:
    """The language for whoever pressed. Raises Unreachable."""
    return room.language(query.message.chat if query.message else None, query.from_user)
