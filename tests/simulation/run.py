"""One run: a table and its people in bad weather, then in good, until it is over. A seed and a commit tell all of it."""

import os
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final
from warnings import filterwarnings

from aws_lambda_powertools.metrics.provider.cloudwatch_emf import cloudwatch

from carteado.games import GAMES
from carteado.games.base import Game
from tests.simulation.cloud import Cloud, Fleet, Json
from tests.simulation.faults import CALM, Faults, weather
from tests.simulation.judge import CONVERGE_MS, Judge
from tests.simulation.kernel import START_MS, Kernel
from tests.simulation.people import ENTROPY, Device, Habits, Person
from tests.simulation.release import Patch, Release

NAMES: Final = ("Ana", "Rui", "Téo", "Bia", "Ivo", "Eva", "Zé")
EVENING_MS: Final = 3 * 3_600_000
"""By then every table is over."""
NEXT_SCHEMA: Final = Patch("carteado.table.state", "SCHEMA: Final = 1", "SCHEMA: Final = 2")

# Figures are lines on standard output; those of one invocation may have left with another's.
cloudwatch.print = lambda *_: None  # type: ignore[attr-defined]
filterwarnings("ignore", "No application metrics to publish")
os.environ |= {
    "POWERTOOLS_LOG_LEVEL": "CRITICAL",
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
    """Hashes of the stored tables, apart from ids and times."""


def fleet(*patches: Patch) -> Fleet:
    """The releases that a run deploys: what is tried, and the one after it."""
    return Fleet(Release(*patches), Release(*patches, NEXT_SCHEMA))


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

    def play(self) -> Report:
        """Play it."""
        self.kernel.spawn(self._open)
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

    def _open(self) -> None:
        """Somebody opens a table; the others come by its link."""
        game = self.rng.choice(list(GAMES.values()))
        players = self.rng.choice(game.players)
        people = [Person(number, NAMES[number]) for number in range(self.rng.randint(1, players) + (self.rng.random() < 0.2))]
        host = self._device(people[0])
        host.arrive({"name": people[0].name})
        clock = self.rng.choice(("15", "15", "30", "60", "none"))
        options = self._options(game)
        new = {"game": game.id, "players": players, "entropy": ENTROPY, "options": options, "clock": clock}
        answer = host.call("POST", "/api/tables", new)
        while not answer.ok:
            self.kernel.wait(500)
            answer = host.call("POST", "/api/tables", new)
        for person in people:
            for _ in range(1 + (self.rng.random() < 0.25)):
                device = host if person is host.person and not host.table else self._device(person)
                device.table = answer.body["table"]
                self.kernel.spawn(lambda device=device: self._come(device))

    def _come(self, device: Device) -> None:
        self.kernel.wait(self.rng.randrange(3_000))
        if device is device.person.devices[0] and not device.person.token:
            device.arrive({"name": device.person.name})
        while not device.person.token:
            self.kernel.wait(500)
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

    def _over(self) -> bool:
        return all(self.judge.phase(table) == "over" for table in {device.table for device in self.devices} - {""})

    def _finish(self) -> None:
        for device in self.devices:
            device.present = False
        self.kernel.stop()
        self.judge.finish()
        report = self.report
        report.ops, report.views, report.faults = self.cloud.invocations, self.judge.views, self.faults.counts
        report.struck = self.faults.struck
        report.versions = sum(len(history.bodies) for history in self.judge.tables.values())
        self._ships.take_back(self.cloud.containers)


def run(seed: int, ships: Fleet, spared: frozenset[int] = frozenset()) -> Report:
    """Play the evening of a seed."""
    return Run(seed, ships, spared).play()
