"""The role of each function allows the calls that it makes, all of them and no other.

Each test drives one function through everything it does, on moto, with its secrets in SSM as on AWS. Those that speak
to Telegram are in tests/telegram.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from unittest.mock import patch
from urllib.parse import urlencode

import pytest
from boto3 import Session as Account

from carteado.adapters.sockets import ApiGatewaySockets
from carteado.app.ports import Chat
from carteado.app.sessions import telegram_id
from functions.clock import app as clock
from functions.http import app as http
from functions.socket import app as socket
from tests.adapters.test_initdata import signed
from tests.aws import ACCOUNT
from tests.functions.room import ANA, BOT, RUI, SECRET, ZE, Room
from tests.functions.room import room as made
from tests.gates.rights import BY_NAME, fit, noted, store_secrets

FUNCTIONS = {"Http": http, "Socket": socket, "Clock": clock}


@pytest.fixture
def room() -> Iterator[Room]:
    """A room whose functions have nothing in common: each reads its own secrets, from SSM, and has its own clients."""
    with made() as opened, ExitStack() as patches:
        store_secrets(SECRET, BOT, "no webhook here")
        opened._environment |= BY_NAME
        account = Account(*list(ACCOUNT.values())[:2], region_name="us-east-1")
        opened.sockets = ApiGatewaySockets("https://sockets.example/live", lambda: account)  # type: ignore[assignment]
        for module in FUNCTIONS.values():
            patches.enter_context(patch.object(module, "wiring", opened.wired()))
        opened.wiring.world.store.save_chat(Chat(telegram_id(ZE.id), 1, "pt-BR"))  # he has begun with the bot
        yield opened


def connect(room: Room, table: str, socket: str) -> int:
    """Zé opens a socket."""
    url: str = room.call("POST", f"/api/tables/{table}/socket", token=room.token(ZE))["url"]
    return room.socket_event("connect", url.partition("ticket=")[2], connectionId=socket)


def begun(room: Room, *sockets: str) -> str:
    """A match with a clock, watched by these sockets."""
    table = room.open(clock="15")
    for name in sockets:
        assert connect(room, table, name) == 200
    room.do(RUI, table, "sit 1")
    room.do(ANA, table, "start")
    return table


def test_http(room: Room) -> None:
    now = str(room.clock.now() // 1000)
    with noted(FUNCTIONS, gone={"shut"}) as used:
        table = begun(room, "open", "shut")
        room.call("GET", "/api/games")
        guest = room.call("POST", "/api/session", {"name": "Ana"})["token"]
        room.call("POST", "/api/session", {"name": "Ana"}, guest)
        room.call("POST", "/api/session", {"init_data": urlencode(signed(BOT, auth_date=now))})
        assert room.status == 200
        room.call("GET", "/api/tables", token=room.token(RUI))
        room.clock.advance(200_000)
        room.call("GET", f"/api/tables/{table}", token=room.token(ANA))
        for user in (ANA, RUI):
            room.do(user, table, "back")
            room.do(user, table, "leave")
        assert room.call("GET", f"/api/tables/{table}/records", token=room.token(ANA))["matches"]
        assert connect(room, table, "late") == 200
        room.clock.advance(1)
        for user in (ZE, RUI):
            assert room.call("DELETE", "/api/session", token=room.token(user)) == {}
    fit("Http", used["Http"])


def test_socket(room: Room) -> None:
    with noted(FUNCTIONS, gone=set()) as used:
        table = room.open()
        assert [connect(room, table, f"{number}=") for number in range(4)] == [200] * 4  # one gives way to the last
        assert room.socket_event("connect", "a ticket that is none", connectionId="none=") == 401
        room.socket_event("default", connectionId="3=")
        for name in ("3=", "3=", "unknown="):
            assert room.socket_event("disconnect", connectionId=name) == 200
    fit("Socket", used["Socket"])


def test_clock(room: Room) -> None:
    with noted(FUNCTIONS, gone={"shut"}) as used:
        table = begun(room)
        assert [connect(room, table, name) for name in ("open", "shut")] == [200, 200]
        message = {"table": table, "due": room.table(table).wake}
        assert (
            room.wake(json.dumps(message), json.dumps(message | {"due": 1}), json.dumps(message | {"table": "x"})) == []
        )
        while not room.wiring.world.store.records(table):
            due = room.table(table).wake
            room.clock.advance(max(0, due - room.clock.now()))
            assert room.wake(json.dumps(message | {"due": due})) == []
    fit("Clock", used["Clock"])
