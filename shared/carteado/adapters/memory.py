"""Strict fakes of all ports in memory, as stern as the real ones: conditions, expiry, units, dead sockets.

Time is a ``FakeClock`` that moves only when told. Faults are arranged on the fakes and used up one call after another.
"""

import hashlib
import threading
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from carteado.adapters import layout
from carteado.adapters.dynamo import LISTED
from carteado.adapters.layout import Item
from carteado.adapters.queue import seconds
from carteado.app.ports import (
    Account,
    Chat,
    ChatMessage,
    Clock,
    Conflict,
    Errand,
    Gone,
    Loaded,
    Socket,
    Unreachable,
    Used,
    World,
)
from carteado.fairness import SECRET_BYTES
from carteado.table.state import Table

START: Final = 1_764_000_000_000

PAGE_BYTES: Final = 1024 * 1024
"""What a query reads at once."""
LARGEST_ITEM: Final = 400 * 1024
LONGEST_PK: Final = 2048
LONGEST_SK: Final = 1024

Address = tuple[str, str]


class FakeClock:
    """Time that passes by ``advance`` and by waiting."""

    def __init__(self, now: int = START) -> None:
        self._now = now

    def now(self) -> int:
        return self._now

    def sleep(self, ms: int) -> None:
        self.advance(ms)

    def advance(self, ms: int) -> None:
        """Let time pass."""
        self._now += ms


class FakeChance:
    """The same secrets and bots' choices for the same seed."""

    def __init__(self, seed: int = 0) -> None:
        self.bots = Random(seed)
        self._seed = seed
        self._drawn = 0

    def secret(self) -> bytes:
        self._drawn += 1
        return hashlib.shake_256(f"{self._seed} {self._drawn}".encode()).digest(SECRET_BYTES)


