"""An evening at a table: what people, the queue and the clock do there from the first command to the rematch.

The first world is played live by this module, from the stored table and the sound rules, and taken down; what a twin
world is asked is read from there.
"""

import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from carteado.app.tries import TRIES
from carteado.cards import NAMES
from carteado.fairness import SEED_BYTES
from carteado.games.base import Hand, Options, Standing
from carteado.record import Record, replay
from carteado.table import hands
from carteado.table.state import OVER, PLAYING, Table
from local.chatroom import sign
from local.chats import Person
from tests.leaks import canaries
from tests.leaks.fate import Deal, Fate
from tests.leaks.outlets import GROUP, Message, Room
from tests.simulation.release import Release

Json = dict[str, Any]

FIRST_ID: Final = 7_100_200_300
WATCHER, FORMER, STRANGER, NOBODY = "watcher", "former", "stranger", ""
OUTSIDERS: Final = (WATCHER, FORMER, STRANGER, NOBODY)
"""Whoever has no seat: one looks on by a socket, one had a seat and stood up, one only asks, one has no session."""
DEVICES: Final = ("phone", "computer")
ROOM: Final = "room"
"""Who calls when the queue brings a message."""
THINKING_MS: Final = (1_200, 4_000)
"""So slow that nobody uses his bucket up."""

PROBES: Final = (
    *("play ?1", "play ??", "play Xx", "flip 4c", "dance", ""),
    *("swap", "choose copas", "cut 5", "from top", "trump hearts", "bid 2", "annul", "denounce 1", "return 3"),
    *("accept", "raise", "agree", "vote yes", "propose replace 1", "gesture wink", "back", "start", "sit 0"),
    *("bot 1 easy", "clear 1", "option target 6", "signal wink ace"),
)
"""What somebody may try at any moment, mostly in vain."""
PHRASES: Final = ("thanks", "take-that", "scared", "play 7h")
"""What somebody may say: at every table, at most of them, at one, at none."""


@dataclass(frozen=True)
class Scene:
    """A table of the tests."""

    game: str
    players: int
    options: Options = field(default_factory=dict)
    standing: Standing | None = None
    bots: tuple[int, ...] = ()
    """Seats that bots play from the start."""
    leaves: bool = False
    """Whether the player of seat 1 goes away in mid-match and comes back later."""
    erased: bool = False
    """Whether the player of the last seat has himself forgotten in mid-match."""
    recall: bool = False
    """Whether the cards that were played may be looked up."""
    seed: int = 1
    steps: int = 150
    """Decisions after which the evening ends, if it has not ended by itself after the first cards of a rematch."""
    level: str = "DEBUG"

    def __str__(self) -> str:
        chosen = "-".join(f"{value}" for value in self.options.values())
        return f"{self.game}-{self.players}{'-' * bool(chosen)}{chosen}-{self.seed}"


@dataclass(frozen=True)
class Ask:
    """Something that the outside does, at a time. ``body``: of a request or of what a queue brings, or a message."""

    at: int
    who: str
    route: str
    path: str = ""
    body: Any = None
    outage: bool = False
    """Whether the store is out of reach meanwhile."""


@dataclass(frozen=True)
class Step:
    """What was asked, what came out, and where the table stands now."""

    ask: Ask
    heard: list[Message]
    number: int
    """Of the op, which its contribution to the shuffle is made of."""
    changed: bool
    """Whether anything has come of it: the table was written, a socket was opened, chance was drawn."""
    before: int
    """Moves in the running hand before."""
    deal: Deal | None
    """The running hand, None in the lobby; and how many moves it has now."""
    made: int
    over: bool
    """Whether the match of this hand is over, so that its deals are published."""
    published: tuple[bytes, ...]
    """The seeds, salts and contributions of the matches that are over."""
    forgotten: str = ""
    """The name of whoever had himself forgotten before."""


