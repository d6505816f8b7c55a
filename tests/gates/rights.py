"""The rights that a function uses, by every call that leaves it for AWS, and those that its role allows."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import patch

import boto3
from aws_lambda_powertools.utilities import parameters
from botocore.client import BaseClient

from carteado.adapters import sockets
from local.template import Template

Right = tuple[str, str]
"""An action and the resource of the template that it is on: ``("dynamodb:PutItem", "Table")``."""

PARAMETERS = {
    "/carteado/session-secret": "SessionSecretParameter",
    "/carteado/bot-token": "BotTokenParameter",
    "/carteado/webhook-secret": "WebhookSecretParameter",
}
"""The template's parameter by the name of the secret."""
BY_NAME = {
    "SESSION_SECRET": "",
    "BOT_TOKEN": "",
    "WEBHOOK_SECRET": "",
    "SESSION_SECRET_PARAMETER": "/carteado/session-secret",
    "BOT_TOKEN_PARAMETER": "/carteado/bot-token",
    "WEBHOOK_SECRET_PARAMETER": "/carteado/webhook-secret",
}
"""The environment of functions that find their secrets in SSM."""

POLLING: dict[str, set[Right]] = {
    "Clock": {(f"sqs:{action}Message", "WakeUps") for action in ("Receive", "Delete")}
    | {("sqs:GetQueueAttributes", "WakeUps")},
    "Notify": {(f"sqs:{action}Message", "Errands") for action in ("Receive", "Delete")}
    | {("sqs:GetQueueAttributes", "Errands"), ("sqs:SendMessage", "DeadLetters")}
    | {(f"dynamodb:{action}", "Table.StreamArn") for action in ("DescribeStream", "GetRecords", "GetShardIterator")}
    | {("dynamodb:ListStreams", "Table.StreamArn")},
}
"""What Lambda does in the function's name, to read its queues or stream and to set aside what keeps failing."""

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
        queue = "Errands" if sent["QueueUrl"].endswith("/errands") else "WakeUps"
        return {(f"sqs:{operation}", queue)}
    return {(f"{service}:{operation}", PARAMETERS[sent["Name"]])}


def store_secrets(session: str, bot: str, webhook: str) -> None:
    """Put a room's secrets into SSM."""
    for name, value in zip(PARAMETERS, (session, bot, webhook), strict=True):
        boto3.client("ssm").put_parameter(Name=name, Value=value, Type="SecureString")


def allowed(function: str) -> set[Right]:
    """What the function's role says."""
    (policy,) = Template().one("AWS::Serverless::Function", function)["Policies"]
    rights: set[Right] = set()
    for statement in policy["Statement"]:
        assert statement["Effect"] == "Allow"
        actions = statement["Action"]
        rights |= {(action, _resource(statement["Resource"])) for action in _listed(actions)}
    assert not [right for right in rights if "*" in right[0]]
    return rights


def _listed(actions: str | list[str]) -> list[str]:
    return [actions] if isinstance(actions, str) else actions


def _resource(named: dict[str, str]) -> str:
    """The one thing of the template that a resource means, with what is allowed of it."""
    ((_, text),) = named.items()
    if text.endswith("/@connections/*"):
        return "SocketApi " + text.split("/")[-3]
    (name,) = re.findall(r"\w+Parameter\b|^Table\.StreamArn$|^\w+(?=\.Arn$)", text)
    return str(name)


def fit(function: str, used: set[Right]) -> None:
    """Fail unless the role fits the calls, both ways."""
    unasked = allowed(function) - POLLING.get(function, set())
    assert sorted(used - unasked) == [], "the function may not do what it does"
    assert sorted(unasked - used) == [], "the function may do what it never does"
