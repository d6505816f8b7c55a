"""Wakes tables: each message names a table and the time at which it must be looked at."""

import os
from typing import Any

from aws_lambda_powertools import Logger
from aws_lambda_powertools.utilities.batch import EventType, process_partial_response
from aws_lambda_powertools.utilities.batch.types import PartialItemFailureResponse
from aws_lambda_powertools.utilities.data_classes.sqs_event import SQSRecord

from carteado.adapters import queue
from carteado.adapters.batches import Batches
from carteado.adapters.wiring import Wiring
from carteado.app import tables

wiring = Wiring(os.environ)
logger = Logger(service="clock")
wake_ups = Batches(EventType.SQS, logger)


@logger.inject_lambda_context(clear_state=True)
def handler(event: dict[str, Any], context: Any) -> PartialItemFailureResponse:
    """Handle a batch of SQS; the messages that failed are reported and come again."""
    return process_partial_response(event, wake, wake_ups, context)


def wake(record: SQSRecord) -> None:
    """Raises Busy, so that the message comes again."""
    try:
        message = queue.read(record.body)
    except ValueError:
        logger.error("dropped a malformed message", extra={"message_id": record.message_id})
        return
    tables.wake(wiring.world, message.table, message.due)
