"""The room put together: settings, functions, queue and stream, Telegram made up or real."""

import os
import secrets
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.routing import BaseRoute

from local import aws, polling
from local.botapi import PREFIX, BotApi
from local.chatroom import ChatRoom, made_up_chats
from local.pollers import poll_queue, poll_stream
from local.runtime import Runtime
from local.server import SOCKET_PATH, Background, application
from local.template import Template
from local.webhook import Webhook

MADE_UP_TOKEN: Final = "1000001:made-up-on-this-machine"
TELEGRAM: Final = "https://api.telegram.org"


def settings(host: str) -> dict[str, str]:
    """The functions' environment. What is set already stays, apart from what only this server can know."""
    ours = {
        "TABLE_NAME": aws.TABLE,
        "SOCKET_ENDPOINT": f"http://{host}{SOCKET_PATH}",
        "SOCKET_URL": f"ws://{host}{SOCKET_PATH}",
    }
    unless_set = {
        "SESSION_SECRET": secrets.token_urlsafe(32),
        "WEBHOOK_SECRET": secrets.token_urlsafe(32),
        "BOT_TOKEN": MADE_UP_TOKEN,
        "BOT_USERNAME": "carteado_bot",
        "APP_NAME": "jogar",
        "TELEGRAM_API": TELEGRAM if "BOT_TOKEN" in os.environ else f"http://{host}{PREFIX}",
        "GUESTS": "on",
        "POWERTOOLS_LOG_LEVEL": "WARNING",
        "POWERTOOLS_METRICS_NAMESPACE": "Carteado",
        "POWERTOOLS_SERVICE_NAME": "carteado",
    }
    return unless_set | {name: os.environ[name] for name in unless_set if name in os.environ} | ours


def build(host: str) -> Starlette:
    """The server of the room; AWS must have been started."""
    template = Template()
    runtime = Runtime(template.functions)
    stream = aws.create_table(template)
    urls = {source.resource: aws.create_queue(template, source.resource) for source in template.queues}
    os.environ |= {"QUEUE_URL": urls["WakeUps"], "ERRANDS_URL": urls["Errands"]}
    routes, telegram = _telegram(host, template)
    background: list[Background] = [
        runtime.warm_up,
        *(partial(poll_queue, it, urls[it.resource], partial(runtime.invoke, it.function)) for it in template.queues),
        *(partial(poll_stream, it, stream, partial(runtime.invoke, it.function)) for it in template.streams),
        *telegram,
    ]
    return application(template, runtime, routes, background, f"ws://{host}")


def _telegram(host: str, template: Template) -> tuple[list[BaseRoute], list[Background]]:
    """Made-up chats, or, with a token, the long polling of Telegram's own."""
    webhook = Webhook(f"http://{host}{_webhook_path(template)}", os.environ["WEBHOOK_SECRET"])
    token = os.environ["BOT_TOKEN"]
    if token != MADE_UP_TOKEN:
        return [], [partial(polling.poll_updates, os.environ["TELEGRAM_API"], token, webhook.deliver)]
    api = BotApi(token, os.environ["BOT_USERNAME"], made_up_chats())
    return [*api.routes(), *ChatRoom(api, webhook, token).routes()], []


def _webhook_path(template: Template) -> str:
    """The path of the one route that leads to the bot."""
    (key,) = [key for key, name in template.http_routes.items() if "bot" in template.functions[name].module.split(".")]
    return key.partition(" ")[2]


def announce(host: str) -> str:
    """What to say when the server is ready."""
    chats = f", the chats at http://{host}/chat" if os.environ["BOT_TOKEN"] == MADE_UP_TOKEN else ""
    return f"Carteado is open at http://{host}{chats}"
