"""What is done on the page /chat reaches the bot, and what the bot says to it comes back."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import urllib3
from starlette.applications import Starlette

from local.botapi import BotApi
from local.chatroom import ChatRoom, made_up_chats
from local.chats import Document, Json
from local.webhook import Webhook
from tests.serving import serving

TOKEN = "1000001:made-up"
KEYBOARD = {"inline_keyboard": [[{"text": "Truco!", "callback_data": "t"}]]}
CARD = {"type": "article", "id": "a", "title": "Truco", "input_message_content": {"message_text": "Truco?"}}


class Bot(Webhook):
    """Answers updates as it is told to."""

    def __init__(self, api: BotApi) -> None:
        super().__init__("", "")
        self.api = api
        self.heard: list[Json] = []

    async def deliver(self, update: Json) -> None:
        self.heard.append(update)
        if "callback_query" in update:
            self.call(
                "answerCallbackQuery", callback_query_id=update["callback_query"]["id"], text="Não!", show_alert=True
            )
        if "inline_query" in update:
            results = [{**CARD, "reply_markup": KEYBOARD}]
            self.call("answerInlineQuery", inline_query_id=update["inline_query"]["id"], results=results)

    def call(self, method: str, **parameters: Any) -> Json:
        return self.api.answer(TOKEN, method, parameters)[1]

    def kinds(self) -> list[str]:
        return [kind for update in self.heard for kind in update if kind != "update_id"]


@pytest.fixture
def bot() -> Bot:
    return Bot(BotApi(TOKEN, "carteado_bot", made_up_chats()))


@pytest.fixture
def address(bot: Bot) -> Iterator[str]:
    with serving(Starlette(routes=ChatRoom(bot.api, bot, TOKEN).routes())) as address:
        yield address + "/chat"


def do(address: str, deed: str, chat: int, person: int = 101, **more: Any) -> Json:
    body = json.dumps({"chat": chat, "person": person, **more})
    return dict(urllib3.request("POST", f"{address}/{deed}", body=body).json())


def chats(address: str) -> dict[str, Any]:
    return {chat["title"]: chat for chat in urllib3.request("GET", address + "/state").json()["chats"]}


def test_a_tap_brings_its_answer(address: str, bot: Bot) -> None:
    group = chats(address)["Turma do baralho"]["id"]
    message = bot.call("sendMessage", chat_id=group, text="x", reply_markup=KEYBOARD)["result"]["message_id"]
    assert do(address, "press", group, message=message, data="t") == {"text": "Não!", "alert": True}
    assert do(address, "delete", group, message=message) == {}
    assert do(address, "press", group, message=message, data="t") == {"error": "Bad Request: message not found"}
    assert bot.kinds() == ["callback_query"]


def test_a_result_of_inline_mode_is_sent_where_the_bot_is_no_member(address: str, bot: Bot) -> None:
    group = chats(address)["Vizinhos"]["id"]
    (result,) = do(address, "query", group, text="truco")["results"]
    do(address, "choose", group, text="truco", result=result)
    (message,) = chats(address)["Vizinhos"]["messages"]
    assert (message["from"], message["via"], message["keyboard"]) == ("Ana", True, KEYBOARD["inline_keyboard"])
    assert bot.kinds() == ["inline_query", "chosen_inline_result"]


def test_a_link_begins_a_talk_that_can_be_ended(address: str, bot: Bot) -> None:
    assert not bot.call("sendMessage", chat_id=101, text="x")["ok"]
    assert do(address, "follow", 101, url="https://t.me/carteado_bot?start=abc") == {}
    assert bot.call("sendMessage", chat_id=101, text="x")["ok"]
    assert [message["runs"][0]["text"] for message in chats(address)["Ana"]["messages"]] == ["/start abc", "x"]
    do(address, "let", 101, status="kicked")
    assert not bot.call("sendMessage", chat_id=101, text="x")["ok"]
    assert bot.kinds() == ["message", "my_chat_member"]


def test_a_group_becomes_a_supergroup(address: str, bot: Bot) -> None:
    family = chats(address)["Família"]["id"]
    do(address, "upgrade", family)
    assert chats(address)["Família"]["type"] == "supergroup"
    assert [update["message"]["chat"]["id"] for update in bot.heard] == [family, chats(address)["Família"]["id"]]


def test_a_file_can_be_fetched(address: str, bot: Bot) -> None:
    group = chats(address)["Turma do baralho"]["id"]
    bot.call("sendDocument", chat_id=group, document=Document("dados é.json", b"{}"))
    (message,) = chats(address)["Turma do baralho"]["messages"]
    answer = urllib3.request("GET", f"{address}/file/{group}/{message['id']}")
    assert (answer.data, answer.headers["content-disposition"]) == (
        b"{}",
        "attachment; filename*=UTF-8''dados%20%C3%A9.json",
    )
