"""Commands that open tables."""

from aiogram import Router
from aiogram.filters import Command, CommandObject
from aiogram.types import Message, Update

from carteado.app.chat import opening
from carteado.app.chat.channel import Post
from carteado.app.tries import Busy
from carteado.games import GAMES
from carteado.table.state import Refused
from carteado.telegram.room import Room


def router() -> Router:
    """Its handlers."""
    made = Router()
    made.message.register(open_table, Command("mesa", *GAMES))
    return made


async def open_table(message: Message, command: CommandObject, event_update: Update, room: Room) -> None:
    """``/bisca``, ``/bisca 4``: a table like the chat's last one of that game."""
    say, sender = room.say(message), message.from_user
    if sender is None or message.sender_chat is not None:
        await room.reply(message, Post(say("chat-anonymous")))
        return
    game = GAMES.get(command.command) or next(iter(GAMES.values()))
    chat = room.world.store.chat(message.chat.id)
    setup = opening.setup_for(game, chat, (command.args or "").strip())
    if setup is None:
        await room.reply(message, Post(opening.seats_on_offer(game, say)))
        return
    table_id = room.tokens.named(f"update {event_update.update_id}")
    try:
        opening.open_here(room.courier, table_id, room.user(sender), game, setup, room.place(message))
    except (Refused, Busy) as failure:
        await room.reply(message, Post(opening.excuse(failure, say)))
