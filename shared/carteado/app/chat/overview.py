"""The open tables of a chat, listed in one message."""

from typing import Final

from carteado.app.chat import cards, chats, terms
from carteado.app.chat.channel import Button, Courier, Post, Say
from carteado.app.chat.names import harmless, listed
from carteado.app.ports import Chat, World
from carteado.table import ops, views
from carteado.table.state import DECIDING, LOBBY, OVER, Table

CLOSE: Final = "close:"
"""What the data of a button begin with that closes a lobby."""
SHOWN: Final = 10
"""The newest ones; more would not fit into a message."""

Row = tuple[Button, ...]


def post(courier: Courier, chat_id: int, say: Say) -> Post:
    """What the message says; tables that are over are forgotten. Raises Busy, Unreachable, NewerSchema."""
    now = courier.world.clock.now()
    found = _open_tables(courier.world, chat_id)[-SHOWN:]
    if not found:
        return Post(say("tables-none"))
    lines = [_line(number, table, now, say) for number, table in enumerate(found, 1)]
    rows = [_row(courier, number, table, now, say) for number, table in enumerate(found, 1)]
    return Post("\n".join([say("tables-open"), "", *lines]), tuple(rows))


def _open_tables(world: World, chat_id: int) -> list[Table]:
    known = world.store.chat(chat_id).tables
    found = [loaded.table for loaded in map(world.store.load, known) if loaded is not None and _is_open(loaded.table)]
    gone = set(known) - {table.id for table in found}

    def forget(chat: Chat) -> None:
        chat.tables = [table_id for table_id in chat.tables if table_id not in gone]

    if gone:
        chats.change(world, chat_id, forget)
    return found


def _is_open(table: Table) -> bool:
    """A lobby that was closed has nobody in it."""
    return table.phase != OVER and any(seat.user for seat in table.seats)


def _line(number: int, table: Table, now: int, say: Say) -> str:
    view = views.states(table, [None], now)[None]["frames"][-1]["view"]
    names = [harmless(seat["name"]) for seat in view["seats"] if seat and seat["kind"] != "bot"]
    standing = _standing(table, view, say)
    title = terms.title(table.rules, table.players, say)
    return say("tables-line", number=number, title=title, names=listed(names, say), standing=standing)


def _standing(table: Table, view: cards.View, say: Say) -> str:
    if table.phase == LOBBY:
        return say("tables-lobby", count=view["seats"].count(None))
    return say("tables-deciding") if table.phase == DECIDING else say("chat-deal", deal=view["deal"])


def _row(courier: Courier, number: int, table: Table, now: int, say: Say) -> Row:
    way_in = Button(say("tables-go", number=number, game=say(table.game)), url=courier.links.table(table.id))
    if not ops.is_stale(table, now):
        return (way_in,)
    return way_in, Button(say("tables-close", number=number), data=f"{CLOSE}{table.id}")
