"""The sockets of the viewers: who watches which table. They only speak; what they send is a sign of life."""

import os
from typing import Any

from aws_lambda_powertools import Logger

from carteado.adapters.wiring import Wiring
from carteado.app import watching
from carteado.app.tries import Busy
from carteado.codes import status_of
from carteado.table.state import Refused

wiring = Wiring(os.environ)
logger = Logger(service="socket")


@logger.inject_lambda_context(clear_state=True)
def handler(event: dict[str, Any], context: Any) -> dict[str, int]:
    """Answer one event of API Gateway's WebSocket API; a status other than 200 refuses the connection."""
    route, socket_id = event["requestContext"]["routeKey"], event["requestContext"]["connectionId"]
    try:
        if route == "$connect":
            connect(event, socket_id)
        elif route == "$disconnect":
            watching.disconnect(wiring.world, socket_id)
    except (Refused, Busy) as refusal:
        return refused(refusal.code)
    return {"statusCode": 200}


def connect(event: dict[str, Any], socket_id: str) -> None:
    ticket = (event.get("queryStringParameters") or {}).get("ticket", "")
    # The gateway hands headers on as they were written.
    origin = next((value for name, value in (event.get("headers") or {}).items() if name.lower() == "origin"), "")
    watching.connect(wiring.world, wiring.tokens, ticket, socket_id, origin)


def refused(code: str) -> dict[str, int]:
    logger.info("refused", extra={"code": code})
    return {"statusCode": status_of(code)}
