"""What a person settles about himself in Telegram: his reminders, a look at what is kept of him, an end of it."""

from contextlib import suppress
from dataclasses import asdict
from typing import Any

from carteado.app import erasure, history
from carteado.app.chat import chats
from carteado.app.chat.channel import LATER, Barred, Courier, MessageGone, Moved, Post, Say
from carteado.app.ports import Chat, Loaded, World
from carteado.app.sessions import telegram_id
from carteado.app.tries import Busy
from carteado.table.state import NewerSchema, User


def remind(world: World, user: User, wanted: bool) -> None:
    """Note whether he wants to be told that a table waits for him. Raises Busy."""

    def note(chat: Chat) -> None:
        chat.reminders = wanted

    chats.change(world, telegram_id(user.id), note)


def kept(world: World, user: User) -> dict[str, Any]:
    """All that is kept of the user, fit for JSON; of a table no more than he sees there. Raises Busy, Unreachable."""
    return {
        "user": user.id,
        "account": asdict(world.store.account(user.id)),
        "chat": asdict(world.store.chat(telegram_id(user.id))),
        "tables": [_table(world, user, table_id) for table_id in _listed(world, user)],
    }


def erase(courier: Courier, user: User, say: Say) -> None:
    """Forget the user, and say in the messages that showed him his tables that they are over.

    Raises Busy, Unreachable.
    """
    world = courier.world
    tables = [_load(world, table_id) for table_id in _listed(world, user)]
    shown = [message for loaded in tables if loaded for message in loaded.messages if message.user == user.id]
    erasure.erase(world, user)
    for message in shown:
        with suppress(Barred, MessageGone, Moved, *LATER):
            courier.channel.edit(message, Post(say("personal-over")))


def _listed(world: World, user: User) -> list[str]:
    return list(world.store.listed(user.id, world.clock.now() + 1))


def _load(world: World, table_id: str) -> Loaded | None:
    try:
        return world.store.load(table_id)
    except NewerSchema:
        raise Busy from None


def _table(world: World, user: User, table_id: str) -> dict[str, Any]:
    """The table if it is still there, the messages that show it to him alone, and its finished matches."""
    loaded = _load(world, table_id)
    if loaded is None:
        return {"table": table_id, "matches": history.finished(world.store.records(table_id))}
    return {
        **history.summary(loaded.table, user, world.clock.now()),
        "seat": loaded.table.seat_of(user.id),
        "messages": [asdict(message) for message in loaded.messages if message.user == user.id],
        "matches": history.finished(world.store.records(table_id)),
    }
