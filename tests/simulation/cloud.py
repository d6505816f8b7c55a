"""The platform as the functions meet it: containers, ports that fail, a queue, a stream, sockets, a gateway.

Stern where AWS is stern: a message comes at least once and perhaps late, a record comes again until its attempts are
used up, a socket is reached only after its ``$connect`` was answered, an invocation is stopped when its time is up.
"""

import hashlib
import json
import logging
from collections import defaultdict, deque
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from functools import partial
from random import Random
from typing import Any, Final, Protocol

from greenlet import getcurrent

from tests.simulation import faults as kinds
from tests.simulation.faults import Faults
from tests.simulation.kernel import Box, Kernel, Killed, Task
from tests.simulation.release import Release

Json = dict[str, Any]
Address = tuple[str, str]

TIMEOUT_MS: Final = 10_000
VISIBILITY_MS: Final = 60_000
RECEIVES: Final = 5
RECORD_TRIES: Final = 6
SKEW_MS: Final = 2_000
STALL_MS: Final = 2_500
"""A little less than the adapters wait for an answer."""
CONDITIONAL: Final = ("save", "save_account", "open", "connect")
"""Writes of the store that must happen once: when their outcome is unknown they say so by Conflict."""
SETTINGS: Final = {
    "SESSION_SECRET": "the secret of a simulated room",
    "WEBHOOK_SECRET": "the secret of its webhook",
    "BOT_TOKEN": "1000001:simulated",
    "BOT_USERNAME": "carteado_bot",
    "APP_NAME": "jogar",
    "SOCKET_URL": "wss://room.example/live",
    "GUESTS": "on",
}


@dataclass(slots=True)
class Invocation:
    """One run of a handler."""

    number: int
    function: str
    subject: Any
    """What it was started for: a request of a person, a batch of wake-ups, …"""
    began: int
    release: Release
    now: int = 0
    """What the container's clock said last."""
    luck: int = 0
    """The mark of the luck that it draws from."""
    watched: frozenset[str] = frozenset()
    """Sockets of the table that it loaded last."""
    pushed: set[str] = field(default_factory=set)
    """Those that it tried to reach."""
    wrote: bool = False
    """It has written a table."""
    dead: bool = False


class Witness(Protocol):
    """Whoever hears what happens."""

    def saved(self, invocation: Invocation, table: str, records: dict[str, str]) -> None:
        """A table has been written."""

    def ended(self, invocation: Invocation, answer: Any) -> None:
        """A handler has answered."""

    def raised(self, invocation: Invocation, error: Exception) -> None:
        """An exception has left a handler."""

    def invoked(self, invocation: Invocation) -> None:
        """A handler is about to run."""


class Luck:
    """``Chance`` that can be had again: everything follows from its mark."""

    def __init__(self, mark: int = 0) -> None:
        self.begin(mark)

    def begin(self, mark: int) -> None:
        """Start over with another mark."""
        self.bots = Random(mark)
        self._mark, self._drawn = mark, 0

    def secret(self) -> bytes:
        self._drawn += 1
        return hashlib.shake_256(f"{self._mark} {self._drawn}".encode()).digest(48)


class SkewedClock:
    """A container's clock: a little fast or slow."""

    def __init__(self, kernel: Kernel, skew: int) -> None:
        self._kernel = kernel
        self._skew = skew

    def now(self) -> int:
        return self._kernel.now + self._skew

    def sleep(self, ms: int) -> None:
        self._kernel.wait(ms)


class WatchedClock(SkewedClock):
    """The same as the handler reads it. With each reading its luck starts over, so that whoever knows what the running
    invocation read last, and the mark of its luck, can do again what was done then.
    """

    def __init__(self, cloud: "Cloud", skew: int, luck: Luck) -> None:
        super().__init__(cloud.kernel, skew)
        self._cloud, self._luck = cloud, luck

    def now(self) -> int:
        invocation = self._cloud.running
        invocation.now, invocation.luck = super().now(), self._cloud.new_mark()
        self._luck.begin(invocation.luck)
        return invocation.now


