"""A person at a table, as docs/protocol.md has it: one socket to watch by, requests to act by."""

import asyncio
import secrets
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec
from aiohttp import ClientConnectionError, ClientSession, WSMsgType

from bench.load.verdict import Memory

State = dict[str, Any]
View = dict[str, Any]

PATIENCE_S: Final = 60
"""How long a person goes on trying to get one request answered."""
AGAIN_S: Final = 0.5
DOUBT_S: Final = 15
"""Without news for so long a person reads the table: a push may be lost."""
DIFFERENT_NOW: Final = ("stale", "too_early")
"""Refusals that say no more than that somebody else was quicker."""


class Failure(Exception):
    """The server did not do what the protocol says."""


@dataclass
class Tally:
    """What all people together have seen. Times are seconds."""

    measuring: bool = False
    answers: list[float] = field(default_factory=list)
    """From an op's first request to its definite answer, retries included, while ``measuring``."""
    counts: Counter[str] = field(default_factory=Counter)
    """Refusals and repetitions by their code."""
    failures: list[str] = field(default_factory=list)


class Person:
    """A guest who makes legal moves at random, says yes to whatever is asked, and thinks before both."""

    def __init__(self, http: ClientSession, name: str, think_s: float, tally: Tally, rng: Random) -> None:
        self.table = ""
        self.host = False
        self.memory = Memory()
        self._leaving = False
        self._http, self._name, self._think_s, self._tally, self._rng = http, name, think_s, tally, rng
        self._token = ""
        self._device = secrets.token_urlsafe(3)
        self._state: State = {"version": -1}
        self._ahead = 0  # what the server's clock is ahead of ours, in milliseconds
        self._news = asyncio.Event()

    # --- the way to a table

    async def arrive(self) -> None:
        self._token = (await self.ask("POST", "/api/session", {"name": self._name}))["token"]

    async def open(self, game: str, players: int) -> str:
        """Open a table; its id."""
        wish = {"game": game, "players": players, "entropy": entropy()}
        self._take(await self.ask("POST", "/api/tables", wish))
        self.table, self.host = self._state["table"], True
        return self.table

    async def sit(self, table: str, seat: int) -> None:
        self.table = table
        await self._read()
        while self.view["you"] is None:
            await self.act(f"sit {seat}", entropy=entropy())

    async def start(self) -> None:
        await self._think()
        while self.view["phase"] == "lobby":
            await self.act("start", entropy=entropy())

    # --- at the table

    async def watch(self, opened: asyncio.Event) -> None:
        """Take what the socket says, for ever; open it again when it closes. ``opened``: when there is one."""
        while True:
            url = (await self.ask("POST", f"/api/tables/{self.table}/socket", {}))["url"]
            async with self._http.ws_connect(url) as socket:
                await self._read()
                opened.set()
                async for message in socket:
                    if message.type is WSMsgType.TEXT:
                        self._take(msgspec.json.decode(message.data))
            self._tally.counts["reconnected"] += 1

    async def play(self) -> None:
        """Do what a person does at a table, until the match is over and he wants to leave."""
        while not (self._leaving and self.view["phase"] == "over"):
            self._news.clear()
            wait = self._shown_in()
            text = self._choice() if wait <= 0 else None
            if text is not None:
                await self._do(text)
            elif not await self._news_within(wait if wait > 0 else DOUBT_S) and wait <= 0:
                self._tally.counts["read again"] += 1
                await self._read()

    def leave(self) -> None:
        """Want to go home: make no more moves, and close the match."""
        self._leaving = True
        self._news.set()

    @property
    def view(self) -> View:
        """The table as it is when all frames have been shown."""
        return dict(self._state["frames"][-1]["view"])

    def _choice(self) -> str | None:
        """What he would do now; None: wait for others."""
        view = self.view
        phase, question, hand = view["phase"], view["proposal"], view["hand"]
        if view["seats"][view["you"]]["kind"] == "away":
            return "back"
        if question:
            return "vote yes" if view["you"] in question["electorate"] and view["you"] not in question["yes"] else None
        if self._leaving:
            return "propose close" if self.host and phase == "playing" else None
        if phase == "over":
            return "propose rematch" if self.host else None
        if phase == "playing" and str(view["you"]) in hand["waiting"] and hand["legal"]:
            return str(self._rng.choice(hand["legal"]))
        return None

    async def _do(self, text: str) -> None:
        """Think, and act unless something has changed meanwhile."""
        seen, leaving = self._state["turn"], self._leaving
        await self._think()
        if self._state["turn"] == seen and self._leaving == leaving:
            await self.act(text, **({"entropy": entropy()} if self._shuffles(text) else {}))

    def _shuffles(self, text: str) -> bool:
        return self.view["phase"] == "over" and text in ("propose rematch", "vote yes")

    async def act(self, text: str, **more: str) -> None:
        """Send an op until it has an answer, under one id."""
        view = self.view
        op = {"op": self._device + secrets.token_urlsafe(9), "turn": self._state["turn"], "text": text, **more}
        began = time.monotonic()
        status, answer = await self._request("POST", f"/api/tables/{self.table}/ops", op)
        if self._tally.measuring:
            self._tally.answers.append(time.monotonic() - began)
        if status == 200:
            self._take(answer)
            if view["phase"] == "playing" and text in view["hand"]["legal"]:
                self.memory.moves.setdefault((view["match"], view["deal"]), []).append(f"{view['you']} {text}")
        elif answer.get("error") in DIFFERENT_NOW:
            self._tally.counts[answer["error"]] += 1
            self._take(answer["state"])
            await asyncio.sleep(answer.get("ms", 0) / 1000)
        else:
            raise Failure(f"{text!r} answered with {status} {answer.get('error')}")

    # --- the line

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """What the server answers. Raises Failure when it refuses."""
        status, answer = await self._request(method, path, body)
        if not 200 <= status < 300:
            raise Failure(f"{method} {path} answered with {status} {answer.get('error')}")
        return answer

    async def _request(self, method: str, path: str, body: dict[str, Any] | None) -> tuple[int, dict[str, Any]]:
        """Status and answer, repeated while the server is busy or the line breaks."""
        deadline = time.monotonic() + PATIENCE_S
        while True:
            try:
                headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
                async with self._http.request(method, path, json=body, headers=headers) as answer:
                    status, told = answer.status, msgspec.json.decode(await answer.read())
                again = "busy" if told.get("error") == "busy" else None
            except (ClientConnectionError, TimeoutError):
                status, told, again = 0, {"error": "no answer"}, "no answer"
            if again is None or time.monotonic() > deadline:
                return status, told
            self._tally.counts[again] += 1
            await asyncio.sleep(AGAIN_S * self._rng.uniform(0.5, 1.5))

    async def _read(self) -> None:
        self._take(await self.ask("GET", f"/api/tables/{self.table}"))

    def _take(self, state: State) -> None:
        self._ahead = state["now"] - _now()
        if state["version"] > self._state["version"]:
            self._state = state
            self.memory.commitments.add(self.view["commitment"])
            self._news.set()

    def _shown_in(self) -> float:
        """Seconds until the last frame is shown."""
        return float(self._state["frames"][-1]["at"] - _now() - self._ahead) / 1000

    async def _news_within(self, seconds: float) -> bool:
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def _think(self) -> None:
        await asyncio.sleep(self._think_s * self._rng.uniform(0.5, 1.5))


def entropy() -> str:
    """A part of the shuffle."""
    return secrets.token_urlsafe(16)


def _now() -> int:
    return time.time_ns() // 1_000_000
