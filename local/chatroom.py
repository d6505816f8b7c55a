"""The page ``/chat``: a group and private chats as the bot writes in them, without Telegram.

People here are made up. What they write reaches the bot through its webhook; a button that opens the mini-app opens it
here, with signed init data for the person who pressed it.
"""

import asyncio
import hmac
import json
import logging
import time
from typing import Any, Final
from urllib.parse import quote, urlencode

import urllib3
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from local.botapi import BotApi
from local.chats import ApiError, Chat, Chats, Json, Message, Person
from local.markup import Run
from local.site import STATIC

PATIENCE_S: Final = 120.0
"""The bot's first import takes seconds, on a busy machine many."""

log = logging.getLogger("local")

GROUP: Final = Chat(-1001000000001, "supergroup", "Turma do baralho")
PEOPLE: Final = (Person(101, "Ana"), Person(102, "Rui", "pt-pt"), Person(103, "Téo"), Person(104, "Bia"))


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


def sign(token: str, fields: dict[str, str]) -> str:
    """Init data as Telegram signs them for the bot with this token."""
    key = hmac.digest(b"WebAppData", token.encode(), "sha256")
    lines = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
    return urlencode(fields | {"hash": hmac.digest(key, lines.encode(), "sha256").hex()}, quote_via=quote)


class ChatRoom:
    """What people do on the page."""

    def __init__(self, api: BotApi, webhook: Webhook, token: str) -> None:
        self._api = api
        self._webhook = webhook
        self._token = token
        self._updates = 0
        self._running = set[asyncio.Task[None]]()

    def routes(self) -> list[BaseRoute]:
        """The page, what it reads and what it sends."""
        return [
            Route("/chat", lambda _: FileResponse(STATIC / "chat.html")),
            Route("/chat/state", self._state),
            Route("/chat/say", self._say, methods=["POST"]),
            Route("/chat/press", self._press, methods=["POST"]),
            Route("/chat/open", self._open),
            Mount("/chat/static", StaticFiles(directory=STATIC)),
        ]

    @property
    def _chats(self) -> Chats:
        return self._api.chats

    async def _state(self, _: Request) -> Response:
        people = [{"id": person.id, "name": person.name} for person in self._chats.people.values()]
        chats = [_chat_json(chat) for chat in self._chats.all.values()]
        return JSONResponse({"version": self._chats.version, "people": people, "chats": chats})

    async def _say(self, request: Request) -> Response:
        said = await request.json()
        chat, person = self._chats.all[said["chat"]], self._chats.people[said["person"]]
        try:
            message = self._chats.write(chat, person, [Run(said["text"], ())])
        except ApiError as error:
            return JSONResponse({"error": error.description}, 400)
        self._tell({"message": chat.message_json(message, self._api.bot) | _entities(message.text)})
        return JSONResponse({})

    async def _press(self, request: Request) -> Response:
        pressed = await request.json()
        chat, person = self._chats.all[pressed["chat"]], self._chats.people[pressed["person"]]
        query = str(time.time_ns())
        self._api.queries[query] = None
        message = chat.message_json(chat.messages[pressed["message"]], self._api.bot)
        self._tell(
            {
                "callback_query": {
                    "id": query,
                    "from": person.as_json(),
                    "message": message,
                    "chat_instance": str(chat.id),
                    "data": pressed["data"],
                }
            }
        )
        return JSONResponse({})

    async def _open(self, request: Request) -> Response:
        """The mini-app, as a tap on its link in a chat opens it."""
        person = self._chats.people[int(request.query_params["person"])]
        chat = self._chats.all[int(request.query_params["chat"])]
        start = request.query_params.get("startapp")
        data = sign(self._token, _launch(person, chat, start))
        return RedirectResponse(f"/#tgWebAppData={quote(data)}", 303)

    def _tell(self, content: Json) -> None:
        self._updates += 1
        task = asyncio.create_task(self._webhook.deliver({"update_id": self._updates, **content}))
        self._running.add(task)
        task.add_done_callback(self._running.discard)


def _launch(person: Person, chat: Chat, start: str | None) -> dict[str, str]:
    return {
        "auth_date": str(int(time.time())),
        "chat_instance": str(chat.id),
        "chat_type": "sender" if chat.type == "private" else chat.type,
        "user": json.dumps(person.as_json(), ensure_ascii=False),
        **({"start_param": start} if start else {}),
    }


def _entities(text: str) -> Json:
    """Telegram marks a command at the beginning; the bot looks for the mark."""
    length = len(text.split()[0])
    return {"entities": [{"type": "bot_command", "offset": 0, "length": length}]} if text.startswith("/") else {}


def _chat_json(chat: Chat) -> dict[str, Any]:
    messages = [_message_json(message) for message in chat.messages.values()]
    return {"id": chat.id, "type": chat.type, "title": chat.title, "messages": messages}


def _message_json(message: Message) -> dict[str, Any]:
    return {
        "id": message.id,
        "from": message.sender.name if message.sender else None,
        "runs": [{"text": run.text, "tags": run.tags} for run in message.runs],
        "keyboard": (message.markup or {}).get("inline_keyboard", []),
        "date": message.date,
        "edits": message.edits,
    }
