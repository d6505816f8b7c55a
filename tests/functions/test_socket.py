"""Sockets: opened by a ticket, silent, forgotten at the end."""

import pytest

from carteado.app.ports import Unreachable
from tests.functions.room import ANA, RUI, Room

SOCKET = "L0SM9cOFvHcCIhw="


def ticket(room: Room, table: str, **more: str) -> str:
    """A ticket for Ana, by the API."""
    headers = {"authorization": f"Bearer {room.token(ANA)}", **more}
    url: str = room.call("POST", f"/api/tables/{table}/socket", headers=headers)["url"]
    address, _, given = url.partition("?ticket=")
    assert address == "wss://room.example/live"
    return given


def sockets(room: Room, table: str) -> list[tuple[str, str]]:
    loaded = room.wiring.world.store.load(table)
    assert loaded is not None
    return [(socket.id, socket.user) for socket in loaded.sockets]


def test_a_viewer_connects_is_pushed_to_and_leaves(room: Room) -> None:
    table = room.open()
    assert room.socket_event("connect", ticket(room, table)) == 200
    assert sockets(room, table) == [(SOCKET, ANA.id)]
    before = room.item(table)
    assert room.socket_event("default") == 200
    assert room.item(table) == before
    room.do(RUI, table, "sit 1")
    pushed = room.sockets.received[SOCKET][-1]
    assert pushed["version"] == room.table(table).version
    assert pushed["frames"][-1]["view"]["you"] == 0
    assert room.socket_event("disconnect") == 200
    assert room.socket_event("disconnect") == 200
    assert sockets(room, table) == []


@pytest.mark.parametrize("given", [None, "", "x", "session", "start", "late"])
def test_nobody_connects_without_a_ticket(room: Room, given: str | None) -> None:
    table = room.open()
    made = {"session": room.token(ANA), "start": room.tokens.start(table), "late": ticket(room, table)}
    room.clock.advance(60_000)
    assert room.socket_event("connect", made.get(given or "", given)) == 401
    assert sockets(room, table) == []


def test_a_socket_is_forgotten_after_two_hours(room: Room) -> None:
    table = room.open()
    room.socket_event("connect", ticket(room, table), connectionId="other=")
    room.clock.advance(7_200_000)
    assert sockets(room, table) == []


def test_a_store_that_is_out_refuses_the_connection(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    given = ticket(room, room.open())

    def out(*_: object) -> None:
        raise Unreachable

    monkeypatch.setattr(type(room.wiring.world.store), "connect", out)
    assert room.socket_event("connect", given) == 503


def test_a_ticket_lets_one_socket_in(room: Room) -> None:
    table = room.open()
    given = ticket(room, table)
    assert [room.socket_event("connect", given, connectionId=name) for name in ("a=", "b=")] == [200, 401]
    assert sockets(room, table) == [("a=", ANA.id)]


@pytest.mark.parametrize(("asked", "connects", "status"), [
    ("https://room.example", "https://room.example", 200), ("https://room.example", "https://evil.example", 401),
    ("https://room.example", None, 401), (None, "https://evil.example", 401),
])  # fmt: skip
def test_the_page_that_asked_connects(room: Room, asked: str | None, connects: str | None, status: int) -> None:
    table = room.open()
    given = ticket(room, table, **({} if asked is None else {"origin": asked}))
    assert room.socket_event("connect", given, connects) == status
    assert len(sockets(room, table)) == (status == 200)


def test_a_fourth_socket_replaces_the_first(room: Room) -> None:
    table = room.open()
    for name in ("a=", "b=", "c=", "d="):
        assert room.socket_event("connect", ticket(room, table), connectionId=name) == 200
    assert sorted(sockets(room, table)) == [(name, ANA.id) for name in ("b=", "c=", "d=")]
    assert room.sockets.received["a="][-1] == {"error": "replaced"}
    assert room.sockets.closed[-1:] == ["a="]
    assert room.socket_event("disconnect", connectionId="a=") == 200
    assert len(sockets(room, table)) == 3
