"""What Telegram costs: the messages and calls that a match brings to its group, and the bot's time for an update."""

import json
import os
import time
from itertools import count
from random import Random
from statistics import median
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from aiogram import Bot

from bench.imports import seconds
from carteado.adapters import telegram
from carteado.adapters.memory import FakeWorld
from carteado.adapters.wiring import Wiring
from carteado.app import sessions, tables
from carteado.app.chat import telling
from carteado.app.chat.card_buttons import START
from carteado.app.chat.channel import Courier
from carteado.app.chat.taps import Tap
from carteado.table import views
from carteado.table.ops import Op
from carteado.table.state import User
from carteado.words import words
from local.botapi import BotApi
from local.chats import Chat, Chats, Person
from local.people import People
from local.session import DirectSession

TOKEN: Final = "1000001:measured"
GROUP: Final = -100
PEOPLE: Final = tuple(Person(101 + number, name) for number, name in enumerate(("Ana", "Bia", "Rui", "Zé")))
GAME: Final = "sueca"
THINK_MS: Final = (3_000, 7_000)
IMPORTS: Final = 3
UPDATES: Final = 200
ENVIRONMENT: Final = {
    "TABLE_NAME": "carteado",
    "SESSION_SECRET": "the secret of a measured room",
    "WEBHOOK_SECRET": "of-its-webhook",
    "BOT_TOKEN": TOKEN,
    "BOT_USERNAME": "carteado_bot",
    "APP_NAME": "jogar",
    "TELEGRAM_API": "https://telegram.invalid",
    "POWERTOOLS_SERVICE_NAME": "carteado",
}


def figures() -> dict[str, float]:
    """`group_messages`, `group_calls`, `busiest_minute` of a match of four people; `update_cpu_ms`: median of the bot's
    warm processor time for a press, Telegram's and AWS's time aside; `bot_import_s`: median in fresh processes.
    """
    with patch.dict(os.environ, ENVIRONMENT):
        group = Group()
        group.play()
        chat = group.api.chats.all[GROUP]
        return {
            "group_messages": len([message for message in chat.messages.values() if message.sender is None]),
            "group_calls": len(chat.calls),
            "busiest_minute": chat.busiest_minute(),
            "update_cpu_ms": round(group.update_ms(), 2),
            "bot_import_s": round(median(seconds("import functions.bot.app") for _ in range(IMPORTS)), 2),
        }


class Group:
    """Four people and the bot in one group, over the fakes of all that lies outside."""

    def __init__(self) -> None:
        from functions.bot import app

        self.world = FakeWorld(seed=1)
        self.api = BotApi(TOKEN, "carteado_bot", Chats(list(PEOPLE), [Chat(GROUP, "supergroup", "Sueca")]))
        self.api.clock = lambda: self.world.clock.now() / 1000
        wiring = Wiring(os.environ, self.world.clock)
        wiring.world = self.world.ports
        self.courier: Courier = telegram.courier(wiring, ENVIRONMENT["TELEGRAM_API"], words)
        self.courier.channel._http = SimpleNamespace(request=self._post)  # type: ignore[attr-defined]
        bot = Bot(TOKEN, DirectSession(self._call))
        self._app: Any = app
        app.wiring = wiring
        app.courier, app.bot, app.taken = lambda: self.courier, lambda: bot, lambda: app.take  # type: ignore[assignment]
        self._updates, self._ops, self._random = count(1), count(1), Random(1)
        self._people = People(self.api)
        for update in self._people.say(self._group, PEOPLE[0], f"/{GAME} 4"):
            self.update(update)
        self.table_id = next(pk for pk, sk in self.world.store.items if sk == "TABLE").removeprefix("T#")

    @property
    def _group(self) -> Chat:
        return self.api.chats.all[GROUP]

    def update(self, content: dict[str, Any]) -> None:
        """Telegram calls the webhook."""
        body = json.dumps({"update_id": next(self._updates), **content})
        headers = {self._app.SECRET_HEADER: ENVIRONMENT["WEBHOOK_SECRET"]}
        self._app.handler({"headers": headers, "body": body}, _Context())

    def play(self) -> None:
        """A whole match at the pace of people."""
        for seat, person in enumerate(PEOPLE[1:], 1):
            self._act(person, f"sit {seat}")
        self._act(PEOPLE[0], "start")
        while self._turn():
            self._pass(self._random.randrange(*THINK_MS))
        self._pass(10_000)

    def update_ms(self) -> float:
        """The bot's processor time for a press that is too late: it reads the table, refuses and answers."""
        card = next(message for message in self._group.messages.values() if message.sender is None)
        data, spent = Tap(START, self.table_id, 0).data(), []
        for _ in range(UPDATES):
            (press,) = self._people.press(self._group, PEOPLE[0], card, data)
            began = time.process_time_ns()
            self.update(press)
            spent.append((time.process_time_ns() - began) / 1e6)
        return median(spent)

    def _turn(self) -> bool:
        """Somebody does what he may; whether the match is still on."""
        tables.look(self.world.ports, User("g1", "Eva"), self.table_id)  # what is overdue is done, as by the clock
        loaded = self.world.store.load(self.table_id)
        assert loaded is not None
        if loaded.table.until > self.world.clock.now():
            return True
        for seat, state in views.states(loaded.table, range(4), self.world.clock.now()).items():
            view = state["frames"][-1]["view"]
            question = view["proposal"]
            if view["phase"] == "over":
                return False
            if question and seat in question["electorate"] and seat not in question["yes"]:
                self._act(PEOPLE[seat or 0], "vote yes")
                return True
            if view["hand"]["legal"] and str(seat) in view["hand"]["waiting"]:
                self._act(PEOPLE[seat or 0], self._random.choice(view["hand"]["legal"]))
                return True
        return True

    def _act(self, person: Person, text: str) -> None:
        user = sessions.telegram_user(person.id, person.name, self.world.clock.now())
        turn = tables.look(self.world.ports, user, self.table_id)["turn"]
        tables.act(self.world.ports, user, self.table_id, Op(f"{person.id}{next(self._ops):08}", turn, text, bytes(16)))
        if "notify" in self.world.store.items[f"T#{self.table_id}", "TABLE"]:
            telling.tell_change(self.courier, self.table_id)

    def _pass(self, ms: int) -> None:
        """Let time pass, with what the queue of errands brings meanwhile."""
        for _ in range(0, ms, 1_000):
            self.world.clock.advance(1_000)
            for errand in self.world.queue.deliver_errands():
                telling.do(self.courier, errand)

    def _post(self, _: str, address: str, body: bytes, headers: dict[str, str]) -> SimpleNamespace:
        """urllib3's, as the channel calls it."""
        del headers
        return SimpleNamespace(data=json.dumps(self._call(TOKEN, address.rpartition("/")[2], body)).encode())

    def _call(self, token: str, method: str, body: bytes) -> dict[str, Any]:
        return self.api.answer(token, method, json.loads(body))[1]


class _Context:
    """Lambda's context."""

    function_name = "Bot"
    memory_limit_in_mb = 1024
    invoked_function_arn = "arn:aws:lambda:::function:Bot"
    aws_request_id = "1"

    def get_remaining_time_in_millis(self) -> int:
        return 10_000
