"""Wake-ups through SQS."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from carteado.adapters.clients import FAILURES
from carteado.app.ports import Unreachable

LONGEST_S: Final = 900


class WakeUp(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a message."""

    table: str
    due: int


def read(body: str) -> WakeUp:
    """A message's body. Raises ValueError."""
    return msgspec.json.decode(body, type=WakeUp)


def seconds(delay_ms: int) -> int:
    """The delay as SQS takes it: whole seconds, never too early, at most a quarter of an hour."""
    return min(LONGEST_S, -(-delay_ms // 1000))


class SqsQueue:
    """``Queue`` of carteado.app.ports over a standard queue."""

    def __init__(self, client: Callable[[], Any], url: str) -> None:
        """``client``: gives the boto3 client ``sqs``, made when first needed."""
        self._client = client
        self._url = url

    def wake(self, table_id: str, due: int, delay_ms: int) -> None:
        body = msgspec.json.encode(WakeUp(table_id, due)).decode()
        try:
            self._client().send_message(QueueUrl=self._url, MessageBody=body, DelaySeconds=seconds(delay_ms))
        except FAILURES as failure:
            raise Unreachable from failure