class Port:
    """A port whose every method may be slow, fail or be the last thing that the invocation does."""

    def __init__(self, cloud: "Cloud", name: str, real: Any, failures: dict[str, tuple[type[Exception], ...]]) -> None:
        """``failures``: by method the exceptions for (refused, reply lost); by ``*`` those of all other methods."""
        self._cloud, self._name, self._real, self._failures = cloud, name, real, failures

    def __getattr__(self, method: str) -> Any:
        refused, lost = self._failures.get(method) or self._failures["*"]
        effect = getattr(self._real, method)
        call = partial(self._cloud.call, f"{self._name}.{method}", effect, refused, lost)
        setattr(self, method, call)
        return call


class Container:
    """An instance of a function: its module, its clock, its luck."""

    def __init__(self, cloud: "Cloud", release: Release, function: str, module: Any) -> None:
        self.release, self.function, self.module = release, function, module
        self.luck = Luck()
        self.sound = True
        """It rests after a run that ended well: no invocation has died in it."""
        skew = cloud.rng.randint(-cloud.skew_ms, cloud.skew_ms)
        clock = WatchedClock(cloud, skew, self.luck)
        ports = release.module("carteado.app.ports")
        failing = {"*": (ports.Unreachable, ports.Unreachable)}
        unknown = failing | dict.fromkeys(CONDITIONAL, (ports.Unreachable, ports.Conflict))
        store = release.module("carteado.adapters.memory").MemoryStore(SkewedClock(cloud.kernel, skew))
        store.items = cloud.items
        module.wiring = module.Wiring(SETTINGS, clock)
        module.wiring.world = ports.World(
            Port(cloud, "store", Database(cloud, store), unknown),
            Port(cloud, "sockets", Pushes(cloud, ports), failing),
            Port(cloud, "queue", cloud.queue, failing),
            clock,
            self.luck,
        )


class Database:
    """The store of a container over the one that all share; tells of what was written."""

    def __init__(self, cloud: "Cloud", store: Any) -> None:
        self._cloud, self._store = cloud, store

    def __getattr__(self, method: str) -> Any:
        return getattr(self._store, method)

    def load(self, table_id: str) -> Any:
        loaded = self._store.load(table_id)
        if loaded is not None:
            self._cloud.running.watched = frozenset(socket.id for socket in loaded.sockets)
        return loaded

    def save(self, table: Any, expected: int, records: dict[str, str], tell: bool) -> None:
        self._store.save(table, expected, records, tell)
        self._cloud.saved(table.id, dict(records))

    def open(self, table: Any, account: Any) -> None:
        self._store.open(table, account)
        self._cloud.saved(table.id, {})


