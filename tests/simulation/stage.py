"""A stage for a few invocations at once: time stands still, and whoever directs says which of them goes on, and how.

An invocation waits before each call of the store and the queue until it is told to make it. Calls of sockets are made
at once: no invocation learns anything by them but that a socket is closed, which nobody opens again.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from typing import Any, Final, NamedTuple

from greenlet import getcurrent

from carteado.adapters import layout
from carteado.adapters.layout import Item
from carteado.adapters.tokens import Tokens
from carteado.app.identity import Session
from carteado.app.ports import Account, Socket
from carteado.table import state
from carteado.table.state import Table, User
from tests.simulation import faults as kinds
from tests.simulation.cloud import SETTINGS, VISIBILITY_MS, Address, Cloud, Fleet, Invocation, Line, Message
from tests.simulation.faults import CALM, Faults
from tests.simulation.judge import History, Judge
from tests.simulation.kernel import Kernel, Task
from tests.simulation.people import ENTROPY, TRIES, Device, Habits, Intent, Person, Request

WATCHER, WATCHING = "watcher", "watching"
"""A spectator's device, and the socket on which it watches the table."""
WRITES: Final = {"save", "save_account", "open", "connect", "remember", "unlist", "wake"}
AT_WRITES: Final = (kinds.KILL_AFTER, kinds.REFUSE, kinds.LOSE)
"""An invocation that dies before a call is one that died after its last write, or one that never ran."""
_STEADY: Final = Habits(1, 0, 0, 0, 0, 0)
_DAY_MS: Final = 86_400_000
_SOON_MS: Final = 2_000
"""A message waits for whole seconds."""


LOOK, CONNECT, CLOSE, FORGET = "(look)", "(connect)", "(close)", "(forget me)"
WAKE, STALE = "(wake-up)", "(stale wake-up)"
_WAKE_UPS: Final = {WAKE: 1, STALE: 2}
"""Numbers of their messages."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody may do: an op by its text, or something else in brackets; nobody for what the room does itself."""

    user: User | None
    text: str

    @property
    def is_op(self) -> bool:
        return not self.text.startswith("(")

    def __str__(self) -> str:
        return f"{self.user.name} {self.text}" if self.user else self.text


class Outcome(NamedTuple):
    """What came of it all."""

    answers: tuple[tuple[str, tuple[int, str]], ...]
    table: bytes
    records: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Situation:
    """A table at a moment, and whoever is there."""

    name: str
    table: Table
    now: int
    spectator: User


@dataclass(slots=True)
class Waiting:
    """An invocation before a call that it is about to make."""

    invocation: Invocation
    task: Task
    doer: str
    where: str
    places: frozenset[str]
    """What the call reads or writes."""

    @property
    def faults(self) -> tuple[str, ...]:
        """What may befall the call. One that only reads is made again, or its invocation dies with nothing done."""
        return AT_WRITES if self.where.partition(".")[2] in WRITES else ()


class Still(Kernel):
    """Time passes only while it is let run; nobody who waits between two tries is waited for."""

    def __init__(self) -> None:
        super().__init__(Random(0))

    def wait(self, ms: int) -> None:
        del ms

    def begin(self, now: int) -> None:
        """Drop everything that is going on."""
        self.end_tasks()
        self._agenda.clear()
        self._rng = Random(0)
        self.now = now


