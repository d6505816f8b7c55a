"""A room with all its outlets: the handlers of a release over the fakes, and every byte that leaves them, by its sink.

| sink | what goes there |
|---|---|
| ``answer`` | what a handler answers to whoever called: a browser, a socket, Telegram, the queue |
| ``stream`` | what ``notify`` answers to the stream |
| ``push SOCKET`` | a message to an open socket |
| ``log``, ``metric`` | a line of standard output or of standard error |
| ``queue`` | a wake-up: its delay and its body |
| ``telegram`` | a call of the Bot API: method and parameters |
| ``crash`` | what a handler raised; there must be none |

The stream carries the item of the changed table, with its body and so with the secret and all moves, to ``notify`` and
to nobody else: that is what it may hold. What ``notify`` makes of it goes to the sinks above.
"""

import asyncio
import io
import json
import logging
import os
import re
import traceback
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from types import SimpleNamespace
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from aiogram import Bot
from aws_lambda_powertools.metrics.provider.cloudwatch_emf import cloudwatch

from carteado.table import state
from carteado.table.state import Table
from local.botapi import BotApi
from local.chats import Chat, Chats, Person
from local.session import DirectSession
from tests.functions.room import CONTEXT, event
from tests.leaks import canaries
from tests.leaks.fate import Chance, Fate, install
from tests.simulation.release import Release

Json = dict[str, Any]

FUNCTIONS: Final = ("http", "socket", "clock", "bot", "notify")
GROUP: Final = -100_200_300
SETTINGS: Final = {
    "SESSION_SECRET": canaries.SESSION_SECRET,
    "BOT_TOKEN": canaries.BOT_TOKEN,
    "WEBHOOK_SECRET": canaries.WEBHOOK_SECRET,
    "BOT_USERNAME": "carteadobot",
    "APP_NAME": "jogar",
    "SOCKET_URL": "wss://room.example/live",
    "GUESTS": "on",
}
ORIGIN: Final = "https://room.example"
_OWN_CLOCK: Final = re.compile(rb'("timestamp":"[^"]*"|"Timestamp":\d+|"cold_start":\w+)')
"""What a line of a log holds of the machine's own clock and life."""


WAKE_UPS: Final = "wake-ups"


class Message(NamedTuple):
    """Something that has left the room."""

    sink: str
    body: bytes


