"""Made-up chats: people, groups, the messages in them, and what Telegram would refuse to do there."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from local.markup import Run, parse

Json = dict[str, Any]
LONGEST_TEXT: Final = 4096
LONGEST_CAPTION: Final = 1024
MINUTE_S: Final = 60

BLOCKED: Final = "bot was blocked by the user"
NEVER_STARTED: Final = "bot can't initiate conversation with a user"
NO_RIGHTS: Final = "not enough rights to send text messages to the chat"


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


@dataclass(frozen=True)
class Document:
    """A file that was sent."""

    name: str
    content: bytes

    def as_json(self) -> Json:
        """The file as a Bot API ``Document``."""
        return {
            "file_id": self.name,
            "file_unique_id": self.name,
            "file_name": self.name,
            "file_size": len(self.content),
        }


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
    inline: str = ""
    """Of a message that a person sent through the bot: the name by which the bot may edit it."""
    document: Document | None = None

    @property
    def text(self) -> str:
        """What is read, without its marks."""
        return "".join(run.text for run in self.runs)


@dataclass(frozen=True)
class Call:
    """A call for a chat that was not refused: when it came, by the clock of the fake Bot API in seconds."""

    time: float
    method: str


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
    moved_to: int | None = None
    """The supergroup that the group has become."""
    messages: dict[int, Message] = field(default_factory=dict)
    calls: list[Call] = field(default_factory=list)

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
            "via_bot": bot if message.inline else None,
            "document": message.document.as_json() if message.document else None,
            "caption" if message.document else "text": message.text or None,
        }
        return {
            "message_id": message.id,
            "date": message.date,
            "chat": self.as_json(),
            "from": message.sender.as_json() if message.sender else bot,
        } | {key: value for key, value in optional.items() if value is not None}

    def busiest_minute(self) -> int:
        """The most calls in any minute."""
        times = [call.time for call in self.calls]
        return max((sum(start <= time < start + MINUTE_S for time in times) for start in times), default=0)


class Chats:
    """All chats; ids of messages run through all of them."""

    def __init__(self, people: Sequence[Person], groups: Sequence[Chat]) -> None:
        self.people = {person.id: person for person in people}
        private = [Chat(person.id, "private", person.name) for person in people]
        self.all = {chat.id: chat for chat in [*groups, *private]}
        self.version = 0
        """Rises with every change that a reader might see."""
        self._last_id = 0
        self._inline: dict[str, tuple[Chat, Message]] = {}

    def open(self, chat_id: Any) -> Chat:
        """A chat in which the bot may write. Raises ApiError."""
        chat = self.all.get(int(chat_id)) if str(chat_id).lstrip("-").isdigit() else None
        if chat is None:
            raise bad_request("chat not found")
        if chat.moved_to is not None:
            text = "Bad Request: group chat was upgraded to a supergroup chat"
            raise ApiError(400, text, {"migrate_to_chat_id": chat.moved_to})
        if chat.barred == NO_RIGHTS:
            raise bad_request(chat.barred)
        if chat.barred:
            raise ApiError(403, f"Forbidden: {chat.barred}")
        return chat

    def write(
        self, chat: Chat, sender: Person | None, runs: list[Run], markup: Json | None = None, thread: int | None = None
    ) -> Message:
        """Add a message. Raises ApiError."""
        return self._add(chat, Message(0, sender, readable(runs), markup, thread))

    def attach(
        self, chat: Chat, document: Document, caption: list[Run], markup: Json | None = None, thread: int | None = None
    ) -> Message:
        """Add a file of the bot. Raises ApiError."""
        if _length(caption) > LONGEST_CAPTION:
            raise bad_request("message caption is too long")
        return self._add(chat, Message(0, None, caption, markup, thread, document=document))

    def write_inline(self, chat: Chat, sender: Person, runs: list[Run], markup: Json | None) -> Message:
        """Add a message that a person sends through the bot. Raises ApiError."""
        message = self._add(chat, Message(0, sender, readable(runs), markup))
        message.inline = f"inline-{message.id}"
        self._inline[message.inline] = chat, message
        return message

    def _add(self, chat: Chat, message: Message) -> Message:
        if message.thread is not None and message.thread not in chat.threads:
            raise bad_request("message thread not found")
        self._last_id += 1
        message.id = self._last_id
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

    def inline(self, name: str) -> tuple[Chat, Message]:
        """A message that was sent through the bot, and its chat, where the bot need not be. Raises ApiError."""
        chat, message = self._inline.get(name, (None, None))
        if chat is None or message is None or message.id not in chat.messages:
            raise bad_request("MESSAGE_ID_INVALID")
        return chat, message

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

    def bar(self, chat: Chat, reason: str) -> None:
        """Shut the bot out of a chat, or with an empty reason let it in."""
        chat.barred = reason
        self.version += 1

    def upgrade(self, group: Chat) -> Chat:
        """Make a supergroup of a group: another chat, with nothing in it that the bot could edit."""
        made = Chat(-(10**12) + group.id, "supergroup", group.title)
        self.all[made.id] = made
        group.moved_to = made.id
        self.version += 1
        return made


def readable(runs: list[Run]) -> list[Run]:
    """The text, if Telegram would take it. Raises ApiError."""
    if not "".join(run.text for run in runs).strip():
        raise bad_request("message text is empty")
    if _length(runs) > LONGEST_TEXT:
        raise bad_request("message is too long")
    return runs


def _length(runs: list[Run]) -> int:
    return sum(len(run.text.encode("utf-16-le")) // 2 for run in runs)


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