class Stage(Cloud):
    """The cloud on which a situation is set up again and again."""

    skew_ms = 0

    def __init__(self, fleet: Fleet) -> None:
        self.still = Still()
        self.judge = Judge(lambda what: self.wrong.append(what))
        super().__init__(self.still, Random(0), Faults(Random(0), CALM), fleet, self.judge)
        self.judge.cloud = self
        self.wrong: list[str] = []
        self.waiting: list[Waiting] = []
        self.answers: dict[str, tuple[int, str]] = {}
        """By doer: status and code of his last answer."""
        self.directed = True
        self._known: dict[int, int] = {}
        """By invocation: what it has learned from its calls."""

    def set_up(self, situation: Situation) -> None:
        """Begin with a situation."""
        self.situation, table = situation, situation.table
        self.still.begin(situation.now)
        self.wrong.clear()
        self.waiting, self.answers, self.directed, self._known = [], {}, True, {}
        self.invocations = self._marks = 0
        self._idle = defaultdict(list)
        for container in self.containers:
            # Functions keep nothing from one request to the next, so a new container for each death would tell no more.
            self._idle[container.release, container.function].append(container)
        self._furnish_store(situation)
        self._furnish_queue(table)
        self.judge.tables.clear()
        self.judge.tables[table.id] = History([state.dump(table)])
        self.judge.applied.clear()

    def _furnish_store(self, situation: Situation) -> None:
        watcher = self.device(WATCHER, situation.spectator)
        self.items.clear()
        self.items.update(_stored(situation))
        self.lines = {WATCHING: Line(WATCHING, watcher.hear, open=True)}

    def _furnish_queue(self, table: Table) -> None:
        self.queue.messages, self.queue.lost_ms, self.queue.sent, self.queue.dead = {}, {}, 0, 0
        for due in filter(None, (table.wake, table.wake - 1)):
            self.queue.wake(table.id, due, max(1, due - self.kernel.now))  # not yet: a wake-up is a deed

    # ---- who does what

    def device(self, name: str, user: User) -> Device:
        """A phone of the user, with the table on it."""
        person = Person(0, user.name)
        person.id = user.id
        person.token = _token(user, self.situation.now)
        device = Device(self, person, Random(0), _STEADY, name, self.judge.shown)
        device.table = self.situation.table.id
        return device

    def begin(self, doer: str, deed: Deed, intent: Intent | None) -> None:
        """Let somebody begin with what he wants to do."""
        if deed.text in _WAKE_UPS:
            message = self.queue.messages.get(_WAKE_UPS[deed.text])
            if message is not None:
                self.kernel.after(0, partial(self.queue.deliver, message))
        elif deed.text == CLOSE:
            self.cut_line(self.lines[WATCHING], silently=False)
        else:
            assert deed.user is not None
            self.kernel.spawn(partial(self._do, doer, self.device(doer, deed.user), deed, intent))

    def _do(self, doer: str, device: Device, deed: Deed, intent: Intent | None) -> None:
        if deed.text == CONNECT:
            watches = any(device.connect() for _ in range(TRIES))  # a void session never does
            self.answers[doer] = (200, "") if watches else (401, "unauthorised")
            return
        path = f"/api/tables/{device.table}"
        if intent is not None:
            body = {"op": intent.id, "turn": intent.turn, "text": intent.text, "entropy": ENTROPY}
            answer = device.persist("POST", f"{path}/ops", body, intent)
        elif deed.text == LOOK:
            answer = device.persist("GET", path)
        else:
            answer = device.persist("DELETE", "/api/session")
        self.answers[doer] = answer.status, answer.body.get("error", "")

    # ---- who goes on

    def befall(self, invocation: Invocation, where: str, given: tuple[Any, ...]) -> str | None:
        if not self.directed or where.startswith("sockets"):
            return None
        one = Waiting(invocation, getcurrent(), _doer(invocation.subject), where, _places(where, given))
        self.waiting.append(one)
        fault: str | None = self.kernel.park()
        return fault

    def call(self, where: str, *given: Any, **named: Any) -> Any:
        invocation = self.running
        try:
            result = super().call(where, *given, **named)
        except Exception as failure:
            self._learn(invocation, repr(failure))
            raise
        self._learn(invocation, repr(result))
        return result

    def _learn(self, invocation: Invocation, what: str) -> None:
        self._known[invocation.number] = hash((self._known.get(invocation.number), what))

    def settle(self) -> list[Waiting]:
        """Let everybody come to his next call; who is there, in the order in which their invocations began."""
        self.kernel.run(self.kernel.now)
        self.waiting.sort(key=lambda one: one.invocation.number)
        return self.waiting

    def go_on(self, one: Waiting, fault: str | None) -> None:
        """Let somebody make his call."""
        self.waiting.remove(one)
        one.task.switch(fault)

    def state(self) -> int:
        """All that what follows depends on: what is stored, what is on its way, what everybody knows."""
        going = [
            (one.doer, one.invocation.function, one.where, self._known.get(one.invocation.number, 0))
            for one in self.waiting
        ]
        return hash(repr((sorted(self.items.items()), self._sent(), sorted(going), sorted(self.answers.items()))))

    def new_mark(self) -> int:
        """Tickets differ; all else has the same luck in every order, so that outcomes can be compared."""
        subject = self.running.subject
        return super().new_mark() if isinstance(subject, Request) and subject.path.endswith("/socket") else 0

    def latency(self) -> int:
        return 0

    # ---- what comes of it

    def table(self) -> Table:
        """As it is stored."""
        return self.judge.table(self.situation.table.id)

    def outcome(self) -> Outcome:
        """What everybody was told, and what is stored but for version and wake-up."""
        table = self.table()
        table.version = table.wake = 0
        records = self.judge.tables[table.id].records
        return Outcome(tuple(sorted(self.answers.items())), state.dump(table), tuple(sorted(records.items())))

    def prospect(self) -> int:
        """All that what follows without anybody's doing depends on."""
        table = self.table()
        table.version, table.answered = 0, []
        records = sorted(self.judge.tables[table.id].records)
        return hash(repr((self.situation.name, state.dump(table), self._sent(), self._sockets(), records)))

    def let_time_pass(self) -> None:
        """Bring all wake-ups, those whose handling failed once more; what was due is done."""
        self.directed = False
        self.kernel.run(max(self.table().due, self.kernel.now + VISIBILITY_MS) + _SOON_MS)
        late = self.kernel.now - self.table().due
        if self.table().due and late >= _SOON_MS:
            self.wrong.append(f"nobody has woken the table for {late} ms")
        beside, kept = self._sockets()
        if beside != kept:
            self.wrong.append(f"sockets {beside} are known, accounts have {kept}")
        self.judge.finish()

    def _sent(self) -> list[tuple[int, int]]:
        """The wake-ups that are on their way."""
        return sorted({(message.due, message.receives) for message in self.queue.wake_ups()})

    def _sockets(self) -> tuple[list[str], list[str]]:
        """The sockets that are known beside the table, and in their users' accounts."""
        beside = [sk.partition("#")[2] for _, sk in self.items if sk.startswith("SOCKET#")]
        accounts = [layout.account(item, pk) for (pk, sk), item in self.items.items() if sk == layout.ACCOUNT]
        return sorted(beside), sorted(socket.id for account in accounts for socket in account.sockets)


