"""The way to the connected viewers: API Gateway's @connections.

A play is pushed to every viewer, so this is where most of its time would go: botocore's signer and transport are used
without the client round them (docs/decisions/0004).
"""

from collections.abc import Callable
from socket import IPPROTO_TCP, TCP_NODELAY
from typing import Final
from urllib.parse import quote

from boto3 import Session
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.exceptions import BotoCoreError
from botocore.httpsession import URLLib3Session

from carteado.adapters.clients import CONNECT_S, READ_S
from carteado.app.ports import Gone, Unreachable

_CLOSED: Final = 204
_GONE: Final = 410
_AT_ONCE: Final = [(IPPROTO_TCP, TCP_NODELAY, 1)]
"""Head and body go out apart, and the body must not wait until the head has been acknowledged."""


class ApiGatewaySockets:
    """``Sockets`` of carteado.app.ports over API Gateway."""

    def __init__(self, endpoint: str, session: Callable[[], Session]) -> None:
        """``endpoint``: the WebSocket API's stage. ``session``: gives credentials and region when first needed."""
        self._endpoint = endpoint
        self._session = session
        self._http = URLLib3Session(timeout=(CONNECT_S, READ_S), socket_options=_AT_ONCE)

    def push(self, socket_id: str, body: bytes) -> None:
        status = self._call("POST", socket_id, body)
        if status == _GONE:
            raise Gone
        if status != 200:
            raise Unreachable

    def close(self, socket_id: str) -> None:
        if self._call("DELETE", socket_id) not in (_CLOSED, _GONE):
            raise Unreachable

    def _call(self, method: str, socket_id: str, body: bytes = b"") -> int:
        """The status of the answer. Raises Unreachable without one."""
        address = f"{self._endpoint}/@connections/{quote(socket_id, safe='')}"
        request = AWSRequest(method, address, data=body)
        try:
            self._sign(request)
            status: int = self._http.send(request.prepare()).status_code
        except BotoCoreError as failure:
            raise Unreachable from failure
        return status

    def _sign(self, request: AWSRequest) -> None:
        session = self._session()
        SigV4Auth(session.get_credentials(), "execute-api", session.region_name).add_auth(request)