class MemoryStore:
    """``Store`` with DynamoDB's conditions and prices.

    ``lost_replies``: so many of the next conditional writes land although the caller hears nothing. ``outages``: so
    many of the next calls fail and change nothing. ``read_units`` and ``write_units`` count as DynamoDB does.
    """

    def __init__(self, clock: Clock) -> None:
        self.items: dict[Address, Item] = {}
        self.lost_replies = 0
        self.outages = 0
        self.read_units = 0.0
        self.write_units = 0
        self._clock = clock
        self._one_at_a_time = threading.Lock()

    def load(self, table_id: str) -> Loaded | None:
        self._pass(Unreachable)
        backwards = self._query(layout.partition(table_id), consistent=True)[::-1]
        return layout.loaded(_first_page(backwards), self._clock.now())

    def save(self, table: Table, expected: int, records: dict[str, str], tell: bool) -> None:
        self._pass(Conflict)
        new = _Guarded(layout.table_item(table, tell), expected)
        self._write([new], layout.record_items(table.id, records, self._clock.now()))

    def records(self, table_id: str) -> dict[str, str]:
        self._pass(Unreachable)
        items = self._query(layout.records_of(table_id), consistent=True)
        now = self._clock.now()
        return {item["sk"]["S"]: item["text"]["S"] for item in items if layout.alive(item, now)}

    def account(self, user: str) -> Account:
        return layout.account(self._get(layout.account_key(user)), user)

    def save_account(self, account: Account, gone: Sequence[Socket] = ()) -> None:
        self._pass(Conflict)
        self._write([self._account(account)], gone=gone)

    def open(self, table: Table, account: Account) -> None:
        self._pass(Conflict)
        new = _Guarded(layout.table_item(table, tell=False), 0)
        listed = layout.listed_item(account.user, table.id, self._clock.now())
        self._write([new, self._account(account)], [listed])

    def connect(self, socket: Socket, ticket: str, account: Account, replaced: Sequence[Socket]) -> None:
        self._pass(Conflict)
        once = _Guarded(layout.ticket_item(ticket, socket), 0, Used)
        self._write([once, self._account(account)], layout.socket_items(socket), replaced)

    def socket(self, socket_id: str) -> Socket | None:
        return layout.pointed(self._get(layout.pointer_key(socket_id)), self._clock.now())

    def remember(self, user: str, table: Table) -> None:
        self._pass(Unreachable)
        self._put([layout.listed_item(user, table.id, self._clock.now())])

    def tables_of(self, user: str) -> Sequence[Table]:
        self._pass(Unreachable)
        now = self._clock.now()
        ids = layout.newest(self._query(layout.list_of(user)), now, LISTED)
        found = [self.items.get(_address(layout.table_key(table_id))) for table_id in ids]
        self.read_units += sum(_read_units([item] if item else []) / 2 for item in found)
        return layout.tables((item for item in found if item), now)

    def listed(self, user: str, before: int) -> Sequence[str]:
        self._pass(Unreachable)
        return layout.listed(self._query(layout.list_of(user), consistent=True), before)

    def unlist(self, user: str, table_id: str) -> None:
        self._pass(Unreachable)
        self._delete([layout.key(layout.list_of(user), table_id)], price=1)

    def attach(self, table_id: str, message: ChatMessage) -> None:
        self._pass(Unreachable)
        self._put([layout.message_item(table_id, message, self._clock.now())])

    def detach(self, table_id: str, message: ChatMessage) -> None:
        self._pass(Unreachable)
        self._delete([layout.message_key(table_id, message)], price=1)

    def chat(self, chat_id: int) -> Chat:
        return layout.chat(self._get(layout.chat_key(chat_id)), chat_id)

    def save_chat(self, chat: Chat) -> None:
        self._pass(Conflict)
        self._write([_Guarded(layout.chat_item(chat, self._clock.now()), chat.version - 1)])

    def forget_chat(self, chat_id: int) -> None:
        self._pass(Unreachable)
        self._delete([layout.chat_key(chat_id)], price=1)

    def _pass(self, failure: type[Exception]) -> None:
        """Fail when an outage is arranged."""
        if self.outages:
            self.outages -= 1
            raise failure

    def _account(self, account: Account) -> "_Guarded":
        return _Guarded(layout.account_item(account, self._clock.now()), account.version - 1)

    def _write(self, guarded: Sequence["_Guarded"], others: Sequence[Item] = (), gone: Sequence[Socket] = ()) -> None:
        """Write and forget everything if all that is guarded is as expected."""
        keys = [key for socket in gone for key in layout.socket_keys(socket)]
        _check_apart([*(item for item, _, _ in guarded), *others, *keys])
        with self._one_at_a_time:
            for item, expected, refusal in guarded:
                if self._version(_address(item)) != expected:
                    self.write_units += _write_units(item)
                    raise refusal
            self._put([*(item for item, _, _ in guarded), *others], alone=not keys)
            self._delete(keys, price=2)
        if self.lost_replies:
            self.lost_replies -= 1
            raise Conflict

    def _version(self, address: Address) -> int:
        """0 when there is nothing; what has no version is in its first."""
        stored = self.items.get(address)
        return int(stored.get("v", {"N": "1"})["N"]) if stored else 0

    def _get(self, key: Item) -> Item | None:
        self._pass(Unreachable)
        found = self.items.get(_address(key))
        self.read_units += _read_units([found] if found else [])
        return found

    def _query(self, pk: str, consistent: bool = False) -> list[Item]:
        found = [item for address, item in sorted(self.items.items()) if address[0] == pk]
        self.read_units += _read_units(found) if consistent else _read_units(found) / 2
        return found

    def _put(self, items: list[Item], alone: bool = True) -> None:
        """Write all or none; several, or one that is not ``alone``, are a transaction, which costs twice as much."""
        for item in items:
            _check(item)
        price = 1 if alone and len(items) == 1 else 2
        for item in items:
            old = self.items.get(_address(item), {})
            self.write_units += price * max(_write_units(item), _write_units(old))
            self.items[_address(item)] = item

    def _delete(self, keys: Sequence[Item], price: int) -> None:
        for key in keys:
            self.write_units += price
            self.items.pop(_address(key), None)


class _Guarded(NamedTuple):
    """An item that is written only over its expected version, 0 for none."""

    item: Item
    expected: int
    refusal: type[Exception] = Conflict


