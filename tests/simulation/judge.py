"""What must hold in every run, told at once when it does not.

The judge knows the sound code: it is imported as it is, whatever release is being tried.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final
from zlib import crc32

import msgspec

from carteado.app import tables
from carteado.app.forms import random_bytes
from carteado.codes import STATUS
from carteado.games import GAMES
from carteado.record import check, parse
from carteado.table import clocks, erasure, ops, state, views
from carteado.table.ops import Op
from carteado.table.state import Moment, Refused, Table, User
from tests.simulation.cloud import Cloud, Invocation, Json, Luck, Message
from tests.simulation.people import ENTROPY, Device, Intent, Request

GONE_TOLD: Final = 12
"""So many messages may go to a closed socket: several invocations may have loaded it, and forgetting it may fail."""
LATE_MS: Final = 60_000
RESTLESS: Final = 5_000
"""Some five times the invocations of the longest evening."""
CONVERGE_MS: Final = 15_000
SAMPLE: Final = 8
"""One view in so many is compared with what it should be."""
CODES: Final = {*STATUS, *(code for game in GAMES.values() for code in game.refusals)}

Key = tuple[str, str]


@dataclass(slots=True)
class History:
    """All that was ever stored of a table."""

    bodies: list[bytes] = field(default_factory=list)
    """By version, from 1 on."""
    records: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Commit:
    """An op that has been applied."""

    version: int
    at: int


class Judge:
    """Hears everything and says what is wrong with it."""

    def __init__(self, fail: Callable[[str], None]) -> None:
        self.tables: dict[str, History] = defaultdict(History)
        self.applied: dict[Key, Commit] = {}
        self.refusals = 0
        self.states: set[int] = set()
        """Kinds of tables that were stored: all that matters but names, times and cards."""
        self.views = 0
        """Views that were compared."""
        self.cloud: Cloud
        self._fail = fail
        self._seen = 0

    # ---- what is stored

    def saved(self, invocation: Invocation, table_id: str, records: dict[str, str]) -> None:
        """Each version is made from the one before by one op, as the sound code makes it, byte for byte."""
        history = self.tables[table_id]
        body: bytes = self.cloud.items[f"T#{table_id}", "TABLE"]["body"]["B"]
        table = _read(body)
        if history.bodies and _schema(body) < _schema(history.bodies[-1]):
            self._fail("an older release has written over the table of a newer one")
        if table.version != len(history.bodies) + 1:
            self._fail(f"version {table.version} follows {len(history.bodies)}")
        elif history.bodies:
            before = _read(history.bodies[-1])
            self._on_time(before)
            if isinstance(invocation.subject, Message) and invocation.subject.due != before.wake:
                self._fail("a wake-up that is not the live one has changed the table")
            self._made_by(invocation, before, table, records)
        history.bodies.append(body)
        self.states.add(_kind(table))
        for key, text in records.items():
            # A hand that is over may still be denounced or annulled: until the next is dealt its record may change.
            if key in history.records and not key.endswith(f"#{_read(history.bodies[-2]).deal:04d}"):
                self._fail(f"record {key} is written twice")
            history.records[key] = text
        self._woken(table)

    def _made_by(self, invocation: Invocation, before: Table, table: Table, records: dict[str, str]) -> None:
        expected, moment, intent = self._redo(invocation, before)
        if state.dump(expected) != state.dump(table):
            self._fail(f"{_told(invocation)} made {_difference(expected, table)}")
        if moment.records != records:
            self._fail(f"{_told(invocation)} kept the records {sorted(records)}, not {sorted(moment.records)}")
        if intent is not None:
            if (intent.user, intent.id) in self.applied:
                self._fail(f"{intent} is applied twice")
            self.applied[intent.user, intent.id] = Commit(table.version, self.cloud.kernel.now)

    def _redo(self, invocation: Invocation, table: Table) -> tuple[Table, Moment, Intent | None]:
        """What the sound code makes of the table in the same circumstances; the op, if it is applied."""
        moment = Moment(invocation.now, Luck(invocation.luck))
        clocks.settle(table, moment)
        intent = invocation.subject.intent if isinstance(invocation.subject, Request) else None
        if intent is not None:
            settled = state.dump(table)
            user = User(intent.user, invocation.subject.device.person.name)
            op = Op(intent.id, intent.turn, intent.text, random_bytes(ENTROPY))
            try:
                ops.act(table, user, op, moment)
            except Refused:
                table, intent = state.load(settled), None
            else:
                table.answered = tables._remembered(table.answered, tables._fingerprint(user, op))
        if isinstance(invocation.subject, Request) and invocation.subject.method == "DELETE":
            erasure.erase(table, invocation.subject.device.person.id, moment)
        if table.due and (table.wake <= moment.now + tables.CLOCK_ERROR_MS or table.due < table.wake):
            table.wake = table.due
        table.version += 1
        return table, moment, intent

    # ---- time

    def _on_time(self, before: Table) -> None:
        """What was due is done late by a minute at most."""
        late = self.cloud.kernel.now - before.due
        if before.due and late > LATE_MS + self.cloud.queue.lost_ms.get(before.id, 0):
            self._fail(f"what was due is done {late / 1000:.0f} s late")

    def _woken(self, table: Table, used_up: Message | None = None) -> None:
        """A table that waits for something has a wake-up on its way, beside one that is used up."""
        waiting = [it for it in self.cloud.queue.wake_ups() if it.table == table.id and it is not used_up]
        if table.due and not any(it.due == table.wake for it in waiting) and not self.cloud.queue.dead:
            self._fail(f"nothing will wake the table, due in {table.due - self.cloud.kernel.now} ms")
        if table.due and table.wake > table.due:
            self._fail("the wake-up comes too late")

    # ---- what is answered

    def ended(self, invocation: Invocation, answer: Any) -> None:
        """An answer is of the protocol, and true."""
        unheard = invocation.watched - invocation.pushed if invocation.wrote else ()
        if unheard:
            self._fail(f"{_told(invocation)} told nothing to {sorted(unheard)}")
        if invocation.function == "clock" and not answer["batchItemFailures"]:
            self._woken(self.table(invocation.subject.table), invocation.subject)
        if invocation.function != "http":
            return
        status, body = answer["statusCode"], msgspec.json.decode(answer["body"])
        if status >= 500 and status != 503:
            self._fail(f"{_told(invocation)} was answered {status} {body}")
        if status >= 400 and body["error"] not in CODES:
            self._fail(f"the code {body['error']} is not on the list")
        request: Request = invocation.subject
        if request.intent is not None:
            self._answered(invocation, request.intent, status, body)
        shown = body if "frames" in body else body.get("state")
        if shown:
            self.shown(request.device, shown)

    def _answered(self, invocation: Invocation, intent: Intent, status: int, body: Json) -> None:
        commit = self.applied.get((intent.user, intent.id))
        if status == 200:
            if commit is None:
                self._fail(f"{intent} was answered with success and is nowhere")
            elif body["version"] < commit.version:
                self._fail(f"{intent} was answered with a state from before it")
        elif status != 503:
            self.refusals += 1
            if commit is not None and commit.at < invocation.began:
                self._fail(f"{intent} was refused as {body['error']} after it had been applied")

    def invoked(self, invocation: Invocation) -> None:
        """The room never keeps itself busy: what is brought by the queues does not beget more than it ends."""
        if invocation.number > RESTLESS:
            self._fail(f"the room does not come to rest: {_told(invocation)} is one of {RESTLESS:,}")

    def raised(self, invocation: Invocation, error: Exception) -> None:
        """Nothing leaves a handler by an exception."""
        self._fail(f"{_told(invocation)} raised {error!r}")

    def shown(self, device: Device, shown: Json) -> None:
        """A state is what its viewer should see of the version that it names."""
        self._seen += 1
        if self._seen % SAMPLE:
            return
        history = self.tables[shown["table"]]
        if shown["version"] > len(history.bodies):
            self._fail(f"version {shown['version']} is shown and not stored")
            return
        table = _read(history.bodies[shown["version"] - 1])
        viewer = table.seat_of(device.person.id)
        expected = msgspec.json.encode(views.states(table, [viewer], shown["now"])[viewer])
        self.views += 1
        if msgspec.json.decode(expected) != shown:
            self._fail(f"{device.name} is shown a wrong view of version {shown['version']}")

    # ---- the end

    def table(self, table_id: str) -> Table:
        """A table as it is stored."""
        return _read(self.tables[table_id].bodies[-1])

    def finish(self) -> None:
        """The records of each table are right, whoever sits there has it in his list, and nobody talks to the dead."""
        for table_id, history in self.tables.items():
            for key, text in history.records.items():
                if "#" in key:
                    check(parse(text))
            for seat in self.table(table_id).seats:
                if seat.user and (f"U#{seat.user}", table_id) not in self.cloud.items:
                    self._fail(f"{seat.name} does not have {table_id} in his list")
        for line in self.cloud.lines.values():
            if line.missed > GONE_TOLD:
                self._fail(f"{line.id} was closed and is still told everything")


def _read(body: bytes) -> Table:
    """A stored table, whatever release wrote it."""
    fields = msgspec.msgpack.decode(body)
    fields[0] = state.SCHEMA
    return state.load(msgspec.msgpack.encode(fields))


def _schema(body: bytes) -> int:
    schema: int = msgspec.msgpack.decode(body)[0]
    return schema


def _kind(table: Table) -> int:
    seats = [(seat.active, bool(seat.bot), seat.left, seat.late) for seat in table.seats]
    asked = table.proposal and (table.proposal.kind, len(table.proposal.yes), len(table.proposal.no))
    told = (table.game, table.players, table.phase, seats, asked, table.log.count("\n"), bool(table.due), table.match)
    return crc32(repr(told).encode())


def _told(invocation: Invocation) -> str:
    subject = invocation.subject
    if isinstance(subject, Request):
        return f"{subject.method} {subject.path} of {subject.device.name} ({subject.intent})"
    return f"{invocation.function} ({subject})"


def _difference(expected: Table, table: Table) -> str:
    """The fields that differ."""
    names = [name for name in Table.__struct_fields__ if getattr(expected, name) != getattr(table, name)]
    return "; ".join(f"{name} {getattr(table, name)!r}, not {getattr(expected, name)!r}" for name in names)
