"""The fake Bot API refuses what Telegram refuses."""

import asyncio
import json
from typing import Any

import pytest
import urllib3

from local.botapi import BotApi
from local.chats import Document
from local.queries import Answer
from tests.telegram.conftest import ANA, FORUM, GROUP, TOKEN, new_chats

URL = {"text": "x", "url": "https://t.me/carteado_bot/jogar"}
APP = {"text": "x", "web_app": {"url": "https://carteado.example/"}}


@pytest.fixture
def call(served: tuple[BotApi, str]) -> Any:
    """Calls a method; its answer."""
    api, address = served
    api.chats = new_chats()
    api.lift_limits()

    def call(method: str, token: str = TOKEN, **parameters: Any) -> dict[str, Any]:
        body = json.dumps(parameters)
        headers = {"Content-Type": "application/json"}
        response = urllib3.request("POST", f"{address}/bot{token}/{method}", body=body, headers=headers)
        answer: dict[str, Any] = response.json()
        assert response.status == (200 if answer["ok"] else answer["error_code"])
        return answer

    return call


def keyboard(*buttons: dict[str, Any]) -> dict[str, Any]:
    return {"inline_keyboard": [list(buttons)]}


@pytest.mark.parametrize(
    ("code", "reason", "parameters"),
    [
        (400, "chat not found", {"chat_id": 5, "text": "x"}),
        (400, "chat not found", {"chat_id": "@nobody", "text": "x"}),
        (400, "text is empty", {"chat_id": GROUP, "text": " "}),
        (400, "too long", {"chat_id": GROUP, "text": "x" * 4097}),
        (400, "too long", {"chat_id": GROUP, "text": "🃏" * 2049}),
        (400, "unknown parameters ['txt']", {"chat_id": GROUP, "text": "x", "txt": "x"}),
        (400, "message text is empty", {"chat_id": GROUP}),
        (400, "chat_id is empty", {"text": "x"}),
        (400, "can't parse text", {"chat_id": GROUP, "text": 7}),
        (400, "can't parse link_preview_options", {"chat_id": GROUP, "text": "x", "link_preview_options": "off"}),
        (
            400,
            "unknown parameters ['colour']",
            {"chat_id": GROUP, "text": "x", "reply_markup": keyboard({**URL, "colour": "red"})},
        ),
        (400, "parse entities", {"chat_id": GROUP, "text": "<b>x", "parse_mode": "HTML"}),
        (400, "parse entities", {"chat_id": GROUP, "text": "<b>x</i></b>", "parse_mode": "HTML"}),
        (400, "parse entities", {"chat_id": GROUP, "text": "<h1>x</h1>", "parse_mode": "HTML"}),
        (400, "parse entities", {"chat_id": GROUP, "text": "1 < 2", "parse_mode": "HTML"}),
        (400, "thread not found", {"chat_id": FORUM, "text": "x", "message_thread_id": 5}),
        (400, "BUTTON_TYPE", {"chat_id": GROUP, "text": "x", "reply_markup": keyboard(APP)}),
        (
            400,
            "BUTTON_DATA",
            {"chat_id": GROUP, "text": "x", "reply_markup": keyboard({"text": "x", "callback_data": "ã" * 33})},
        ),
        (400, "URL", {"chat_id": GROUP, "text": "x", "reply_markup": keyboard({"text": "x", "url": "jogar"})}),
        (400, "", {"chat_id": GROUP, "text": "x", "reply_markup": keyboard({"text": "x"})}),
        (400, "", {"chat_id": GROUP, "text": "x", "reply_markup": keyboard({**URL, "callback_data": "x"})}),
    ],
)
def test_messages_that_are_refused(call: Any, code: int, reason: str, parameters: dict[str, Any]) -> None:
    answer = call("sendMessage", **parameters)
    assert (answer["error_code"], reason in answer["description"]) == (code, True)


def test_app_buttons_are_for_private_chats(call: Any) -> None:
    assert call("sendMessage", chat_id=ANA.id, text="x", reply_markup=keyboard(APP))["ok"]


