"""What people do on the fake Telegram reaches the bot as Telegram would have it."""

from typing import Any

import pytest

from local.botapi import BotApi
from local.chats import BLOCKED, NEVER_STARTED, NO_RIGHTS, ApiError, Chat
from local.people import People
from tests.telegram.conftest import ANA, BOT, GROUP, RUI, TOKEN, new_chats

BUTTON = {"inline_keyboard": [[{"text": "Truco!", "callback_data": "t"}]]}
SMALL = -7


@pytest.fixture
def api() -> BotApi:
    api = BotApi(TOKEN, BOT, new_chats())
    api.chats.all[SMALL] = Chat(SMALL, "group", "Família")
    return api


@pytest.fixture
def people(api: BotApi) -> People:
    return People(api)


def call(api: BotApi, method: str, **parameters: Any) -> dict[str, Any]:
    return api.answer(TOKEN, method, parameters)[1]


def known(updates: list[dict[str, Any]]) -> list[str]:
    """The kinds of updates, all of them in a form that aiogram knows."""
    from aiogram.types import Update

    for number, update in enumerate(updates):
        assert Update.model_validate({"update_id": number, **update}).event_type in update
    return [kind for update in updates for kind in update]


def test_a_group_lets_the_bot_hear_commands_alone(api: BotApi, people: People) -> None:
    group, private = api.chats.all[GROUP], api.chats.all[ANA.id]
    assert known(people.say(group, ANA, "boa noite")) == []
    assert known(people.say(private, ANA, "boa noite")) == ["message"]
    (update,) = people.say(group, ANA, "/bisca@carteado_bot 4")
    assert update["message"]["entities"] == [{"type": "bot_command", "offset": 0, "length": 19}]


def test_whoever_never_wrote_is_not_written_to(api: BotApi, people: People) -> None:
    private = api.chats.all[ANA.id]
    private.barred = NEVER_STARTED
    refusal = call(api, "sendMessage", chat_id=ANA.id, text="x")
    assert (refusal["error_code"], refusal["description"]) == (403, f"Forbidden: {NEVER_STARTED}")
    assert people.follow(ANA, f"https://t.me/{BOT}?start=abc")[0]["message"]["text"] == "/start abc"
    assert call(api, "sendMessage", chat_id=ANA.id, text="x")["ok"]


@pytest.mark.parametrize("link", ["https://t.me/other?start=a", f"https://t.me/{BOT}", f"https://t.me/{BOT}?start=a+b"])
def test_other_links_begin_nothing(people: People, link: str) -> None:
    with pytest.raises(ApiError):
        people.follow(ANA, link)


def test_blocking_lasts_until_the_person_writes_again(api: BotApi, people: People) -> None:
    private = api.chats.all[ANA.id]
    (blocked,) = people.let(private, ANA, "kicked")
    assert known([blocked]) == ["my_chat_member"]
    assert blocked["my_chat_member"]["old_chat_member"]["status"] == "member"
    assert call(api, "sendMessage", chat_id=ANA.id, text="x")["description"] == f"Forbidden: {BLOCKED}"
    assert known(people.say(private, ANA, "/start")) == ["my_chat_member", "message"]
    assert call(api, "sendMessage", chat_id=ANA.id, text="x")["ok"]


@pytest.mark.parametrize(
    ("status", "code", "reason"),
    [
        ("kicked", 403, "Forbidden: bot was kicked from the supergroup chat"),
        ("left", 403, "Forbidden: bot is not a member of the supergroup chat"),
        ("restricted", 400, f"Bad Request: {NO_RIGHTS}"),
    ],
)
def test_a_group_shuts_the_bot_out_and_lets_it_in(
    api: BotApi, people: People, status: str, code: int, reason: str
) -> None:
    group = api.chats.all[GROUP]
    assert known(people.let(group, ANA, status)) == ["my_chat_member"]
    refusal = call(api, "sendMessage", chat_id=GROUP, text="x")
    assert (refusal["error_code"], refusal["description"]) == (code, reason)
    (back,) = people.let(group, ANA, "member")
    assert back["my_chat_member"]["old_chat_member"]["status"] == status
    assert call(api, "sendMessage", chat_id=GROUP, text="x")["ok"]


def test_a_group_that_becomes_a_supergroup_says_so_twice_and_names_it_to_whoever_calls(
    api: BotApi, people: People
) -> None:
    card = call(api, "sendMessage", chat_id=SMALL, text="x")["result"]["message_id"]
    old, new = people.upgrade(api.chats.all[SMALL], ANA)
    assert known([old, new]) == ["message", "message"]
    moved_to = old["message"]["migrate_to_chat_id"]
    assert (new["message"]["chat"]["id"], new["message"]["migrate_from_chat_id"]) == (moved_to, SMALL)
    refusal = call(api, "editMessageText", chat_id=SMALL, message_id=card, text="y")
    assert (refusal["error_code"], refusal["parameters"]) == (400, {"migrate_to_chat_id": moved_to})
    assert "group chat was upgraded to a supergroup chat" in refusal["description"]
    assert call(api, "sendMessage", chat_id=moved_to, text="y")["ok"]


def test_a_tap_waits_for_its_answer(api: BotApi, people: People) -> None:
    call(api, "sendMessage", chat_id=GROUP, text="x", reply_markup=BUTTON)
    group = api.chats.all[GROUP]
    (message,) = group.messages.values()
    (update,) = people.press(group, RUI, message, "t")
    assert known([update]) == ["callback_query"]
    query = update["callback_query"]["id"]
    assert api.queries.answers[query] is None
    assert call(api, "answerCallbackQuery", callback_query_id=query, text="Não é a sua vez")["ok"]


def test_an_inline_result_becomes_a_message_that_the_bot_edits_where_it_is_no_member(
    api: BotApi, people: People
) -> None:
    group = api.chats.all[GROUP]
    people.let(group, ANA, "left")
    (asked,) = people.query(group, ANA, "truco")
    assert known([asked]) == ["inline_query"]
    content = {"message_text": "<b>Truco</b>", "parse_mode": "HTML"}
    card = {
        "type": "article",
        "id": "a",
        "title": "Truco",
        "input_message_content": content,
        "reply_markup": BUTTON,
    }
    assert call(api, "answerInlineQuery", inline_query_id=asked["inline_query"]["id"], results=[card])["ok"]
    (choice,) = people.choose(group, ANA, "truco", card)
    assert known([choice]) == ["chosen_inline_result"]
    (message,) = group.messages.values()
    name = choice["chosen_inline_result"]["inline_message_id"]
    assert (message.sender, message.inline, message.text) == (ANA, name, "Truco")

    (tapped,) = people.press(group, RUI, message, "t")
    assert tapped["callback_query"]["inline_message_id"] == name
    assert "message" not in tapped["callback_query"]
    assert call(api, "editMessageText", inline_message_id=name, text="Ana e Rui")["result"] is True
    assert message.text == "Ana e Rui"
    app = {"inline_keyboard": [[{"text": "x", "web_app": {"url": "https://carteado.example/"}}]]}
    assert not call(api, "editMessageText", inline_message_id=name, text="x", reply_markup=app)["ok"]
    people.delete(group, message)
    assert "MESSAGE_ID_INVALID" in call(api, "editMessageText", inline_message_id=name, text="x")["description"]
