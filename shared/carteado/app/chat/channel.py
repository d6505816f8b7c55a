"""The way into chats of Telegram, as the use cases need it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol
from urllib.parse import urlencode

from carteado.app.ports import ChatMessage, Unreachable, World

TIMEOUT_MS: Final = 2_500
"""So long a call may take: less than lies between two calls to a group, so that none overtakes the next."""


class MessageGone(Exception):
    """The message was deleted, or can no longer be edited."""


class Barred(Exception):
    """The bot may not write in that chat."""


class TopicGone(Exception):
    """The topic of the forum was closed or deleted; the rest of the chat is as open as before."""


class Later(Exception):
    """The chat has had too many messages; the next may come after so many ``seconds``."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"after {seconds} s")
        self.seconds = seconds


class Moved(Exception):
    """The group has become a supergroup, which is another ``chat``."""

    def __init__(self, chat: int) -> None:
        super().__init__("to another chat")
        self.chat = chat


LATER: Final = (Later, Unreachable)
"""What stands in the way for a while: the same thing done again may succeed."""


class Say(Protocol):
    """The words of one language."""

    def __call__(self, message: str, /, **values: object) -> str:
        """The sentence with its values filled in."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button under a message: it opens an address, or sends ``data`` (at most 64 bytes) to the bot."""

    text: str
    url: str = ""
    data: str = ""


@dataclass(frozen=True, slots=True)
class Post:
    """What a message says, in the small HTML that Telegram takes, and its rows of buttons."""

    text: str
    rows: tuple[tuple[Button, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """A chat, or a topic of a forum, and the language that is written there."""

    chat: int
    language: str
    thread: int | None = None


class Channel(Protocol):
    """The way into chats. Both methods raise Barred, TopicGone, Later, Moved, Unreachable."""

    def send(self, place: Place, post: Post) -> int:
        """Write a new message; its id."""

    def edit(self, message: ChatMessage, post: Post) -> None:
        """Make the message say this; that it does already is no error. Raises MessageGone."""


@dataclass(frozen=True, slots=True)
class Links:
    """Addresses that lead into the room: into its app, or into the private chat with its bot."""

    bot: str
    app: str
    start: Callable[[str], str]
    """From a table's id, or a hand of it as ``replay`` writes it, to the signed start parameter that names it."""

    def room(self) -> str:
        """The app as it opens by itself."""
        return f"https://t.me/{self.bot}/{self.app}"

    def table(self, table_id: str) -> str:
        """The app, at the table. Groups take no other kind of button that opens it."""
        return self._app(table_id)

    def replay(self, table_id: str, match: int, deal: int) -> str:
        """The app, at a finished hand; the app reads what is signed as it reads the links that it shares itself."""
        return self._app(f"r{match}-{deal}-0-{table_id}")

    def command(self, command: str) -> str:
        """The private chat, which begins with a command."""
        return f"https://t.me/{self.bot}?{urlencode({'start': command})}"

    def talk(self, table_id: str, purpose: str = "") -> str:
        """The private chat, which begins with what concerns the table; ``purpose`` is a letter, or nothing."""
        return f"https://t.me/{self.bot}?{urlencode({'start': purpose + self.start(table_id)})}"

    def _app(self, place: str) -> str:
        return f"{self.room()}?{urlencode({'startapp': self.start(place)})}"


@dataclass(frozen=True, slots=True)
class Courier:
    """What it takes to tell something in Telegram."""

    world: World
    channel: Channel
    links: Links
    words: Callable[[str], Say]
    """From one of our languages to its sentences."""
