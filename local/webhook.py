"""The way by which updates reach the bot."""

import asyncio
import json
import logging
from typing import Final

import urllib3

from local.chats import Json

PATIENCE_S: Final = 120.0
"""The bot's first import takes seconds, on a busy machine many."""

log = logging.getLogger("local")


class Webhook:
    """Hands updates to the bot as Telegram does."""

    def __init__(self, address: str, secret: str) -> None:
        self._address = address
        self._headers = {"Content-Type": "application/json", "X-Telegram-Bot-Api-Secret-Token": secret}
        self._http = urllib3.PoolManager(maxsize=8, timeout=PATIENCE_S, retries=False)

    async def deliver(self, update: Json) -> None:
        """One update, once."""
        body = json.dumps(update).encode()
        try:
            answer = await asyncio.to_thread(
                self._http.request, "POST", self._address, body=body, headers=self._headers
            )
        except urllib3.exceptions.HTTPError as error:
            log.warning("the bot did not answer update %d: %s", update["update_id"], type(error).__name__)
            return
        if answer.status != 200:
            log.warning("the bot answered update %d with %d", update["update_id"], answer.status)
