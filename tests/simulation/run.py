"""One run: an evening in bad weather, then in good, until the table is over. A seed and a commit tell all of it."""

import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final
from warnings import filterwarnings

import msgspec
from aws_lambda_powertools.metrics.provider.cloudwatch_emf import cloudwatch

from carteado.app.chat import cards, pacing
from carteado.app.ports import ChatMessage
from carteado.games import GAMES
from carteado.games.base import Game
from carteado.table.state import SCHEMA
from carteado.words import words
from local.chats import Person as ChatPerson
from local.chats import formatted
from tests.simulation.cloud import Cloud, Fleet, Json
from tests.simulation.faults import Faults, weather
from tests.simulation.judge import CONVERGE_MS, Judge
from tests.simulation.kernel import START_MS, Kernel
from tests.simulation.people import ENTROPY, Answer, Device, Habits, Person
from tests.simulation.release import Patch, Release
from tests.simulation.telegram import GROUP, Telegram

Arrival = Callable[[Person], tuple[Json, str]]
"""How a person arrives: the body for a session, and the table if the session's answer does not name it."""

NAMES: Final = ("Ana", "Rui", "Téo", "Bia", "Ivo", "Eva", "Zé")
FIRST_ID: Final = 100
"""Of the people in Telegram."""
EVENING_MS: Final = 3 * 3_600_000
ERRANDS_MS: Final = 900_000
"""By then whatever a chat could not be told at once has come through the queue."""
CLOCKS_APART: Final = 3
"""So many calls more may a minute hold, since containers' clocks differ."""
"""By then every table is over."""
NEXT_SCHEMA: Final = Patch("carteado.table.state", f"SCHEMA: Final = {SCHEMA}", f"SCHEMA: Final = {SCHEMA + 1}")

# Figures are lines on standard output; those of one invocation may have left with another's.
cloudwatch.print = lambda *_: None  # type: ignore[attr-defined]
filterwarnings("ignore", "No application metrics to publish")
os.environ |= {
    "TABLE_NAME": "carteado",
    "TELEGRAM_API": "https://telegram.invalid",
}


@dataclass(slots=True)
class Report:
    """What a run was, and what was wrong with it."""

    seed: int
    wrong: list[str] = field(default_factory=list)
    ops: int = 0
    """Invocations of handlers."""
    versions: int = 0
    views: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    struck: list[tuple[int, str, str]] = field(default_factory=list)
    states: set[int] = field(default_factory=set)
    """Kinds of tables that were stored."""


def fleet(*patches: Patch) -> Fleet:
    """The releases that a run deploys: what is tried, and the one after it."""
    releases = Release(*patches), Release(*patches, NEXT_SCHEMA)
    for release in releases:
        # What a call would cost is not asked here, and reckoning it would take a tenth of the time.
        release.module("carteado.adapters.layout").size = lambda item: 0
    return Fleet(*releases)


