"""What becomes of a request that boto3's client repeats by itself because the first answer was lost."""

import json
from collections.abc import Callable, Iterator

import pytest

from carteado.app.ports import Account, Conflict, Socket
from tests.adapters.stores import Stored, stored
from tests.adapters.wire import Deaf, tapped

TRANSACTIONS: dict[str, Callable[[Stored], None]] = {
    "save": lambda room: room.store.save(room.table(), 0, {"0001": "{}"}, tell=False),
    "open": lambda room: room.store.open(room.table(), Account("t1", 1)),
    "connect": lambda room: room.store.connect(Socket("a", "b", "t1", 0), "mark", Account("t1", 1), []),
}


@pytest.fixture
def room() -> Iterator[Stored]:
    with stored("ministack") as made:  # moto does not know a repetition, see docs/decisions/0013
        yield made


@pytest.mark.parametrize("transaction", TRANSACTIONS.values(), ids=TRANSACTIONS)
def test_a_repeated_transaction_has_happened_once(room: Stored, transaction: Callable[[Stored], None]) -> None:
    """The client gives each transaction a token: without one a ticket would refuse the socket that it has let in."""
    deaf = Deaf(room.dynamodb, times=1)
    with tapped(room.dynamodb, deaf):
        transaction(room)
    assert json.loads(deaf.requests[0])["ClientRequestToken"]


def test_a_repeated_write_of_one_item_meets_its_own_version(room: Stored) -> None:
    with tapped(room.dynamodb, Deaf(room.dynamodb, times=1)), pytest.raises(Conflict):
        room.saved()
    assert room.store.load("k3vTable").table == room.table()
