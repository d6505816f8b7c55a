"""The whole room as a developer starts it, in a process of its own."""

import asyncio
import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import unquote

import boto3
import pytest
import urllib3
from botocore.exceptions import ClientError
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from local.__main__ import _listen
from local.template import ROOT

Answer = dict[str, Any]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def start(port: int) -> "subprocess.Popen[str]":
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": f"{ROOT}:{ROOT / 'shared'}", "PORT": str(port)}
    command = [sys.executable, "-m", "local"]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


@contextmanager
def running() -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A room of its own: its address and its process."""
    port = free_port()
    process = start(port)
    assert process.stdout is not None
    try:
        assert process.stdout.readline().startswith(f"Carteado is open at http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}", process
    finally:
        process.kill()
        process.wait()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with running() as (address, _):
        yield address


def call(address: str, path: str, body: Answer | None = None, token: str = "") -> Answer:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    method = "GET" if body is None else "POST"
    answer = urllib3.request(method, address + path, body=None if body is None else json.dumps(body), headers=headers)
    return dict(answer.json())


def open_table(address: str) -> tuple[str, str]:
    """A guest's table, and his token."""
    token = call(address, "/api/session", {"name": "Ana"})["token"]
    wish = {"game": "bisca", "players": 2, "entropy": secrets.token_urlsafe(16)}
    return call(address, "/api/tables", wish, token)["table"], token


def ticketed(address: str, table: str, token: str) -> str:
    return str(call(address, f"/api/tables/{table}/socket", {}, token)["url"])


def start_match(address: str, table: str, token: str) -> Answer:
    return call(
        address, f"/api/tables/{table}/ops", {"op": secrets.token_urlsafe(9), "turn": 0, "text": "start"}, token
    )


def test_a_change_is_pushed_to_the_tables_sockets(address: str) -> None:
    table, token = open_table(address)
    with connect(ticketed(address, table, token)) as viewer:
        viewer.send("ping")
        answer = start_match(address, table, token)
        assert json.loads(viewer.recv(timeout=5))["version"] == answer["version"]


def test_a_socket_without_a_ticket_is_refused_before_it_opens(address: str) -> None:
    table, token = open_table(address)
    url = ticketed(address, table, token).partition("?")[0]
    for query in ("", "?ticket=wrong"):
        with pytest.raises(InvalidStatus) as refusal, connect(url + query):
            pass
        assert refusal.value.response.status_code == 403


def test_a_fourth_socket_replaces_the_first(address: str) -> None:
    table, token = open_table(address)
    with ExitStack() as sockets:
        first, *others = (sockets.enter_context(connect(ticketed(address, table, token))) for _ in range(4))
        assert json.loads(first.recv(timeout=5)) == {"error": "replaced"}
        with pytest.raises(ConnectionClosed):
            first.recv(timeout=5)
        version = start_match(address, table, token)["version"]
        assert [json.loads(other.recv(timeout=5))["version"] for other in others] == [version] * 3


def test_a_ticket_is_for_the_page_that_asked(address: str) -> None:
    table, token = open_table(address)
    foreign = pytest.raises(InvalidStatus)
    with foreign, connect(ticketed(address, table, token), origin="https://evil.example"):
        pass


def test_a_socket_that_is_gone_is_gone_for_amazons_client_too(address: str) -> None:
    keys = {"aws_access_key_id": "x", "aws_secret_access_key": "x", "region_name": "us-east-1"}
    client = boto3.client("apigatewaymanagementapi", endpoint_url=f"{address}/live", **keys)
    for attempt in (client.get_connection, client.delete_connection):
        with pytest.raises(client.exceptions.GoneException):
            attempt(ConnectionId="unknown=")
    with pytest.raises(ClientError) as refusal:
        client.post_to_connection(ConnectionId="unknown=", Data=b"{}")
    assert refusal.value.response["Error"]["Code"] == "GoneException"


def test_unknown_routes_are_answered_by_the_function(address: str) -> None:
    assert call(address, "/api/nothing") == {"error": "not_found"}


def test_the_chat_page_is_strict(address: str) -> None:
    page = urllib3.request("GET", f"{address}/chat").data.decode()
    assert re.findall(r"<script(?![^>]*\bsrc=)|\bon\w+=|style=", page) == []


def test_a_command_on_the_chat_page_opens_a_table_that_telegram_users_enter(address: str) -> None:
    state = call(address, "/chat/state")
    chat, person = state["chats"][0]["id"], state["people"][1]["id"]
    call(address, "/chat/say", {"chat": chat, "person": person, "text": "/bisca"})
    start = _button(address).partition("startapp=")[2]
    opened = urllib3.request("GET", f"{address}/chat/open?person=103&chat={chat}&startapp={start}", redirect=False)
    data = urllib3.util.parse_url(opened.headers["Location"]).fragment
    session = call(address, "/api/session", {"init_data": unquote(str(data).removeprefix("tgWebAppData="))})
    assert session["user"] == {"id": "t103", "name": "Téo", "guest": False}
    assert call(address, f"/api/tables/{session['start']}", token=session["token"])["frames"]


def _button(address: str) -> str:
    """The address of the button that the bot posts; the bot's first import takes its time."""
    deadline = time.monotonic() + 90
    while time.monotonic() < deadline:
        keyboards = [message["keyboard"] for message in call(address, "/chat/state")["chats"][0]["messages"]]
        if any(keyboards):
            return str(next(filter(None, keyboards))[0][0]["url"])
        time.sleep(0.2)
    raise AssertionError("the bot has posted nothing")


@pytest.mark.parametrize("order", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_at_once_and_says_nothing(order: signal.Signals) -> None:
    with running() as (address, process):
        table, token = open_table(address)
        with connect(ticketed(address, table, token)) as viewer:
            asked = time.monotonic()
            process.send_signal(order)
            output, _ = process.communicate(timeout=10)
            assert time.monotonic() - asked < 5
            with pytest.raises(ConnectionClosed):
                viewer.recv(timeout=5)
        assert (process.returncode, "Traceback" in output) == (0, False)


def test_an_answer_waits_for_no_acknowledgement_of_its_beginning() -> None:
    """Head and body go out apart: without TCP_NODELAY each answer and each push would take 40 ms longer."""
    undelayed: list[int] = []

    async def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        undelayed.append(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async def answer() -> None:
        listener = _listen(0)
        async with await asyncio.start_server(meet, sock=listener):
            reader, writer = await asyncio.open_connection(*listener.getsockname())
            await reader.read()
            writer.close()

    asyncio.run(answer())
    assert undelayed == [1]


def test_a_port_in_use_is_told(address: str) -> None:
    port = int(address.rpartition(":")[2])
    process = start(port)
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert output == f"port {port} cannot be used (Address already in use): try `make run PORT={port + 1}`\n"