def test_edits(call: Any) -> None:
    sent = call("sendMessage", chat_id=GROUP, text="<b>1 &lt; 2</b>", parse_mode="HTML", reply_markup=keyboard(URL))
    assert sent["result"]["text"] == "1 < 2"
    same = {"chat_id": GROUP, "message_id": sent["result"]["message_id"]}
    again = call("editMessageText", **same, text="<b>1 &lt; 2</b>", parse_mode="HTML", reply_markup=keyboard(URL))
    assert "message is not modified" in again["description"]
    assert call("editMessageText", **same, text="1 < 2")["ok"]
    assert call("editMessageReplyMarkup", **same, reply_markup=keyboard(URL))["ok"]
    assert call("deleteMessage", **same)["ok"]
    assert "message to edit not found" in call("editMessageText", **same, text="x")["description"]


def test_limits_and_bars(call: Any, served: tuple[BotApi, str]) -> None:
    api = served[0]
    api.limit(GROUP, 344)
    assert call("sendMessage", chat_id=GROUP, text="x")["parameters"] == {"retry_after": 344}
    assert call("sendMessage", chat_id=ANA.id, text="x")["ok"]
    api.chats.all[ANA.id].barred = "bot was blocked by the user"
    assert call("sendMessage", chat_id=ANA.id, text="x")["description"] == "Forbidden: bot was blocked by the user"


def test_tokens_and_methods(call: Any) -> None:
    assert call("getMe", token="1:wrong")["error_code"] == 401
    assert call("getYou")["error_code"] == 404
    assert call("getMe")["result"]["username"] == "carteado_bot"


def test_setting_up(call: Any) -> None:
    assert call("setWebhook", url="http://carteado.example/telegram")["error_code"] == 400
    assert call("setWebhook", url="https://carteado.example/telegram", secret_token="so so")["error_code"] == 400
    assert call("setWebhook", url="https://carteado.example/telegram", secret_token="so-so")["ok"]
    assert call("getWebhookInfo")["result"]["url"] == "https://carteado.example/telegram"
    assert call("setMyCommands", commands=[{"command": "bisca", "description": "Abrir uma mesa"}])["ok"]
    assert call("setMyCommands", commands=[{"command": "Bisca!", "description": "x"}])["error_code"] == 400


def test_a_tap_is_answered_once(call: Any, served: tuple[BotApi, str]) -> None:
    tap = served[0].queries.tap()
    assert "TOO_LONG" in call("answerCallbackQuery", callback_query_id=tap, text="x" * 201)["description"]
    assert call("answerCallbackQuery", callback_query_id=tap, text="ok", show_alert=True)["ok"]
    assert served[0].queries.answers[tap] == Answer("ok", alert=True)
    assert "query is too old" in call("answerCallbackQuery", callback_query_id=tap)["description"]
    assert "query is too old" in call("answerCallbackQuery", callback_query_id="unknown")["description"]


def test_a_strict_group_bears_twenty_calls_a_minute(call: Any, served: tuple[BotApi, str]) -> None:
    api, now = served[0], [0.0]
    api.clock, api.strict_limits = lambda: now[0], True
    for now[0] in range(20):
        assert call("sendMessage", chat_id=GROUP, text="x")["ok"]
    assert call("sendMessage", chat_id=GROUP, text="x")["parameters"] == {"retry_after": 41}
    now[0] = 60
    assert call("sendMessage", chat_id=GROUP, text="x")["ok"]
    assert api.chats.all[GROUP].busiest_minute() == 20


def test_a_strict_private_chat_bears_a_few_at_once_and_then_one_a_second(call: Any, served: tuple[BotApi, str]) -> None:
    api, now = served[0], [0.0]
    api.clock, api.strict_limits = lambda: now[0], True
    sent = [call("sendMessage", chat_id=ANA.id, text="x")["ok"] for _ in range(6)]
    assert sent == [True] * 5 + [False]
    for now[0] in range(5, 30):
        assert call("sendMessage", chat_id=ANA.id, text="x")["ok"]


def test_faults_strike_the_next_calls_in_their_order(call: Any, served: tuple[BotApi, str]) -> None:
    api = served[0]
    api.fail(2, status=500)
    api.fail(delay_s=0.05)
    answers = [call("sendMessage", chat_id=GROUP, text="x") for _ in range(4)]
    assert [answer.get("error_code") for answer in answers] == [500, 500, None, None]
    assert len(api.chats.all[GROUP].messages) == 2


