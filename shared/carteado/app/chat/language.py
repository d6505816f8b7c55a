"""The language that is written in a chat, as its people have chosen it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from carteado.app.chat import chats
from carteado.app.chat.channel import Button, Post, Say
from carteado.app.ports import Chat, World
from carteado.app.tries import until_written
from carteado.words import LANGUAGES

CHOOSE: Final = "language:"
"""What the data of a button begin with that chooses one."""


def offer(words: Callable[[str], Say], say: Say) -> Post:
    """The question, with a button for each language, which calls itself by its own name."""
    rows = tuple((Button(words(code)("language-name"), data=f"{CHOOSE}{code}"),) for code in LANGUAGES)
    return Post(say("language-ask"), rows)


def choose(world: World, chat_id: int, code: str) -> None:
    """Write in that language there from now on, in messages of open tables once they change. Raises Busy."""

    def note(chat: Chat) -> list[str]:
        chat.language = code
        return chat.tables

    for table_id in chats.change(world, chat_id, note):
        until_written(world, partial(_translate, world, chat_id, table_id, code))


def _translate(world: World, chat_id: int, table_id: str, code: str) -> None:
    loaded = world.store.load(table_id)
    for message in loaded.messages if loaded else ():
        if message.chat == chat_id:
            world.store.attach(table_id, replace(message, language=code))
