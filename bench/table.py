"""What a move costs at the table: ``python -m bench.table`` prints the figures as JSON.

The hand is one of bisca between four people, half of its forty cards played, all four watching by a socket.
"""

import io
import json
import os
import time
from base64 import b64encode
from collections.abc import Callable
from contextlib import redirect_stdout
from statistics import median
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from botocore.awsrequest import AWSResponse
from botocore.httpsession import URLLib3Session

from carteado.adapters import layout
from carteado.adapters.memory import FakeWorld
from carteado.adapters.tokens import Tokens
from carteado.app import tables, watching
from carteado.app.identity import Session
from carteado.table.ops import Op
from carteado.table.state import Table, User

NAMES = ("Ana Luísa", "João", "Téo", "Beatriz")
PEOPLE = tuple(User(f"t{7_100_200_300 + number}", name) for number, name in enumerate(NAMES))
MOVES = 22
"""The choice of trumps and twenty-one cards; the next card completes no trick."""
AGO_MS = 600_000
"""The hand began so long ago, so that its last frame has been shown by now."""
CALLS = 400
SECRET = "the secret of a measured room"
ENVIRONMENT = {
    "AWS_ACCESS_KEY_ID": "none",
    "AWS_SECRET_ACCESS_KEY": "none",
    "AWS_SESSION_TOKEN": "none" * 100,  # Lambda's is as long
    "AWS_DEFAULT_REGION": "us-east-1",
    "TABLE_NAME": "carteado",
    "QUEUE_URL": "https://sqs.us-east-1.amazonaws.com/1/wake-ups",
    "ERRANDS_URL": "https://sqs.us-east-1.amazonaws.com/1/errands",
    "SOCKET_ENDPOINT": "https://abc.execute-api.us-east-1.amazonaws.com/live",
    "SESSION_SECRET": SECRET,
}


class Party:
    """The hand, played over the fakes."""

    def __init__(self) -> None:
        self.world = FakeWorld(seed=7, now=time.time_ns() // 1_000_000 - AGO_MS)
        state = tables.open_table(self.world.ports, PEOPLE[0], "bisca", 4, {}, "day", b"a" * 16)
        self.table_id = state["table"]
        self._ops = 0
        for seat, user in enumerate(PEOPLE[1:], start=1):
            self.act(user, f"sit {seat}")
        self.act(PEOPLE[0], "start")
        for number, user in enumerate(PEOPLE):
            self._watch(f"L0SM9cOFvHcCIh{number}=", user)
        self.units = [self._play() for _ in range(MOVES)]
        """(read, write) of each move."""

    @property
    def items(self) -> list[layout.Item]:
        """Everything in the table's partition."""
        partition = layout.partition(self.table_id)
        return [item for (pk, _), item in self.world.store.items.items() if pk == partition]

    @property
    def table(self) -> Table:
        """The table as stored."""
        return layout.tables((item for item in self.items if "body" in item), self.world.clock.now())[0]

    def act(self, user: User, text: str) -> None:
        """Apply an op."""
        self._ops += 1
        op = Op(f"op{self._ops:06d}", self.table.turn, text, b"e" * 16)
        tables.act(self.world.ports, user, self.table_id, op)

    def next_move(self) -> tuple[User, str]:
        """Whose turn it is, once everything has been shown, and what he plays."""
        self.world.clock.advance(max(0, self.table.until - self.world.clock.now()))
        for user in PEOPLE:
            state = tables.look(self.world.ports, user, self.table_id)
            for move in state["frames"][-1]["view"]["hand"]["legal"]:
                return user, move
        raise AssertionError("nobody may move")

    def _watch(self, socket_id: str, user: User) -> None:
        self.world.sockets.open(socket_id)
        tokens = Tokens(SECRET)
        ticket = watching.admit(self.world.ports, tokens, user, self.table_id)
        watching.connect(self.world.ports, tokens, ticket, socket_id)

    def _play(self) -> tuple[float, int]:
        user, move = self.next_move()
        store = self.world.store
        store.read_units = store.write_units = 0
        self.act(user, move)
        return store.read_units, store.write_units


class _Body(io.BytesIO):
    def stream(self, **_: Any) -> Any:
        yield self.read()


def transport(items: list[layout.Item]) -> Callable[..., AWSResponse]:
    """Answers every request that is ready to be sent as AWS would: a query with these items, all else with success."""
    plain = [
        {name: {"B": b64encode(value["B"]).decode()} if "B" in value else value for name, value in item.items()}
        for item in items
    ]
    found = json.dumps({"Items": plain, "Count": len(plain), "ScannedCount": len(plain)}).encode()

    def send(_: URLLib3Session, request: Any) -> AWSResponse:
        queried = b"Query" in request.headers.get("X-Amz-Target", b"")
        return AWSResponse(
            request.url, 200, {"content-type": "application/x-amz-json-1.0"}, _Body(found if queried else b"{}")
        )

    return send


def handler_cpu_ms(party: Party) -> float:
    """Processor time of ``functions/http`` for one play and its four pushes, network left out."""
    from functions.http import app

    user, move = party.next_move()
    token = Tokens(SECRET).session(Session(user, guest=False, expires=time.time_ns() // 1_000_000 + 3_600_000))
    context = SimpleNamespace(
        function_name="http", memory_limit_in_mb=1024, invoked_function_arn="arn:aws:lambda:x", aws_request_id="x"
    )

    def call(number: int) -> float:
        body = json.dumps({"op": f"measured{number:04d}", "turn": party.table.turn, "text": move})
        event = request(f"/api/tables/{party.table_id}/ops", token, body)
        start = time.process_time_ns()
        answer = app.handler(event, context)
        spent = time.process_time_ns() - start
        assert answer["statusCode"] == 200, answer["body"]
        return spent / 1e6

    with (
        patch.dict(os.environ, ENVIRONMENT),
        patch.object(app, "wiring", app.Wiring(ENVIRONMENT)),
        patch.object(URLLib3Session, "send", transport(party.items)),
        redirect_stdout(io.StringIO()),
    ):
        return median([call(number) for number in range(CALLS)][CALLS // 4 :])


def request(path: str, token: str, body: str) -> dict[str, Any]:
    """A POST as API Gateway hands it over, payload format 2.0."""
    return {
        "version": "2.0",
        "routeKey": "ANY /api/{proxy+}",
        "rawPath": path,
        "rawQueryString": "",
        "headers": {"authorization": f"Bearer {token}", "content-type": "application/json"},
        "requestContext": {"http": {"method": "POST", "path": path}, "stage": "$default", "requestId": "x"},
        "body": body,
        "isBase64Encoded": False,
    }


def figures() -> dict[str, Any]:
    """The table's figures by name."""
    party = Party()
    (item,) = (item for item in party.items if "body" in item)
    reads, writes = zip(*party.units, strict=True)
    return {
        "item_bytes": layout.size(item),
        "units_per_move": {"read": max(reads), "write": max(writes)},
        "handler_cpu_ms": round(handler_cpu_ms(party), 2),
    }


if __name__ == "__main__":
    print(json.dumps(figures(), indent=2))
