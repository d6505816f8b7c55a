"""Tells Telegram how tables stand: what the stream of changes says now, what the queue brings back later."""

import os
from functools import cache
from typing import Any

from aws_lambda_powertools import Logger
from aws_lambda_powertools.utilities.batch import EventType, process_partial_response
from aws_lambda_powertools.utilities.batch.types import PartialItemFailureResponse
from aws_lambda_powertools.utilities.data_classes.dynamo_db_stream_event import DynamoDBRecord
from aws_lambda_powertools.utilities.data_classes.sqs_event import SQSRecord

from carteado.adapters import layout, queue, telegram
from carteado.adapters.batches import Batches
from carteado.adapters.wiring import Wiring
from carteado.app.chat import telling
from carteado.app.chat.channel import Courier
from carteado.words import words

wiring = Wiring(os.environ)
logger = Logger(service="notify")
changes = Batches(EventType.DynamoDBStreams, logger)
errands = Batches(EventType.SQS, logger)


@logger.inject_lambda_context(clear_state=True)
def handler(event: dict[str, Any], context: Any) -> PartialItemFailureResponse:
    """Handle a batch of the stream or of the queue; what failed is reported and comes again."""
    if event["Records"][0]["eventSource"] == "aws:sqs":
        return process_partial_response(event, do, errands, context)
    return process_partial_response(event, tell, changes, context)


def tell(record: DynamoDBRecord) -> None:
    """Raises Busy, Unreachable and NewerSchema, so that the record comes again."""
    table_id = record["dynamodb"]["Keys"]["pk"]["S"].removeprefix(layout.partition(""))
    telling.tell_change(courier(), table_id)


def do(record: SQSRecord) -> None:
    """Raises the same, so that the errand comes again."""
    try:
        errand = queue.read_errand(record.body)
    except ValueError:
        logger.error("dropped a malformed message", extra={"message_id": record.message_id})
        return
    telling.do(courier(), errand)


@cache
def courier() -> Courier:
    """Made at the first call and kept, with its connections."""
    return telegram.courier(wiring, os.environ["TELEGRAM_API"], words)
