"""A fake Bot API over HTTP, so that the real clients can be used without a token and without Telegram.

It refuses what Telegram refuses, with Telegram's words: unknown parameters, chats and
messages, wrong markup, calls over a limit.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from local.chats import ApiError, Chat, Chats, Json, bad_request, formatted
from local.forms import read_parameters
from local.limits import Limited
from local.markup import Run, check_keyboard
from local.profile import Profile
from local.queries import Queries
from local.signatures import checked

PREFIX: Final = "/botapi"


class BotApi(Limited):
    """The methods that the bot uses."""

    def __init__(self, token: str, username: str, chats: Chats, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock``: seconds, for the limits."""
        super().__init__(clock)
        self.chats = chats
        self.queries = Queries()
        self.bot = {"id": int(token.split(":")[0]), "is_bot": True, "first_name": "Carteado", "username": username}
        self.profile = Profile(self.bot)
        self._token = token
        self._methods: dict[str, Callable[[Json], Any]] = {
            "getMe": self.profile.get_me,
            "setWebhook": self.profile.set_webhook,
            "deleteWebhook": self.profile.delete_webhook,
            "getWebhookInfo": self.profile.get_webhook_info,
            "setMyCommands": self.profile.set_commands,
            "getMyCommands": self.profile.get_commands,
            "deleteMyCommands": self.profile.delete_commands,
            "setChatMenuButton": self.profile.set_menu_button,
            "getChatMenuButton": self.profile.get_menu_button,
            "setMyDescription": self.profile.set_description,
            "getMyDescription": self.profile.get_description,
            "setMyShortDescription": self.profile.set_short_description,
            "getMyShortDescription": self.profile.get_short_description,
            "sendMessage": self._send,
            "sendDocument": self._send_document,
            "editMessageText": self._edit_text,
            "editMessageReplyMarkup": self._edit_markup,
            "deleteMessage": self._delete,
            "answerCallbackQuery": lambda parameters: self.queries.answer(parameters),
            "answerInlineQuery": lambda parameters: self.queries.offer(parameters),
        }

    def routes(self) -> list[BaseRoute]:
        """The one address that all methods share."""
        return [Route(PREFIX + "/bot{token}/{method}", self._serve, methods=["GET", "POST"])]

    async def _serve(self, request: Request) -> Response:
        parameters, fault = await read_parameters(request), self.fault()
        if fault.status:
            status, body = fault.status, _refusal(ApiError(fault.status, "Internal Server Error"))
        else:
            status, body = self.answer(**request.path_params, parameters=parameters)
            await asyncio.sleep(fault.delay_s)
        return JSONResponse(body, status)

    def answer(self, token: str, method: str, parameters: Json) -> tuple[int, Json]:
        """Status and body for a call."""
        try:
            if token != self._token:
                raise ApiError(401, "Unauthorized")
            if method not in self._methods:
                raise ApiError(404, "Not Found")
            return 200, {"ok": True, "result": self._methods[method](checked(method, parameters))}
        except ApiError as error:
            return error.code, _refusal(error)

    def _chat(self, parameters: Json, method: str) -> Chat:
        chat = self.chats.open(parameters["chat_id"])
        self.admit(chat, method)
        return chat

    def _send(self, parameters: Json) -> Json:
        chat = self._chat(parameters, "sendMessage")
        thread = parameters.get("message_thread_id")
        message = self.chats.write(chat, None, _text(parameters), _keyboard(parameters, chat.type == "private"), thread)
        return chat.message_json(message, self.bot)

    def _send_document(self, parameters: Json) -> Json:
        chat, file = self._chat(parameters, "sendDocument"), parameters["document"]
        if isinstance(file, str):
            raise bad_request("wrong file identifier/HTTP URL specified")
        caption = formatted(parameters.get("caption", ""), parameters.get("parse_mode"))
        thread = parameters.get("message_thread_id")
        message = self.chats.attach(chat, file, caption, _keyboard(parameters, chat.type == "private"), thread)
        return chat.message_json(message, self.bot)

    def _edit_text(self, parameters: Json) -> Json | bool:
        if "text" not in parameters:
            raise bad_request("message text is empty")
        return self._edit(parameters, "editMessageText", _text(parameters))

    def _edit_markup(self, parameters: Json) -> Json | bool:
        return self._edit(parameters, "editMessageReplyMarkup", None)

    def _edit(self, parameters: Json, method: str, runs: list[Run] | None) -> Json | bool:
        """``runs``: the new text, or None for the old one. Of an inline message nothing comes back."""
        inline = parameters.get("inline_message_id")
        if inline:
            chat, message = self.chats.inline(inline)
            self.admit(chat, method)
        else:
            chat = self._chat(_named(parameters), method)
            message = self.chats.own(chat, parameters["message_id"], "edit")
        keyboard = _keyboard(parameters, chat.type == "private" and not inline)
        self.chats.edit(message, message.runs if runs is None else runs, keyboard)
        return True if inline else chat.message_json(message, self.bot)

    def _delete(self, parameters: Json) -> bool:
        chat = self._chat(parameters, "deleteMessage")
        self.chats.delete(chat, self.chats.own(chat, parameters["message_id"], "delete"))
        return True


def _refusal(error: ApiError) -> Json:
    body = {"ok": False, "error_code": error.code, "description": error.description}
    return body | ({"parameters": error.parameters} if error.parameters else {})


def _named(parameters: Json) -> Json:
    """The parameters, if they say which message they mean. Raises ApiError."""
    if "message_id" not in parameters or "chat_id" not in parameters:
        raise bad_request("message identifier is not specified")
    return parameters


def _text(parameters: Json) -> list[Run]:
    return formatted(parameters["text"], parameters.get("parse_mode"))


def _keyboard(parameters: Json, private: bool) -> Json | None:
    markup = parameters.get("reply_markup")
    if markup is None:
        return None
    refusal = check_keyboard(markup, private)
    if refusal:
        raise bad_request(refusal)
    return dict(markup)
