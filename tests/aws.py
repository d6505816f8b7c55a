"""AWS inside this process: moto behind a lock, with the table and the queues of the room."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import boto3
from moto import mock_aws
from moto.core.botocore_stubber import BotocoreStubber

from local.aws import TABLE, one_at_a_time

ACCOUNT = {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test", "AWS_DEFAULT_REGION": "us-east-1"}


@contextmanager
def aws() -> Iterator[dict[str, str]]:
    """A fresh account; gives the addresses of its queues as the functions' environment has them."""
    with patch.dict(os.environ, ACCOUNT), patch.object(BotocoreStubber, "__call__", one_at_a_time), mock_aws():
        create_table(boto3.client("dynamodb"), TABLE)
        sqs = boto3.client("sqs")
        queues = {"QUEUE_URL": "wake-ups", "ERRANDS_URL": "errands"}
        yield {name: sqs.create_queue(QueueName=queue)["QueueUrl"] for name, queue in queues.items()}


def create_table(dynamodb: Any, name: str) -> None:
    """The room's table, with the keys that the template declares."""
    keys = [("pk", "HASH"), ("sk", "RANGE")]
    dynamodb.create_table(
        TableName=name,
        BillingMode="PAY_PER_REQUEST",
        AttributeDefinitions=[{"AttributeName": key, "AttributeType": "S"} for key, _ in keys],
        KeySchema=[{"AttributeName": key, "KeyType": kind} for key, kind in keys],
    )