class Cloud:
    """Everything between the people and the handlers."""

    skew_ms = SKEW_MS
    """So much may a container's clock be wrong."""

    def __init__(self, kernel: Kernel, rng: Random, faults: Faults, fleet: "Fleet", witness: Witness) -> None:
        self.kernel, self.rng, self.faults, self.witness = kernel, rng, faults, witness
        self.items: dict[Address, Json] = {}
        self.queue = Queue(self)
        self.stream = Stream(self)
        self.lines: dict[str, Line] = {}
        self.releases: list[Release] = [fleet.releases[0]]
        self.containers: list[Container] = []
        self.furnish: Callable[[Container], None] = lambda container: None
        """Gives a new container what no port of the room's world is."""
        self.invocations = 0
        self._fleet = fleet
        self._idle: dict[tuple[Release, str], list[Container]] = defaultdict(list)
        self._marks = 0
        self._salt = rng.getrandbits(64)

    def new_mark(self) -> int:
        """A number from which luck is made."""
        self._marks += 1
        return self._salt + self._marks

    @property
    def running(self) -> Invocation:
        """The invocation that is at work."""
        subject: Invocation = getcurrent().subject  # type: ignore[attr-defined]
        return subject

    def latency(self) -> int:
        """Milliseconds of a way through the network, now and then a long one."""
        drawn = self.rng.random()
        return int(drawn * 12) if drawn < 0.97 else int((drawn - 0.97) * 30_000)

    # ---- calls of ports

    def call(
        self,
        where: str,
        effect: Callable[..., Any],
        refused: type[Exception],
        lost: type[Exception],
        *given: Any,
        **named: Any,
    ) -> Any:
        """Make a call of a port in the running invocation."""
        invocation = self.running
        if invocation.dead:
            raise Killed
        fault = self.befall(invocation, where, given)
        if where == "sockets.push":
            invocation.pushed.add(given[0])
        if invocation.dead or fault == kinds.KILL:
            invocation.dead = True
            raise Killed
        if fault == kinds.REFUSE:
            raise refused
        result = effect(*given, **named)
        if fault == kinds.KILL_AFTER:
            invocation.dead = True
            raise Killed
        if fault == kinds.LOSE:
            raise lost
        return result

    def befall(self, invocation: Invocation, where: str, given: tuple[Any, ...]) -> str | None:
        """Let others go first, for as long as the call takes; the fault, if any, that befalls it."""
        del given
        fault = self.faults.at_call(f"{invocation.function} {where}")
        self.kernel.wait(STALL_MS if fault == kinds.STALL else int(self.rng.random() * 8))
        return fault

    def saved(self, table: str, records: dict[str, str]) -> None:
        """A table has been written by the running invocation."""
        self.running.wrote = True
        self.witness.saved(self.running, table, records)
        item = self.items[f"T#{table}", "TABLE"]
        if "notify" in item:
            self.stream.append(item)

    # ---- invocations

    def invoke(self, function: str, event: Json, subject: Any, done: Callable[[Any], None]) -> None:
        """Run a handler in a free container; ``done`` gets its answer, or None if it died or failed."""
        release = self.rng.choice(self.releases)
        idle = self._idle[release, function]
        container = idle.pop() if idle else self._cold_start(release, function)
        self.invocations += 1
        invocation = Invocation(self.invocations, function, subject, self.kernel.now, release)
        self.witness.invoked(invocation)
        task = self.kernel.spawn(partial(self._run, container, event, done), invocation)
        self.kernel.after(TIMEOUT_MS, partial(self._stop, task))

    def _cold_start(self, release: Release, function: str) -> Container:
        container = Container(self, release, function, self._fleet.take(release, function))
        self.containers.append(container)
        logging.getLogger(function).setLevel(logging.CRITICAL)  # what it logs is tried elsewhere, and costs a third
        self.furnish(container)
        return container

    def _run(self, container: Container, event: Json, done: Callable[[Any], None]) -> None:
        invocation = self.running
        container.sound = False
        container.luck.begin(self.new_mark())
        try:
            answer = container.module.handler(event, Context(self, container, invocation))
        except Killed:
            done(None)
        except Exception as error:
            self.witness.raised(invocation, error)
            done(None)
        else:
            if container.release in self.releases:
                self._idle[container.release, container.function].append(container)
            container.sound = True
            self.witness.ended(invocation, answer)
            done(answer)

    def _stop(self, task: Task) -> None:
        if not task.dead:
            task.subject.dead = True  # its next call finds it dead

    # ---- sockets

    def open_line(self, line: "Line", event: Json) -> None:
        """Ask for a socket; it is open once ``$connect`` has been answered with 200."""
        self.lines[line.id] = line

        def answered(answer: Any) -> None:
            line.open = bool(answer) and answer["statusCode"] == 200 and not line.closed
            line.connected.put(line.open)

        self.invoke("socket", event, line, answered)

    def cut_line(self, line: "Line", silently: bool) -> None:
        """A socket ends; the room may never hear of it."""
        line.end()
        if not silently:
            event = socket_event("$disconnect", line.id)
            self.kernel.after(self.latency(), lambda: self.invoke("socket", event, line, lambda _: None))


