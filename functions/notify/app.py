"""Keeps the message of each table in its chat up to date: reads the stream of changes that a chat must hear of."""

import os
from functools import cache
from typing import Any

from aws_lambda_powertools import Logger
from aws_lambda_powertools.utilities.batch import BatchProcessor, EventType, process_partial_response
from aws_lambda_powertools.utilities.batch.types import PartialItemFailureResponse
from aws_lambda_powertools.utilities.data_classes.dynamo_db_stream_event import DynamoDBRecord

from carteado.adapters import layout, telegram
from carteado.adapters.wiring import Wiring
from carteado.app import chat
from carteado.words import words

wiring = Wiring(os.environ)
logger = Logger(service="notify")
processor = BatchProcessor(event_type=EventType.DynamoDBStreams, raise_on_entire_batch_failure=False)


@logger.inject_lambda_context(clear_state=True)
def handler(event: dict[str, Any], context: Any) -> PartialItemFailureResponse:
    """Handle a batch of the stream; what failed is reported and comes again."""
    return process_partial_response(event, tell, processor, context)


def tell(record: DynamoDBRecord) -> None:
    """Raises Later, Unreachable and NewerSchema, so that the record comes again."""
    table_id = record["dynamodb"]["Keys"]["pk"]["S"].removeprefix(layout.partition(""))
    try:
        chat.refresh(wiring.world, channel(), table_id, words)
    except chat.Barred as refusal:
        logger.warning("barred from a chat", extra={"table": table_id, "reason": str(refusal)})


@cache
def channel() -> chat.Channel:
    """Made at the first call and kept, with its connections."""
    return telegram.channel(wiring, os.environ["TELEGRAM_API"])
