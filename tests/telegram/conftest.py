"""The bot and notify on moto, against the fake Bot API over HTTP. aiogram is imported when the first test needs it."""

import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from itertools import count
from typing import Any
from unittest.mock import patch

import boto3
import pytest
from starlette.applications import Starlette

from carteado.adapters.memory import FakeClock, MemoryQueue
from carteado.adapters.wiring import Wiring
from carteado.app.ports import ChatMessage, Errand
from carteado.table.ops import Op
from local.botapi import PREFIX, BotApi
from local.chats import Chat, Chats, Message, Person
from local.events import Context
from local.people import People
from local.queries import Answer, Queries
from tests.aws import TABLE, aws
from tests.serving import serving

TOKEN = "1000001:test-token"
SECRET = "webhook-secret"
BOT = "carteado_bot"

ANA, RUI = Person(101, "Ana"), Person(102, "Rui", "pt-pt")
GROUP, FORUM, TOPIC = -1001, -1002, 77

updates = count(1)


@dataclass
class Room:
    """What Telegram does to the bot, and what the bot has done in the chats."""

    api: BotApi
    bot: Any
    notify: Any
    clock: FakeClock
    queue: MemoryQueue
    ops: Iterator[int] = field(default_factory=count)

    @property
    def chats(self) -> Chats:
        return self.api.chats

    def say(self, text: str, chat: int = GROUP, person: Person = ANA, thread: int | None = None, **more: Any) -> int:
        """A person writes something; the status of the webhook."""
        return self.post(self.update(text, chat, person, thread, **more))

    def update(self, text: str, chat: int = GROUP, person: Person = ANA, thread: int | None = None, **more: Any) -> Any:
        message = {
            "message_id": 9000,
            "date": 1,
            "chat": self.chats.all[chat].as_json(),
            "from": person.as_json(),
            "text": text,
            "entities": [{"type": "bot_command", "offset": 0, "length": len(text.split()[0])}],
            **({"message_thread_id": thread, "is_topic_message": True} if thread else {}),
            **more,
        }
        return {"update_id": next(updates), "message": message}

    def post(self, update: Any, secret: str | None = SECRET) -> int:
        body = update if isinstance(update, str) else json.dumps(update)
        headers = {} if secret is None else {"x-telegram-bot-api-secret-token": secret}
        return int(self.bot.handler({"headers": headers, "body": body}, Context("Bot", 10))["statusCode"])

    @property
    def people(self) -> People:
        """What people do; ``take`` hands its updates to the bot."""
        return People(self.api)

    def take(self, contents: list[Any]) -> int:
        """Give the bot these updates; the last status."""
        return [self.post({"update_id": next(updates), **content}) for content in contents][-1]

    def button(self, button: str, chat: int = GROUP) -> tuple[Message, str]:
        """The newest message of a chat with a button of this text or these data; its data."""
        for message in reversed(self.posted(chat)):
            for key in buttons(message):
                if button in (key["text"], key.get("callback_data")) and "callback_data" in key:
                    return message, key["callback_data"]
        raise AssertionError(f"no button {button!r}")

    def press(self, person: Person, button: str, chat: int = GROUP, message: Message | None = None) -> int:
        """A person taps on a button, named by its text or its data, of the newest message that has it, or of another
        message, where the data may be forged; the status of the webhook.
        """
        found, data = self.button(button, chat) if message is None else (message, button)
        return self.take(self.people.press(self.chats.all[chat], person, found, data))

    @property
    def answers(self) -> list[Answer]:
        """What people were told after their taps."""
        return [answer for answer in self.api.queries.answers.values() if answer is not None]

    def query(self, person: Person, text: str, chat: int = GROUP) -> list[Any]:
        """A person types ``@bot text``; the results that he is offered."""
        self.take(self.people.query(self.chats.all[chat], person, text))
        return list(self.api.queries.results.values())[-1] or []

    def choose(self, person: Person, result_id: str, chat: int = GROUP, text: str = "") -> Message:
        """A person sends one of the results that were offered last; the message that comes of it."""
        offered = next(reversed(self.api.queries.results.values())) or []
        (result,) = [result for result in offered if result["id"] == result_id]
        self.take(self.people.choose(self.chats.all[chat], person, text, result))
        return self.posted(chat)[-1]

    def posted(self, chat: int = GROUP) -> list[Message]:
        return list(self.chats.all[chat].messages.values())

    def table_in(self, chat: int = GROUP) -> str:
        """The id of the table whose message is the chat's last one."""
        (button,) = self.posted(chat)[-1].markup["inline_keyboard"][0]  # type: ignore[index]
        table_id = self.bot.wiring.tokens.read_start(button["url"].partition("startapp=")[2])
        assert table_id is not None
        return str(table_id)

    def act(self, table_id: str, text: str, person: Person = ANA) -> None:
        """Somebody does something in the app."""
        from carteado.app import sessions, tables

        world = self.bot.wiring.world
        user = sessions.telegram_user(person.id, person.name, world.clock.now())
        turn = tables.look(world, user, table_id)["turn"]
        tables.act(world, user, table_id, Op(f"op{next(self.ops):08}", turn, text, bytes(16)))

    def told(self, *table_ids: str) -> list[str]:
        """The stream tells notify of changed tables; identities of the records that must come again."""
        records = [_record(number, table_id) for number, table_id in enumerate(table_ids)]
        answer = self.notify.handler({"Records": records}, Context("Notify", 30))
        return [failure["itemIdentifier"] for failure in answer["batchItemFailures"]]

    def message_of(self, table_id: str) -> ChatMessage:
        loaded = self.bot.wiring.world.store.load(table_id)
        assert loaded is not None
        (message,) = loaded.messages
        return message  # type: ignore[no-any-return]

    def later(self, ms: int = 60_000) -> list[str]:
        """Let time pass, second by second, with what the queue of errands brings to notify meanwhile; identities of
        those that must come again.
        """
        failed: list[str] = []
        for _ in range(0, ms, 1_000):
            self.clock.advance(1_000)
            records = [_errand(number, errand) for number, errand in enumerate(self.queue.deliver_errands())]
            if records:
                answer = self.notify.handler({"Records": records}, Context("Notify", 30))
                failed += [failure["itemIdentifier"] for failure in answer["batchItemFailures"]]
        return failed

    def rest(self) -> None:
        """Let nothing be left of earlier tests: those of a module share one store, and ids of messages begin anew."""
        dynamodb = boto3.client("dynamodb")
        for item in dynamodb.scan(TableName=TABLE)["Items"]:
            dynamodb.delete_item(TableName=TABLE, Key={key: item[key] for key in ("pk", "sk")})

    def tables(self) -> set[str]:
        items = boto3.client("dynamodb").scan(TableName=TABLE)["Items"]
        return {item["pk"]["S"] for item in items if item["sk"]["S"] == "TABLE"}


