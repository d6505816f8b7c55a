"""A person with a phone, as far as docs/protocol.md tells: plain HTTP and a WebSocket, nothing of the house."""

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

State = dict[str, Any]

PATIENCE = 120
"""Seconds for one answer: the stand-in starts a function anew for its first call, on a machine that may be busy."""


class Refusal(Exception):
    """The server said no: status and body."""

    def __init__(self, status: int, answer: dict[str, Any]) -> None:
        super().__init__(status, answer)
        self.status, self.code = status, answer.get("error")


class Guest:
    def __init__(self, api: str, name: str) -> None:
        self._api, self._token = api, ""
        self._token = self.call("POST", "/api/session", name=name)["token"]
        self._socket: ClientConnection
        self._ahead = 0  # what the server's clock is ahead of ours, in milliseconds
        self.state: State = {"version": -1}

    def call(self, method: str, path: str, **body: Any) -> dict[str, Any]:
        """What the API answers; raises Refusal."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self._token}"}
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self._api + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return dict(json.load(answer))
        except urllib.error.HTTPError as error:
            raise Refusal(error.code, json.load(error)) from None

    def open(self, **wishes: Any) -> str:
        """Open a table; its id."""
        self.see(self.call("POST", "/api/tables", entropy=entropy(), **wishes))
        return str(self.state["table"])

    @contextmanager
    def watching(self, table: str) -> Iterator[None]:
        with connect(self.ticket(table), open_timeout=PATIENCE) as self._socket:
            self.see(self.call("GET", f"/api/tables/{table}"))
            yield

    def ticket(self, table: str) -> str:
        """Where to connect to for the table's pushes."""
        return str(self.call("POST", f"/api/tables/{table}/socket")["url"])

    def act(self, text: str, **more: Any) -> None:
        op = {"op": secrets.token_urlsafe(12), "turn": self.state["turn"], "text": text, **more}
        self.see(self.call("POST", f"/api/tables/{self.state['table']}/ops", **op))

    def sit(self, seat: int) -> None:
        self.act(f"sit {seat}", entropy=entropy())

    def see(self, state: State) -> bool:
        """Take the state for shown when it is newer; whether it was."""
        if state["version"] <= self.state["version"]:
            return False
        self.state = state
        self._ahead = state["now"] - now()
        return True

    def listen(self, seconds: float) -> State | None:
        """The next state that is pushed within that time and is news."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                state = json.loads(self._socket.recv(left))
            except TimeoutError:
                return None
            if self.see(state):
                return self.state
        return None

    @property
    def view(self) -> dict[str, Any]:
        """The table as it is when all frames have been shown."""
        return dict(self.state["frames"][-1]["view"])

    @property
    def on_turn(self) -> bool:
        view, shown = self.view, self.state["frames"][-1]["at"] <= now() + self._ahead
        return shown and view["phase"] == "playing" and str(view["you"]) in view["hand"]["waiting"]


def entropy() -> str:
    return secrets.token_urlsafe(16)


def now() -> int:
    return time.time_ns() // 1_000_000
