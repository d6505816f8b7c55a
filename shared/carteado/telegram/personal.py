"""What a person settles with the bot in private."""

from aiogram import F, Router
from aiogram.filters import CommandStart
from aiogram.types import Message

from carteado.app.chat.channel import Button, Post
from carteado.telegram.room import Room


def router() -> Router:
    """Its handlers."""
    made = Router()
    made.message.register(greet, CommandStart(), F.chat.type == "private")
    return made


async def greet(message: Message, room: Room) -> None:
    """``/start``: what this is, and the way in."""
    say = room.say(message)
    button = Button(say("chat-hello-open"), url=room.courier.links.room())
    await room.reply(message, Post(say("chat-hello"), ((button,),)))