@cache
def _token(user: User, now: int) -> str:
    return Tokens(SETTINGS["SESSION_SECRET"]).session(Session(user, guest=True, expires=now + _DAY_MS))


@cache
def _stored(situation: Situation) -> dict[Address, Item]:
    """All that the store holds in a situation."""
    table, now = situation.table, situation.now
    watching = Socket(WATCHING, table.id, situation.spectator.id, now + _DAY_MS)
    accounts = [Account(table.host, 1, tables=[table.id]), Account(situation.spectator.id, 1, sockets=[watching])]
    items = [
        layout.table_item(table, tell=False),
        *(layout.listed_item(seat.user, table.id, now - 1) for seat in table.seats if seat.user),
        *(layout.account_item(account, now) for account in accounts),
        *layout.socket_items(watching),
    ]
    return {(item["pk"]["S"], item["sk"]["S"]): item for item in items}


def _doer(subject: Any) -> str:
    """For whom an invocation works."""
    if isinstance(subject, Request):
        return subject.device.name
    if isinstance(subject, Message):
        return f"wake-up {subject.number}"
    return str(subject.id).rpartition("-")[0] or WATCHER


def _places(where: str, given: tuple[Any, ...]) -> frozenset[str]:
    """What a call reads or writes; calls that share no place may be made in either order.

    So may those of the queue: nobody reads there, and messages on their way have no order.
    """
    if where.startswith("queue"):
        return frozenset()
    return frozenset(place for value in given for place in _places_of(value))


def _places_of(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif hasattr(value, "table"):  # a socket
        yield from (value.table, value.id)
    elif hasattr(value, "seats"):
        yield value.id
    elif hasattr(value, "user"):
        yield value.user
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from _places_of(one)
