"""Tables opened in chats."""

from typing import Final

from carteado.app import tables
from carteado.app.chat import chats, telling
from carteado.app.chat.cards import listed
from carteado.app.chat.channel import Courier, Place, Say
from carteado.app.ports import CARD, Chat, ChatMessage, Setup
from carteado.app.tries import Busy
from carteado.fairness import ENTROPY_BYTES
from carteado.games.base import Game
from carteado.table.state import CLOCKS, Refused, User


def open_here(courier: Courier, table_id: str, host: User, game: Game, setup: Setup, place: Place) -> None:
    """Open a table and show it in the chat, which remembers how it was opened. Raises Refused, Busy, Unreachable.

    Done again with the same id it finishes what is missing. The host has no app open that could contribute to the
    shuffle, so the system's generator does it for him.
    """
    world = courier.world
    entropy = world.chance.secret()[:ENTROPY_BYTES]
    clock = setup.clock or next(iter(CLOCKS))
    tables.open_table(world, host, game.id, setup.players, setup.options, clock, entropy, for_chat=table_id)

    def note(chat: Chat) -> None:
        chat.setups[game.id] = setup
        chat.tables = [*(known for known in chat.tables if known != table_id), table_id][-chats.TABLES :]

    chats.change(world, place.chat, note)
    loaded = world.store.load(table_id)
    if loaded is None:
        return
    card = next((message for message in loaded.messages if message.kind == CARD), None)
    if card is None:
        card = ChatMessage(place.chat, 0, place.language, place.thread)
        world.store.attach(table_id, card)
    if not card.message:
        telling.tell(courier, loaded, card)


def setup_for(game: Game, chat: Chat, wish: str) -> Setup | None:
    """How to open a table of the game there: as last time, or by default; for as many as wished, if so many can play.

    By default it is for few in a private chat and for all in a group.
    """
    private = chat.id > 0
    last = chat.setups.get(game.id) or Setup(min(game.players) if private else max(game.players))
    if not wish:
        return last
    wished = next((count for count in game.players if str(count) == wish), None)
    return None if wished is None else Setup(wished, last.options, last.clock)


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
