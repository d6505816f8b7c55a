"""The way to the connected viewers: API Gateway's @connections."""

from collections.abc import Callable
from typing import Any

from carteado.adapters.clients import FAILURES, code
from carteado.app.ports import Gone, Unreachable


class ApiGatewaySockets:
    """``Sockets`` of carteado.app.ports over API Gateway."""

    def __init__(self, client: Callable[[], Any]) -> None:
        """``client``: gives the boto3 client ``apigatewaymanagementapi``, made when first needed."""
        self._client = client

    def push(self, socket_id: str, body: bytes) -> None:
        try:
            self._client().post_to_connection(ConnectionId=socket_id, Data=body)
        except FAILURES as failure:
            raise (Gone if code(failure) == "GoneException" else Unreachable) from failure
