"""A private word to whoever is waited for and looks at the table nowhere."""

import pytest

from carteado.app.chat.audience import waited_for
from carteado.app.ports import Socket
from local.chats import BLOCKED
from tests.telegram.conftest import ANA, RUI, Room

PATIENCE_MS = 15_000
REMINDED = "É a tua vez na mesa de Bisca."


@pytest.fixture
def table(room: Room) -> str:
    """A table of two in the group, at which Rui is waited for; he has begun with the bot."""
    room.say("/start", chat=RUI.id, person=RUI)
    return begun(room)


def begun(room: Room) -> str:
    """Whoever deals is drawn by lot: tables are opened until Rui is the first to move."""
    while True:
        room.say("/bisca 2")
        room.later(4_000)
        table = room.table_in()
        room.act(table, "sit 1", RUI)
        room.act(table, "clock none")
        room.act(table, "start")
        loaded = room.bot.wiring.world.store.load(table)
        assert loaded is not None
        if waited_for(loaded.table) == [f"t{RUI.id}"]:
            room.told(table)
            return table
        for person in (ANA, RUI):
            room.act(table, "leave", person)
        room.later(60_000)


def reminders(room: Room) -> list[str]:
    return [message.text for message in room.posted(RUI.id) if "mesa de Bisca" in message.text]


def look(room: Room, table: str, until_ms: int = 3_600_000) -> Socket:
    """Rui opens the table in the app."""
    store = room.bot.wiring.world.store
    account = store.account(f"t{RUI.id}")
    account.version += 1
    socket = Socket(f"socket{account.version}", table, account.user, room.clock.now() + until_ms)
    account.sockets = [socket]
    store.connect(socket, socket.id, account, [])
    return socket


def test_it_comes_after_a_while_once_a_turn_and_ends_with_the_turn(room: Room, table: str) -> None:
    room.later(PATIENCE_MS - 2_000)
    assert reminders(room) == []
    room.told(table)
    room.later(20_000)
    assert reminders(room) == [REMINDED]
    room.told(table, table)
    room.later(120_000)
    assert reminders(room) == [REMINDED]
    room.act(table, "leave", RUI)
    room.told(table)
    room.later(5_000)
    assert reminders(room) == ["Pronto: a mesa de Bisca já seguiu."]


def test_whoever_looks_at_the_table_gets_none(room: Room, table: str) -> None:
    look(room, table)
    room.told(table)
    room.later()
    assert reminders(room) == []


def test_a_socket_that_is_lost_in_his_turn_is_noticed(room: Room, table: str) -> None:
    from carteado.app import watching

    socket = look(room, table)
    room.told(table)
    room.later(5_000)
    watching.disconnect(room.bot.wiring.world, socket.id)
    room.told(table)
    room.later(30_000)
    assert reminders(room) == [REMINDED]


def test_whoever_never_began_with_the_bot_gets_none(room: Room) -> None:
    begun(room)
    room.later()
    assert room.posted(RUI.id) == []


def test_whoever_wants_none_gets_none(room: Room, table: str) -> None:
    from carteado.app.chat import chats

    def refuse(chat: object) -> None:
        chat.reminders = False  # type: ignore[attr-defined]

    chats.change(room.bot.wiring.world, RUI.id, refuse)
    room.later()
    assert reminders(room) == []


def test_whoever_has_blocked_the_bot_holds_nothing_up(room: Room, table: str) -> None:
    room.chats.all[RUI.id].barred = BLOCKED
    assert room.later() == []
    assert room.bot.wiring.world.store.chat(RUI.id).barred
    assert reminders(room) == []


def test_who_played_meanwhile_gets_none(room: Room, table: str) -> None:
    room.later(PATIENCE_MS - 5_000)
    room.act(table, "leave", RUI)
    room.told(table)
    room.later()
    assert reminders(room) == []


def test_the_other_is_not_reminded(room: Room, table: str) -> None:
    room.say("/start", chat=ANA.id)
    written = len(room.posted(ANA.id))
    room.later()
    assert len(room.posted(ANA.id)) == written
