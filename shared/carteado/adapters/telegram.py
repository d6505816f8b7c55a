"""Telegram's Bot API by plain HTTP: the one message of each table. No aiogram here: its import takes seconds."""

import json
import logging
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlencode

import urllib3

from carteado.adapters.wiring import Wiring
from carteado.app.chat import Barred, Later, MessageGone, Place
from carteado.app.ports import ChatMessage, Clock, Unreachable
from carteado.app.posts import Post

# Its debug lines hold addresses, and those of the Bot API the bot's token.
logging.getLogger("urllib3").setLevel(logging.INFO)

TIMEOUT_S: Final = 5.0

_SAME: Final = "message is not modified"
_GONE: Final = ("message to edit not found", "message can't be edited", "MESSAGE_ID_INVALID")
_BARRED: Final = ("chat not found", "not enough rights", "CHAT_WRITE_FORBIDDEN", "TOPIC_", "message thread not found")


class _Refusal(Exception):
    """The Bot API has refused a call for a reason that lies in the call."""


class TelegramChannel:
    """``Channel`` of carteado.app.chat."""

    def __init__(self, api: str, token: str, link: Callable[[str], str], clock: Clock) -> None:
        """``api``: base address of the Bot API. ``link``: from a table's id to the address that opens it."""
        self._address = f"{api}/bot{token}/"
        self._link = link
        self._http = urllib3.PoolManager(timeout=urllib3.Timeout(TIMEOUT_S), retries=False)
        self._clock = clock
        self._silent_until: dict[int, int] = {}
        """Chats that have had too many messages, in milliseconds."""

    def send(self, place: Place, table_id: str, post: Post) -> int:
        thread = {} if place.thread is None else {"message_thread_id": place.thread}
        sent = self._call("sendMessage", {"chat_id": place.chat, **thread, **self._content(table_id, post)})
        return int(sent["message_id"])

    def edit(self, message: ChatMessage, table_id: str, post: Post) -> None:
        place = {"chat_id": message.chat, "message_id": message.message}
        try:
            self._call("editMessageText", {**place, **self._content(table_id, post)})
        except _Refusal as refusal:
            if _SAME not in str(refusal):
                raise

    def _content(self, table_id: str, post: Post) -> dict[str, Any]:
        # A link, since groups take no other kind of button that opens a mini-app.
        button = {"text": post.button, "url": self._link(table_id)}
        return {
            "text": post.text,
            "parse_mode": "HTML",
            "link_preview_options": {"is_disabled": True},
            "reply_markup": {"inline_keyboard": [[button]]},
        }

    def _call(self, method: str, parameters: dict[str, Any]) -> Any:
        chat = parameters["chat_id"]
        left = self._silent_until.get(chat, 0) - self._clock.now()
        if left > 0:
            raise Later(-(-left // 1000))
        try:
            return self._result(method, parameters)
        except Later as later:
            self._silent_until[chat] = self._clock.now() + later.seconds * 1000
            raise

    def _result(self, method: str, parameters: dict[str, Any]) -> Any:
        body = json.dumps(parameters).encode()
        headers = {"Content-Type": "application/json"}
        try:
            response = self._http.request("POST", self._address + method, body=body, headers=headers)
            answer = json.loads(response.data)
        except (urllib3.exceptions.HTTPError, ValueError):
            raise Unreachable from None  # the error's text holds the token
        if not answer["ok"]:
            _refuse(answer)
        return answer["result"]


def _refuse(answer: dict[str, Any]) -> None:
    code, reason = answer["error_code"], answer["description"]
    if code == 429:
        raise Later(answer["parameters"]["retry_after"])
    if code >= 500:
        raise Unreachable
    if code == 403 or any(words in reason for words in _BARRED):
        raise Barred(reason)
    if any(words in reason for words in _GONE):
        raise MessageGone
    raise _Refusal(reason)


def channel(wiring: Wiring, api: str) -> TelegramChannel:
    """The channel of a room, whose buttons carry signed start parameters."""

    def link(table_id: str) -> str:
        return app_link(wiring, wiring.tokens.start(table_id))

    return TelegramChannel(api, wiring.secret("BOT_TOKEN"), link, wiring.world.clock)


def app_link(wiring: Wiring, start: str = "") -> str:
    """The address that opens the room's mini-app in Telegram, with a start parameter."""
    bot = wiring.bot
    if bot is None:
        raise ValueError("BOT_USERNAME is not set")
    address = f"https://t.me/{bot['name']}/{bot['app']}"
    return f"{address}?{urlencode({'startapp': start})}" if start else address