def socket_event(route: str, socket_id: str, **more: Any) -> Json:
    """An event of the WebSocket API."""
    return {"requestContext": {"routeKey": route, "connectionId": socket_id}, **more}


class Context:
    """Lambda's context."""

    memory_limit_in_mb = 1024

    def __init__(self, cloud: Cloud, container: Container, invocation: Invocation) -> None:
        self._cloud, self._ends = cloud, invocation.began + TIMEOUT_MS
        self.function_name = container.function
        self.invoked_function_arn = f"arn:aws:lambda:::function:{container.function}"
        self.aws_request_id = str(invocation.number)

    def get_remaining_time_in_millis(self) -> int:
        return max(0, self._ends - self._cloud.kernel.now)


class Fleet:
    """Imported instances of the functions, used again from run to run: an import takes longer than a match."""

    def __init__(self, *releases: Release) -> None:
        self.releases = releases
        self._modules: dict[tuple[Release, str], list[Any]] = defaultdict(list)

    def take(self, release: Release, function: str) -> Any:
        """An instance that no container uses."""
        free = self._modules[release, function]
        return free.pop() if free else release.container(function)

    def take_back(self, containers: Iterable[Container]) -> None:
        """A run is over; the instances that came to no harm serve the next one."""
        for container in containers:
            if container.sound:
                self._modules[container.release, container.function].append(container.module)


@dataclass(slots=True, repr=False)
class Line:
    """A socket as the person's device holds it."""

    id: str
    hear: Callable[[bytes], None]
    connected: Box = field(default_factory=Box)
    ended: Box = field(default_factory=Box)
    open: bool = False
    closed: bool = False
    missed: int = 0
    """Messages that were sent to it while it was not open."""

    def end(self) -> None:
        """The socket is closed, by whomever."""
        self.open, self.closed = False, True
        self.ended.put(True)


class Pushes:
    """``Sockets``: through the network, which may lose a message or bring it late."""

    def __init__(self, cloud: Cloud, ports: Any) -> None:
        self._cloud, self._gone = cloud, ports.Gone

    def push(self, socket_id: str, body: bytes) -> None:
        cloud, line = self._cloud, self._cloud.lines.get(socket_id)
        if line is None or not line.open:
            if line is not None:
                line.missed += 1
            raise self._gone
        if not cloud.faults.strikes(kinds.PUSH_LOST, socket_id):
            cloud.kernel.after(cloud.latency(), lambda: None if line.closed else line.hear(body))

    def close(self, socket_id: str) -> None:
        line = self._cloud.lines.get(socket_id)
        if line is not None:
            line.end()


@dataclass(slots=True)
class Message:
    """A wake-up, or an errand, on its way to its function."""

    number: int
    function: str
    table: str
    due: int
    """The time of the wake-up; 0 for an errand."""
    body: str
    receives: int = 0


