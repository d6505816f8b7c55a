"""What comes by other ways than the app's API: sockets, the queue, Telegram. Nothing of it makes a failure."""

import json
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carteado.adapters.wiring import Wiring
from functions.socket import app as socket_app
from local.template import Template
from tests.functions.room import CONTEXT, Json, event
from tests.gates.house import House
from tests.gates.test_fuzz import STEADY, hostile_bodies, odd, odd_texts

SECRET = "the webhook's secret"
EACH = settings(STEADY, max_examples=1_000)

odd_headers = st.one_of(
    st.none(),
    st.dictionaries(st.sampled_from(["origin", "Origin", "ORIGIN", "Host", "x-\ud800"]), odd_texts, max_size=3),
)
odd_updates = st.dictionaries(
    st.sampled_from(["update_id", "message", "callback_query", "inline_query", "poll"]), odd, max_size=3
).map(json.dumps)


@EACH
@given(
    route=st.sampled_from(["connect", "connect", "default", "disconnect"]),
    query=st.one_of(st.none(), st.dictionaries(st.sampled_from(["ticket", "Ticket", "token"]), odd_texts)),
    headers=odd_headers,
    body=hostile_bodies,
    socket=st.text(min_size=1, max_size=130),
)
def test_sockets(house: House, route: str, query: Any, headers: Any, body: str, socket: str) -> None:
    before = house.stored
    sample = event(route) | {"queryStringParameters": query, "headers": headers, "body": body}
    sample["requestContext"]["connectionId"] = socket
    assert socket_app.handler(sample, CONTEXT)["statusCode"] == (401 if route == "connect" else 200)
    assert house.stored == before


@EACH
@given(st.one_of(hostile_bodies, st.fixed_dictionaries({"table": odd, "due": odd}).map(json.dumps)))
def test_the_queue(house: House, body: str) -> None:
    """A message that is none of ours is dropped: it would come again for ever."""
    before = house.stored
    assert house.wake(body) == []
    assert house.stored == before


class Taken:
    """The updates that the webhook has taken, in the place of what handles them."""

    def __init__(self) -> None:
        self.updates: list[Json] = []

    def __call__(self, update: Json) -> None:
        self.updates.append(update)


@pytest.fixture(scope="module")
def bot() -> Iterator[Any]:
    from functions.bot import app  # takes seconds

    with patch.object(app, "wiring", Wiring({"WEBHOOK_SECRET": SECRET})):
        yield app


def called(bot: Any, headers: Any, body: Any, **more: Any) -> int:
    return int(bot.handler({"headers": headers, "body": body, **more}, CONTEXT)["statusCode"])


GOOD = '{"update_id": 7}'
NOT_THE_SECRET = [
    None,
    {},
    {"x-telegram-bot-api-secret-token": ""},
    {"x-telegram-bot-api-secret-token": SECRET[:-1]},
    {"x-telegram-bot-api-secret-token": SECRET + " "},
    {"x-telegram-bot-api-secret-token": f"{SECRET},{SECRET}"},
    {"x-telegram-bot-api-secret-token": SECRET.upper()},
    {"x-telegram-bot-api-secret-token": SECRET + "\0"},
    {"x-telegram-bot-api-secret-token": "\ud800"},
    {"x-telegram-bot-api-secret-token": "A" * 100_000},
    {"authorization": SECRET},
]


@pytest.mark.parametrize("headers", NOT_THE_SECRET)
@pytest.mark.parametrize("body", [GOOD, "{", None])
def test_without_the_secret_nothing_is_taken_and_nothing_is_asked(bot: Any, headers: Any, body: Any) -> None:
    """No store, no Bot API, no reading of the body: whatever of them is touched fails the test."""
    with patch.object(bot, "taken", None), patch.object(bot, "bot", None), patch.object(bot, "parsed", None):
        assert called(bot, headers, body) == 401


@EACH
@given(body=st.one_of(st.none(), hostile_bodies, odd_updates), encoded=st.booleans())
def test_what_telegram_sends(bot: Any, body: str | None, encoded: bool) -> None:
    taken = Taken()
    with patch.object(bot, "taken", lambda: taken):
        status = called(bot, {"x-telegram-bot-api-secret-token": SECRET}, body, isBase64Encoded=encoded)
    assert status == (200 if taken.updates else 400)
    assert all(isinstance(update["update_id"], int) for update in taken.updates)


def test_only_posts_reach_the_webhook() -> None:
    assert [route for route in Template().http_routes if route.endswith("/telegram")] == ["POST /telegram"]
