"""Tables in chats: opened by a command, shown by one message that is kept up to date."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from carteado.app import tables
from carteado.app.ports import ChatMessage, Unreachable, World
from carteado.app.posts import Post, Say, listed, post
from carteado.app.tries import Busy
from carteado.fairness import ENTROPY_BYTES
from carteado.games.base import Game
from carteado.table.state import CLOCKS, Refused, User


@dataclass(frozen=True, slots=True)
class Place:
    """A chat, or a topic of a forum, and the language that is written there."""

    chat: int
    language: str
    thread: int | None = None


class MessageGone(Exception):
    """The message was deleted, or can no longer be edited."""


class Barred(Exception):
    """The bot may not write in that chat."""


class Later(Exception):
    """The chat has had too many messages; the next may come after so many ``seconds``."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"after {seconds} s")
        self.seconds = seconds


LATER: Final = (Later, Unreachable)
"""What stands in the way for a while: the same thing done again may succeed."""


class Channel(Protocol):
    """The way into chats. Both methods raise Barred, Later, Unreachable."""

    def send(self, place: Place, table_id: str, post: Post) -> int:
        """Write a new message with a button that leads to the table; its id."""

    def edit(self, message: ChatMessage, table_id: str, post: Post) -> None:
        """Make the message say this; that it does already is no error. Raises MessageGone."""


def open_in_chat(
    world: World, channel: Channel, table_id: str, host: User, game: str, players: int, place: Place, say: Say
) -> None:
    """Open a table with the game's defaults and post it. Raises Refused, Busy, Unreachable and what the channel raises.

    Done again with the same id it finishes what is missing. The host has no app open that could contribute to the
    shuffle, so the system's generator does it for him.
    """
    entropy = world.chance.secret()[:ENTROPY_BYTES]
    tables.open_table(world, host, game, players, {}, next(iter(CLOCKS)), entropy, for_chat=table_id)
    loaded = world.store.load(table_id)
    if loaded is not None and loaded.message is None:
        _send(world, channel, place, table_id, post(loaded.table, world.clock.now(), say))


def refresh(world: World, channel: Channel, table_id: str, words: Callable[[str], Say]) -> None:
    """Make the table's message say how things stand now. Raises what the channel raises, Unreachable and NewerSchema.

    The table is read anew: called late, twice or out of order it does no harm. ``words``: from language to sentences.
    """
    loaded = world.store.load(table_id)
    if loaded is None or loaded.message is None:
        return
    message = loaded.message
    shown = post(loaded.table, world.clock.now(), words(message.language))
    try:
        channel.edit(message, table_id, shown)
    except MessageGone:
        _send(world, channel, Place(message.chat, message.language, message.thread), table_id, shown)


def _send(world: World, channel: Channel, place: Place, table_id: str, shown: Post) -> None:
    number = channel.send(place, table_id, shown)
    world.store.attach(table_id, ChatMessage(place.chat, number, place.language, place.thread))


def seats(game: Game, wish: str, private: bool) -> int | None:
    """How many shall play: as wished, else few in private and all in a group; None if the game is not for so many."""
    if not wish:
        return min(game.players) if private else max(game.players)
    return next((count for count in game.players if str(count) == wish), None)


_EXCUSES: Final = {"too_many": "chat-too-many", "too_many_tables": "chat-too-many-tables"}


def excuse(failure: Refused | Busy, say: Say) -> str:
    """A sentence that tells why no table was opened."""
    if isinstance(failure, Busy):
        return say("chat-failed")
    return say(_EXCUSES[failure.code], seconds=-(-failure.ms // 1000))


def seats_on_offer(game: Game, say: Say) -> str:
    """A sentence that tells for how many the game is."""
    counts = listed([str(count) for count in game.players], say, "chat-counts")
    return say("chat-seats", game=say(game.id), counts=counts, command=game.id, example=game.players[-1])
