"""The language of a chat."""

from aiogram import F, Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from carteado.app.chat import language
from carteado.app.chat.channel import Post
from carteado.telegram import pages
from carteado.telegram.room import Room
from carteado.telegram.taps import answer


def router() -> Router:
    """Its handlers."""
    made = Router()
    made.message.register(offer, Command("idioma"))
    made.callback_query.register(choose, F.data.startswith(language.CHOOSE))
    return made


async def offer(message: Message, room: Room) -> None:
    """``/idioma``: in which language shall be written here?"""
    await room.reply(message, language.offer(room.courier.words, room.say(message)))


async def choose(query: CallbackQuery, room: Room) -> None:
    """One was chosen, by whoever is there; the question then says which."""
    message = pages.pressed_on(query)
    if message is None:
        await answer(query, pages.say(query, room)("menu-old"))
        return
    chosen = (query.data or "").removeprefix(language.CHOOSE)
    language.choose(room.world, message.chat.id, chosen)
    await pages.turn(query, message, Post(room.courier.words(chosen)("language-chosen")), room)
