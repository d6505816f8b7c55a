"""Tables opened in chats."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from carteado.app import tables
from carteado.app.chat import chats, playing, setups, telling
from carteado.app.chat.channel import Courier, Say
from carteado.app.chat.names import listed
from carteado.app.ports import CARD, Chat, ChatMessage, Setup, World
from carteado.app.tries import Busy
from carteado.fairness import ENTROPY_BYTES
from carteado.games.base import Game
from carteado.table.state import Refused, User

_BEYOND_CHATS: Final = 1 << 52
"""Ids of Telegram's chats are smaller."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A table that somebody opens. Its id is the same each time that the same is asked, so that one table comes of it.

    The host has no app open that could contribute to the shuffle, so the system's generator does it for him.
    """

    table: str
    host: User
    game: Game
    setup: Setup


def open_here(courier: Courier, opening: Opening, card: ChatMessage) -> None:
    """Open the table and make the card show it, which may be a message that exists. Raises Refused, Busy, Unreachable.

    Done again it finishes what is missing.
    """
    _open(courier.world, opening)
    if not card.inline:
        _note(courier.world, opening, card.chat)
    loaded = courier.world.store.load(opening.table)
    if loaded is None:
        return
    known = next((message for message in loaded.messages if message.kind == CARD), None)
    if known is None:
        courier.world.store.attach(opening.table, card)
    telling.tell(courier, loaded, known or card)


def follow(courier: Courier, table_id: str, card: ChatMessage) -> None:
    """Keep a message up to date that shows the table, unless the table has a card.

    Raises Refused, Busy, Unreachable.
    """
    loaded = courier.world.store.load(table_id)
    if loaded is None or any(message.kind == CARD for message in loaded.messages):
        return
    courier.world.store.attach(table_id, card)
    tables.tell_of(courier.world, table_id)
    telling.tell_again(courier, table_id, CARD)


def open_to_play(courier: Courier, opening: Opening, chat_id: int, language: str) -> str:
    """Open the table and let its host play it right in his private chat; a sentence if he cannot.

    Raises Refused, Busy, Unreachable.
    """
    _open(courier.world, opening)
    _note(courier.world, opening, chat_id)
    return playing.open_board(courier, opening.host, opening.table, language, opening.table)


def _open(world: World, opening: Opening) -> None:
    setup = opening.setup
    entropy = world.chance.secret()[:ENTROPY_BYTES]
    terms = (opening.game.id, setup.players, setup.options, setups.clock_of(setup))
    tables.open_table(world, opening.host, *terms, entropy, for_chat=opening.table, recall=setup.recall)


def _note(world: World, opening: Opening, chat_id: int) -> None:
    """The chat remembers the table, and how it was opened."""

    def note(chat: Chat) -> None:
        chat.setups[opening.game.id] = opening.setup
        chat.tables = [*(known for known in chat.tables if known != opening.table), opening.table][-chats.TABLES :]

    chats.change(world, chat_id, note)


def inline_card(inline: str, language: str) -> ChatMessage:
    """The card of a message of inline mode, whose chat nobody tells us.

    Its pace is kept under a number of its own: a group's, so it is negative, and none that a chat could have.
    """
    number = int.from_bytes(blake2b(inline.encode(), digest_size=6).digest())
    return ChatMessage(-_BEYOND_CHATS - number, 0, language, inline=inline)


_EXCUSES: Final = {"too_many": "chat-too-many", "too_many_tables": "chat-too-many-tables"}


def excuse(failure: Refused | Busy, say: Say) -> str:
    """A sentence that tells why no table was opened."""
    if isinstance(failure, Busy):
        return say("chat-failed")
    if failure.code not in _EXCUSES:
        return playing.excuse(failure, say)
    return say(_EXCUSES[failure.code], seconds=-(-failure.ms // 1000))


def attempt(open_it: Callable[[], str | None], say: Say) -> str:
    """Open a table; why none was opened, or nothing. Raises Unreachable."""
    try:
        return open_it() or ""
    except (Refused, Busy) as failure:
        return excuse(failure, say)


def seats_on_offer(game: Game, say: Say) -> str:
    """A sentence that tells for how many the game is."""
    counts = listed([str(count) for count in game.players], say, "chat-counts")
    return say("chat-seats", game=say(game.id), counts=counts, command=game.id, example=game.players[-1])