class Queue:
    """``Queue``: two standard queues with their consumers."""

    def __init__(self, cloud: Cloud) -> None:
        self._cloud = cloud
        self.messages: dict[int, Message] = {}
        """Sent and not yet deleted."""
        self.sent = 0
        self.dead = 0
        """Given up after too many attempts."""
        self.lost_ms: dict[str, int] = {}
        """By table: how long messages whose handling failed have been invisible."""

    def wake(self, table_id: str, due: int, delay_ms: int) -> None:
        self._put("clock", table_id, due, json.dumps({"table": table_id, "due": due}), delay_ms)

    def send(self, errand: Any, delay_ms: int) -> None:
        self._put("notify", errand.table, 0, json.dumps(asdict(errand)), delay_ms)

    def wake_ups(self) -> list[Message]:
        """Those that are on their way."""
        return [message for message in self.messages.values() if message.function == "clock"]

    def errands(self) -> list[Message]:
        """The same."""
        return [message for message in self.messages.values() if message.function == "notify"]

    def _put(self, function: str, table_id: str, due: int, body: str, delay_ms: int) -> None:
        if not delay_ms >= 0:
            raise ValueError("SQS takes no delay into the past")
        delay = min(900, -(-delay_ms // 1000)) * 1000
        self.sent += 1
        message = Message(self.sent, function, table_id, due, body)
        self.messages[message.number] = message
        cloud = self._cloud
        late = cloud.rng.randrange(20_000) if cloud.faults.strikes(kinds.WAKE_LATE, table_id) else cloud.latency()
        cloud.kernel.after(delay + late, partial(self.deliver, message))
        if cloud.faults.strikes(kinds.WAKE_TWICE, table_id):
            cloud.kernel.after(delay + cloud.rng.randrange(5_000), partial(self.deliver, message))

    def deliver(self, message: Message) -> None:
        """Hand a message to the consumer, unless one has done with it."""
        if message.number not in self.messages:
            return
        message.receives += 1
        record = {
            "messageId": str(message.number), "receiptHandle": "r", "body": message.body, "attributes": {},
            "messageAttributes": {}, "md5OfBody": "", "eventSource": "aws:sqs",
            "eventSourceARN": f"arn:aws:sqs:us-east-1:1:{message.function}", "awsRegion": "us-east-1",
        }  # fmt: skip
        self._cloud.invoke(message.function, {"Records": [record]}, message, partial(self._handled, message))

    def _handled(self, message: Message, answer: Any) -> None:
        if answer is not None and not answer["batchItemFailures"]:
            self.messages.pop(message.number, None)
        elif message.receives < RECEIVES:
            if message.due:
                self.lost_ms[message.table] = self.lost_ms.get(message.table, 0) + VISIBILITY_MS
            self._cloud.kernel.after(VISIBILITY_MS, partial(self.deliver, message))
        else:
            self.dead += 1
            self.messages.pop(message.number, None)


class Stream:
    """The table's stream and its consumer: one shard a table, in order, a few attempts a record."""

    def __init__(self, cloud: Cloud) -> None:
        self._cloud = cloud
        self._shards: dict[str, deque[Json]] = defaultdict(deque)
        self._tries: dict[str, int] = defaultdict(int)
        self._busy: set[str] = set()
        self.dropped = 0
        """Records given up."""

    def append(self, item: Json) -> None:
        """A change that the chat must hear of."""
        table = item["pk"]["S"]
        self._shards[table].append(
            {"dynamodb": {"Keys": {"pk": item["pk"], "sk": item["sk"]}}, "number": item["v"]["N"]}
        )
        self._pump(table)

    def _pump(self, table: str) -> None:
        if table in self._busy or not self._shards[table]:
            return
        self._busy.add(table)
        batch = list(self._shards[table])[:10]
        records = [
            {
                "eventID": one["number"],
                "eventName": "MODIFY",
                "eventSource": "aws:dynamodb",
                "dynamodb": {**one["dynamodb"], "SequenceNumber": one["number"]},
            }
            for one in batch
        ]
        self._cloud.kernel.after(
            self._cloud.latency(),
            lambda: self._cloud.invoke("notify", {"Records": records}, table, partial(self._handled, table, records)),
        )

    def _handled(self, table: str, records: list[Json], answer: Any) -> None:
        shard = self._shards[table]
        failed = {one["itemIdentifier"] for one in answer["batchItemFailures"]} if answer else None
        for record in records:
            if failed is None or record["dynamodb"]["SequenceNumber"] in failed:
                break
            shard.popleft()
            self._tries[table] = 0
        else:
            self._busy.discard(table)
            self._pump(table)
            return
        self._tries[table] += 1
        if self._tries[table] >= RECORD_TRIES:
            self.dropped += 1
            shard.popleft()
            self._tries[table] = 0
        self._cloud.kernel.after(500 << self._tries[table], lambda: (self._busy.discard(table), self._pump(table)))
