"""Queues and streams reach their functions in time, and what failed comes again."""

import asyncio
import os
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any
from unittest.mock import patch

import boto3
import pytest
from moto import mock_aws
from moto.core.botocore_stubber import BotocoreStubber

from local import aws
from local.pollers import poll_queue, poll_stream
from local.template import Source, Template
from tests.aws import ACCOUNT

TEMPLATE = Template()
QUEUE = next(source for source in TEMPLATE.queues if source.resource == "WakeUps")
(STREAM,) = TEMPLATE.streams

Event = dict[str, Any]


@pytest.fixture(autouse=True)
def account() -> Iterator[None]:
    environment = ACCOUNT | {"AWS_ACCOUNT_ID_ENDPOINT_MODE": "disabled"}
    lock = patch.object(BotocoreStubber, "__call__", aws.one_at_a_time)
    with patch.dict(os.environ, environment), lock, mock_aws():
        boto3.setup_default_session()
        yield


class Function:
    """Takes events, and fails those records that it is told to."""

    def __init__(self, *failures: Callable[[Event], bool]) -> None:
        self.events: list[Event] = []
        self.times: list[float] = []
        self._failures = list(failures)

    async def __call__(self, event: Event) -> Event:
        self.events.append(event)
        self.times.append(time.monotonic())
        fails = self._failures.pop(0) if self._failures else lambda _: False
        failed = [record for record in event["Records"] if fails(record)]
        return {"batchItemFailures": [{"itemIdentifier": _identity(record)} for record in failed]}

    @property
    def records(self) -> list[Event]:
        return [record for event in self.events for record in event["Records"]]


def _identity(record: Event) -> str:
    return str(record.get("messageId") or record["dynamodb"]["SequenceNumber"])


def run(
    poller: Coroutine[Any, Any, None], done: Callable[[], bool], meanwhile: Callable[[], Any] | None = None
) -> None:
    """Let the poller run until all is done, ``meanwhile`` once it reads its stream; half a minute at most."""
    reads = threading.Event()
    boto3.DEFAULT_SESSION.events.register("before-call.dynamodb-streams.GetRecords", lambda **_: reads.set())

    async def both() -> None:
        task = asyncio.create_task(poller)
        if meanwhile:
            assert await asyncio.to_thread(reads.wait, 30)
            await asyncio.to_thread(meanwhile)
        deadline = time.monotonic() + 30
        while not done() and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(both())


def test_a_message_comes_when_its_delay_is_over() -> None:
    url, function = aws.create_queue(TEMPLATE, QUEUE.resource), Function()
    sent = time.monotonic()
    boto3.client("sqs").send_message(QueueUrl=url, MessageBody="due", DelaySeconds=1)
    run(poll_queue(QUEUE, url, function), lambda: bool(function.records))
    assert [record["body"] for record in function.records] == ["due"]
    assert function.times[0] - sent >= 0.95


def test_only_failed_messages_come_again() -> None:
    url = boto3.client("sqs").create_queue(QueueName="q", Attributes={"VisibilityTimeout": "1"})["QueueUrl"]
    for body in "abc":
        boto3.client("sqs").send_message(QueueUrl=url, MessageBody=body)
    function = Function(lambda record: record["body"] == "b")
    run(poll_queue(QUEUE, url, function), lambda: len(function.records) == 4)
    assert sorted(record["body"] for record in function.records) == ["a", "b", "b", "c"]


def put(name: str, **more: Any) -> None:
    item = {"pk": {"S": name}, "sk": {"S": "TABLE"}, "body": {"B": b"\x00"}, **more}
    boto3.client("dynamodb").put_item(TableName=aws.TABLE, Item=item)


TOLD = {"notify": {"BOOL": True}}


def names(function: Function) -> list[str]:
    return [record["dynamodb"]["Keys"]["pk"]["S"] for record in function.records]


def test_only_marked_changes_pass_the_filter() -> None:
    arn, function = aws.create_table(TEMPLATE), Function()

    def change() -> None:
        put("silent")
        put("told", **TOLD)
        put("told")
        put("last", **TOLD)

    run(poll_stream(STREAM, arn, function), lambda: len(function.records) == 2, change)
    assert names(function) == ["told", "last"]
    assert function.records[0]["dynamodb"]["NewImage"]["body"] == {"B": "AA=="}


def test_a_failed_record_holds_up_those_behind_it() -> None:
    arn = aws.create_table(TEMPLATE)
    function = Function(lambda record: record["dynamodb"]["Keys"]["pk"]["S"] == "b")

    def change() -> None:
        for name in "abc":
            put(name, **TOLD)

    run(poll_stream(STREAM, arn, function), lambda: names(function)[-1:] == ["c"] and len(function.events) > 1, change)
    assert names(function)[-2:] == ["b", "c"]
    assert names(function).count("a") == 1


def test_a_record_is_given_up_in_the_end() -> None:
    arn = aws.create_table(TEMPLATE)
    source = Source("Notify", "Table", 1, attempts=1, filters=())
    function = Function(lambda _: True, lambda _: True)

    def change() -> None:
        put("bad")
        put("good")

    run(poll_stream(source, arn, function), lambda: "good" in names(function), change)
    assert names(function) == ["bad", "bad", "good"]
