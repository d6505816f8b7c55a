"""Presses of the buttons under a table's card."""

from aiogram import Router
from aiogram.types import CallbackQuery

from carteado.app.chat import presses, telling
from carteado.app.chat.taps import Tap
from carteado.app.ports import CARD
from carteado.telegram.room import Room
from carteado.telegram.taps import answer, language_of, pressed


def router() -> Router:
    """Its handlers. The last one takes whatever button no other router knows."""
    made = Router()
    made.callback_query.register(press, pressed(*presses.VERBS))
    made.callback_query.register(press_unknown)
    return made


async def press(query: CallbackQuery, tap: Tap, room: Room) -> None:
    """*Start*, *Fill with bots*, *Rematch*: what cannot be done is told, and the card then shown anew."""
    say = room.courier.words(language_of(query, room))
    said = presses.press(room.courier, room.user(query.from_user), tap, f"press {query.id}", say)
    await answer(query, said)  # before anything else is written: it must come within seconds
    if said:
        telling.tell_again(room.courier, tap.table, CARD)


async def press_unknown(query: CallbackQuery, room: Room) -> None:
    """A button from long ago, or data that somebody made up."""
    await answer(query, room.courier.words(language_of(query, room))("board-over"))
