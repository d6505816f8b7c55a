"""Made-up chats: people, groups, the messages in them, and what Telegram would refuse to do there."""

import time
from dataclasses import dataclass, field
from typing import Any, Final

from local.markup import Run, parse

Json = dict[str, Any]
LONGEST_TEXT: Final = 4096


class ApiError(Exception):
    """A refusal of the Bot API."""

    def __init__(self, code: int, description: str, parameters: Json | None = None) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters


def bad_request(description: str) -> ApiError:
    """The refusal that most wrong calls get."""
    return ApiError(400, f"Bad Request: {description}")


@dataclass(frozen=True)
class Person:
    """Somebody who writes in chats."""

    id: int
    name: str
    language: str = "pt-br"

    def as_json(self) -> Json:
        """The person as a Bot API ``User``."""
        return {"id": self.id, "is_bot": False, "first_name": self.name, "language_code": self.language}


@dataclass
class Message:
    """A message; ``sender`` is None when the bot wrote it."""

    id: int
    sender: Person | None
    runs: list[Run]
    markup: Json | None = None
    thread: int | None = None
    edits: int = 0
    date: int = field(default_factory=lambda: int(time.time()))

    @property
    def text(self) -> str:
        """What is read, without its marks."""
        return "".join(run.text for run in self.runs)


@dataclass
class Chat:
    """A chat and all that was written in it."""

    id: int
    type: str
    title: str
    threads: tuple[int, ...] = ()
    """Topics of a forum."""
    barred: str = ""
    """Why the bot may not write here, as the Bot API puts it; empty when it may."""
    messages: dict[int, Message] = field(default_factory=dict)
    calls: list[str] = field(default_factory=list)
    """Methods that were called for this chat and not refused, for tests of limits."""

    def as_json(self) -> Json:
        """The chat as a Bot API ``Chat``."""
        if self.type == "private":
            return {"id": self.id, "type": self.type, "first_name": self.title}
        return {"id": self.id, "type": self.type, "title": self.title, **({"is_forum": True} if self.threads else {})}

    def message_json(self, message: Message, bot: Json) -> Json:
        """A message as a Bot API ``Message``."""
        optional = {
            "reply_markup": message.markup,
            "message_thread_id": message.thread,
            "is_topic_message": True if message.thread else None,
            "edit_date": int(time.time()) if message.edits else None,
        }
        return {
            "message_id": message.id,
            "date": message.date,
            "chat": self.as_json(),
            "from": message.sender.as_json() if message.sender else bot,
            "text": message.text,
        } | {key: value for key, value in optional.items() if value is not None}


class Chats:
    """All chats; ids of messages run through all of them."""

    def __init__(self, people: list[Person], groups: list[Chat]) -> None:
        self.people = {person.id: person for person in people}
        private = [Chat(person.id, "private", person.name) for person in people]
        self.all = {chat.id: chat for chat in [*groups, *private]}
        self.version = 0
        """Rises with every change that a reader might see."""
        self._last_id = 0

    def open(self, chat_id: Any) -> Chat:
        """A chat in which the bot may write. Raises ApiError."""
        chat = self.all.get(int(chat_id)) if str(chat_id).lstrip("-").isdigit() else None
        if chat is None:
            raise bad_request("chat not found")
        if chat.barred:
            raise ApiError(403, f"Forbidden: {chat.barred}")
        return chat

    def write(
        self, chat: Chat, sender: Person | None, runs: list[Run], markup: Json | None = None, thread: int | None = None
    ) -> Message:
        """Add a message. Raises ApiError."""
        if thread is not None and thread not in chat.threads:
            raise bad_request("message thread not found")
        self._last_id += 1
        message = Message(self._last_id, sender, readable(runs), markup, thread)
        chat.messages[message.id] = message
        self.version += 1
        return message

    def own(self, chat: Chat, message_id: Any, verb: str) -> Message:
        """A message of the bot. Raises ApiError."""
        message = chat.messages.get(int(message_id)) if str(message_id).isdigit() else None
        if message is None:
            raise bad_request(f"message to {verb} not found")
        if message.sender is not None:
            raise bad_request(f"message can't be {verb}ed" if verb == "edit" else f"message can't be {verb}d")
        return message

    def edit(self, message: Message, runs: list[Run], markup: Json | None) -> None:
        """Change a message. Raises ApiError, also when nothing would change."""
        if (message.runs, message.markup) == (readable(runs), markup):
            raise bad_request(
                "message is not modified: specified new message content and reply markup are exactly the same as a "
                "current content and reply markup of the message"
            )
        message.runs, message.markup = runs, markup
        message.edits += 1
        self.version += 1

    def delete(self, chat: Chat, message: Message) -> None:
        """Take a message away."""
        del chat.messages[message.id]
        self.version += 1


def readable(runs: list[Run]) -> list[Run]:
    """The text, if Telegram would take it. Raises ApiError."""
    text = "".join(run.text for run in runs)
    if not text.strip():
        raise bad_request("message text is empty")
    if len(text.encode("utf-16-le")) // 2 > LONGEST_TEXT:
        raise bad_request("message is too long")
    return runs


def formatted(text: str, parse_mode: str | None) -> list[Run]:
    """Text as a method has it. Raises ApiError."""
    if parse_mode is None:
        return [Run(text, ())]
    if parse_mode != "HTML":
        raise bad_request("unsupported parse_mode")
    try:
        return parse(text)
    except ValueError as error:
        raise bad_request(f"can't parse entities: {error}") from None
