"""Pushes by the real client to a server on this machine that answers as API Gateway does."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from unittest.mock import patch

import pytest

from carteado.adapters.clients import client
from carteado.adapters.sockets import ApiGatewaySockets
from carteado.app.ports import Gone
from tests.aws import ACCOUNT

OPEN = "/live/@connections/L0SM9cOFvHcCIhw%3D"


class Gateway(BaseHTTPRequestHandler):
    """Knows one connection."""

    received: list[bytes] = []  # noqa: RUF012

    def do_POST(self) -> None:  # noqa: N802
        body = self.rfile.read(int(self.headers["Content-Length"]))
        known = self.path == OPEN and "AWS4-HMAC-SHA256" in self.headers["Authorization"]
        if known:
            self.received.append(body)
        self.send_response(200 if known else 410)
        self.send_header("Content-Length", "0")
        if not known:
            self.send_header("x-amzn-ErrorType", "GoneException")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def sockets() -> Iterator[ApiGatewaySockets]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Gateway)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with patch.dict("os.environ", ACCOUNT):
        management = client("apigatewaymanagementapi", f"http://127.0.0.1:{server.server_port}/live")
    yield ApiGatewaySockets(lambda: management)
    management.close()
    server.shutdown()
    server.server_close()


def test_an_open_socket_receives_and_another_is_gone(sockets: ApiGatewaySockets) -> None:
    sockets.push("L0SM9cOFvHcCIhw=", b'{"table":"k3v"}')
    assert Gateway.received == [b'{"table":"k3v"}']
    with pytest.raises(Gone):
        sockets.push("unknown=", b"{}")
