"""Telegram's webhook: checks that Telegram is calling, and takes each update once."""

import asyncio
import hmac
import json
import logging
import os
import warnings
from functools import cache
from typing import Any, Final

from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aws_lambda_powertools import Logger
from aws_lambda_powertools.utilities import idempotency

from carteado.adapters import clients, telegram
from carteado.adapters.wiring import Wiring
from carteado.app.chat.channel import LATER, Courier
from carteado.app.tries import Busy
from carteado.telegram import routing
from carteado.telegram.room import Room
from carteado.words import words

SECRET_HEADER: Final = "x-telegram-bot-api-secret-token"
AGAIN: Final = (*LATER, Busy)
"""What stands in the way for a while: Telegram brings the update again."""
REMEMBERED_S: Final = 86_400  # Telegram repeats an update for a day at most

wiring = Wiring(os.environ)
logger = Logger(service="bot")
logging.getLogger("aiogram").setLevel(logging.CRITICAL)  # it writes down what people wrote
warnings.filterwarnings("ignore", "Detected unknown update type")  # it would print the update into the log
once = idempotency.IdempotencyConfig(event_key_jmespath="update_id", expires_after_seconds=REMEMBERED_S)


@logger.inject_lambda_context(clear_state=True)
def handler(event: dict[str, Any], context: Any) -> dict[str, int]:
    """Answer one call of the webhook. Telegram repeats it until the status is 200."""
    if not from_telegram(event):
        return {"statusCode": 401}
    update = parsed(event)
    if update is None:
        return {"statusCode": 400}
    once.register_lambda_context(context)
    try:
        taken()(update=update)
    except (*AGAIN, idempotency.exceptions.BaseError):
        return {"statusCode": 503}
    return {"statusCode": 200}


def from_telegram(event: dict[str, Any]) -> bool:
    """Whether the call brings the webhook's secret; compared as bytes, since it may hold anything."""
    given = (event.get("headers") or {}).get(SECRET_HEADER, "")
    return hmac.compare_digest(given.encode(errors="replace"), wiring.secret("WEBHOOK_SECRET").encode())


def parsed(event: dict[str, Any]) -> dict[str, Any] | None:
    """The update, if the call brings one."""
    try:
        update = json.loads(event.get("body") or "")
    except (ValueError, RecursionError):
        return None
    return update if isinstance(update, dict) and isinstance(update.get("update_id"), int) else None


@cache
def taken() -> Any:
    """``take`` for each update once."""
    store = idempotency.DynamoDBPersistenceLayer(
        os.environ["TABLE_NAME"],
        key_attr="pk",
        sort_key_attr="sk",
        static_pk_value="UPDATE",
        expiry_attr="ttl",
        boto3_client=clients.client("dynamodb"),
    )
    return idempotency.idempotent_function(take, data_keyword_argument="update", persistence_store=store, config=once)


def take(update: dict[str, Any]) -> None:
    """Handle an update. One that fails for good is logged by its kind alone and counts as done: it would come again."""
    try:
        loop().run_until_complete(dispatcher().feed_raw_update(bot(), update))
    except AGAIN:
        raise
    except Exception as error:
        kinds = sorted(update.keys() - {"update_id"})
        logger.error("update failed", extra={"kinds": kinds, "error": type(error).__name__})


@cache
def loop() -> asyncio.AbstractEventLoop:
    """One for the container's life: the session of the bot is bound to it."""
    return asyncio.new_event_loop()


@cache
def bot() -> Bot:
    """Made at the first update, after the snapshot of the container was restored."""
    server = TelegramAPIServer.from_base(os.environ["TELEGRAM_API"])
    return Bot(wiring.secret("BOT_TOKEN"), AiohttpSession(api=server, timeout=5.0))


@cache
def dispatcher() -> Dispatcher:
    """Every handler of updates."""
    return routing.dispatcher(Room(courier(), wiring.tokens))


@cache
def courier() -> Courier:
    """The way for the messages of tables."""
    return telegram.courier(wiring, os.environ["TELEGRAM_API"], words)
