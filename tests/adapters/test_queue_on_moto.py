"""The queue of SQS takes what we send."""

import json

import boto3

from carteado.adapters.clients import client
from carteado.adapters.queue import SqsQueue
from tests.aws import aws


def test_a_wake_up_arrives() -> None:
    with aws() as queues:
        sqs = client("sqs")
        SqsQueue(lambda: sqs, queues["QUEUE_URL"], queues["ERRANDS_URL"]).wake("k3v", 1_764_000_000_000, 0)
        (message,) = boto3.client("sqs").receive_message(QueueUrl=queues["QUEUE_URL"])["Messages"]
        assert json.loads(message["Body"]) == {"table": "k3v", "due": 1_764_000_000_000}
