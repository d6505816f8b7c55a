"""The wire between boto3's clients and AWS, for what no engine does by itself: refusals for no reason, lost answers."""

import io
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from botocore.awsrequest import AWSResponse
from botocore.exceptions import EndpointConnectionError, ReadTimeoutError
from botocore.httpsession import URLLib3Session

Tap = Callable[..., None]
"""Is shown a request that is about to be sent; what it raises is what becomes of it."""


class _Body(io.BytesIO):
    def stream(self, **_: Any) -> Any:
        yield self.read()


def answer(url: str, status: int, **fields: Any) -> AWSResponse:
    """An answer of AWS."""
    return AWSResponse(url, status, {}, _Body(json.dumps(fields).encode()))


def refusal(url: str, status: int, name: str, **more: Any) -> AWSResponse:
    """AWS's answer that an error of this name has happened."""
    return answer(url, status, __type=f"com.amazonaws#{name}", message="no", **more)


@contextmanager
def tapped(client: Any, tap: Tap) -> Iterator[None]:
    """Let the tap see every request of the client first; what the client repeats it repeats at once."""
    client.meta.events.register_first("before-send", tap)
    try:
        with patch("time.sleep"):
            yield
    finally:
        client.meta.events.unregister("before-send", tap)


def cut(request: Any, **_: Any) -> None:
    """A tap: no request arrives."""
    raise EndpointConnectionError(endpoint_url=request.url)


class Deaf:
    """A tap: requests arrive and are carried out, but the first ``times`` answers are lost."""

    def __init__(self, client: Any, times: int) -> None:
        self.requests: list[bytes] = []
        """Bodies of those whose answers were lost."""
        self._events, self._left, self._passing = client.meta.events, times, False

    def __call__(self, request: Any, event_name: str, **_: Any) -> None:
        if self._passing or not self._left:
            return
        self._left -= 1
        self._passing = True
        try:
            if self._events.emit_until_response(event_name, request=request)[1] is None:
                URLLib3Session().send(request)
        finally:
            self._passing = False
        self.requests.append(request.body)
        raise ReadTimeoutError(endpoint_url=request.url)
