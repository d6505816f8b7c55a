"""The WebSocket API: connections into the functions, and ``@connections``, by which the functions reach them."""

import logging
import secrets
import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from local.events import socket_event
from local.runtime import Runtime

log = logging.getLogger("local")

LONGEST_BODY: Final = 128 * 1024


@dataclass
class Connection:
    """An accepted socket."""

    socket: WebSocket
    id: str = field(default_factory=lambda: urlsafe_b64encode(secrets.token_bytes(11)).decode())
    since: int = field(default_factory=lambda: time.time_ns() // 1_000_000)


class Sockets:
    """All open connections."""

    def __init__(self, runtime: Runtime, routes: dict[str, str]) -> None:
        self._runtime = runtime
        self._routes = routes
        self._open: dict[str, Connection] = {}

    async def serve(self, socket: WebSocket) -> None:
        """One connection's life. Refused by ``$connect`` it is closed before it was open: 403."""
        connection = Connection(socket)
        if not await self._welcome(connection):
            await socket.close()
            return
        await socket.accept()
        self._open[connection.id] = connection
        try:
            while True:
                await self._hear(connection, await socket.receive_text())
        except (WebSocketDisconnect, KeyError):  # KeyError: a binary frame, which the gateway does not take either
            pass
        finally:
            self._open.pop(connection.id, None)
            await self._tell(connection, "DISCONNECT", "$disconnect")

    async def _welcome(self, connection: Connection) -> bool:
        answer = await self._tell(connection, "CONNECT", "$connect")
        return isinstance(answer, dict) and 200 <= answer.get("statusCode", 500) < 300

    async def _hear(self, connection: Connection, body: str) -> None:
        answer = await self._tell(connection, "MESSAGE", "$default", body=body)
        if isinstance(answer, dict) and answer.get("body"):
            await connection.socket.send_text(answer["body"])

    async def _tell(self, connection: Connection, kind: str, route: str, **more: Any) -> Any:
        event = socket_event(connection.socket, kind, route, connection.id, connection.since)
        try:
            return await self._runtime.invoke(self._routes[route], event | more)
        except Exception:
            return {"statusCode": 500}  # logged by the runtime

    async def manage(self, request: Request) -> Response:
        """``@connections/{id}``: send, look, close."""
        connection = self._open.get(request.path_params["id"])
        if connection is None:
            return _refused(410, "GoneException")
        if request.method == "POST":
            return await self._send(connection, await request.body())
        if request.method == "DELETE":
            await connection.socket.close()
            return Response(status_code=204)
        return JSONResponse({"connectedAt": connection.since})

    async def _send(self, connection: Connection, body: bytes) -> Response:
        if len(body) > LONGEST_BODY:
            return _refused(413, "PayloadTooLargeException")
        try:
            await connection.socket.send_text(body.decode())
        except (WebSocketDisconnect, RuntimeError):  # it closed a moment ago
            return _refused(410, "GoneException")
        return Response()


def _refused(status: int, kind: str) -> Response:
    return JSONResponse({"message": kind}, status, {"x-amzn-errortype": kind})
