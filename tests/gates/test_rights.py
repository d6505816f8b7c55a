"""The role of each function allows the calls that it makes, all of them and no other.

Each test drives one function through everything it does, on moto, with its secrets in SSM as on AWS.
"""

import json
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from typing import Any
from unittest.mock import patch
from urllib.parse import urlencode

import boto3
import pytest
from boto3 import Session as Account

from carteado.adapters.sockets import ApiGatewaySockets
from carteado.adapters.wiring import Wiring
from functions.clock import app as clock
from functions.http import app as http
from functions.socket import app as socket
from local.template import Template
from tests.adapters.test_initdata import signed
from tests.aws import ACCOUNT
from tests.functions.room import ANA, RUI, ZE, Room
from tests.functions.room import room as made
from tests.gates.calls import Right, noted
from tests.telegram import conftest as telegram
from tests.telegram.conftest import container, functions, served  # noqa: F401

POLLING: dict[str, set[Right]] = {
    "Clock": {(f"sqs:{action}Message", "WakeUps") for action in ("Receive", "Delete")}
    | {("sqs:GetQueueAttributes", "WakeUps")},
    "Notify": {("sqs:SendMessage", "DeadLetters")}
    | {(f"dynamodb:{action}", "Table.StreamArn") for action in ("DescribeStream", "GetRecords", "GetShardIterator")}
    | {("dynamodb:ListStreams", "Table.StreamArn")},
}
"""What Lambda does in the function's name, to read its queue or stream and to set aside what keeps failing."""

VALUES = {
    "/carteado/session-secret": "a secret of the room",
    "/carteado/bot-token": telegram.TOKEN,
    "/carteado/webhook-secret": telegram.SECRET,
}
FUNCTIONS = {"Http": http, "Socket": socket, "Clock": clock}
BY_NAME = {
    "SESSION_SECRET": "",
    "BOT_TOKEN": "",
    "WEBHOOK_SECRET": "",
    "SESSION_SECRET_PARAMETER": "/carteado/session-secret",
    "BOT_TOKEN_PARAMETER": "/carteado/bot-token",
    "WEBHOOK_SECRET_PARAMETER": "/carteado/webhook-secret",
}


def allowed(function: str) -> set[Right]:
    """What the function's role says."""
    (policy,) = Template().one("AWS::Serverless::Function", function)["Policies"]
    rights: set[Right] = set()
    for statement in policy["Statement"]:
        assert statement["Effect"] == "Allow"
        actions = statement["Action"]
        rights |= {(action, resource(statement["Resource"])) for action in listed(actions)}
    assert not [right for right in rights if "*" in right[0]]
    return rights


def listed(actions: str | list[str]) -> list[str]:
    return [actions] if isinstance(actions, str) else actions


def resource(named: dict[str, str]) -> str:
    """The one thing of the template that a resource means, with what is allowed of it."""
    ((_, text),) = named.items()
    if text.endswith("/@connections/*"):
        return "SocketApi " + text.split("/")[-3]
    (name,) = re.findall(r"\w+Parameter\b|^Table\.StreamArn$|^\w+(?=\.Arn$)", text)
    return str(name)


def fit(function: str, used: set[Right]) -> None:
    """Fail unless the role fits the calls, both ways."""
    assert used - allowed(function) == set(), "the function may not do what it does"
    assert allowed(function) - used - POLLING.get(function, set()) == set(), "the function may do what it never does"


@pytest.fixture
def room() -> Iterator[Room]:
    """A room whose functions have nothing in common: each reads its own secrets, from SSM, and has its own clients."""
    with made() as opened, ExitStack() as patches:
        store_secrets()
        opened._environment |= BY_NAME
        account = Account(*list(ACCOUNT.values())[:2], region_name="us-east-1")
        opened.sockets = ApiGatewaySockets("https://sockets.example/live", lambda: account)  # type: ignore[assignment]
        for module in FUNCTIONS.values():
            patches.enter_context(patch.object(module, "wiring", opened.wired()))
        yield opened


def store_secrets() -> None:
    for name, value in VALUES.items():
        boto3.client("ssm").put_parameter(Name=name, Value=value, Type="SecureString")


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
        room.call("POST", "/api/session", {"init_data": urlencode(signed(telegram.TOKEN, auth_date=now))})
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


@pytest.fixture
def chats(served: Any, functions: Any) -> Iterator[telegram.Room]:  # noqa: F811
    """The bot and notify as in a container that has just started, their secrets in SSM."""
    api, (bot, notify) = served[0], functions
    api.chats = telegram.new_chats()
    api.lift_limits()
    bot.bot()  # the one that the container keeps to its end
    store_secrets()
    with ExitStack() as patches:
        patches.enter_context(patch.dict(os.environ, BY_NAME))
        for module in (bot, notify):
            patches.enter_context(patch.object(module, "wiring", Wiring(os.environ)))
            module.channel.cache_clear()
        for name in ("taken", "bot"):
            patches.enter_context(patch.object(bot, name, cache(getattr(bot, name).__wrapped__)))
        yield telegram.Room(api, bot, notify)
        bot.loop().run_until_complete(bot.bot().session.close())
        bot.channel.cache_clear()
        notify.channel.cache_clear()


def test_bot_and_notify(chats: telegram.Room) -> None:
    chats.rest(telegram.ANA.id)
    with noted({"Bot": chats.bot, "Notify": chats.notify}, gone=set()) as used:
        assert chats.say("/start", chat=telegram.ANA.id) == 200
        update = chats.update("/bisca")
        assert [chats.post(update) for _ in range(2)] == [200, 200]
        assert chats.post(update, secret="wrong") == 401
        table = chats.table_in()
        chats.api.limit(telegram.FORUM, 60)
        assert chats.say("/bisca", chat=telegram.FORUM) != 200  # it will come again
        chats.act(table, "bot 1 easy")
        assert chats.told(table) == []
        chats.chats.all[telegram.GROUP].messages.clear()
        chats.act(table, "clear 1")
        assert chats.told(table) == []
    fit("Notify", used["Notify"])
    fit("Bot", used["Bot"])