class Room:
    """Calls the handlers as AWS does; ``heard`` is what came out since it was last emptied."""

    def __init__(self, release: Release, fate: Fate, people: list[Person], level: str = "DEBUG") -> None:
        """``level``: of the logs."""
        self.release, self.chance, self.people = release, Chance(fate), people
        self.heard: list[Message] = []
        self.tokens: dict[str, str] = {}
        self.tickets: dict[str, str] = {}
        """The last ones, by the name of whom they were given to."""
        self.given: list[str] = []
        """All of them."""
        self.wakes: list[tuple[int, str]] = []
        """(time, body) of the messages on their way to ``clock``."""
        self.errands: list[tuple[int, str]] = []
        """The same to ``notify``."""
        self._level, self._told = level, 0
        install(release, self.chance)
        world = release.module("carteado.adapters.memory").FakeWorld()
        queue = release.module("carteado.adapters.queue").SqsQueue(lambda: self, WAKE_UPS, "errands")
        self.clock, self.store, self._sockets = world.clock, world.store, world.sockets
        wiring = release.module("carteado.adapters.wiring").Wiring(SETTINGS, world.clock)
        wiring.world = release.module("carteado.app.ports").World(
            world.store, world.sockets, queue, world.clock, self.chance
        )
        self._api = BotApi(
            canaries.BOT_TOKEN, SETTINGS["BOT_USERNAME"], Chats(people, [Chat(GROUP, "supergroup", "G")])
        )
        self._containers = {function: self._container(function, wiring) for function in FUNCTIONS}

    def _container(self, function: str, wiring: Any) -> Any:
        """A new container of a function, with loggers of its own."""
        logging.Logger.manager.loggerDict.pop(function, None)
        with self._listening(), patch.dict(os.environ, POWERTOOLS_LOG_LEVEL=self._level):
            made = self.release.container(function)
        made.wiring = wiring
        if function in ("bot", "notify"):
            words = self.release.module("carteado.words").words
            courier = self.release.module("carteado.adapters.telegram").courier(wiring, "", words)
            courier.channel._http = SimpleNamespace(request=self._post)
            made.courier = lambda: courier
        if function == "bot":
            bot = Bot(canaries.BOT_TOKEN, DirectSession(self.call))
            made.bot, made.loop = lambda: bot, lambda: _LOOP
            made.taken = lambda: made.take  # the memory of updates is a store and no outlet
        return made

    # ---- what the outside does

    def request(self, method: str, path: str, body: Any = None, who: str = "", **headers: str) -> None:
        """A request of the app; ``who`` has no name: without a token."""
        asked = json.loads(_EVENTS["http"])
        asked["rawPath"] = asked["requestContext"]["http"]["path"] = path
        asked["requestContext"]["http"] |= {"method": method, "sourceIp": canaries.ADDRESS}
        asked["headers"] |= {"user-agent": canaries.USER_AGENT, "x-forwarded-for": canaries.ADDRESS, "origin": ORIGIN}
        asked["headers"] |= {"authorization": f"Bearer {self.tokens[who]}"} if who in self.tokens else {}
        asked |= {} if body is None else {"body": body if isinstance(body, str) else json.dumps(body)}
        answer = self._invoke("http", asked)
        taken = method == "POST" and answer is not None and answer["statusCode"] == 200
        if taken and path.endswith("/session"):
            self.tokens[who] = json.loads(answer["body"])["token"]
            self.given.append(self.tokens[who])
        elif taken and path.endswith("/socket"):
            self.tickets[who] = json.loads(answer["body"])["url"].partition("ticket=")[2]
            self.given.append(self.tickets[who])

    def socket(self, route: str, socket_id: str, ticket: str = "") -> None:
        """An event of a socket."""
        if route == "$connect":
            self._sockets.open(socket_id)
        name = {"$connect": "connect", "$disconnect": "disconnect"}.get(route, "default")
        asked = json.loads(_EVENTS[name])
        asked["requestContext"] |= {"connectionId": socket_id, "routeKey": route}
        asked["requestContext"]["identity"] = {"sourceIp": canaries.ADDRESS, "userAgent": canaries.USER_AGENT}
        asked["headers"] = {"Host": "room.example", "Origin": ORIGIN}
        asked["queryStringParameters"] = {"ticket": ticket}
        self._invoke("socket", asked)

    def wake(self, body: str) -> None:
        """The queue brings a message."""
        self.wakes = [(at, text) for at, text in self.wakes if text != body or at > self.clock.now()]
        (record,) = json.loads(_EVENTS["sqs"])["Records"]
        self._invoke("clock", {"Records": [{**record, "messageId": "m", "body": body}]})

    def do(self, body: str) -> None:
        """The queue brings an errand."""
        self.errands = [(at, text) for at, text in self.errands if text != body or at > self.clock.now()]
        (record,) = json.loads(_EVENTS["sqs"])["Records"]
        self._invoke("notify", {"Records": [{**record, "messageId": "m", "body": body}]})

    def write(self, text: str, person: Person, secret: str = canaries.WEBHOOK_SECRET) -> None:
        """Somebody writes to the bot in the group."""
        entity = {"type": "bot_command", "offset": 0, "length": len(text.split()[0])}
        chat = self._api.chats.all[GROUP].as_json()
        message = {"message_id": 9, "date": 1, "chat": chat, "from": person.as_json(), "text": text}
        update = {"update_id": 1, "message": {**message, "entities": [entity]}}
        headers = {"x-telegram-bot-api-secret-token": secret, "x-forwarded-for": canaries.ADDRESS}
        self._invoke("bot", {"headers": headers, "body": json.dumps(update)})

    def tell(self, record: Json) -> None:
        """The stream brings a record."""
        self._invoke("notify", {"Records": [record]})

    @property
    def table_id(self) -> str:
        """The one table of the room."""
        return next(pk.removeprefix("T#") for pk, sk in self.store.items if sk == "TABLE")

    @property
    def version(self) -> int:
        """That of the table; 0 while there is none."""
        return self.table.version if any(sk == "TABLE" for _, sk in self.store.items) else 0

    @property
    def table(self) -> Table:
        """The table as stored, read by the sound code."""
        return state.load(self._item["body"]["B"])

    @property
    def _item(self) -> Json:
        item: Json = self.store.items[f"T#{self.table_id}", "TABLE"]
        return item

    # ---- what comes out

    def _invoke(self, function: str, asked: Json) -> Any:
        try:
            with self._listening():
                answer = self._containers[function].handler(asked, CONTEXT)
        except Exception:
            self._emit("crash", traceback.format_exc().encode())
            answer = None
        self._emit("stream" if function == "notify" else "answer", _written(answer))
        for socket_id, bodies in self._sockets.received.items():
            for body in bodies:
                self._emit(f"push {socket_id}", bytes(body))
            bodies.clear()
        if function != "notify":
            self._stream()
        return answer

    def _stream(self) -> None:
        """What DynamoDB's stream does with a table that has changed, if it passes the filter."""
        changed = [item for (_, sk), item in self.store.items.items() if sk == "TABLE" and "notify" in item]
        for item in changed:
            if int(item["v"]["N"]) > self._told:
                self._told = int(item["v"]["N"])
                self.tell(stream_record(item))

    def _emit(self, sink: str, body: bytes) -> None:
        self.heard.append(Message(sink, body))

    @contextmanager
    def _listening(self) -> Iterator[None]:
        """Hear what is written to the console."""
        _console.seek(0)  # a logger made here keeps writing to it when others use it, elsewhere in the process
        _console.truncate()
        with (
            redirect_stdout(_console),
            redirect_stderr(_console),
            patch.object(cloudwatch, "print", print, create=True),
        ):
            try:
                yield
            finally:
                for line in _console.getvalue().encode().splitlines():
                    self._emit("metric" if b'"_aws"' in line else "log", _OWN_CLOCK.sub(b"", line))

    def send_message(self, QueueUrl: str, MessageBody: str, DelaySeconds: int) -> None:  # noqa: N803, boto3 names them
        """SQS's, as the queue's adapter calls it."""
        waiting = self.wakes if QueueUrl == WAKE_UPS else self.errands
        waiting.append((self.clock.now() + DelaySeconds * 1000, MessageBody))
        self._emit("queue", f"{DelaySeconds} {MessageBody}".encode())

    def _post(self, verb: str, url: str, body: bytes, headers: Json) -> SimpleNamespace:
        """urllib3's, as the channel calls it."""
        del verb, headers
        token, method = url.removeprefix("/bot").split("/")
        return SimpleNamespace(data=json.dumps(self.call(token, method, body)).encode())

    def call(self, token: str, method: str, body: bytes) -> Json:
        """A call of the Bot API."""
        self._emit("telegram", method.encode() + b" " + body)
        return self._api.answer(token, method, json.loads(body))[1]


def stream_record(item: Json) -> Json:
    """A record of the stream as Lambda hands it over, bytes in base64."""
    image = {name: {"B": b64encode(value["B"]).decode()} if "B" in value else value for name, value in item.items()}
    change = {"Keys": {key: item[key] for key in ("pk", "sk")}, "NewImage": image, "SequenceNumber": "1"}
    return {"eventID": "1", "eventName": "MODIFY", "eventSource": "aws:dynamodb", "dynamodb": change}


def _written(answer: Any) -> bytes:
    """An answer as it goes out: status and headers, then the body."""
    if not isinstance(answer, dict):
        return repr(answer).encode()
    head = {key: value for key, value in answer.items() if key != "body"}
    return json.dumps(head, sort_keys=True).encode() + b"\r\n\r\n" + str(answer.get("body", "")).encode()


_EVENTS: Final = {name: json.dumps(event(name)) for name in ("http", "sqs", "connect", "disconnect", "default")}
_console = io.StringIO()
_LOOP: Final = asyncio.new_event_loop()
