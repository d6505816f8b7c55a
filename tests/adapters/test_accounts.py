"""The contract of a store about accounts, and about what is written together with them."""

import threading
from collections.abc import Iterator

import pytest

from carteado.adapters import layout
from carteado.app.limits import SOCKETS, TABLES
from carteado.app.ports import Account, Conflict, Socket, Used
from carteado.app.watching import SOCKET_MS
from carteado.table import ops, state
from tests.adapters.stores import KINDS, Stored, stored

MARK = "mark of a ticket"


@pytest.fixture(params=KINDS)
def room(request: pytest.FixtureRequest) -> Iterator[Stored]:
    with stored(request.param) as made:
        yield made


def socket(room: Stored, name: str = "L0SM9cOFvHcCIhw=", table: str = "k3vTable") -> Socket:
    return Socket(name, table, "t1", room.clock.now() + SOCKET_MS)


def watchers(room: Stored, table: str = "k3vTable") -> list[str]:
    return sorted(known.id for known in room.store.load(table).sockets)


# --- the account ------------------------------------------------------------------------------------------------------


def test_whoever_is_new_has_an_empty_account(room: Stored) -> None:
    assert room.store.account("t1") == Account("t1")


def test_a_saved_account_is_loaded_as_it_was(room: Stored) -> None:
    account = Account(
        "gAb_-1", 1, 1_764_000_000_000, 1_764_000_000_001, ["a", "b"], [socket(room), socket(room, "b#c")], 7
    )
    room.store.save_account(account)
    assert room.store.account("gAb_-1") == account
    assert room.store.account("gAb_-2") == Account("gAb_-2")


def test_what_was_loaded_is_not_what_is_stored(room: Stored) -> None:
    room.store.save_account(room.account())
    room.store.account("t1").tables.append("a")
    assert room.store.account("t1").tables == []


@pytest.mark.parametrize("version", [1, 3, 9])
def test_a_version_follows_the_one_before_or_changes_nothing(room: Stored, version: int) -> None:
    room.store.save_account(room.account())
    before = room.raw("A#t1", "ACCOUNT")
    with pytest.raises(Conflict):
        room.store.save_account(Account("t1", version))
    assert room.raw("A#t1", "ACCOUNT") == before


def test_an_account_out_of_nowhere_is_not_written(room: Stored) -> None:
    with pytest.raises(Conflict):
        room.store.save_account(Account("t1", 2))
    assert room.raw("A#t1", "ACCOUNT") is None


def test_each_version_follows_the_last(room: Stored) -> None:
    for _ in range(12):  # past 9, where text would sort otherwise
        room.store.save_account(room.account())
    assert room.store.account("t1").version == 12


def test_an_account_that_nobody_has_used_for_long_can_still_be_written(room: Stored) -> None:
    room.store.save_account(room.account())
    room.clock.advance(layout.BESIDE_MS * 2)
    room.store.save_account(room.account())
    assert room.store.account("t1").version == 2


