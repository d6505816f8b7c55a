"""Pushes to a server on this machine that answers as API Gateway does."""

import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace
from typing import Any

import pytest
from boto3 import Session
from botocore.exceptions import ReadTimeoutError
from botocore.httpsession import URLLib3Session
from urllib3.util import connection

from carteado.adapters.sockets import ApiGatewaySockets
from carteado.app.ports import Gone, Unreachable

SESSION = Session("test", "test", region_name="us-east-1")
OPEN = "/live/@connections/L0SM9cOFvHcCIhw%3D"


class Gateway(BaseHTTPRequestHandler):
    """Knows one connection."""

    received: list[bytes] = []  # noqa: RUF012
    closed: list[str] = []  # noqa: RUF012

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        known = self.path == OPEN and "AWS4-HMAC-SHA256" in self.headers["Authorization"]
        if known:
            self.received.append(body)
        self.send_response(200 if known else 410)
        self.send_header("Content-Length", "0")
        if not known:
            self.send_header("x-amzn-ErrorType", "GoneException")
        self.end_headers()

    def do_DELETE(self) -> None:
        if self.path == OPEN:
            self.closed.append(self.path)
        self.send_response(204 if self.path == OPEN else 410)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def sockets() -> Iterator[ApiGatewaySockets]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Gateway)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield ApiGatewaySockets(f"http://127.0.0.1:{server.server_port}/live", lambda: SESSION)
    server.shutdown()
    server.server_close()


def test_an_open_socket_receives_and_another_is_gone(sockets: ApiGatewaySockets) -> None:
    sockets.push("L0SM9cOFvHcCIhw=", b'{"table":"k3v"}')
    assert Gateway.received == [b'{"table":"k3v"}']
    with pytest.raises(Gone):
        sockets.push("unknown=", b"{}")


def test_a_socket_is_closed_and_one_that_is_gone_is_no_error(sockets: ApiGatewaySockets) -> None:
    sockets.close("L0SM9cOFvHcCIhw=")
    sockets.close("unknown=")
    assert Gateway.closed == [OPEN]


def test_a_push_waits_for_no_acknowledgement_of_its_head(
    sockets: ApiGatewaySockets, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Head and body go out apart: without TCP_NODELAY the body of each push would wait 40 ms."""
    undelayed: list[int] = []
    connect = connection.create_connection

    def note(*given: Any, **named: Any) -> socket.socket:
        made = connect(*given, **named)
        undelayed.append(made.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        return made

    monkeypatch.setattr(connection, "create_connection", note)
    sockets.push("L0SM9cOFvHcCIhw=", b"{}")
    assert undelayed == [1]


CALLS = {
    "push": lambda sockets: sockets.push("a", b"{}"),
    "close": lambda sockets: sockets.close("a"),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
@pytest.mark.parametrize("status", [403, 413, 429, 500, 503])
def test_any_other_answer_says_nothing_about_the_socket(
    status: int, call: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = SimpleNamespace(status_code=status)
    monkeypatch.setattr(URLLib3Session, "send", lambda *_: answer)
    with pytest.raises(Unreachable):
        call(ApiGatewaySockets("https://x", lambda: SESSION))


def test_no_answer_says_nothing_about_the_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    def send(*_: object) -> None:
        raise ReadTimeoutError(endpoint_url="x")

    monkeypatch.setattr(URLLib3Session, "send", send)
    with pytest.raises(Unreachable):
        ApiGatewaySockets("https://x", lambda: SESSION).push("a", b"{}")


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_nobody_listens(call: Any) -> None:
    with pytest.raises(Unreachable):
        call(ApiGatewaySockets("http://127.0.0.1:9", lambda: SESSION))
