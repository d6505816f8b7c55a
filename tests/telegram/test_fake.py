"""The fake Bot API refuses what Telegram refuses."""

import json
from typing import Any

import pytest
import urllib3

from local.botapi import BotApi
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
