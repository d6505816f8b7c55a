"""Which rights a function uses: every call that leaves it for AWS, as IAM names it and on what."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import patch

from aws_lambda_powertools.utilities import parameters
from botocore.client import BaseClient

from carteado.adapters import sockets

Right = tuple[str, str]
"""An action and the resource of the template that it is on: ``("dynamodb:PutItem", "Table")``."""

PARAMETERS = {
    "/carteado/session-secret": "SessionSecretParameter",
    "/carteado/bot-token": "BotTokenParameter",
    "/carteado/webhook-secret": "WebhookSecretParameter",
}
"""The template's parameter by the name of the secret."""

_WRITES = {"Put": "PutItem", "Delete": "DeleteItem", "Update": "UpdateItem", "ConditionCheck": "ConditionCheckItem"}


@contextmanager
def noted(functions: dict[str, ModuleType], gone: set[str]) -> Iterator[dict[str, set[Right]]]:
    """The rights that the handlers of these functions use meanwhile, by function.

    What a test itself calls is no matter. Nobody finds a secret that another function has read: on AWS each of them is
    a process of its own. ``gone``: sockets that the gateway says are closed for good.
    """
    used: dict[str, set[Right]] = {name: set() for name in functions}
    running: list[str] = []
    call_api: Callable[..., Any] = BaseClient._make_api_call

    def call(client: BaseClient, operation: str, sent: dict[str, Any]) -> Any:
        for name in running:
            used[name] |= _rights(client.meta.service_model.service_name, operation, sent)
        return call_api(client, operation, sent)

    def send(_: Any, request: Any) -> Any:
        used[running[-1]].add(("execute-api:ManageConnections", f"SocketApi {request.method}"))
        status = 410 if request.url.rpartition("/")[2] in gone else 200
        return SimpleNamespace(status_code=status if request.method == "POST" else 204)

    def running_in(name: str, handler: Callable[..., Any]) -> Callable[..., Any]:
        def handle(*arguments: Any) -> Any:
            running.append(name)
            parameters.clear_caches()
            try:
                return handler(*arguments)
            finally:
                running.remove(name)

        return handle

    with ExitStack() as patches:
        patches.enter_context(patch.object(BaseClient, "_make_api_call", call))
        patches.enter_context(patch.object(sockets.URLLib3Session, "send", send))
        for name, module in functions.items():
            patches.enter_context(patch.object(module, "handler", running_in(name, module.handler)))
        yield used


def _rights(service: str, operation: str, sent: dict[str, Any]) -> set[Right]:
    if operation == "TransactWriteItems":  # IAM asks for the right to each write that is in it
        return {(f"dynamodb:{_WRITES[kind]}", "Table") for item in sent["TransactItems"] for kind in item}
    if service == "dynamodb":
        return {(f"dynamodb:{operation}", "Table")}
    if service == "sqs":
        return {(f"sqs:{operation}", "WakeUps")}
    return {(f"{service}:{operation}", PARAMETERS[sent["Name"]])}