def buttons(message: Message) -> list[dict[str, Any]]:
    """All buttons of a message."""
    return [button for row in (message.markup or {}).get("inline_keyboard", []) for button in row]


def _record(number: int, table_id: str) -> dict[str, Any]:
    keys = {"pk": {"S": f"T#{table_id}"}, "sk": {"S": "TABLE"}}
    return {
        "eventID": str(number),
        "eventName": "MODIFY",
        "eventSource": "aws:dynamodb",
        "dynamodb": {"Keys": keys, "NewImage": keys, "SequenceNumber": f"n{number}", "StreamViewType": "NEW_IMAGE"},
    }


def _errand(number: int, errand: Errand) -> dict[str, Any]:
    body = json.dumps(asdict(errand))
    return {"messageId": f"e{number}", "body": body, "eventSource": "aws:sqs", "receiptHandle": "r", "attributes": {}}


def new_chats() -> Chats:
    groups = [Chat(GROUP, "supergroup", "Turma"), Chat(FORUM, "supergroup", "Fórum", threads=(TOPIC,))]
    return Chats([ANA, RUI], groups)


@pytest.fixture(scope="session")
def served() -> Iterator[tuple[BotApi, str]]:
    """The fake Bot API, and its address."""
    api = BotApi(TOKEN, BOT, new_chats())
    with serving(Starlette(routes=api.routes())) as address:
        yield api, address + PREFIX


@pytest.fixture(scope="session")
def container() -> Iterator[None]:
    """The bot keeps its loop and its session as long as its container lives: here until the last test."""
    yield
    from functions.bot import app as bot

    bot.loop().run_until_complete(bot.bot().session.close())
    bot.loop().close()


@pytest.fixture(scope="module")
def functions(container: None, served: tuple[BotApi, str]) -> Iterator[tuple[Any, Any]]:
    """The functions, imported once, over an account of their own."""
    environment = {
        "TABLE_NAME": TABLE,
        "SESSION_SECRET": "session-secret-of-the-tests",
        "BOT_TOKEN": TOKEN,
        "WEBHOOK_SECRET": SECRET,
        "BOT_USERNAME": BOT,
        "APP_NAME": "jogar",
        "TELEGRAM_API": served[1],
    }
    with aws() as queues, patch.dict(os.environ, environment | queues):
        from functions.bot import app as bot
        from functions.notify import app as notify

        yield bot, notify


@pytest.fixture
def room(served: tuple[BotApi, str], functions: tuple[Any, Any]) -> Room:
    """The functions with fresh chats and rested people."""
    api = served[0]
    api.chats, api.queries = new_chats(), Queries()
    api.lift_limits()
    api.refused = 0
    functions[0].dispatcher.cache_clear()
    functions[0].courier.cache_clear()
    functions[1].courier.cache_clear()
    clock = FakeClock()
    queue = MemoryQueue(clock)
    for function in functions:
        function.wiring = Wiring(os.environ, clock)
        function.wiring.world = replace(function.wiring.world, queue=queue)
    api.clock = lambda: clock.now() / 1000
    made = Room(api, *functions, clock, queue)
    made.rest()
    return made