class Evening:
    """Plays a scene in a room of the release, and takes it down."""

    def __init__(self, release: Release, scene: Scene) -> None:
        self.scene, self.rng = scene, Random(f"evening {scene}")
        self.fate = Fate(scene.seed, scene.standing)
        self.people = {
            name: Person(FIRST_ID + n, f"{canaries.NAME_MARK} {name}") for n, name in enumerate(names(scene))
        }
        self.room = Room(release, self.fate, list(self.people.values()), scene.level)
        self.steps: list[Step] = []
        self.records: dict[Deal, Record] = {}
        """The hands as far as they were played."""
        self.secrets: set[int] = set()
        """The numbers of the secrets of matches: chance is asked for others as well."""
        self._published: tuple[bytes, ...] = ()
        self._forgotten = ""
        self._ops = 0
        self._reread = 1
        """The running deal when the hand before it was last looked at."""
        self._last: dict[str, Json] = {}
        """The last op of each person."""

    def play(self) -> "Evening":
        """From the first command to the first cards of a rematch."""
        self._gather()
        for decisions in range(self.scene.steps):
            if self.room.table.match == 2 and len(self.room.table.moves) > 3:
                break
            self._decide(decisions)
            self._look_round()
        return self

    # ---- the lobby

    def _gather(self) -> None:
        scene, host = self.scene, names(self.scene)[0]
        self._ask(host, "write", body=f"/{scene.game} {scene.players}")
        for name, person in self.people.items():
            self._ask(name, "POST", "/api/session", {"init_data": init_data(person, self.room.clock.now())})
        for device in DEVICES:
            for name in self.people:
                if name != STRANGER:
                    self._ask(name, "POST", f"{self._path}/socket", {})
                    self._ask(name, "$connect", f"{name}/{device}")
        self._look_round()
        for key, value in scene.options.items():
            self._op(host, f"option {key} {value}")
        if scene.recall:
            self._op(host, "recall on")
        self._op(FORMER, f"sit {scene.players - 1}")
        self._op(FORMER, "leave")
        for seat in range(1, scene.players):
            self._op(host, f"bot {seat} easy") if seat in scene.bots else self._op(f"seat {seat}", f"sit {seat}")
        for seat in range(scene.players if scene.options.get("signals") == "on" else 0):
            self._op(f"seat {seat}", "signal wink ace")
            self._op(f"seat {seat}", f"signal chin {'king' if seat % 2 else 'seven'}")
        self._look_round()
        self._op(host, "start")
        self._look_round()

    # ---- the match

    def _decide(self, decisions: int) -> None:
        """Whoever may does something, or time passes."""
        table = self.room.table
        if self.scene.leaves and decisions in (6, 14):
            self._op("seat 1", "back" if table.seats[1].bot else "leave")
            return
        if self.scene.erased and decisions == 10:
            name = f"seat {self.scene.players - 1}"
            self._ask(name, "DELETE", "/api/session")
            self._forgotten = self.people[name].name
            return
        if table.phase == OVER and table.proposal is None and table.humans():
            self._op(f"seat {self.rng.choice(table.humans())}", "propose rematch")
            return
        early = self.rng.random()
        if early < 0.15 and table.until > self.room.clock.now():
            self._wait((table.until - self.room.clock.now()) // 2)  # somebody may act in the pause, or too early
        else:
            self._wait(max(0, table.until - self.room.clock.now()) + self.rng.randint(*THINKING_MS))
        acts = list(self._acts())
        if not acts or (early > 0.97 and table.due):
            self._wait(max(1_000, self.room.table.due - self.room.clock.now()))
            return
        self._op(*self.rng.choice(acts))

    def _acts(self) -> Iterator[tuple[str, str]]:
        """(who, text) of everything that moves the match on."""
        table = self.room.table
        question = table.proposal
        asked = [] if question is None else [seat for seat in question.electorate if seat not in question.yes]
        yield from ((f"seat {seat}", "vote yes") for seat in asked)
        if table.phase == PLAYING:
            hand = self._hand(table)
            for seat in table.humans():
                moves = [move for move in hand.offered(seat) if move.split()[0] not in ("resign", "denounce")]
                calm = [move for move in moves if move != "run"] or moves
                yield from ((f"seat {seat}", move) for move in calm)

    def _hand(self, table: Table) -> Hand:
        """The hand as its last frame shows it, by the sound rules."""
        hand = replay(self._record(table))
        if self.room.clock.now() >= table.until and hand.pause:
            hand.settle()
        return hand

    def _record(self, table: Table) -> Record:
        number, deal = self._deal(table)
        deck = self.fate.deck(hands.deals(table), number, deal)
        return Record(table.game, table.players, table.options, table.dealer, table.before, deck, table.moves)

    def _deal(self, table: Table) -> Deal:
        return self.room.chance.number(table.secret), table.deal

    # ---- looking on and trying

    def _look_round(self) -> None:
        """Everybody looks at the table, and perhaps tries something."""
        for name in (*names(self.scene)[: self.scene.players], self.rng.choice(OUTSIDERS)):
            if self._plays(name):
                self._ask(name, "GET", self._path)
                self._try(name)
        if self.room.table.deal > self._reread:
            self._reread = self.room.table.deal
            for name in (*filter(self._plays, names(self.scene)), NOBODY):
                self._ask(name, "GET", f"{self._path}/replays/{self.room.table.match}/{self._reread - 1}")
        if self.rng.random() < 0.15:
            everybody = [name for name in (*self.people, NOBODY) if self._plays(name)]
            self._ask(
                self.rng.choice(everybody),
                "GET",
                self.rng.choice(("/api/tables", *(f"{self._path}/{of}" for of in ("score", "records")))),
            )
            self._ask(self.rng.choice(everybody), "GET", self._path, outage=True)

    def _plays(self, name: str) -> bool:
        return not (name.startswith("seat ") and int(name[5:]) in self.scene.bots)

    def _try(self, name: str) -> None:
        drawn = self.rng.random()
        if drawn < 0.55:
            text = self.rng.choice(PROBES) if drawn < 0.35 else f"play {self.rng.choice(NAMES)}"
            self._op(name, text, late=int(drawn < 0.1))
        elif drawn < 0.62 and name in self._last:
            self._ask(name, "POST", f"{self._path}/ops", self._last[name])
        elif drawn < 0.7:
            self._ask(name, "POST", f"{self._path}/talk", {"phrase": self.rng.choice(PHRASES)})

    # ---- asking

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.room.table_id}"

    def _op(self, name: str, text: str, late: int = 0) -> None:
        if 0 < self.room.table.due <= self.room.clock.now():
            # This settles what is overdue, so that the op is all that its own request does.
            self._ask(WATCHER, "GET", self._path)
        self._ops += 1
        entropy = canaries.entropy(self._ops)
        turn = max(0, self.room.table.turn - late)
        body = {"op": f"{canaries.MARK}-{self._ops:06}", "turn": turn, "text": text, "entropy": in_base64(entropy)}
        self._ask(name, "POST", f"{self._path}/ops", body)
        if self.steps[-1].changed:
            self._last[name] = body

    def _wait(self, ms: int) -> None:
        """Let time pass; the queue brings what comes meanwhile."""
        end = self.room.clock.now() + ms
        while due := [message for message in self._queued() if message[0] <= end]:
            at, route, body = min(due)
            self.room.clock.advance(max(0, at - self.room.clock.now()))
            self._ask(ROOM, route, body=body)
        self.room.clock.advance(end - self.room.clock.now())

    def _queued(self) -> Iterator[tuple[int, str, str]]:
        """What is on its way through the queues: when it comes, to whom, what it says."""
        yield from ((at, "wake", body) for at, body in self.room.wakes)
        yield from ((at, "errand", body) for at, body in self.room.errands)

    def _ask(self, who: str, route: str, path: str = "", body: Any = None, outage: bool = False) -> None:
        ask = Ask(self.room.clock.now(), who, route, path, body, outage)
        before, drawn = self._state(), len(self.room.chance.drawn)
        heard = do(self.room, ask, self.people)
        table = self.room.table
        changed = (
            route.startswith("$")
            or path.endswith(("/session", "/socket", "/talk"))  # a token, a ticket, something that all hear
            or self._state()[0] != before[0]
            or len(self.room.chance.drawn) > drawn
        )
        deal = self._deal(table) if table.deal else None
        if deal is not None:
            self.records[deal] = self._record(table)
        secrets = (secret for secret in (table.secret, table.upcoming) if secret)
        self.secrets |= {self.room.chance.number(secret) for secret in secrets}
        over = table.phase == OVER
        if over:
            parts = (table.secret[:SEED_BYTES], table.secret[SEED_BYTES:], *table.given)
            self._published = tuple({*self._published, *(part.hex().encode() for part in parts if part)})
        moves = len(table.moves)
        self.steps.append(
            Step(ask, heard, self._ops, changed, before[1], deal, moves, over, self._published, self._forgotten)
        )

    def _state(self) -> tuple[int, int]:
        """Version of the table, and moves in its hand."""
        return (self.room.version, len(self.room.table.moves)) if self.room.version else (0, 0)


