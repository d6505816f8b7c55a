"""What the handlers of updates have in common: the room, who speaks in which language, how they are answered."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from aiogram.exceptions import (
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramServerError,
)
from aiogram.types import Chat, InlineKeyboardMarkup, Message
from aiogram.types import User as Person

from carteado.adapters.telegram import keyboard
from carteado.app import sessions
from carteado.app.chat import chats, pacing
from carteado.app.chat.channel import Courier, Place, Post, Say
from carteado.app.identity import Tokens
from carteado.app.ports import Unreachable, World
from carteado.table.state import User
from carteado.words import nearest


@dataclass(frozen=True, slots=True)
class Room:
    """Handlers get it as ``room``."""

    courier: Courier
    tokens: Tokens

    @property
    def world(self) -> World:
        return self.courier.world

    def user(self, person: Person) -> User:
        """Who a person of Telegram is here."""
        return sessions.telegram_user(person.id, person.first_name, self.world.clock.now())

    def language(self, chat: Chat | None, person: Person | None) -> str:
        """What was chosen for the chat, or else what the person speaks. Raises Unreachable."""
        chosen = self.world.store.chat(chat.id).language if chat is not None else ""
        return chosen or nearest(person.language_code if person else None)

    def say(self, message: Message) -> Say:
        """The words for an answer to a message. Raises Unreachable."""
        return self.courier.words(self.language(message.chat, message.from_user))

    def place(self, message: Message) -> Place:
        """Where a message was written. Raises Unreachable."""
        thread = message.message_thread_id if message.is_topic_message else None
        return Place(message.chat.id, self.language(message.chat, message.from_user), thread)

    async def reply(self, message: Message, post: Post) -> None:
        """Answer where somebody wrote, unless it was too often already; then be silent. Raises Unreachable."""
        if not pacing.may_reply(self.world, message.chat.id):
            return
        with self.writing_to(message.chat.id):
            await message.answer(post.text, parse_mode="HTML", reply_markup=markup(post))

    @contextmanager
    def writing_to(self, chat_id: int) -> Iterator[None]:
        """A call of aiogram's to a chat: what Telegram says of the chat is noted. Raises Unreachable."""
        try:
            yield
        except TelegramForbiddenError:
            chats.bar(self.world, chat_id)
        except TelegramRetryAfter as limit:
            pacing.silence(self.world, chat_id, limit.retry_after * 1000)
        except TelegramMigrateToChat as moved:
            chats.move(self.world, chat_id, moved.migrate_to_chat_id)
        except (TelegramNetworkError, TelegramServerError):
            raise Unreachable from None  # the error's text holds the token


def markup(post: Post) -> InlineKeyboardMarkup | None:
    """Its buttons, if it has any."""
    return InlineKeyboardMarkup.model_validate(keyboard(post)) if post.rows else None