def test_of_those_who_race_one_wins(room: Stored) -> None:
    for version in range(1, 9):
        wins: list[int] = []
        start = threading.Barrier(8)

        def race(runner: int, version: int, start: threading.Barrier, wins: list[int]) -> None:
            start.wait()
            try:
                room.store.save_account(Account("t1", version, full=runner))
            except Conflict:
                return
            wins.append(runner)

        threads = [threading.Thread(target=race, args=(runner, version, start, wins)) for runner in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [room.store.account("t1").full] == wins, f"version {version}"


def test_an_account_is_no_table_of_its_user(room: Stored) -> None:
    room.store.open(room.table(), room.account())
    assert [table.id for table in room.store.tables_of("t1")] == ["k3vTable"]
    assert room.store.listed("t1", room.clock.now() + 1) == ["k3vTable"]


def test_a_full_account_costs_one_unit(room: Stored) -> None:
    ids = [f"{number:016d}" for number in range(3)]
    account = Account("g" + "x" * 16, 10**6, 1_764_000_000_000, ids[:TABLES], [], 1_764_000_000_000)
    account.sockets = [Socket(name, name, account.user, 1_764_000_000_000) for name in ids[:SOCKETS]]
    assert layout.size(layout.account_item(account, room.clock.now())) <= 1024


# --- a new table ------------------------------------------------------------------------------------------------------


def test_a_table_is_opened_with_its_account(room: Stored) -> None:
    table, account = room.table(), room.account()
    account.tables.append(table.id)
    room.store.open(table, account)
    assert room.store.load(table.id).table == table
    assert room.store.account("t1") == account


@pytest.mark.parametrize("taken", ["table", "account"])
def test_a_table_is_opened_whole_or_not_at_all(room: Stored, taken: str) -> None:
    account = room.account()
    if taken == "table":
        room.saved()
    else:
        room.store.save_account(room.account())
    items = [room.raw("T#k3vTable", "TABLE"), room.raw("A#t1", "ACCOUNT")]
    with pytest.raises(Conflict):
        room.store.open(room.table(), account)
    assert [room.raw("T#k3vTable", "TABLE"), room.raw("A#t1", "ACCOUNT")] == items
    assert room.store.listed("t1", room.clock.now() + 1) == []


# --- sockets ----------------------------------------------------------------------------------------------------------


def test_a_socket_comes_with_its_account_and_is_found_by_its_id(room: Stored) -> None:
    room.saved()
    account, opened = room.account(), socket(room)
    account.sockets.append(opened)
    room.store.connect(opened, MARK, account, [])
    assert room.store.load("k3vTable").sockets == [opened]
    assert room.store.socket(opened.id) == opened
    assert room.store.socket("unknown") is None
    assert room.store.account("t1").sockets == [opened]
    room.clock.advance(SOCKET_MS)
    assert room.store.socket(opened.id) is None


def test_a_ticket_lets_one_socket_in(room: Stored) -> None:
    room.saved()
    room.store.connect(socket(room, "first"), MARK, room.account(), [])
    for account in (room.account(), Account("t1", 9)):  # the account's version does not matter then
        with pytest.raises(Used):
            room.store.connect(socket(room, "second"), MARK, account, [socket(room, "first")])
    assert watchers(room) == ["first"]
    assert room.store.socket("second") is None
    assert room.store.account("t1").version == 1


def test_a_lost_race_leaves_the_ticket_good(room: Stored) -> None:
    room.saved()
    account = room.account()
    room.store.save_account(room.account())
    with pytest.raises(Conflict):
        room.store.connect(socket(room), MARK, account, [])
    assert watchers(room) == []
    room.store.connect(socket(room), MARK, room.account(), [])
    assert watchers(room) == [socket(room).id]


def test_the_old_goes_as_the_new_comes(room: Stored) -> None:
    room.saved()
    room.saved("other")
    old = socket(room, "old", table="other")
    room.connect(old, socket(room, "kept"))
    room.store.connect(socket(room, "new"), MARK, room.account(), [old])
    assert (watchers(room), watchers(room, "other")) == (["kept", "new"], [])
    assert room.store.socket("old") is None


def test_sockets_go_with_their_account_or_not_at_all(room: Stored) -> None:
    room.saved()
    opened = [socket(room, name) for name in ("a", "b", "c")]
    room.connect(*opened)
    with pytest.raises(Conflict):
        room.store.save_account(Account("t1", 9), opened)
    assert watchers(room) == ["a", "b", "c"]
    room.store.save_account(room.account(), opened[:2])
    assert watchers(room) == ["c"]
    room.store.save_account(room.account(), opened)
    assert watchers(room) == []


# --- the list, when its user is forgotten -----------------------------------------------------------------------------


def test_all_that_was_listed_before_is_told(room: Stored) -> None:
    for number in range(25):
        room.store.remember("t1", room.table(f"n{number:02d}"))
    room.store.remember("t2", room.table("foreign"))
    before = room.clock.now() + 1
    room.clock.advance(1)
    room.store.remember("t1", room.table("n07"))  # he has sat down there again
    room.store.remember("t1", room.table("later"))
    assert room.store.listed("t1", before) == [f"n{number:02d}" for number in range(25) if number != 7]
    room.clock.advance(layout.BESIDE_MS)
    assert len(room.store.listed("t1", before)) == 24


def test_a_table_is_taken_off_the_list(room: Stored) -> None:
    for name in ("a", "b"):
        room.store.open(room.table(name), room.account())
    for _ in range(2):
        room.store.unlist("t1", "a")
    assert room.store.listed("t1", room.clock.now() + 1) == ["b"]
    assert state.dump(room.store.load("a").table)


def test_a_long_list_comes_whole(room: Stored) -> None:
    user = "t" + "9" * 1_500  # long keys fill the megabyte of a page with fewer items
    for number in range(400):
        room.store.remember(user, room.table(f"n{number:03d}" + "x" * 900))
    assert len(room.store.listed(user, room.clock.now() + ops.DAY_MS)) == 400
