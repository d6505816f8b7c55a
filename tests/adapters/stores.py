"""Every store, for the one contract that they share."""

import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from carteado.adapters.clients import client
from carteado.adapters.dynamo import DynamoStore
from carteado.adapters.layout import Item
from carteado.adapters.memory import FakeChance, FakeClock, MemoryStore
from carteado.app.ports import Account, Socket, Store
from carteado.table import ops
from carteado.table.state import Moment, Table, User
from tests.adapters.wire import Deaf, cut, tapped
from tests.aws import ACCOUNT, TABLE, aws, create_table
from tests.standin import stand_in

ANA = User("t1", "Ana")
KINDS: Final = ("memory", "moto", "ministack")
"""The strict fake, and the DynamoDB adapter before two engines that know nothing of each other."""


@dataclass
class Stored:
    """A store, its clock, and a way behind its back."""

    store: Store
    clock: FakeClock
    dynamodb: Any = None
    """The adapter's client; None for the fake."""
    name: str = TABLE
    """Of the DynamoDB table."""

    def raw(self, pk: str, sk: str) -> Item | None:
        """An item as it lies there."""
        if isinstance(self.store, MemoryStore):
            return self.store.items.get((pk, sk))
        key = {"pk": {"S": pk}, "sk": {"S": sk}}
        return self.dynamodb.get_item(TableName=self.name, Key=key, ConsistentRead=True).get("Item")

    def put(self, item: Item) -> None:
        """Lay an item there."""
        if isinstance(self.store, MemoryStore):
            self.store.items[item["pk"]["S"], item["sk"]["S"]] = item
        else:
            self.dynamodb.put_item(TableName=self.name, Item=item)

    def items(self) -> dict[tuple[str, str], Item]:
        """Everything that lies there."""
        if isinstance(self.store, MemoryStore):
            return dict(self.store.items)
        found = self.dynamodb.scan(TableName=self.name, ConsistentRead=True)["Items"]
        return {(item["pk"]["S"], item["sk"]["S"]): item for item in found}

    @contextmanager
    def out_of_reach(self) -> Iterator[None]:
        """Nothing is carried out."""
        if isinstance(self.store, MemoryStore):
            self.store.outages = 1
            yield
        else:
            with tapped(self.dynamodb, cut):
                yield

    @contextmanager
    def without_answers(self) -> Iterator[None]:
        """A write is carried out, and whoever sent it hears nothing."""
        if isinstance(self.store, MemoryStore):
            self.store.lost_replies = 1
            yield
        else:
            with tapped(self.dynamodb, Deaf(self.dynamodb, times=2)):  # the client repeats it once
                yield

    def table(self, name: str = "k3vTable", version: int = 1) -> Table:
        """A new table, not yet saved."""
        moment = Moment(self.clock.now(), FakeChance())
        table = ops.open_table(name, "bisca", 4, {}, "30", ANA, b"a" * 16, moment)
        table.version = version
        return table

    def saved(self, name: str = "k3vTable") -> Table:
        """A new table, saved."""
        table = self.table(name)
        self.store.save(table, 0, {}, tell=False)
        return table

    def connect(self, *sockets: Socket) -> None:
        """Open sockets one after the other, each by a ticket of its own."""
        for socket in sockets:
            account = self.account(socket.user)
            account.sockets.append(socket)
            self.store.connect(socket, secrets.token_hex(8), account, [])

    def account(self, user: str = "t1") -> Account:
        """The user's account as the version to be written next."""
        account = self.store.account(user)
        account.version += 1
        return account


@contextmanager
def stored(kind: str) -> Iterator[Stored]:
    """An empty store of one of the KINDS."""
    clock = FakeClock()
    if kind == "memory":
        yield Stored(MemoryStore(clock), clock)
    elif kind == "moto":
        with aws():
            yield _behind_adapter(clock, TABLE)
    else:
        with patch.dict(os.environ, ACCOUNT | {"AWS_ENDPOINT_URL_DYNAMODB": _ministack()}):
            name = f"{TABLE}-{secrets.token_hex(8)}"
            create_table(client("dynamodb"), name)
            yield _behind_adapter(clock, name)


def _behind_adapter(clock: FakeClock, name: str) -> Stored:
    dynamodb = client("dynamodb")
    return Stored(DynamoStore(lambda: dynamodb, name, clock), clock, dynamodb, name)


_running = ExitStack()


@cache
def _ministack() -> str:
    """One for the process: it starts in a second, and each store has a table of its own there."""
    folder = _running.enter_context(tempfile.TemporaryDirectory())
    return _running.enter_context(stand_in(Path(folder)))


def stop() -> None:
    """Stop what the stores have started."""
    _running.close()
    _ministack.cache_clear()
