"""Chats that the bot is let into, thrown out of, or that become other chats: their tables go on."""

from typing import Any

import pytest

from local.chats import NO_RIGHTS, Chat
from local.people import KICKED, LEFT, MEMBER, RESTRICTED
from tests.telegram.conftest import ANA, FORUM, GROUP, RUI, TOPIC, Room

SIGNALS = [
    pytest.param([0, 1], id="both"),
    pytest.param([1, 0], id="the other way round"),
    pytest.param([0, 0, 1, 1], id="doubled"),
    pytest.param([0], id="the old one's alone"),
    pytest.param([1], id="the new one's alone"),
    pytest.param([], id="none but the error"),
]


@pytest.fixture
def table(room: Room) -> str:
    """A table for two that Ana has opened in the group."""
    room.say("/bisca 2")
    room.later()
    return room.table_in()


def upgrade(room: Room) -> tuple[Chat, list[Any]]:
    """Make another chat of the group; it, and what the two of them say."""
    group = room.chats.all[GROUP]
    signals = room.people.upgrade(group, ANA)
    assert group.moved_to is not None
    return room.chats.all[group.moved_to], signals


@pytest.mark.parametrize("order", SIGNALS)
def test_a_table_goes_along_with_its_group(room: Room, table: str, order: list[int]) -> None:
    made, signals = upgrade(room)
    for number in order:
        assert room.take([signals[number]]) == 200
    room.later(9_000)
    room.act(table, "sit 1", RUI)
    assert room.told(table) == []
    room.later()
    (message,) = room.posted(made.id)
    assert "Rui" in message.text
    assert len(room.posted()) == 1
    for number in order:
        assert room.take([signals[number]]) == 200
    room.later()
    assert len(room.posted(made.id)) == 1
    assert message.edits <= 1


def test_open_tables_are_shown_in_the_new_chat_at_once(room: Room, table: str) -> None:
    room.say("/bisca 4")
    room.later()
    made, signals = upgrade(room)
    room.take(signals)
    room.later()
    assert [message.text.splitlines()[0] for message in room.posted(made.id)] == [
        "Bisca · 2, um contra um",
        "Bisca · 4, em duplas",
    ]


def test_what_was_chosen_for_the_group_goes_along(room: Room, table: str) -> None:
    made, signals = upgrade(room)
    room.take(signals)
    room.later()
    room.say("/bisca", chat=made.id)
    room.later()
    assert "Bisca · 2" in room.posted(made.id)[-1].text, "as it was opened last in the group"


def test_what_is_still_noted_for_the_old_chat_is_kept_for_the_new_one(room: Room) -> None:
    from carteado.app.chat import chats

    world = room.bot.wiring.world
    chats.move(world, GROUP, -5)

    def choose(chat: Any) -> None:
        chat.language = "es"

    chats.change(world, GROUP, choose)
    chats.move(world, GROUP, -5)
    assert world.store.chat(-5).language == "es"
    assert (world.store.chat(GROUP).moved, world.store.chat(-5).moved) == (-5, 0)


@pytest.mark.parametrize("status", [KICKED, LEFT, RESTRICTED])
def test_cards_go_on_when_the_bot_may_write_again(room: Room, table: str, status: str) -> None:
    group = room.chats.all[GROUP]
    room.take(room.people.let(group, ANA, status))
    calls = len(group.calls)
    room.act(table, "sit 1", RUI)
    assert room.told(table) == []
    room.later()
    assert len(group.calls) == calls
    room.take(room.people.let(group, ANA, MEMBER))
    room.later()
    (message,) = room.posted()
    assert "Rui" in message.text


def test_a_chat_that_says_only_by_its_error_that_the_bot_is_out(room: Room, table: str) -> None:
    group = room.chats.all[GROUP]
    group.barred = NO_RIGHTS
    room.act(table, "sit 1", RUI)
    assert room.told(table) == []
    assert room.bot.wiring.world.store.chat(GROUP).barred
    room.take(room.people.let(group, ANA, MEMBER))
    room.later()
    assert "Rui" in room.posted()[0].text


def test_a_bot_that_is_added_without_the_right_to_write_waits_for_it(room: Room) -> None:
    group = room.chats.all[GROUP]
    room.take(room.people.let(group, ANA, RESTRICTED))
    assert room.say("/bisca 2") == 200
    assert room.posted() == []
    room.take(room.people.let(group, ANA, MEMBER))
    room.later()
    (message,) = room.posted()
    assert "Bisca · 2" in message.text


def test_a_topic_that_is_gone_takes_no_other_along(room: Room) -> None:
    room.say("/bisca 2", chat=FORUM, thread=TOPIC)
    room.later()
    lost, forum = room.table_in(FORUM), room.chats.all[FORUM]
    forum.messages.clear()
    forum.threads = ()
    room.act(lost, "sit 1", RUI)
    assert room.told(lost) == []
    room.later()
    room.say("/bisca 4", chat=FORUM)
    room.later()
    (message,) = room.posted(FORUM)
    assert "Bisca · 4" in message.text


@pytest.mark.parametrize("seconds", [1, 30, 344])
def test_a_limit_of_any_length_is_waited_out(room: Room, table: str, seconds: int) -> None:
    room.api.limit(GROUP, seconds)
    room.act(table, "sit 1", RUI)
    assert room.told(table) == []
    refused = room.api.refused
    room.later((seconds + 5) * 1_000)
    assert room.api.refused == refused
    assert "Rui" in room.posted()[0].text
