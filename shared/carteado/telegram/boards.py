"""Tables played in private: the links that open them there, and the buttons under them."""

from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import F, Router
from aiogram.filters import CommandObject, CommandStart
from aiogram.types import CallbackQuery, Message, Update

from carteado.app.chat import board_buttons, pacing, playing, replays, telling
from carteado.app.chat.board_buttons import ASK, DO, LOOK, SURE
from carteado.app.chat.channel import Post
from carteado.app.chat.replays import SEE, Place
from carteado.app.chat.taps import Tap
from carteado.app.ports import BOARD
from carteado.telegram import pages
from carteado.telegram.room import Room
from carteado.telegram.taps import answer, language_of, pressed


def router() -> Router:
    """Its handlers."""
    made = Router()
    by_link = (CommandStart(deep_link=True), F.chat.type == "private")
    made.message.register(open_board, *by_link, names_table())
    made.message.register(open_replay, *by_link, names_table(replays.PURPOSE))
    made.callback_query.register(press, pressed(DO))
    made.callback_query.register(ask, pressed(ASK))
    made.callback_query.register(look, pressed(LOOK))
    made.callback_query.register(see, pressed(SEE))
    return made


def names_table(purpose: str = "") -> Callable[[Message, CommandObject, Room], Awaitable[dict[str, Any] | bool]]:
    """A filter for links that name a table for a purpose; handlers get the ``table_id``."""

    async def read(message: Message, command: CommandObject, room: Room) -> dict[str, Any] | bool:
        parameter = command.args or ""
        table_id = room.tokens.read_start(parameter.removeprefix(purpose)) if parameter.startswith(purpose) else None
        return {"table_id": table_id} if table_id else False

    return read


async def open_board(message: Message, table_id: str, event_update: Update, room: Room) -> None:
    """A link to a table: it is shown here, with a button for each move."""
    assert message.from_user is not None
    user, language = room.user(message.from_user), room.language(message.chat, message.from_user)
    said = playing.open_board(room.courier, user, table_id, language, f"update {event_update.update_id}")
    if said:
        await room.reply(message, Post(said))


async def open_replay(message: Message, table_id: str, room: Room) -> None:
    """A link to a match that is over: it is told from its first deal."""
    language = room.language(message.chat, message.from_user)
    await room.reply(message, replays.show(room.courier, table_id, Place(), language))


async def press(query: CallbackQuery, tap: Tap, room: Room) -> None:
    """A button does something at the table."""
    said = playing.press(room.courier, room.user(query.from_user), tap, language_of(query, room), f"press {query.id}")
    await answer(query, said)


async def ask(query: CallbackQuery, tap: Tap, room: Room) -> None:
    """A button that must be pressed twice: the second one takes the place of all others."""
    say = room.courier.words(language_of(query, room))
    if tap.text not in SURE:
        await answer(query, say("error-bad-request"))
        return
    await answer(query, say("board-sure"))
    await _edit(query, Post("", board_buttons.sure(tap, say)), room)


async def look(query: CallbackQuery, tap: Tap, room: Room) -> None:
    """Not now: all buttons come back."""
    await answer(query)
    telling.tell_again(room.courier, tap.table, BOARD, room.user(query.from_user).id)


async def see(query: CallbackQuery, tap: Tap, room: Room) -> None:
    """A button turns to another place of a replay."""
    language = language_of(query, room)
    place = replays.place(tap)
    if place is None:
        await answer(query, room.courier.words(language)("error-bad-request"))
    elif await _edit(query, replays.show(room.courier, tap.table, place, language), room):
        await answer(query)
    else:
        await answer(query, room.courier.words(language)("board-slowly"))


async def _edit(query: CallbackQuery, post: Post, room: Room) -> bool:
    """Make the message with the button say this, or only show other buttons; not if it was too often already."""
    message = query.message
    if not isinstance(message, Message) or not pacing.may_reply(room.world, message.chat.id):
        return False
    await pages.write(message, post, room)
    return True