class Run:
    """The evening of one seed."""

    def __init__(self, seed: int, ships: Fleet, spared: frozenset[int] = frozenset()) -> None:
        self.report = Report(seed)
        self.rng = rng = Random(seed)
        self.kernel = Kernel(Random(rng.random()))
        self.faults = Faults(Random(rng.random()), weather(rng), spared)
        self.judge = Judge(self._fail)
        self.cloud = self.judge.cloud = Cloud(self.kernel, Random(rng.random()), self.faults, ships, self.judge)
        self._ships = ships
        self.habits = Habits(
            haste_ms=rng.choice((400, 1_500, 4_000)),
            naps=rng.choice((0.0, 0.0, 0.02, 0.1)),
            double_taps=rng.choice((0.0, 0.05, 0.3)),
            nonsense=rng.choice((0.0, 0.05, 0.2)),
            whims=rng.choice((0.0, 0.02, 0.08)),
            absences=rng.choice((0.0, 0.01, 0.05)),
        )
        self.devices: list[Device] = []
        self.telegram = Telegram(self.cloud, [ChatPerson(FIRST_ID + number, name) for number, name in enumerate(NAMES)])
        self.cloud.furnish = self.telegram.furnish

    def play(self) -> Report:
        """Play it."""
        self.kernel.spawn(self._gather)
        storm = START_MS + self.rng.choice((30_000, 90_000, 240_000))
        if self.rng.random() < 0.3:
            self.kernel.at(START_MS + self.rng.randrange(5_000, 60_000), self._deploy)
        self.kernel.run(storm)
        self.faults.over = True
        self._converge()
        self._end()
        self._finish()
        return self.report

    def _fail(self, what: str) -> None:
        self.report.wrong.append(f"{(self.kernel.now - START_MS) / 1000:.3f} s: {what}")
        self.kernel.stop()

    # ---- the evening

    def _gather(self) -> None:
        """A table is opened; people come by its link."""
        game = self.rng.choice(list(GAMES.values()))
        players = self.rng.choice(game.players)
        comers = self.rng.randint(1, players) + (self.rng.random() < 0.2)
        people = [Person(number, NAMES[number]) for number in range(comers)]
        host = self._device(people[0])
        come = self._by_chat(game, players) if self.rng.random() < 0.3 else self._by_link(host, game, players)
        for person in people:
            for _ in range(1 + (self.rng.random() < 0.25)):
                device = host if not host.table else self._device(person)
                device.table = "?"
                self.kernel.spawn(partial(self._come, device, come))

    def _by_link(self, host: Device, game: Game, players: int) -> Arrival:
        """The host opens the table in the app."""
        host.arrive({"name": host.person.name})
        clock = self.rng.choice(("15", "15", "30", "60", "none"))
        options = self._options(game)
        new = {"game": game.id, "players": players, "entropy": ENTROPY, "options": options, "clock": clock}
        new["recall"] = self.rng.random() < 0.5
        while not (answer := host.call("POST", "/api/tables", new)).ok:
            self.kernel.wait(500)
            if answer.body.get("error") == "too_many_tables":  # those whose answers were lost: he has them in his list
                answer = host.persist("GET", "/api/tables")
                answer = Answer(answer.status, answer.body["tables"][0]) if answer.ok else answer
                if answer.ok:
                    break
        return lambda person: ({"name": person.name}, answer.body["table"])

    def _by_chat(self, game: Game, players: int) -> Arrival:
        """Somebody opens it by a command in the group."""
        self.telegram.say(f"/{game.id} {players}", self.telegram.chats.people[FIRST_ID])
        while not (start := self.telegram.start()):
            self.kernel.wait(500)
        people = self.telegram.chats.people
        return lambda person: ({"init_data": self.telegram.init_data(people[FIRST_ID + person.number], start)}, "")

    def _come(self, device: Device, come: Arrival) -> None:
        self.kernel.wait(self.rng.randrange(3_000))
        person = device.person
        arrival, table = come(person)
        if person.devices[0] is device:
            while not person.token or not (table or person.start):
                person.start = device.arrive(arrival) or ""
        while not person.token:
            self.kernel.wait(500)
        device.table = table or person.start
        device.come()

    def _device(self, person: Person) -> Device:
        name = f"{person.name}{len(self.devices)}"
        device = Device(self.cloud, person, Random(self.rng.random()), self.habits, name, self.judge.shown)
        self.devices.append(device)
        person.devices.append(device)
        return device

    def _options(self, game: Game) -> Json:
        """A few options off their default, and the shortest match."""
        chosen: Json = {}
        for option in game.options:
            if option.key in ("target", "match"):
                chosen[option.key] = option.values[0]
            elif self.rng.random() < 0.3:
                chosen[option.key] = self.rng.choice(option.values)
        return chosen

    def _deploy(self) -> None:
        """The next release comes beside the present one, then in its place."""
        self.cloud.releases = list(self._ships.releases)
        self.kernel.after(self.rng.randrange(1_000, 20_000), self._retire)

    def _retire(self) -> None:
        self.cloud.releases = [self._ships.releases[1]]

    # ---- after the storm

    def _converge(self) -> None:
        """All who look see, within fifteen seconds, what was there when the faults stopped."""
        if self.report.wrong:
            return
        stored = {table: len(history.bodies) for table, history in self.judge.tables.items()}
        watching = [device for device in self.devices if device.present]
        self.kernel.run(self.kernel.now + CONVERGE_MS)
        for device in watching:
            if device.present and device.version < stored.get(device.table, 0):
                self._fail(f"{device.name} still shows {device.version}, not {stored[device.table]}")

    def _end(self) -> None:
        """Everybody stays and makes an end, and sees it."""
        for device in self.devices:
            device.leaving = True
        ends = self.kernel.now + EVENING_MS
        while self.kernel.now < ends and not self.report.wrong and not self._over():
            self.kernel.run(self.kernel.now + 10_000)
        if not self.report.wrong and not self._over():
            self._fail("the table does not come to its end")
        self._converge()
        ends = self.kernel.now + ERRANDS_MS
        while self.kernel.now < ends and not self.report.wrong and self.cloud.queue.errands():
            self.kernel.run(self.kernel.now + 1_000)

    def _over(self) -> bool:
        tables = {device.table for device in self.devices if device.table in self.judge.tables}
        return bool(tables) and all(self.judge.table(table).phase == "over" for table in tables)

    def _finish(self) -> None:
        for device in self.devices:
            device.present = False
        self.kernel.stop()
        self.kernel.end_tasks()
        self.judge.finish()
        if not self.report.wrong:
            self._told()
        report = self.report
        report.ops, report.views, report.faults = self.cloud.invocations, self.judge.views, self.faults.counts
        report.states = self.judge.states
        report.struck = self.faults.struck
        report.versions = sum(len(history.bodies) for history in self.judge.tables.values())
        self._ships.take_back(self.cloud.containers)

    def _told(self) -> None:
        """The chat has one message a match of each table, which says how it ended."""
        posts, items = self.telegram.posts(), self.cloud.items
        bodies = {table: items[key]["body"]["B"] for table in self.judge.tables if (key := _card(table)) in items}
        shown = {table: msgspec.msgpack.decode(body, type=ChatMessage) for table, body in bodies.items()}
        mishaps = [where for _, _, where in self.faults.struck if where.startswith(("bot", "notify"))]
        matches = sum(max(1, self.judge.table(table).match) for table in shown)
        if len(posts) > matches + len(mishaps):
            self._fail(f"{len(posts)} messages for {matches} matches")
        busiest = self.telegram.chats.all[GROUP].busiest_minute()
        if busiest > pacing.CALLS + CLOCKS_APART:
            self._fail(f"the chat is written to {busiest} times in a minute")
        if self.cloud.stream.dropped or self.cloud.queue.dead:
            return
        for table, card in shown.items():
            text = cards.text(self.judge.table(table), self.kernel.now, words(card.language))
            message = next(it for it in posts if it.id == card.message)
            if message.runs != formatted(text, "HTML"):
                self._fail(f"the chat is told {message.text!r}, not {text!r}")


def _card(table: str) -> tuple[str, str]:
    return f"T#{table}", "CHAT#card#"


def run(seed: int, ships: Fleet, spared: frozenset[int] = frozenset()) -> Report:
    """Play the evening of a seed."""
    return Run(seed, ships, spared).play()
