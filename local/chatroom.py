"""The page ``/chat``: groups and private chats as the bot writes in them, without Telegram.

People here are made up. What they do reaches the bot through its webhook; a button that opens the mini-app opens it
here, with signed init data for the person who pressed it.
"""

import hmac
import json
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import quote, urlencode

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from local.botapi import BotApi
from local.chats import NEVER_STARTED, ApiError, Chat, Chats, Json, Message, Person, bad_request
from local.people import People
from local.site import STATIC
from local.webhook import Webhook

Deed = Callable[[Chat, Person, Json], list[Json]]

PEOPLE: Final = (Person(101, "Ana"), Person(102, "Rui", "pt-pt"), Person(103, "Téo"), Person(104, "Bia"))


def made_up_chats() -> Chats:
    """The chats that the page shows: with the bot, without it, and private ones that nobody has begun."""
    without = Chat(-1000000000002, "supergroup", "Vizinhos", barred="bot is not a member of the supergroup chat")
    chats = Chats(
        PEOPLE, [Chat(-1000000000001, "supergroup", "Turma do baralho"), Chat(-3, "group", "Família"), without]
    )
    for person in PEOPLE:
        chats.all[person.id].barred = NEVER_STARTED
    return chats


def sign(token: str, fields: dict[str, str]) -> str:
    """Init data as Telegram signs them for the bot with this token."""
    key = hmac.digest(b"WebAppData", token.encode(), "sha256")
    lines = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
    return urlencode(fields | {"hash": hmac.digest(key, lines.encode(), "sha256").hex()}, quote_via=quote)


class ChatRoom:
    """What people do on the page."""

    def __init__(self, api: BotApi, webhook: Webhook, token: str) -> None:
        self._api = api
        self._people = People(api)
        self._webhook = webhook
        self._token = token
        self._updates = 0
        self._deeds: dict[str, Deed] = {
            "say": lambda chat, person, done: self._people.say(chat, person, done["text"]),
            "follow": lambda _, person, done: self._people.follow(person, done["url"]),
            "press": lambda chat, person, done: self._people.press(chat, person, _message(chat, done), done["data"]),
            "query": lambda chat, person, done: self._people.query(chat, person, done["text"]),
            "choose": lambda chat, person, done: self._people.choose(chat, person, done["text"], done["result"]),
            "let": lambda chat, person, done: self._people.let(chat, person, done["status"]),
            "upgrade": lambda chat, person, _: self._people.upgrade(chat, person),
            "delete": lambda chat, _, done: self._people.delete(chat, _message(chat, done)),
        }

    def routes(self) -> list[BaseRoute]:
        """The page, what it reads and what it sends."""
        return [
            Route("/chat", lambda _: FileResponse(STATIC / "chat.html")),
            Route("/chat/state", self._state),
            Route("/chat/open", self._open),
            Route("/chat/file/{chat}/{message}", self._file),
            Route("/chat/{deed}", self._do, methods=["POST"]),
            Mount("/chat/static", StaticFiles(directory=STATIC)),
        ]

    @property
    def _chats(self) -> Chats:
        return self._api.chats

    async def _state(self, _: Request) -> Response:
        people = [{"id": person.id, "name": person.name} for person in self._chats.people.values()]
        chats = [_chat_json(chat) for chat in self._chats.all.values() if chat.moved_to is None]
        bot = self._api.bot["username"]
        return JSONResponse({"version": self._chats.version, "bot": bot, "people": people, "chats": chats})

    async def _do(self, request: Request) -> Response:
        """What somebody does; what the bot answers to it, if it is a question."""
        done = await request.json()
        chat, person = self._chats.all[done["chat"]], self._chats.people[done["person"]]
        try:
            contents = self._deeds[request.path_params["deed"]](chat, person, done)
        except ApiError as error:
            return JSONResponse({"error": error.description}, 400)
        for content in contents:
            self._updates += 1
            await self._webhook.deliver({"update_id": self._updates, **content})
        return JSONResponse(self._answer(contents))

    def _answer(self, contents: list[Json]) -> Json:
        queries, asked = self._api.queries, {kind: content for it in contents for kind, content in it.items()}
        if "inline_query" in asked:
            return {"results": queries.results[asked["inline_query"]["id"]] or []}
        answer = queries.answers[asked["callback_query"]["id"]] if "callback_query" in asked else None
        return {} if answer is None else {"text": answer.text, "alert": answer.alert}

    async def _file(self, request: Request) -> Response:
        chat, message = (int(request.path_params[key]) for key in ("chat", "message"))
        document = self._chats.all[chat].messages[message].document
        assert document is not None
        name = f"attachment; filename*=UTF-8''{quote(document.name)}"
        return Response(document.content, headers={"content-disposition": name})

    async def _open(self, request: Request) -> Response:
        """The mini-app, as a tap on its link in a chat opens it."""
        person = self._chats.people[int(request.query_params["person"])]
        chat = self._chats.all[int(request.query_params["chat"])]
        start = request.query_params.get("startapp")
        data = sign(self._token, _launch(person, chat, start))
        return RedirectResponse(f"/#tgWebAppData={quote(data)}", 303)


def _launch(person: Person, chat: Chat, start: str | None) -> dict[str, str]:
    return {
        "auth_date": str(int(time.time())),
        "chat_instance": str(chat.id),
        "chat_type": "sender" if chat.type == "private" else chat.type,
        "user": json.dumps(person.as_json(), ensure_ascii=False),
        **({"start_param": start} if start else {}),
    }


def _message(chat: Chat, done: Json) -> Message:
    message = chat.messages.get(done["message"])
    if message is None:
        raise bad_request("message not found")
    return message


def _chat_json(chat: Chat) -> Json:
    messages = [_message_json(message) for message in chat.messages.values()]
    return {"id": chat.id, "type": chat.type, "title": chat.title, "barred": chat.barred, "messages": messages}


def _message_json(message: Message) -> Json:
    return {
        "id": message.id,
        "from": message.sender.name if message.sender else None,
        "via": bool(message.inline),
        "runs": [{"text": run.text, "tags": run.tags} for run in message.runs],
        "keyboard": (message.markup or {}).get("inline_keyboard", []),
        "file": message.document.name if message.document else None,
        "date": message.date,
        "edits": message.edits,
    }
