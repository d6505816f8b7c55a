"""Every store, for the one contract that they share."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from carteado.adapters.clients import client
from carteado.adapters.dynamo import DynamoStore
from carteado.adapters.layout import Item
from carteado.adapters.memory import FakeChance, FakeClock, MemoryStore
from carteado.app.ports import Store
from carteado.table import ops
from carteado.table.state import Moment, Table, User
from tests.aws import TABLE, aws

ANA = User("t1", "Ana")


@dataclass
class Stored:
    """A store, its clock, and a way behind its back."""

    store: Store
    clock: FakeClock

    def raw(self, pk: str, sk: str) -> Item | None:
        """An item as it lies there."""
        if isinstance(self.store, MemoryStore):
            return self.store.items.get((pk, sk))
        return client("dynamodb").get_item(TableName=TABLE, Key={"pk": {"S": pk}, "sk": {"S": sk}}).get("Item")

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


@contextmanager
def stored(kind: str) -> Iterator[Stored]:
    """An empty store: ``memory``, or ``moto`` behind the DynamoDB adapter."""
    clock = FakeClock()
    if kind == "memory":
        yield Stored(MemoryStore(clock), clock)
    else:
        with aws():
            dynamodb = client("dynamodb")
            yield Stored(DynamoStore(lambda: dynamodb, TABLE, clock), clock)
