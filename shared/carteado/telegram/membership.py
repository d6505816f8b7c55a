"""Where the bot may write: chats that it is let into, thrown out of, or that become other chats."""

from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import F, Router
from aiogram.types import ChatMemberUpdated, Message, TelegramObject

from carteado.app.chat import chats, telling
from carteado.app.ports import Chat
from carteado.telegram.room import Room
from carteado.words import nearest


def router() -> Router:
    """Its handlers."""
    made = Router()
    made.message.register(moved_to, F.migrate_to_chat_id)
    made.message.register(moved_from, F.migrate_from_chat_id)
    made.my_chat_member.register(membership)
    return made


async def moved_to(message: Message, room: Room) -> None:
    """A group says that it has become a supergroup."""
    assert message.migrate_to_chat_id is not None
    _move(room, message.chat.id, message.migrate_to_chat_id)


async def moved_from(message: Message, room: Room) -> None:
    """A supergroup says which group it was."""
    assert message.migrate_from_chat_id is not None
    _move(room, message.migrate_from_chat_id, message.chat.id)


def _move(room: Room, old: int, new: int) -> None:
    chats.move(room.world, old, new)
    telling.catch_up(room.courier, new)


async def membership(change: ChatMemberUpdated, room: Room) -> None:
    """Somebody lets the bot in, shuts it up or throws it out; in private: begins with it again, or blocks it."""
    status = change.new_chat_member.status
    may_write = status in ("member", "administrator") or getattr(change.new_chat_member, "can_send_messages", False)
    chats.bar(room.world, change.chat.id, not may_write)
    if may_write:
        telling.catch_up(room.courier, change.chat.id)


async def acquaintance(
    handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]], message: TelegramObject, data: dict[str, Any]
) -> Any:
    """Remembers of whoever writes in private that he may be written to, and in which language."""
    if isinstance(message, Message) and message.chat.type == "private":
        room: Room = data["room"]
        known = room.world.store.chat(message.chat.id)
        language = known.language or nearest(message.from_user.language_code if message.from_user else None)

        def note(chat: Chat) -> None:
            chat.language, chat.barred = language, False

        if known.language != language or known.barred:
            chats.change(room.world, message.chat.id, note)
    return await handler(message, data)
