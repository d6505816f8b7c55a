"""An evening of many tables: people sit down, play for a while, go home, and every record is checked."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from statistics import quantiles
from typing import Final

from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector

from bench.load.person import Person, Tally
from bench.load.server import Server
from bench.load.verdict import Verdict, judge
from carteado.games import GAMES

PLAYERS: Final = 4
DOORS: Final = 8
"""Tables that are opened at the same time."""
TIMEOUT_S: Final = 20
GOING_HOME_S: Final = 180


@dataclass(frozen=True)
class Figures:
    """What the evening came to."""

    ops: int
    """Answered while everybody played."""
    p50_ms: int
    p99_ms: int
    server_s: float
    """Processor time that the server took meanwhile."""
    people_s: float
    """The same of the people."""
    counts: dict[str, int]
    verdict: Verdict


async def evening(server: Server, tables: int, seconds: float, think_s: float, seed: int = 0) -> Figures:
    """Let four people play at each of the tables for so long."""
    tally, chance = Tally(), Random(seed)
    async with _line(server.url) as http:
        parties = [_Party(http, number, think_s, tally, chance) for number in range(tables)]
        doors = asyncio.Semaphore(DOORS)
        try:
            await asyncio.gather(*(party.gather(doors) for party in parties))
            server_s, people_s = await _measured(parties, seconds, tally, server)
            await asyncio.gather(*(party.go_home() for party in parties))
            verdict = _together([await party.verdict() for party in parties], tally.failures)
        finally:
            for party in parties:
                party.scatter()
    cuts = quantiles(tally.answers or [0.0, 0.0], n=100, method="inclusive")
    p50_ms, p99_ms = (round(cuts[cut] * 1000) for cut in (49, 98))
    return Figures(len(tally.answers), p50_ms, p99_ms, server_s, people_s, dict(tally.counts), verdict)


async def _measured(parties: list["_Party"], seconds: float, tally: Tally, server: Server) -> tuple[float, float]:
    """Play, and count meanwhile; the processor time that it took the server and the people."""
    servers, ours = server.cpu_seconds(), time.process_time()
    tally.measuring = True
    for party in parties:
        party.begin()
    await asyncio.sleep(seconds)
    tally.measuring = False
    return server.cpu_seconds() - servers, time.process_time() - ours


def _together(verdicts: list[Verdict], failures: list[str]) -> Verdict:
    """One verdict on all tables, with whatever else has failed."""
    return Verdict(
        matches=sum(verdict.matches for verdict in verdicts),
        records=sum(verdict.records for verdict in verdicts),
        moves=sum(verdict.moves for verdict in verdicts),
        failures=[*failures, *(failure for verdict in verdicts for failure in verdict.failures)],
    )


class _Party:
    """Four people, their table, and what they do there."""

    def __init__(self, http: ClientSession, number: int, think_s: float, tally: Tally, chance: Random) -> None:
        self._game = list(GAMES)[number % len(GAMES)]
        self._tally = tally
        self._people = [
            Person(http, f"G{number}.{seat}", think_s, tally, Random(chance.random())) for seat in range(PLAYERS)
        ]
        self._playing: list[asyncio.Task[None]] = []
        self._watching: list[asyncio.Task[None]] = []

    async def gather(self, doors: asyncio.Semaphore) -> None:
        """Open the table and sit down, everybody with a socket."""
        async with doors:
            await self._safely(self._sit_down())

    async def _sit_down(self) -> None:
        host = self._people[0]
        for person in self._people:
            await person.arrive()
        table = await host.open(self._game, PLAYERS)
        for seat, person in enumerate(self._people[1:], start=1):
            await person.sit(table, seat)
        opened = [asyncio.Event() for _ in self._people]
        pairs = zip(self._people, opened, strict=True)
        self._watching = [self._begun(person.watch(event)) for person, event in pairs]
        await asyncio.gather(*(event.wait() for event in opened))

    def begin(self) -> None:
        """Start the match and play."""
        self._playing = [self._begun(self._people[0].start()), *(self._begun(person.play()) for person in self._people)]

    async def go_home(self) -> None:
        """Close the match by vote and wait until everybody has seen it end."""
        for person in self._people:
            person.leave()
        _, late = await asyncio.wait(self._playing, timeout=GOING_HOME_S)
        if late:
            self._tally.failures.append(f"{self._game}: {len(late)} people never saw the match end")

    def scatter(self) -> None:
        """Close the sockets."""
        for task in (*self._playing, *self._watching):
            task.cancel()

    async def verdict(self) -> Verdict:
        """Whether the table's records keep what was promised."""
        host = self._people[0]
        answer = await host.ask("GET", f"/api/tables/{host.table}/records")
        return judge(answer["matches"], [person.memory for person in self._people])

    def _begun(self, work: Awaitable[None]) -> asyncio.Task[None]:
        return asyncio.create_task(self._safely(work))

    async def _safely(self, work: Awaitable[None]) -> None:
        """One person's trouble is told and does not end the evening."""
        try:
            await work
        except Exception as failure:
            self._tally.failures.append(f"{self._game}: {failure!r}")


@asynccontextmanager
async def _line(url: str) -> AsyncIterator[ClientSession]:
    """Connections to the server, as many as are wanted."""
    wire, timeout = TCPConnector(limit=0), ClientTimeout(total=TIMEOUT_S)
    async with ClientSession(url, connector=wire, timeout=timeout, cookie_jar=DummyCookieJar()) as http:
        yield http
