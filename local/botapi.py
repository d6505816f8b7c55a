"""A fake Bot API over HTTP, so that the real clients can be used without a token and without Telegram.

It refuses what Telegram refuses, with Telegram's words: unknown parameters, chats and
messages, wrong markup, calls over a limit.
"""

import json
import re
import time
from collections.abc import Callable
from math import ceil
from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from local.chats import ApiError, Chat, Chats, Json, bad_request, formatted
from local.markup import check_keyboard

PREFIX: Final = "/botapi"

_SENT: Final = {"parse_mode", "reply_markup", "link_preview_options", "message_thread_id", "disable_notification"}
_EDITED: Final = {"parse_mode", "reply_markup", "link_preview_options"}


class BotApi:
    """The methods that the bot uses."""

    def __init__(self, token: str, username: str, chats: Chats, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock``: seconds, for the limits."""
        self.chats = chats
        self.webhook: Json = {"url": ""}
        self.commands: dict[str, list[Json]] = {}
        self.queries: dict[str, str | None] = {}
        """Taps on buttons that wait for their answer, by id; then the answer's text."""
        self.bot = {"id": int(token.split(":")[0]), "is_bot": True, "first_name": "Carteado", "username": username}
        self.refused = 0
        """Calls that came before a limit was over."""
        self._token = token
        self.clock = clock
        self._limits: dict[int, tuple[float, int]] = {}
        self._methods: dict[str, tuple[Callable[[Json], Any], set[str], set[str]]] = {
            "getMe": (lambda _: self.bot, set(), set()),
            "setWebhook": (self._set_webhook, {"url"}, {"secret_token", "allowed_updates", "drop_pending_updates"}),
            "getWebhookInfo": (lambda _: self.webhook, set(), set()),
            "setMyCommands": (self._set_commands, {"commands"}, {"scope", "language_code"}),
            "sendMessage": (self._send, {"chat_id", "text"}, _SENT),
            "editMessageText": (self._edit_text, {"chat_id", "message_id", "text"}, _EDITED),
            "editMessageReplyMarkup": (self._edit_markup, {"chat_id", "message_id"}, {"reply_markup"}),
            "deleteMessage": (self._delete, {"chat_id", "message_id"}, set()),
            "answerCallbackQuery": (self._answer, {"callback_query_id"}, {"text", "show_alert", "url", "cache_time"}),
        }

    def routes(self) -> list[BaseRoute]:
        """The one address that all methods share."""
        return [Route(PREFIX + "/bot{token}/{method}", self._serve, methods=["GET", "POST"])]

    def limit(self, chat_id: int, seconds: int) -> None:
        """Answer calls for this chat with 429 until the time has passed."""
        self._limits[chat_id] = (self.clock() + seconds, seconds)

    def lift_limits(self) -> None:
        """Forget all limits."""
        self._limits.clear()

    async def _serve(self, request: Request) -> Response:
        status, body = self.answer(**request.path_params, parameters=await _parameters(request))
        return JSONResponse(body, status)

    def answer(self, token: str, method: str, parameters: Json) -> tuple[int, Json]:
        """Status and body for a call."""
        try:
            if token != self._token:
                raise ApiError(401, "Unauthorized")
            return 200, {"ok": True, "result": self._call(method, parameters)}
        except ApiError as error:
            body = {"ok": False, "error_code": error.code, "description": error.description}
            return error.code, body | ({"parameters": error.parameters} if error.parameters else {})

    def _call(self, name: str, parameters: Json) -> Any:
        if name not in self._methods:
            raise ApiError(404, "Not Found")
        method, required, optional = self._methods[name]
        missing, unknown = required - set(parameters), set(parameters) - required - optional
        if missing or unknown:
            raise bad_request(f"{name}: missing {sorted(missing)}, unknown {sorted(unknown)}")
        return method(parameters)

    def _chat(self, parameters: Json, method: str) -> Chat:
        chat = self.chats.open(parameters["chat_id"])
        until, _ = self._limits.get(chat.id, (0.0, 0))
        left = until - self.clock()
        if left > 0:
            seconds = ceil(left)
            self.refused += 1
            raise ApiError(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})
        chat.calls.append(method)
        return chat

    def _send(self, parameters: Json) -> Json:
        chat = self._chat(parameters, "sendMessage")
        runs = formatted(str(parameters["text"]), parameters.get("parse_mode"))
        thread = int(parameters["message_thread_id"]) if "message_thread_id" in parameters else None
        message = self.chats.write(chat, None, runs, _keyboard(parameters, chat), thread)
        return chat.message_json(message, self.bot)

    def _edit_text(self, parameters: Json) -> Json:
        chat = self._chat(parameters, "editMessageText")
        message = self.chats.own(chat, parameters["message_id"], "edit")
        runs = formatted(str(parameters["text"]), parameters.get("parse_mode"))
        self.chats.edit(message, runs, _keyboard(parameters, chat))
        return chat.message_json(message, self.bot)

    def _edit_markup(self, parameters: Json) -> Json:
        chat = self._chat(parameters, "editMessageReplyMarkup")
        message = self.chats.own(chat, parameters["message_id"], "edit")
        self.chats.edit(message, message.runs, _keyboard(parameters, chat))
        return chat.message_json(message, self.bot)

    def _delete(self, parameters: Json) -> bool:
        chat = self._chat(parameters, "deleteMessage")
        self.chats.delete(chat, self.chats.own(chat, parameters["message_id"], "delete"))
        return True

    def _answer(self, parameters: Json) -> bool:
        query = str(parameters["callback_query_id"])
        if self.queries.get(query, "") is not None:
            raise bad_request("query is too old and response timeout expired or query ID is invalid")
        self.queries[query] = str(parameters.get("text", ""))
        return True

    def _set_webhook(self, parameters: Json) -> bool:
        if not re.fullmatch(r"[\w-]{0,256}", str(parameters.get("secret_token", "")), re.ASCII):
            raise bad_request("secret token contains unallowed characters")
        if parameters["url"] and not str(parameters["url"]).startswith("https://"):
            raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
        self.webhook = {"url": parameters["url"], "has_custom_certificate": False, "pending_update_count": 0}
        return True

    def _set_commands(self, parameters: Json) -> bool:
        for command in parameters["commands"]:
            if not re.fullmatch(r"[a-z0-9_]{1,32}", command["command"]):
                raise bad_request("BOT_COMMAND_INVALID")
            if not 1 <= len(command["description"]) <= 256:
                raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
        self.commands[str(parameters.get("language_code", ""))] = parameters["commands"]
        return True


async def _parameters(request: Request) -> Json:
    """Parameters in any form that the clients use; in forms, structures are JSON inside their field."""
    body = (await request.body()).decode()
    if request.headers.get("content-type", "").startswith("application/json"):
        return dict(json.loads(body or "{}"))
    fields = [*request.query_params.multi_items(), *parse_qsl(body, keep_blank_values=True)]
    return {key: json.loads(value) if value[:1] in ("{", "[") and key != "text" else value for key, value in fields}


def _keyboard(parameters: Json, chat: Chat) -> Json | None:
    markup = parameters.get("reply_markup")
    if markup is None:
        return None
    refusal = check_keyboard(markup, chat.type == "private")
    if refusal:
        raise bad_request(refusal)
    return dict(markup)
