"""Telegram as the functions reach it: the fake Bot API inside the process, its calls ports like all others."""

import hmac
import json
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlencode

import urllib3
from aiogram import Bot
from aws_lambda_powertools.utilities.idempotency.exceptions import (
    IdempotencyItemAlreadyExistsError,
)
from aws_lambda_powertools.utilities.idempotency.idempotency import idempotent_function
from aws_lambda_powertools.utilities.idempotency.persistence.base import BasePersistenceLayer
from aws_lambda_powertools.utilities.idempotency.persistence.datarecord import DataRecord

from local.botapi import BotApi
from local.chats import Chat, Chats, Message, Person
from local.session import DirectSession
from tests.simulation import faults as kinds
from tests.simulation.cloud import SETTINGS, TIMEOUT_MS, Cloud, Container, Json, Port

GROUP = -100
ADDRESS = "https://telegram.invalid"


class Telegram:
    """The chats, and the bot's and notify's ways to them."""

    def __init__(self, cloud: Cloud, people: list[Person]) -> None:
        self.chats = Chats(people, [Chat(GROUP, "supergroup", "Bisca às quintas")])
        self.api = BotApi(SETTINGS["BOT_TOKEN"], SETTINGS["BOT_USERNAME"], self.chats, lambda: cloud.kernel.now / 1000)
        self._cloud = cloud
        self._updates = 0
        self._taken: dict[str, tuple[str, int]] = {}
        """Updates by Powertools' key: status, and until when one that has begun may go on."""

    def say(self, text: str, person: Person) -> None:
        """Somebody writes in the group: the update comes until it is taken, at times twice."""
        self._updates += 1
        message = {
            "message_id": self._updates, "date": 1, "chat": self.chats.all[GROUP].as_json(), "from": person.as_json(),
            "text": text, "entities": [{"type": "bot_command", "offset": 0, "length": len(text.split()[0])}],
        }  # fmt: skip
        body = json.dumps({"update_id": self._updates, "message": message})
        event = {"headers": {"x-telegram-bot-api-secret-token": SETTINGS["WEBHOOK_SECRET"]}, "body": body}
        self._deliver(event)
        if self._cloud.faults.strikes(kinds.UPDATE_TWICE, text):
            self._cloud.kernel.after(self._cloud.rng.randrange(20_000), lambda: self._deliver(event))

    def _deliver(self, event: Json) -> None:
        cloud = self._cloud

        def answered(answer: Any) -> None:
            if answer is None or answer["statusCode"] != 200:
                cloud.kernel.after(cloud.rng.randrange(1_000, 5_000), lambda: self._deliver(event))

        cloud.invoke("bot", event, "an update", answered)

    def posts(self) -> list[Message]:
        """The messages that show tables."""
        return [message for message in self.chats.all[GROUP].messages.values() if message.markup]

    def start(self) -> str | None:
        """The start parameter of the newest of them."""
        posts = self.posts()
        if not posts or posts[-1].markup is None:
            return None
        url: str = posts[-1].markup["inline_keyboard"][0][0]["url"]
        return url.partition("startapp=")[2]

    def init_data(self, person: Person, start: str) -> str:
        """What Telegram gives to the app of somebody who follows the link."""
        now = self._cloud.kernel.now // 1000
        fields = {
            "auth_date": str(now),
            "user": json.dumps({"id": person.id, "first_name": person.name}),
            "start_param": start,
        }
        key = hmac.digest(b"WebAppData", SETTINGS["BOT_TOKEN"].encode(), "sha256")
        lines = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
        return urlencode({**fields, "hash": hmac.digest(key, lines.encode(), "sha256").hex()})

    def furnish(self, container: Container) -> None:
        """Give a container of ``bot`` or ``notify`` its ways to Telegram."""
        if container.function not in ("bot", "notify"):
            return
        module = container.module
        words = container.release.module("carteado.words").words
        made = container.release.module("carteado.adapters.telegram").courier(module.wiring, ADDRESS, words)
        made.channel._http = self._way(urllib3.exceptions.HTTPError)
        module.courier = lambda: made
        if container.function == "bot":
            way = self._way(ConnectionError)

            def call(token: str, method: str, body: bytes) -> Json:
                sent: bytes = way.request("POST", f"{ADDRESS}/bot{token}/{method}", body=body, headers={}).data
                return dict(json.loads(sent))

            bot = Bot(SETTINGS["BOT_TOKEN"], DirectSession(call))
            module.bot = lambda: bot
            module.dispatcher.cache_clear()  # the module may have served another room
            records = _Records(self._cloud, self._taken)
            layer = _Layer(Port(self._cloud, "updates", records, {"*": (ConnectionError, ConnectionError)}))
            taken = idempotent_function(
                module.take, data_keyword_argument="update", persistence_store=layer, config=module.once
            )
            module.taken = lambda: taken

    def _way(self, failure: type[Exception]) -> Port:
        """A way to the Bot API, whose failures look as the library has them."""
        return Port(self._cloud, "telegram", _Http(self._cloud, self.api), {"*": (failure, failure)})


class _Http:
    """The one call of urllib3 that the channel makes, answered here."""

    def __init__(self, cloud: Cloud, api: BotApi) -> None:
        self._cloud, self._api = cloud, api

    def request(self, _: str, address: str, body: bytes, headers: Json) -> SimpleNamespace:
        del headers
        if self._cloud.faults.strikes(kinds.LIMITED, address):
            self._api.limit(GROUP, self._cloud.rng.randrange(1, 30))
        token, method = address.removeprefix(f"{ADDRESS}/bot").split("/")
        _, answer = self._api.answer(token, method, json.loads(body))
        return SimpleNamespace(data=json.dumps(answer).encode())


class _Records:
    """What Powertools keeps of updates, with DynamoDB's condition."""

    def __init__(self, cloud: Cloud, taken: dict[str, tuple[str, int]]) -> None:
        self._cloud, self._taken = cloud, taken

    def put(self, key: str, lasts: int) -> bool:
        """Begin; False if it has begun or is done."""
        status, until = self._taken.get(key, ("", 0))
        if status == "COMPLETED" or (status and until > self._cloud.kernel.now):
            return False
        self._taken[key] = "INPROGRESS", self._cloud.kernel.now + lasts
        return True

    def status(self, key: str) -> str:
        return self._taken[key][0]

    def complete(self, key: str) -> None:
        self._taken[key] = "COMPLETED", 0

    def forget(self, key: str) -> None:
        self._taken.pop(key, None)


class _Layer(BasePersistenceLayer):
    """Powertools' layer over those records. Its own times are the process's and mean nothing here."""

    def __init__(self, records: Any) -> None:
        super().__init__()
        self._records = records

    def _put_record(self, data_record: DataRecord) -> None:
        if not self._records.put(data_record.idempotency_key, TIMEOUT_MS):
            raise IdempotencyItemAlreadyExistsError

    def _get_record(self, idempotency_key: str) -> DataRecord:
        return DataRecord(idempotency_key, self._records.status(idempotency_key), response_data="null")

    def _update_record(self, data_record: DataRecord) -> None:
        self._records.complete(data_record.idempotency_key)

    def _delete_record(self, data_record: DataRecord) -> None:
        self._records.forget(data_record.idempotency_key)
