"""What is kept of chats of Telegram: their language, their tables, what became of them."""

from collections.abc import Callable
from typing import Final, TypeVar

from carteado.app.ports import Chat, World
from carteado.app.tries import until_written

TABLES: Final = 20
"""Open tables that a chat is reminded of; older ones are still played."""

Result = TypeVar("Result")


def change(world: World, chat_id: int, how: Callable[[Chat], Result]) -> Result:
    """Change what is kept of a chat, or of the one that it has become; ``how`` may run several times.

    Raises Busy and what ``how`` raises itself.
    """

    def attempt() -> Result:
        chat = world.store.chat(chat_id)
        if chat.moved:
            chat = world.store.chat(chat.moved)
        result = how(chat)
        chat.version += 1
        world.store.save_chat(chat)
        return result

    return until_written(world, attempt)


def bar(world: World, chat_id: int, barred: bool = True) -> None:
    """Note whether the bot may write there. Raises Busy."""

    def note(chat: Chat) -> None:
        chat.barred = barred

    change(world, chat_id, note)


def move(world: World, old: int, new: int) -> None:
    """A group has become a supergroup: all that was kept of it goes along. May be told twice. Raises Busy."""

    def leave() -> Chat:
        chat = world.store.chat(old)
        if not chat.moved:
            chat.moved = new
            chat.version += 1
            world.store.save_chat(chat)
        return chat

    left = until_written(world, leave)

    def arrive(chat: Chat) -> None:
        chat.language = chat.language or left.language
        chat.setups = left.setups | chat.setups
        chat.tables = [*(known for known in left.tables if known not in chat.tables), *chat.tables][-TABLES:]

    change(world, new, arrive)
