"""Updates of the real Telegram for a bot that runs on this machine."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp

log = logging.getLogger("local")

WAIT_SECONDS: Final = 25
PAUSE_SECONDS: Final = 5


async def poll_updates(api: str, token: str, deliver: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
    """Fetch updates by long polling; ends when the bot has a webhook, which is somebody else's to take away."""
    offset = 0
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(WAIT_SECONDS + 10)) as session:
        while True:
            answer = await _fetch(session, f"{api}/bot{token}/getUpdates", offset)
            if answer.get("error_code") == 409:
                log.warning("this bot has a webhook or is polled elsewhere: its updates do not come here")
                return
            if not answer.get("ok"):
                log.warning("Telegram: %s", answer.get("description"))
                await asyncio.sleep(PAUSE_SECONDS)
            for update in answer.get("result", []):
                offset = update["update_id"] + 1
                await deliver(update)


async def _fetch(session: aiohttp.ClientSession, url: str, offset: int) -> dict[str, Any]:
    try:
        async with session.post(url, json={"offset": offset, "timeout": WAIT_SECONDS}) as response:
            return dict(await response.json())
    except (aiohttp.ClientError, TimeoutError) as error:
        return {"ok": False, "description": type(error).__name__}  # the error's text holds the token
