"""Tables played in private: the links that open them there, and the buttons under them."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from aiogram import F, Router
from aiogram.exceptions import TelegramBadRequest
from aiogram.filters import CommandObject, CommandStart
from aiogram.types import CallbackQuery, InlineKeyboardMarkup, Message, Update

from carteado.adapters.telegram import keyboard
from carteado.app.chat import board_buttons, pacing, playing, taps
from carteado.app.chat.board_buttons import ASK, DO, LOOK, SURE
from carteado.app.chat.channel import Post
from carteado.app.chat.taps import Tap
from carteado.telegram.room import Room


def router() -> Router:
    """Its handlers."""
    made = Router()
    made.message.register(open_board, CommandStart(deep_link=True), F.chat.type == "private", names_table)
    made.callback_query.register(press, tapped(DO))
    made.callback_query.register(ask, tapped(ASK))
    made.callback_query.register(look, tapped(LOOK))
    return made


def names_table(message: Message, command: CommandObject, room: Room) -> dict[str, Any] | bool:
    """Whether a link names a table that is played; handlers get it as ``table_id``."""
    table_id = room.tokens.read_start(command.args or "")
    return {"table_id": table_id} if table_id else False


def tapped(verb: str) -> Callable[[CallbackQuery], dict[str, Any] | bool]:
    """A filter for the buttons of a verb; handlers get the ``tap``."""

    def read(query: CallbackQuery) -> dict[str, Any] | bool:
        tap = taps.read(query.data or "")
        return {"tap": tap} if tap is not None and tap.verb == verb else False

    return read


async def open_board(message: Message, table_id: str, event_update: Update, room: Room) -> None:
    """A link to a table: it is shown here, with a button for each move."""
    assert message.from_user is not None
    user, language = room.user(message.from_user), room.language(message.chat, message.from_user)
    said = playing.open_board(room.courier, user, table_id, language, f"update {event_update.update_id}")
    if said:
        await room.reply(message, Post(said))


async def press(query: CallbackQuery, tap: Tap, room: Room) -> None:
    """A button does something at the table."""
    said = playing.press(room.courier, room.user(query.from_user), tap, _language(query, room), f"press {query.id}")
    await _answer(query, said)


async def ask(query: CallbackQuery, tap: Tap, room: Room) -> None:
    """A button that must be pressed twice: the second one takes the place of all others."""
    say = room.courier.words(_language(query, room))
    if tap.text not in SURE:
        await _answer(query, say("error-bad-request"))
        return
    await _answer(query, say("board-sure"))
    await _show_rows(query, Post("", board_buttons.sure(tap, say)), room)


async def look(query: CallbackQuery, tap: Tap, room: Room) -> None:
    """Not now: all buttons come back."""
    await _answer(query)
    playing.show(room.courier, room.user(query.from_user), tap.table)


def _language(query: CallbackQuery, room: Room) -> str:
    return room.language(query.message.chat if query.message else None, query.from_user)


async def _answer(query: CallbackQuery, text: str = "") -> None:
    """Telegram shows the sentence for a moment. An answer that comes too late is none."""
    with suppress(TelegramBadRequest):
        await query.answer(text or None)


async def _show_rows(query: CallbackQuery, post: Post, room: Room) -> None:
    """Other buttons under the same text."""
    if not isinstance(query.message, Message) or not pacing.may_reply(room.world, query.message.chat.id):
        return
    markup = InlineKeyboardMarkup.model_validate(keyboard(post))
    with suppress(TelegramBadRequest), room.writing_to(query.message.chat.id):
        await query.message.edit_reply_markup(reply_markup=markup)
