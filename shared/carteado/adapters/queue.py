"""Wake-ups and errands through SQS."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from carteado.adapters.clients import FAILURES
from carteado.app.ports import Errand, Unreachable

LONGEST_S: Final = 900


class WakeUp(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a wake-up."""

    table: str
    due: int


def read(body: str) -> WakeUp:
    """The body of a wake-up. Raises ValueError."""
    return msgspec.json.decode(body, type=WakeUp)


def read_errand(body: str) -> Errand:
    """The body of an errand. Raises ValueError."""
    return msgspec.json.decode(body, type=Errand)


def seconds(delay_ms: int) -> int:
    """The delay as SQS takes it: whole seconds, never too early, at most a quarter of an hour."""
    return min(LONGEST_S, -(-delay_ms // 1000))


class SqsQueue:
    """``Queue`` of carteado.app.ports over two standard queues."""

    def __init__(self, client: Callable[[], Any], wake_ups: str, errands: str) -> None:
        """``client``: gives the boto3 client ``sqs``, made when first needed. ``wake_ups``, ``errands``: addresses."""
        self._client = client
        self._wake_ups = wake_ups
        self._errands = errands

    def wake(self, table_id: str, due: int, delay_ms: int) -> None:
        self._put(self._wake_ups, WakeUp(table_id, due), delay_ms)

    def send(self, errand: Errand, delay_ms: int) -> None:
        self._put(self._errands, errand, delay_ms)

    def _put(self, url: str, body: WakeUp | Errand, delay_ms: int) -> None:
        text = msgspec.json.encode(body).decode()
        try:
            self._client().send_message(QueueUrl=url, MessageBody=text, DelaySeconds=seconds(delay_ms))
        except FAILURES as failure:
            raise Unreachable from failure
