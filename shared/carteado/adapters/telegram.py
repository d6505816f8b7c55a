"""Telegram's Bot API by plain HTTP: the messages that show tables. No aiogram here: its import takes seconds."""

import json
import logging
from collections.abc import Callable
from typing import Any, Final

import urllib3

from carteado.adapters.wiring import Wiring
from carteado.app.chat.channel import (
    TIMEOUT_MS,
    Barred,
    Button,
    Courier,
    Later,
    Links,
    MessageGone,
    Moved,
    Place,
    Post,
    Say,
    TopicGone,
)
from carteado.app.ports import ChatMessage, Unreachable

# Its debug lines hold addresses, and those of the Bot API the bot's token.
logging.getLogger("urllib3").setLevel(logging.INFO)

_SAME: Final = "message is not modified"
_GONE: Final = ("message to edit not found", "message can't be edited", "MESSAGE_ID_INVALID")
_BARRED: Final = ("chat not found", "not enough rights", "CHAT_WRITE_FORBIDDEN")
_TOPIC_GONE: Final = ("TOPIC_", "message thread not found")


class _Refusal(Exception):
    """The Bot API has refused a call for a reason that lies in the call."""


class TelegramChannel:
    """``Channel`` of carteado.app.chat.channel."""

    def __init__(self, api: str, token: str) -> None:
        """``api``: base address of the Bot API."""
        self._address = f"{api}/bot{token}/"
        self._http = urllib3.PoolManager(timeout=urllib3.Timeout(TIMEOUT_MS / 1000), retries=False)

    def send(self, place: Place, post: Post) -> int:
        thread = {} if place.thread is None else {"message_thread_id": place.thread}
        return int(self._result("sendMessage", {"chat_id": place.chat, **thread, **_content(post)})["message_id"])

    def edit(self, message: ChatMessage, post: Post) -> None:
        if message.inline:
            place: dict[str, Any] = {"inline_message_id": message.inline}
        else:
            place = {"chat_id": message.chat, "message_id": message.message}
        try:
            self._result("editMessageText", {**place, **_content(post)})
        except _Refusal as refusal:
            if _SAME not in str(refusal):
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


def _content(post: Post) -> dict[str, Any]:
    content = {"text": post.text, "parse_mode": "HTML", "link_preview_options": {"is_disabled": True}}
    return {**content, "reply_markup": keyboard(post)} if post.rows else content


def keyboard(post: Post) -> dict[str, Any]:
    """The rows of buttons as Telegram takes them."""
    return {"inline_keyboard": [[_button(button) for button in row] for row in post.rows]}


def _button(button: Button) -> dict[str, str]:
    return (
        {"text": button.text, "url": button.url} if button.url else {"text": button.text, "callback_data": button.data}
    )


def _refuse(answer: dict[str, Any]) -> None:
    code, reason, more = answer["error_code"], answer["description"], answer.get("parameters", {})
    if code == 429:
        raise Later(more["retry_after"])
    if "migrate_to_chat_id" in more:
        raise Moved(more["migrate_to_chat_id"])
    if code >= 500:
        raise Unreachable
    if any(words in reason for words in _TOPIC_GONE):
        raise TopicGone
    if code == 403 or any(words in reason for words in _BARRED):
        raise Barred(reason)
    if any(words in reason for words in _GONE):
        raise MessageGone
    raise _Refusal(reason)


def courier(wiring: Wiring, api: str, words: Callable[[str], Say]) -> Courier:
    """What it takes to tell something in Telegram from the room. Raises ValueError for a room on the web alone."""
    bot = wiring.bot
    if bot is None:
        raise ValueError("BOT_USERNAME is not set")
    links = Links(bot["name"], bot["app"], wiring.tokens.start)
    return Courier(wiring.world, TelegramChannel(api, wiring.secret("BOT_TOKEN")), links, words)
