"""What a failure of AWS means to the use cases, by boto3's own clients on a transport that answers as AWS would."""

import json
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from botocore.awsrequest import AWSResponse
from botocore.exceptions import ClientError, ConnectTimeoutError, EndpointConnectionError, ReadTimeoutError

from carteado.adapters.clients import client
from carteado.adapters.dynamo import DynamoStore
from carteado.adapters.memory import FakeClock
from carteado.adapters.queue import SqsQueue, read
from carteado.app.ports import Account, Conflict, Socket, Unreachable
from carteado.table.state import Table
from tests.adapters.stores import Stored
from tests.adapters.wire import answer, refusal, tapped
from tests.aws import ACCOUNT

LOST = [
    EndpointConnectionError(endpoint_url="x"),
    ConnectTimeoutError(endpoint_url="x"),
    ReadTimeoutError(endpoint_url="x"),
    (500, "InternalServerError"),
    (503, "ServiceUnavailable"),
]
THROTTLED = [(400, "ThrottlingException"), (400, "ProvisionedThroughputExceededException")]
FOREIGN = [(400, "ConditionalCheckFailedException"), (400, "TransactionCanceledException")]
OURS = [(400, "ValidationException"), (400, "AccessDeniedException"), (400, "ResourceNotFoundException")]


def answering(service: str, outcome: Any) -> Callable[[], Any]:
    """A client whose every request has this outcome."""

    def answering(request: Any, **_: Any) -> AWSResponse:
        if isinstance(outcome, Exception):
            raise outcome
        return outcome(request.url) if callable(outcome) else refusal(request.url, *outcome)

    with patch.dict("os.environ", ACCOUNT):
        made = client(service)
    made.meta.events.register("before-send", answering)
    return lambda: made


@pytest.fixture(autouse=True)
def _without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.sleep", lambda _: None)


def store(outcome: Any) -> DynamoStore:
    return DynamoStore(answering("dynamodb", outcome), "carteado", FakeClock())


SOCKET = Socket("a", "b", "t1", 0)
WRITES: dict[str, Callable[[DynamoStore, Table], Any]] = {
    "save": lambda broken, table: broken.save(table, 0, {}, tell=False),
    "save with records": lambda broken, table: broken.save(table, 0, {"0001": "{}"}, tell=False),
    "open": lambda broken, table: broken.open(table, Account("t1", 1)),
    "save_account": lambda broken, _: broken.save_account(Account("t1", 1)),
    "save_account with sockets": lambda broken, _: broken.save_account(Account("t1", 1), [SOCKET]),
    "connect": lambda broken, _: broken.connect(SOCKET, "mark", Account("t1", 1), []),
}


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
@pytest.mark.parametrize(("outcome", "meaning"), [
    *((outcome, Conflict) for outcome in (*LOST, *FOREIGN)),
    *((outcome, Unreachable) for outcome in THROTTLED),
    *((outcome, ClientError) for outcome in OURS),
])  # fmt: skip
def test_a_write_without_an_answer_may_have_landed(outcome: Any, meaning: type[Exception], write: Any) -> None:
    broken = store(outcome)
    with pytest.raises(meaning):
        write(broken, Stored(broken, FakeClock()).table())


CALLS: dict[str, Callable[[DynamoStore], Any]] = {
    "load": lambda broken: broken.load("a"),
    "records": lambda broken: broken.records("a"),
    "tables_of": lambda broken: broken.tables_of("t1"),
    "account": lambda broken: broken.account("t1"),
    "socket": lambda broken: broken.socket("a"),
    "listed": lambda broken: broken.listed("t1", 1),
    "unlist": lambda broken: broken.unlist("t1", "a"),
    "remember": lambda broken: broken.remember("t1", Stored(broken, FakeClock()).table()),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
@pytest.mark.parametrize(("outcome", "meaning"), [
    *((outcome, Unreachable) for outcome in (*LOST, *THROTTLED)),
    *((outcome, ClientError) for outcome in OURS),
])  # fmt: skip
def test_other_calls_may_be_made_again(outcome: Any, meaning: type[Exception], call: Any) -> None:
    with pytest.raises(meaning):
        call(store(outcome))


def cancelled(*codes: str) -> Callable[[str], AWSResponse]:
    """A cancelled transaction, with the reason for each of its actions."""
    reasons = [{"Code": code} for code in codes]
    return lambda url: refusal(url, 400, "TransactionCanceledException", CancellationReasons=reasons)


@pytest.mark.parametrize(
    ("outcome", "meaning"),
    [
        (cancelled("ConditionalCheckFailed", "None"), Conflict),
        (cancelled("None", "TransactionConflict"), Conflict),
        (cancelled("ThrottlingError", "None"), Conflict),
        (cancelled("ProvisionedThroughputExceeded", "None"), Conflict),
        (cancelled("None", "ValidationError"), ClientError),
    ],
)
def test_a_transaction_is_cancelled_for_a_reason(outcome: Any, meaning: type[Exception]) -> None:
    broken = store(outcome)
    with pytest.raises(meaning):
        WRITES["save with records"](broken, Stored(broken, FakeClock()).table())


def test_tables_that_were_not_read_are_asked_for_again() -> None:
    key = {"pk": {"S": "T#a"}, "sk": {"S": "TABLE"}}

    def partial(url: str) -> AWSResponse:
        listed = [{"pk": {"S": "U#t1"}, "sk": {"S": "a"}, "at": {"N": "1"}, "ttl": {"N": "9999999999"}}]
        return answer(url, 200, Items=listed, Responses={"carteado": []}, UnprocessedKeys={"carteado": {"Keys": [key]}})

    with pytest.raises(Unreachable):
        store(partial).tables_of("t1")


@pytest.mark.parametrize("call", ["load", "records", "account", "socket", "listed"])
def test_what_was_acknowledged_is_read(call: str) -> None:
    asked: list[bool] = []

    def note(request: Any, **_: Any) -> None:
        asked.append(json.loads(request.body).get("ConsistentRead", False))

    reader = answering("dynamodb", lambda url: answer(url, 200, Items=[]))()
    with tapped(reader, note):
        CALLS[call](DynamoStore(lambda: reader, "carteado", FakeClock()))
    assert asked == [True]


@pytest.mark.parametrize("outcome", [*LOST, *THROTTLED, *OURS])
def test_a_queue_that_takes_nothing_is_unreachable(outcome: Any) -> None:
    with pytest.raises(Unreachable):
        SqsQueue(answering("sqs", outcome), "https://sqs.us-east-1.amazonaws.com/1/q", "").wake("a", 1, 0)


@pytest.mark.parametrize(
    ("delay_ms", "seconds"), [(0, 0), (1, 1), (1_000, 1), (1_001, 2), (900_001, 900), (86_400_000, 900)]
)
def test_a_delay_is_never_too_short_nor_longer_than_sqs_takes(delay_ms: int, seconds: int) -> None:
    sent: list[dict[str, Any]] = []

    class Sqs:
        def send_message(self, **message: Any) -> None:
            sent.append(message)

    SqsQueue(lambda: Sqs(), "q", "e").wake("k3v", 1_764_000_000_000, delay_ms)
    (message,) = sent
    assert message["DelaySeconds"] == seconds
    assert (read(message["MessageBody"]).table, read(message["MessageBody"]).due) == ("k3v", 1_764_000_000_000)