def _address(item: Item) -> Address:
    return item["pk"]["S"], item["sk"]["S"]


def _check(item: Item) -> None:
    """Raise ValueError for what DynamoDB takes from nobody: no conflict and no outage, but a mistake of ours."""
    (pk, sk), size = _address(item), layout.size(item)
    if not (0 < len(pk.encode()) <= LONGEST_PK and 0 < len(sk.encode()) <= LONGEST_SK and size <= LARGEST_ITEM):
        raise ValueError(f"no item for DynamoDB: {size} bytes at {pk[:40]!r}, {sk[:40]!r}")


def _check_apart(items: Sequence[Item]) -> None:
    """Raise ValueError for a transaction that has two things in mind for one item."""
    if len(set(map(_address, items))) < len(items):
        raise ValueError("an item is twice in a transaction")


def _first_page(items: Iterable[Item]) -> Iterator[Item]:
    """As many as one query reads."""
    read = 0
    for item in items:
        if read > PAGE_BYTES:
            return
        read += layout.size(item)
        yield item


def _read_units(items: Iterable[Item]) -> int:
    """Strongly consistent: a unit for each begun 4 KB of what was read together."""
    return max(1, -(-sum(map(layout.size, items)) // 4096))


def _write_units(item: Item) -> int:
    return max(1, -(-layout.size(item) // 1024))


class MemorySockets:
    """``Sockets``: what was pushed to whom. A socket that was never opened is as gone as one that was closed."""

    def __init__(self) -> None:
        self.received: dict[str, list[bytes]] = {}
        self.unreachable: set[str] = set()
        self._open: set[str] = set()

    def open(self, socket_id: str) -> None:
        """The viewer's side connects."""
        self._open.add(socket_id)
        self.received[socket_id] = []

    def close(self, socket_id: str) -> None:
        """Either side goes away."""
        self._open.discard(socket_id)

    def push(self, socket_id: str, body: bytes) -> None:
        if socket_id in self.unreachable:
            raise Unreachable
        if socket_id not in self._open:
            raise Gone
        self.received[socket_id].append(body)


class MemoryQueue:
    """``Queue``: delivers by the clock in whole seconds as SQS does, ``copies`` of each message, ``late`` ms late."""

    def __init__(self, clock: Clock) -> None:
        self.waiting: list[tuple[int, str, int]] = []
        """(time of delivery, table, due)."""
        self.errands: list[tuple[int, Errand]] = []
        """(time of delivery, errand)."""
        self.copies = 1
        self.late = 0
        self.outages = 0
        self._clock = clock

    def wake(self, table_id: str, due: int, delay_ms: int) -> None:
        self.waiting += [(self._time(delay_ms), table_id, due)] * self.copies

    def send(self, errand: Errand, delay_ms: int) -> None:
        self.errands += [(self._time(delay_ms), errand)] * self.copies

    def deliver(self) -> list[tuple[str, int]]:
        """The wake-ups, (table, due), whose time has come."""
        now = self._clock.now()
        come = [(table_id, due) for at, table_id, due in self.waiting if at <= now]
        self.waiting = [message for message in self.waiting if message[0] > now]
        return come

    def deliver_errands(self) -> list[Errand]:
        """The errands whose time has come."""
        now = self._clock.now()
        come = [errand for at, errand in self.errands if at <= now]
        self.errands = [message for message in self.errands if message[0] > now]
        return come

    def _time(self, delay_ms: int) -> int:
        if self.outages:
            self.outages -= 1
            raise Unreachable
        if delay_ms < 0:
            raise ValueError("SQS takes no delay into the past")
        return self._clock.now() + seconds(delay_ms) * 1000 + self.late


class FakeWorld:
    """All fakes together; ``ports`` is the World of the use cases."""

    def __init__(self, seed: int = 0, now: int = START) -> None:
        self.clock = FakeClock(now)
        self.chance = FakeChance(seed)
        self.store = MemoryStore(self.clock)
        self.sockets = MemorySockets()
        self.queue = MemoryQueue(self.clock)
        self.ports = World(self.store, self.sockets, self.queue, self.clock, self.chance)
