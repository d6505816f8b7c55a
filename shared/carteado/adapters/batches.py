"""Batches of a queue or of a stream, of which each record fails by itself."""

from typing import Any

from aws_lambda_powertools import Logger
from aws_lambda_powertools.utilities.batch import BatchProcessor, EventType
from aws_lambda_powertools.utilities.batch.base import FailureResponse


class Batches(BatchProcessor):
    """Reports the records that failed, so that they come again, and says in the log of what kind the error was.

    By its kind alone: the text of an error may hold what people wrote, or a token.
    """

    def __init__(self, event_type: EventType, log: Logger) -> None:
        super().__init__(event_type=event_type, raise_on_entire_batch_failure=False)
        self._log = log

    def failure_handler(self, record: Any, exception: Any) -> FailureResponse:
        """``exception``: as ``sys.exc_info`` gives it."""
        self._log.warning("record failed", extra={"error": exception[0].__name__})
        return super().failure_handler(record, exception)
