"""The room's functions on an AWS inside this process: events in, responses out."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import boto3

from carteado.adapters import layout
from carteado.adapters.memory import FakeClock
from carteado.adapters.tokens import Tokens
from carteado.adapters.wiring import Wiring
from carteado.app.identity import Session
from carteado.table import state
from carteado.table.state import Table, User
from functions.clock import app as clock
from functions.http import app as http
from functions.socket import app as socket
from tests.aws import TABLE, aws

EVENTS = Path(__file__).parent / "events"
SECRET = "a secret of the room"
BOT = "123456:TEST"
ANA, RUI, ZE = User("t1", "Ana"), User("t2", "Rui"), User("t3", "Zé")
ENTROPY = "A" * 22
CONTEXT = SimpleNamespace(
    function_name="f", memory_limit_in_mb=1024, invoked_function_arn="arn:aws:lambda:x", aws_request_id="r"
)

Json = dict[str, Any]


def event(name: str) -> Json:
    """A sample event."""
    sample: Json = json.loads(_text(name))
    return sample


@cache
def _text(name: str) -> str:
    return (EVENTS / f"{name}.json").read_text()


class PushedTo:
    """Sockets that note what they are sent."""

    def __init__(self) -> None:
        self.received: dict[str, list[Json]] = {}
        self.closed: list[str] = []

    def push(self, socket_id: str, body: bytes) -> None:
        self.received.setdefault(socket_id, []).append(json.loads(body))

    def close(self, socket_id: str) -> None:
        self.closed.append(socket_id)


class Room:
    """Calls the handlers as AWS does, with one wiring of a fresh environment for all."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.clock = FakeClock()
        self.sockets = PushedTo()
        self._environment = environment
        self.wiring = self.wired()
        self.tokens = Tokens(SECRET)
        self.status = 0
        self.headers: dict[str, str] = {}
        self.response: Json = {}
        self._ops = 0

    def wired(self, **changed: str) -> Wiring:
        """The room in a changed environment."""
        wiring = Wiring({**self._environment, **changed}, self.clock)
        wiring.world = replace(wiring.world, sockets=self.sockets)
        return wiring

    def token(self, user: User, lasts: int = 3_600_000, guest: bool = False) -> str:
        """A session token of the user."""
        now = self.clock.now()
        return self.tokens.session(Session(replace(user, since=now), guest, now + lasts))

    def call(self, method: str, path: str, body: Any = None, token: str | None = None, **more: Any) -> Json:
        """Send a request; its answer, as ``send``."""
        return self.send({**self.request(method, path, body, token), **more})

    def request(self, method: str, path: str, body: Any = None, token: str | None = None) -> Json:
        """The event of a request."""
        request = event("http")
        request["rawPath"] = request["requestContext"]["http"]["path"] = path
        request["requestContext"]["http"]["method"] = method
        request["headers"] |= {} if token is None else {"authorization": f"Bearer {token}"}
        return request | ({} if body is None else {"body": body if isinstance(body, str) else json.dumps(body)})

    def send(self, request: Json) -> Json:
        """Hand an event over; its answer. ``response``, ``status`` and ``headers`` are noted."""
        self.response = http.handler(request, CONTEXT)
        self.status, self.headers = self.response["statusCode"], self.response["headers"]
        answer: Json = json.loads(self.response["body"])
        return answer

    def open(self, user: User = ANA, players: int = 2, clock: str = "30", **options: Any) -> str:
        """Open a table, all people being rested; its id."""
        self.rest(user, ANA, RUI, ZE)
        new = {"game": "bisca", "players": players, "clock": clock, "entropy": ENTROPY, "options": options}
        table_id: str = self.call("POST", "/api/tables", new, self.token(user))["table"]
        return table_id

    def do(self, user: User, table_id: str, text: str, turn: int | None = None) -> Json:
        """Send an op; its answer."""
        self._ops += 1
        seen = self.table(table_id).turn if turn is None else turn
        body = {"op": f"op{self._ops:06d}", "turn": seen, "text": text, "entropy": ENTROPY}
        return self.call("POST", f"/api/tables/{table_id}/ops", body, self.token(user))

    def rest(self, *users: User) -> None:
        """Let it be long since these people did anything: a module's tests share one room, and its clock stands."""
        for user in users:
            boto3.client("dynamodb").delete_item(TableName=TABLE, Key=layout.account_key(user.id))

    def socket_event(self, name: str, ticket: str | None = None, origin: str | None = None, **context: Any) -> int:
        """Send an event of a socket; the status."""
        sample = event(name)
        sample["requestContext"] |= context
        if origin is not None:
            sample["headers"]["Origin"] = origin
        if ticket is not None:
            sample["queryStringParameters"] = {"ticket": ticket}
        status: int = socket.handler(sample, CONTEXT)["statusCode"]
        return status

    def wake(self, *bodies: str) -> list[str]:
        """Deliver messages to the clock; the ids of those that failed, ``m0``, ``m1`` …"""
        (sample,) = event("sqs")["Records"]
        records = [{**sample, "messageId": f"m{number}", "body": body} for number, body in enumerate(bodies)]
        failed = clock.handler({"Records": records}, CONTEXT)["batchItemFailures"]
        return [failure["itemIdentifier"] for failure in failed]

    def item(self, table_id: str) -> Json:
        """The table's item as DynamoDB holds it."""
        key = {"pk": {"S": f"T#{table_id}"}, "sk": {"S": "TABLE"}}
        found: Json = boto3.client("dynamodb").get_item(TableName=TABLE, Key=key)["Item"]
        return found

    def table(self, table_id: str) -> Table:
        """The table as stored."""
        return state.load(self.item(table_id)["body"]["B"])


@contextmanager
def room() -> Iterator[Room]:
    """A room with guests and a bot."""
    with aws() as queues, ExitStack() as patches:
        environment = {
            "TABLE_NAME": TABLE,
            **queues,
            "SOCKET_URL": "wss://room.example/live",
            "SESSION_SECRET": SECRET,
            "GUESTS": "on",
            "BOT_USERNAME": "carteadobot",
            "APP_NAME": "jogar",
            "BOT_TOKEN": BOT,
        }
        made = Room(environment)
        for function in (http, socket, clock):
            patches.enter_context(patch.object(function, "wiring", made.wiring))
        yield made
