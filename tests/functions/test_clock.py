"""Wake-ups: each acts once at its time; what failed comes again, and nonsense does not."""

import json
from typing import Any

import pytest

from carteado.app.ports import Unreachable
from tests.functions.room import ANA, RUI, Room


def message(table: str, due: int) -> str:
    return json.dumps({"table": table, "due": due})


@pytest.fixture
def table(room: Room) -> str:
    """A match with a clock, just dealt."""
    opened = room.open(clock="15")
    room.do(RUI, opened, "sit 1")
    room.do(ANA, opened, "start")
    return opened


def test_a_message_wakes_the_table(room: Room, table: str) -> None:
    due, turn = room.table(table).wake, room.table(table).turn
    room.clock.advance(due - room.clock.now())
    assert room.wake(message(table, due)) == []
    assert room.table(table).turn > turn


def test_a_doubled_late_stale_or_strange_message_changes_nothing(room: Room, table: str) -> None:
    due = room.table(table).wake
    room.clock.advance(due - room.clock.now())
    assert room.wake(message(table, due)) == []
    before = room.item(table)
    assert room.wake(message(table, due), message(table, due - 1), message("unknown", due)) == []
    assert room.item(table) == before


@pytest.mark.parametrize(
    "body", ["", "x", "[]", "{}", '{"table":7,"due":1}', '{"table":"a"}', '{"table":"a","due":1,"x":1}']
)
def test_a_malformed_message_is_dropped(room: Room, body: str) -> None:
    assert room.wake(body) == []


@pytest.mark.parametrize("bad", [{0}, {2}, {0, 1}, {0, 1, 2, 3}, set()])
def test_exactly_those_that_failed_come_again(
    room: Room, bad: set[int], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    names = [f"table{number}" for number in range(4)]
    load = type(room.wiring.world.store).load

    def sometimes(store: Any, table_id: str) -> Any:
        if table_id in {names[number] for number in bad}:
            raise Unreachable("what Ana wrote")
        return load(store, table_id)

    monkeypatch.setattr(type(room.wiring.world.store), "load", sometimes)
    assert room.wake(*(message(name, 1) for name in names)) == [f"m{number}" for number in sorted(bad)]
    told = [record for record in caplog.records if record.message == "record failed"]
    assert [record.error for record in told] == ["Busy"] * len(bad)  # type: ignore[attr-defined]
    assert "Ana" not in caplog.text
