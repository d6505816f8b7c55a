"""What AWS does between a queue or a stream and the function that gets its records."""

import asyncio
import json
import logging
from base64 import b64encode
from collections.abc import Awaitable, Callable
from typing import Any

import boto3

from local.events import Event
from local.patterns import matches
from local.template import Source

log = logging.getLogger("local")

Invoke = Callable[[Event], Awaitable[Any]]
Record = dict[str, Any]

QUEUE_SECONDS = 0.1
STREAM_SECONDS = 0.25
RETRY_SECONDS = 1.0


async def poll_queue(source: Source, url: str, invoke: Invoke) -> None:
    """Deliver messages for ever; what the function reports as failed comes again after the visibility timeout."""
    queue = boto3.client("sqs")
    while True:
        received = await asyncio.to_thread(
            queue.receive_message,
            QueueUrl=url,
            MaxNumberOfMessages=source.batch,
            WaitTimeSeconds=0,
            MessageSystemAttributeNames=["All"],
        )
        messages = received.get("Messages", [])
        failed = await _failures(invoke, [_queue_record(message, source) for message in messages], "messageId")
        for message in messages:
            if message["MessageId"] not in failed:
                await asyncio.to_thread(queue.delete_message, QueueUrl=url, ReceiptHandle=message["ReceiptHandle"])
        if not messages:
            await asyncio.sleep(QUEUE_SECONDS)


def _queue_record(message: dict[str, Any], source: Source) -> Record:
    return {
        "messageId": message["MessageId"],
        "receiptHandle": message["ReceiptHandle"],
        "body": message["Body"],
        "attributes": message.get("Attributes", {}),
        "messageAttributes": {},
        "md5OfBody": message["MD5OfBody"],
        "eventSource": "aws:sqs",
        "eventSourceARN": f"arn:aws:sqs:us-east-1:123456789012:{source.resource}",
        "awsRegion": "us-east-1",
    }


async def poll_stream(source: Source, arn: str, invoke: Invoke) -> None:
    """Deliver the records that pass the filters for ever, each shard in its order."""
    streams = boto3.client("dynamodbstreams")
    start, known, shards = "LATEST", set[str](), dict[str, str]()
    while True:
        for shard in (await asyncio.to_thread(streams.describe_stream, StreamArn=arn))["StreamDescription"]["Shards"]:
            if (name := shard["ShardId"]) not in known:
                known.add(name)
                place = {"StreamArn": arn, "ShardId": name, "ShardIteratorType": start}
                shards[name] = (await asyncio.to_thread(streams.get_shard_iterator, **place))["ShardIterator"]
        start = "TRIM_HORIZON"  # a shard that appears later is read from its beginning
        for name, iterator in list(shards.items()):
            answer = await asyncio.to_thread(streams.get_records, ShardIterator=iterator, Limit=source.batch)
            await _deliver_in_order(source, [_stream_record(record, arn) for record in answer["Records"]], invoke)
            if answer.get("NextShardIterator"):
                shards[name] = answer["NextShardIterator"]
            else:
                del shards[name]
        await asyncio.sleep(STREAM_SECONDS)


async def _deliver_in_order(source: Source, records: list[Record], invoke: Invoke) -> None:
    """A record that failed holds up those behind it, until its attempts are used up."""
    waiting = [record for record in records if passes(source, record)]
    attempts = source.attempts
    while waiting:
        failed = await _failures(invoke, waiting, "SequenceNumber")
        waiting = _from_first(waiting, failed)
        if waiting and attempts == 0:
            log.warning("%s gave up a record", source.function)
            waiting, attempts = waiting[1:], source.attempts
        elif waiting:
            attempts -= 1
            await asyncio.sleep(RETRY_SECONDS)


def passes(source: Source, record: Record) -> bool:
    """Whether the source's filters let the record through."""
    return not source.filters or any(matches(pattern, record) for pattern in source.filters)


def _from_first(records: list[Record], failed: set[str]) -> list[Record]:
    numbers = [_identity(record, "SequenceNumber") for record in records]
    return next((records[place:] for place, number in enumerate(numbers) if number in failed), [])


def _stream_record(record: Record, arn: str) -> Record:
    text = json.dumps({**record, "eventSourceARN": arn}, default=_as_lambda_has_it)
    return dict(json.loads(text))


def _as_lambda_has_it(value: Any) -> Any:
    return b64encode(value).decode() if isinstance(value, bytes) else value.timestamp()


async def _failures(invoke: Invoke, records: list[Record], key: str) -> set[str]:
    """Identities of the records that must come again: those reported, or all when the function failed."""
    if not records:
        return set()
    try:
        answer = await invoke({"Records": records})
    except Exception:
        return {_identity(record, key) for record in records}
    return {failure["itemIdentifier"] for failure in (answer or {}).get("batchItemFailures", [])}


def _identity(record: Record, key: str) -> str:
    return str(record[key] if key in record else record["dynamodb"][key])
