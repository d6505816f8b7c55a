"""The events that API Gateway gives to functions, and what it makes of their answers."""

import base64
import json
import time
import uuid
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

Event = dict[str, Any]


class Context:
    """The parts of Lambda's context that the functions and Powertools read."""

    memory_limit_in_mb = 1024

    def __init__(self, function: str, seconds: int) -> None:
        self.function_name = function
        self.invoked_function_arn = f"arn:aws:lambda:us-east-1:123456789012:function:{function}"
        self.aws_request_id = str(uuid.uuid4())
        self._ends = time.monotonic() + seconds

    def get_remaining_time_in_millis(self) -> int:
        """Milliseconds until Lambda would stop the invocation."""
        return max(0, int((self._ends - time.monotonic()) * 1000))


def http_event(route: str, request: Request, body: bytes) -> Event:
    """An HTTP API event, payload format 2.0."""
    headers = {key: ",".join(request.headers.getlist(key)) for key in request.headers if key != "cookie"}
    event = {
        "version": "2.0",
        "routeKey": route,
        "rawPath": request.url.path,
        "rawQueryString": request.url.query,
        "headers": headers,
        "requestContext": {
            **_gateway(request),
            "routeKey": route,
            "stage": "$default",
            "http": {
                "method": request.method,
                "path": request.url.path,
                "protocol": "HTTP/1.1",
                "sourceIp": _address(request),
                "userAgent": headers.get("user-agent", ""),
            },
            "timeEpoch": _now(),
        },
        **_body(body),
    }
    optional = {
        "cookies": [f"{key}={value}" for key, value in request.cookies.items()],
        "queryStringParameters": {key: ",".join(request.query_params.getlist(key)) for key in request.query_params},
        "pathParameters": dict(request.path_params),
    }
    return event | {key: value for key, value in optional.items() if value}


def http_response(answer: Any) -> Response:
    """The response that API Gateway makes of a function's answer."""
    if not isinstance(answer, dict) or "statusCode" not in answer:
        answer = {"statusCode": 200, "headers": {"content-type": "application/json"}, "body": json.dumps(answer)}
    text = answer.get("body") or ""
    body = base64.b64decode(text) if answer.get("isBase64Encoded") else text.encode()
    headers = {key: str(value) for key, value in (answer.get("headers") or {}).items()}
    response = Response(body, int(answer["statusCode"]), headers)
    for key, values in (answer.get("multiValueHeaders") or {}).items():
        response.headers[key] = ", ".join(values)
    for cookie in answer.get("cookies") or []:
        response.headers.append("set-cookie", cookie)
    return response


def socket_event(socket: WebSocket, kind: str, route: str, connection: str, connected_at: int) -> Event:
    """A WebSocket API event without its body; ``kind`` is CONNECT, MESSAGE or DISCONNECT."""
    event: Event = {
        "requestContext": {
            **_gateway(socket),
            "routeKey": route,
            "eventType": kind,
            "connectionId": connection,
            "stage": "live",
            "messageDirection": "IN",
            "requestTimeEpoch": _now(),
            "connectedAt": connected_at,
            "identity": {"sourceIp": _address(socket), "userAgent": socket.headers.get("user-agent", "")},
        },
        "isBase64Encoded": False,
    }
    if kind == "CONNECT":
        event["headers"] = dict(socket.headers)
        if socket.query_params:
            event["queryStringParameters"] = dict(socket.query_params)
    return event


def _gateway(connection: Request | WebSocket) -> Event:
    return {
        "accountId": "123456789012",
        "apiId": "local",
        "domainName": connection.url.netloc,
        "requestId": str(uuid.uuid4()),
    }


def _address(connection: Request | WebSocket) -> str:
    return connection.client.host if connection.client else ""


def _body(body: bytes) -> Event:
    if not body:
        return {"isBase64Encoded": False}
    try:
        return {"body": body.decode(), "isBase64Encoded": False}
    except UnicodeDecodeError:
        return {"body": base64.b64encode(body).decode(), "isBase64Encoded": True}


def _now() -> int:
    return time.time_ns() // 1_000_000