def names(scene: Scene) -> list[str]:
    """Everybody who has a session, the players first."""
    return [*(f"seat {seat}" for seat in range(scene.players)), WATCHER, FORMER, STRANGER]


def do(room: Room, ask: Ask, people: dict[str, Person]) -> list[Message]:
    """Ask a room; what comes out of it."""
    room.store.outages = TRIES if ask.outage else 0
    room.chance.begin(room.version)
    if ask.route == "wake":
        room.wake(ask.body)
    elif ask.route == "errand":
        room.do(ask.body)
    elif ask.route == "write":
        room.write(ask.body, people[ask.who])
    elif ask.route.startswith("$"):
        room.socket(ask.route, ask.path, room.tickets.get(ask.who, ""))
    else:
        room.request(ask.route, ask.path, ask.body, ask.who)
    heard, room.heard = room.heard, []
    return heard


def init_data(person: Person, now: int) -> str:
    """Init data of somebody who opens the app from the group."""
    user = json.dumps(person.as_json(), ensure_ascii=False)
    fields = {"auth_date": str(now // 1000), "query_id": canaries.MARK, "chat_instance": str(GROUP), "user": user}
    return sign(canaries.BOT_TOKEN, fields)


def in_base64(data: bytes) -> str:
    """Bytes as the app sends them."""
    return urlsafe_b64encode(data).decode().rstrip("=")
