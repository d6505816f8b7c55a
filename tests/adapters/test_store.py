"""The contract of a store: the fake in memory and DynamoDB's adapter keep it alike."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace

import msgspec
import pytest
from botocore.exceptions import ClientError

from carteado.adapters import layout
from carteado.adapters.layout import Item
from carteado.app.ports import Account, Chat, ChatMessage, Conflict, Expected, Setup, Socket, Unreachable, Used
from carteado.table import ops, state
from carteado.table.state import NewerSchema, Table
from tests.adapters.stores import KINDS, Stored, stored

HOUR = 3_600_000
RECORDS = {"0001#0001": '{"record":1}', "0001": '{"match":1}'}


@pytest.fixture(params=KINDS)
def room(request: pytest.FixtureRequest) -> Iterator[Stored]:
    with stored(request.param) as made:
        yield made


def bytes_of(room: Stored, name: str = "k3vTable") -> bytes | None:
    item = room.raw(f"T#{name}", "TABLE")
    return item and item["body"]["B"]


def next_version(table: Table) -> Table:
    changed = state.load(state.dump(table))
    changed.version += 1
    return changed


# --- tables -----------------------------------------------------------------------------------------------------------


def test_unknown_table(room: Stored) -> None:
    assert room.store.load("k3vTable") is None


def test_a_saved_table_is_loaded_as_it_was(room: Stored) -> None:
    table = room.saved()
    loaded = room.store.load(table.id)
    assert loaded is not None
    assert (loaded.table, loaded.sockets, loaded.messages) == (table, [], [])


def test_what_was_loaded_is_not_what_is_stored(room: Stored) -> None:
    table = room.saved()
    room.store.load(table.id).table.seats[0].name = "Eva"
    assert room.store.load(table.id).table == table


@pytest.mark.parametrize("records", [{}, RECORDS])
def test_a_table_is_opened_once(room: Stored, records: dict[str, str]) -> None:
    table = room.saved()
    with pytest.raises(Conflict):
        room.store.save(room.table(), 0, records, tell=False)
    assert bytes_of(room) == state.dump(table)
    assert room.store.records(table.id) == {}


@pytest.mark.parametrize("expected", [2, 7])
@pytest.mark.parametrize("records", [{}, RECORDS])
def test_a_save_over_another_version_changes_nothing(room: Stored, expected: int, records: dict[str, str]) -> None:
    table = room.saved()
    with pytest.raises(Conflict):
        room.store.save(room.table(version=expected + 1), expected, records, tell=True)
    assert bytes_of(room) == state.dump(table)
    assert room.store.records(table.id) == {}


def test_an_unknown_table_cannot_be_changed(room: Stored) -> None:
    with pytest.raises(Conflict):
        room.store.save(room.table(version=2), 1, {}, tell=False)
    assert bytes_of(room) is None


def test_each_version_follows_the_last(room: Stored) -> None:
    table = room.saved()
    for _ in range(12):  # past 9, where text would sort otherwise
        table = next_version(table)
        room.store.save(table, table.version - 1, {}, tell=False)
    assert room.store.load(table.id).table.version == 13


def test_an_expired_table_is_not_there(room: Stored) -> None:
    table = room.saved()
    room.clock.advance(ops.LOBBY_MS - 1_000)
    assert room.store.load(table.id) is not None
    room.clock.advance(1_000)
    assert room.store.load(table.id) is None
    assert bytes_of(room) == state.dump(table)  # no engine takes it away: DynamoDB may take days


def test_a_table_of_later_code_is_left_alone(room: Stored) -> None:
    table = room.table()
    table.schema = state.SCHEMA + 1
    room.store.save(table, 0, {}, tell=False)
    room.store.remember("t1", table)
    with pytest.raises(NewerSchema):
        room.store.load(table.id)
    assert room.store.tables_of("t1") == []


@pytest.mark.parametrize("tell", [True, False])
def test_only_a_change_for_the_chat_is_marked(room: Stored, tell: bool) -> None:
    table = room.saved()
    room.store.save(next_version(table), 1, {}, tell=not tell)
    table.version = 3
    room.store.save(table, 2, {}, tell=tell)
    assert room.raw("T#k3vTable", "TABLE").get("notify") == ({"BOOL": True} if tell else None)


@pytest.mark.parametrize("records", [{}, {"0001": "{}"}])
def test_of_those_who_race_one_wins(room: Stored, records: dict[str, str]) -> None:
    table = room.saved()
    for round_number in range(1, 9):
        wins: list[int] = []
        start = threading.Barrier(8)

        def race(runner: int, table: Table, start: threading.Barrier, wins: list[int]) -> None:
            start.wait()
            try:
                room.store.save(next_version(table), table.version, records, tell=False)
            except Conflict:
                return
            wins.append(runner)

        threads = [threading.Thread(target=race, args=(runner, table, start, wins)) for runner in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(wins) == 1, f"round {round_number}"
        table = room.store.load(table.id).table


def test_the_table_comes_although_its_sockets_fill_a_page(room: Stored) -> None:
    table = room.saved()
    for number in range(5):
        _, beside = layout.socket_items(socket(room, f"s{number}", user="x" * 300_000))
        room.put(beside)
    loaded = room.store.load(table.id)
    assert loaded.table == table
    assert 0 < len(loaded.sockets) < 5


# --- records ----------------------------------------------------------------------------------------------------------


def test_records_are_saved_with_the_table_and_sorted(room: Stored) -> None:
    table = room.table()
    room.store.save(table, 0, RECORDS, tell=False)
    table.version = 2
    room.store.save(table, 1, {"0002#0001": "{}"}, tell=False)
    assert list(room.store.records(table.id).items()) == sorted({**RECORDS, "0002#0001": "{}"}.items())


def test_records_outlive_their_table_and_end_at_last(room: Stored) -> None:
    room.store.save(room.table(), 0, RECORDS, tell=False)
    room.clock.advance(364 * 24 * HOUR)
    assert room.store.load("k3vTable") is None
    assert room.store.records("k3vTable") == dict(sorted(RECORDS.items()))
    room.clock.advance(24 * HOUR)
    assert room.store.records("k3vTable") == {}


def test_a_long_history_comes_whole(room: Stored) -> None:
    table = room.table()
    for version in range(1, 16):
        table.version = version
        room.store.save(table, version - 1, {f"{version:04d}": "x" * 100_000}, tell=False)
    assert len(room.store.records(table.id)) == 15  # more than the megabyte of a page


# --- sockets and the chat's message -----------------------------------------------------------------------------------


def socket(room: Stored, name: str, table: str = "k3vTable", user: str = "t1", lasts: int = 2 * HOUR) -> Socket:
    return Socket(name, table, user, room.clock.now() + lasts)


def test_sockets_come_with_their_table(room: Stored) -> None:
    room.saved()
    room.saved("other")
    ours = [socket(room, "L0SM9cOFvHcCIhw="), socket(room, "b#c", user="gAb_-1")]
    room.connect(*ours, socket(room, "d", table="other"))
    assert sorted(room.store.load("k3vTable").sockets, key=lambda each: each.id) == ours


def test_a_closed_socket_is_forgotten(room: Stored) -> None:
    room.saved()
    kept, closed = socket(room, "kept"), socket(room, "closed")
    room.connect(kept, closed)
    for gone in (closed, closed, socket(room, "unknown")):
        room.store.save_account(room.account(), [gone])
    assert room.store.load("k3vTable").sockets == [kept]
    assert room.raw("S#closed", "SOCKET") is None


def test_an_expired_socket_is_not_loaded(room: Stored) -> None:
    room.saved()
    room.connect(socket(room, "a", lasts=HOUR))
    room.clock.advance(HOUR)
    assert room.store.load("k3vTable").sockets == []


def test_sockets_alone_are_no_table(room: Stored) -> None:
    room.connect(socket(room, "a"))
    assert room.store.load("k3vTable") is None


@pytest.mark.parametrize("thread", [None, 7])
def test_the_chats_message_comes_with_the_table(room: Stored, thread: int | None) -> None:
    room.saved()
    message = ChatMessage(-1_001_234_567_890, 42, "pt-BR", thread)
    room.store.attach("k3vTable", ChatMessage(1, 2, "en"))
    room.store.attach("k3vTable", message)
    assert room.store.load("k3vTable").messages == [message]


def test_each_person_has_messages_of_his_own(room: Stored) -> None:
    room.saved()
    card = ChatMessage(-100, 1, "en")
    board, other = (ChatMessage(person, 2, "es", kind="board", user=f"t{person}", match=3) for person in (7, 8))
    for message in (card, board, other):
        room.store.attach("k3vTable", message)
    assert room.store.load("k3vTable").messages == [card, other, board]
    for _ in range(2):
        room.store.detach("k3vTable", replace(board, message=99))
    assert room.store.load("k3vTable").messages == [card, other]


# --- chats ------------------------------------------------------------------------------------------------------------


def test_a_chat_is_kept_as_a_whole(room: Stored) -> None:
    assert room.store.chat(-100) == Chat(-100)
    setup = Setup(4, {"scale": "mineiro", "target": 12}, "60", recall=True)
    waiting = {"card k3v ": Expected(7, 9, come=True)}
    chat = Chat(-100, 1, "es", {"truco": setup}, ["k3v"], [1_764_000_000_000], 5, waiting, True, -200, False)
    room.store.save_chat(chat)
    assert room.store.chat(-100) == chat
    assert room.store.chat(-101) == Chat(-101)
    for _ in range(2):
        room.store.forget_chat(-100)
    assert room.store.chat(-100) == Chat(-100)


def test_of_two_changes_to_a_chat_one_starts_over(room: Stored) -> None:
    room.store.save_chat(Chat(-100, 1))
    with pytest.raises(Conflict):
        room.store.save_chat(Chat(-100, 1, "en"))
    room.store.save_chat(Chat(-100, 2, "en"))
    assert room.store.chat(-100).language == "en"


# --- the tables of a user ---------------------------------------------------------------------------------------------


def listed(room: Stored, user: str = "t1") -> list[str]:
    return [table.id for table in room.store.tables_of(user)]


def test_the_newest_table_comes_first(room: Stored) -> None:
    for name in ("old", "new", "middle"):
        room.clock.advance(1)
        room.store.remember("t1", room.saved(name))
    room.store.remember("t2", room.saved("foreign"))
    assert listed(room) == ["middle", "new", "old"]
    assert listed(room, "t3") == []


def test_a_table_is_listed_once_at_its_last_time(room: Stored) -> None:
    for name in ("a", "b"):
        room.clock.advance(1)
        room.store.remember("t1", room.saved(name))
    room.clock.advance(1)
    room.store.remember("t1", room.table("a"))
    assert listed(room) == ["a", "b"]


def test_twenty_are_listed(room: Stored) -> None:
    for number in range(23):
        room.clock.advance(1)
        room.store.remember("t1", room.saved(f"n{number}"))
    assert listed(room) == [f"n{number}" for number in range(22, 2, -1)]


def test_a_table_that_is_not_there_is_not_listed(room: Stored) -> None:
    room.store.remember("t1", room.table("never saved"))
    room.store.remember("t1", room.saved())
    assert listed(room) == ["k3vTable"]
    room.clock.advance(ops.LOBBY_MS)
    assert listed(room) == []


def test_a_table_stays_listed_when_the_lobby_would_have_expired(room: Stored) -> None:
    table = room.saved()
    room.store.remember("t1", table)
    table.version, table.expires = 2, table.expires + ops.KEEP_MS
    room.store.save(table, 1, {}, tell=False)
    room.clock.advance(ops.LOBBY_MS + HOUR)
    assert listed(room) == ["k3vTable"]


# --- what every engine takes alike ------------------------------------------------------------------------------------


CHANGES: dict[str, Callable[[Stored], None]] = {
    "save": lambda room: room.store.save(room.table(), 0, {}, tell=True),
    "save with records": lambda room: room.store.save(room.table(), 0, {**RECORDS, "0002": ""}, tell=False),
    "open": lambda room: room.store.open(room.table(), Account("t1", 1, tables=["k3vTable"])),
    "save_account": lambda room: room.store.save_account(Account("t1", 1, 7)),
    "save_account with sockets": lambda room: room.store.save_account(Account("t1", 1), [socket(room, "a")]),
    "connect": lambda room: room.store.connect(socket(room, "a"), "mark", Account("t1", 1), [socket(room, "b")]),
    "remember": lambda room: room.store.remember("t1", room.table()),
    "attach": lambda room: room.store.attach("k3vTable", ChatMessage(-1_001_234_567_890, 0, "", 0)),
    "save_chat": lambda room: room.store.save_chat(Chat(-1_001_234_567_890, 1, "es", tables=["k3vTable"])),
}
UNGUARDED = ("remember", "attach")


def after(change: Callable[[Stored], None]) -> dict[tuple[str, str], Item]:
    """What the fake holds after the change."""
    with stored("memory") as fake:
        change(fake)
        return fake.items()


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_change_is_stored_in_the_same_items(room: Stored, change: Callable[[Stored], None]) -> None:
    change(room)
    assert room.items() == after(change)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_change_out_of_reach_is_none(room: Stored, change: Callable[[Stored], None]) -> None:
    with room.out_of_reach(), pytest.raises((Conflict, Unreachable)):
        change(room)
    assert room.items() == {}
    change(room)
    assert room.items() == after(change)


@pytest.mark.parametrize("name", [name for name in CHANGES if name not in UNGUARDED])
def test_a_change_without_an_answer_is_made_once_and_may_have_been_made(room: Stored, name: str) -> None:
    with room.without_answers(), pytest.raises(Conflict):
        CHANGES[name](room)
    assert room.items() == after(CHANGES[name])
    with pytest.raises((Conflict, Used)):
        CHANGES[name](room)


MISTAKES: dict[str, Callable[[Stored], None]] = {
    "a table too large": lambda room: room.store.save(large(room), 0, {}, tell=False),
    "a record too large": lambda room: room.store.save(room.table(), 0, {"0001": "x" * 410_000}, tell=False),
    "a table without an id": lambda room: room.store.remember("t1", room.table("")),
    "a record without a key": lambda room: room.store.save(room.table(), 0, {"": "{}"}, tell=False),
    "a user's id too long": lambda room: room.store.save_account(Account("x" * 2_047, 1)),
    "an item twice": lambda room: room.store.save_account(Account("t1", 1), [socket(room, "a")] * 2),
    "a table's id too long": lambda room: room.store.remember("t1", room.table("x" * 1_025)),
}


def large(room: Stored) -> Table:
    table = room.table()
    table.log = "x" * 410_000
    return table


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
def test_what_no_item_can_hold_is_our_mistake_and_changes_nothing(
    room: Stored, mistake: Callable[[Stored], None]
) -> None:
    with pytest.raises((ValueError, ClientError)):
        mistake(room)
    assert room.items() == {}


def test_nothing_in_the_item_but_the_body_holds_the_table(room: Stored) -> None:
    """Whoever reads the stream's image or a log of items learns no secret by name."""
    room.saved()
    assert set(room.raw("T#k3vTable", "TABLE")) == {"pk", "sk", "v", "body", "ttl"}
    assert msgspec.msgpack.decode(bytes_of(room))