def article(name: str, **more: Any) -> dict[str, Any]:
    return {"type": "article", "id": name, "title": "Truco", "input_message_content": {"message_text": "x"}, **more}


@pytest.mark.parametrize(
    ("reason", "results"),
    [
        ("RESULT_ID_DUPLICATE", [article("a"), article("a")]),
        ("RESULT_ID_INVALID", [article("ã" * 33)]),
        ("RESULTS_TOO_MUCH", [article(str(number)) for number in range(51)]),
        ("BUTTON_TYPE", [article("a", reply_markup=keyboard(APP))]),
        ("message text is empty", [article("a", input_message_content={"message_text": ""})]),
        ("can't parse", [{"type": "article", "id": "a", "title": "Truco"}]),
        ("can't parse", [{"type": "article", "id": "a"}]),
        ("unknown parameters ['colour']", [article("a", colour="red")]),
    ],
)
def test_results_that_are_refused(call: Any, served: tuple[BotApi, str], reason: str, results: list[Any]) -> None:
    query = served[0].queries.ask()
    assert reason in call("answerInlineQuery", inline_query_id=query, results=results)["description"]
    assert served[0].queries.results[query] is None


def test_a_files_name_and_bytes_are_kept(served: tuple[BotApi, str]) -> None:
    from aiogram import Bot
    from aiogram.client.session.aiohttp import AiohttpSession
    from aiogram.client.telegram import TelegramAPIServer
    from aiogram.types import BufferedInputFile, Message

    api, content = served[0], bytes(range(256)) + b"\r\n--x\n\r"
    api.chats = new_chats()

    async def send() -> Message:
        async with Bot(TOKEN, AiohttpSession(api=TelegramAPIServer.from_base(served[1]))) as bot:
            return await bot.send_document(
                ANA.id, BufferedInputFile(content, "os meus dados é.json"), caption="<b>x</b>", parse_mode="HTML"
            )

    sent = asyncio.run(send())
    (message,) = api.chats.all[ANA.id].messages.values()
    assert message.document == Document("os meus dados é.json", content)
    assert (sent.caption, sent.document and sent.document.file_name) == ("x", "os meus dados é.json")


def test_how_the_bot_is_set_up_is_told(call: Any) -> None:
    assert "kinds of updates" in call("setWebhook", url="https://c.example/", allowed_updates=["gossip"])["description"]
    assert call("setWebhook", url="https://c.example/", allowed_updates=["message"])["ok"]
    assert call("getWebhookInfo")["result"]["allowed_updates"] == ["message"]
    assert call("deleteWebhook")["ok"]
    assert call("getWebhookInfo")["result"]["url"] == ""
    assert call("getMe")["result"]["supports_inline_queries"] is True

    groups = {"scope": {"type": "all_group_chats"}, "language_code": "pt"}
    command = {"command": "bisca", "description": "Abrir uma mesa"}
    assert call("setMyCommands", commands=[command], **groups)["ok"]
    assert call("getMyCommands", **groups)["result"] == [command]
    assert call("deleteMyCommands", **groups)["ok"]
    assert call("getMyCommands", **groups)["result"] == []
    assert "language code" in call("setMyCommands", commands=[command], language_code="pt-br")["description"]
    assert "can't parse scope" in call("setMyCommands", commands=[command], scope={"type": "pub"})["description"]

    menu = {"type": "web_app", "text": "Jogar", "web_app": {"url": "https://c.example/"}}
    assert call("setChatMenuButton", menu_button=menu)["ok"]
    assert call("getChatMenuButton")["result"] == menu
    assert call("setMyDescription", description="Baralho")["ok"]
    assert call("setMyDescription", description="Cards", language_code="en")["ok"]
    assert call("getMyDescription", language_code="es")["result"] == {"description": "Baralho"}
    assert call("getMyDescription", language_code="en")["result"] == {"description": "Cards"}
    assert call("setMyShortDescription", short_description="x" * 121)["error_code"] == 400
    assert call("getMyShortDescription")["result"] == {"short_description": ""}
