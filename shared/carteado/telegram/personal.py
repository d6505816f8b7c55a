"""What a person settles with the bot in private: what this is, his reminders, and what is kept of him."""

import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

from aiogram import Bot, F, Router
from aiogram.exceptions import TelegramAPIError
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import BufferedInputFile, CallbackQuery, Message
from aiogram.types import User as Person

from carteado.app.chat import commands, menu, pacing, personal
from carteado.app.chat.channel import Button, Post
from carteado.telegram.room import Room

FORGET: Final = "forget"
"""What the button sends that confirms it, with the id of whoever asked."""


def router() -> Router:
    """Its handlers."""
    made, private = Router(), F.chat.type == "private"
    for command, handler in _IN_PRIVATE.items():
        made.message.register(handler, Command(command), private)
        made.message.register(handler, CommandStart(magic=F.args == command), private)
    made.message.register(refer, Command(*_IN_PRIVATE))
    made.message.register(explain, Command("ajuda"))
    made.message.register(greet, CommandStart(), private)
    made.callback_query.register(forget, F.data.startswith(FORGET))
    return made


async def greet(message: Message, room: Room) -> None:
    """``/start``: what this is, the way in, and the games that can be played right there."""
    say = room.say(message)
    button = Button(say("chat-hello-open"), url=room.courier.links.room())
    text = "\n\n".join([say("chat-hello"), say("personal-more"), say("play-here")])
    await room.reply(message, Post(text, ((button,), *menu.play_rows(say))))


async def explain(message: Message, room: Room) -> None:
    """``/ajuda``: the commands that are of use there."""
    say = room.say(message)
    useful = commands.PRIVATE if message.chat.type == "private" else commands.GROUP
    await room.reply(message, Post(f"{say('personal-help')}\n\n{commands.listed(useful, say)}"))


async def refer(message: Message, command: CommandObject, room: Room) -> None:
    """A group asked for what is private: the way to where it is told."""
    say = room.say(message)
    button = Button(say("personal-in-private-open"), url=room.courier.links.command(command.command))
    await room.reply(message, Post(say("personal-in-private"), ((button,),)))


async def toggle_reminders(message: Message, event_from_user: Person, room: Room) -> None:
    """``/avisos``: reminders off, or on again."""
    wanted = not room.world.store.chat(message.chat.id).reminders
    # Told first: an answer that failed is given again, and must not find them switched already.
    await room.reply(message, Post(room.say(message)(f"personal-reminders-{'on' if wanted else 'off'}")))
    personal.remind(room.world, room.user(event_from_user), wanted)


async def tell_what_is_kept(message: Message, room: Room) -> None:
    """``/privacidade``: what is kept, for how long, who sees it, and how it ends."""
    await room.reply(message, Post(room.say(message)("personal-privacy")))


async def hand_over(message: Message, event_from_user: Person, room: Room) -> None:
    """``/dados``: all that is kept of him, as a file."""
    if not pacing.may_reply(room.world, message.chat.id):
        return
    say, kept = room.say(message), personal.kept(room.world, room.user(event_from_user))
    content = json.dumps(kept, ensure_ascii=False, indent=1).encode()
    with room.writing_to(message.chat.id):
        await message.answer_document(BufferedInputFile(content, "carteado.json"), caption=say("personal-data"))


async def ask_to_forget(message: Message, event_from_user: Person, room: Room) -> None:
    """``/apagar``: asks once, for Telegram's menu sends a command at a slip of the finger."""
    say = room.say(message)
    button = Button(say("personal-forget-sure"), data=_confirmation(event_from_user))
    await room.reply(message, Post(say("personal-forget"), ((button,),)))


async def forget(query: CallbackQuery, bot: Bot, room: Room) -> None:
    """He is sure. The question then says that it is done; even whether he could be told is noted nowhere."""
    person, question = query.from_user, query.message
    say = room.courier.words(room.language(question.chat if question else None, person))
    if question is None or question.chat.id != person.id or query.data != _confirmation(person):
        with suppress(TelegramAPIError):
            await query.answer(say("personal-not-yours"))
        return
    personal.erase(room.courier, room.user(person), say)
    with suppress(TelegramAPIError):
        await bot.edit_message_text(say("personal-forgotten"), chat_id=person.id, message_id=question.message_id)
        await query.answer()


def _confirmation(person: Person) -> str:
    return f"{FORGET} {person.id}"


_IN_PRIVATE: Final[Mapping[str, Callable[..., Awaitable[None]]]] = {
    "avisos": toggle_reminders,
    "privacidade": tell_what_is_kept,
    "dados": hand_over,
    "apagar": ask_to_forget,
}
