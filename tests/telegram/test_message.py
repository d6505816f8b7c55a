"""The one message of a table, kept up to date by notify."""

import re
from unittest.mock import patch

import pytest

from tests.telegram.conftest import GROUP, RUI, Room, buttons

KICKED = "bot was kicked from the supergroup chat"


@pytest.fixture
def table(room: Room) -> str:
    """A table for two that Ana has opened in the group."""
    room.say("/bisca 2")
    room.later()
    return room.table_in()


def test_seats_score_and_end_edit_the_one_message(room: Room, table: str) -> None:
    room.act(table, "sit 1", RUI)
    assert room.told(table) == []
    (message,) = room.posted()
    assert "Ana\nRui\n\nMesa cheia" in message.text

    room.act(table, "start")
    room.later()
    room.told(table)
    assert re.fullmatch(r"Bisca · 2, um contra um\n1ª mão\nVez de (Ana|Rui)\n\n0 · Ana\n0 · Rui", message.text)
    assert message.markup["inline_keyboard"][0][0]["text"] == "Ver a mesa"  # type: ignore[index]

    room.act(table, "leave", RUI)
    room.later()
    room.told(table)
    assert "Rui (ausente)" in message.text

    room.act(table, "leave")
    room.later()
    room.told(table)
    assert "A partida acabou sem vencedor." in message.text
    assert [button["text"] for button in buttons(message)] == ["Ver a mesa"]
    assert len(room.posted()) == 1


def test_an_old_or_doubled_record_shows_the_newest_state(room: Room, table: str) -> None:
    room.act(table, "sit 1", RUI)
    room.act(table, "leave", RUI)
    assert room.told(table, table, table) == []
    room.later()
    assert room.posted()[0].edits == 0


def test_changes_that_come_fast_are_told_together_and_none_is_lost(room: Room, table: str) -> None:
    room.told(table)
    calls = len(room.chats.all[GROUP].calls)
    for text in ("bot 1 easy", "bot 1 random", "clear 1", "option target 6"):
        room.act(table, text)
        assert room.told(table) == []
    assert len(room.chats.all[GROUP].calls) == calls
    room.later(4_000)
    assert len(room.chats.all[GROUP].calls) == calls + 1
    assert "A partida vai até 6 pontos" in room.posted()[0].text


def test_a_deleted_message_is_sent_again_but_not_for_ever(room: Room, table: str) -> None:
    for number in range(4):
        room.chats.all[GROUP].messages.clear()
        room.act(table, f"option target {(6, 4)[number % 2]}")
        room.told(table)
        room.later()
        assert len(room.posted()) == (1 if number < 2 else 0)


def test_a_chat_that_is_barred_holds_nobody_up(room: Room, table: str) -> None:
    room.say("/bisca", chat=RUI.id, person=RUI)
    other = room.table_in(RUI.id)
    room.later()
    room.chats.all[GROUP].barred = KICKED
    room.act(table, "sit 1", RUI)
    room.act(other, "bot 1 easy", RUI)
    assert room.told(table, other) == []
    assert "Dita (bot)" in room.posted(RUI.id)[-1].text


def test_a_limit_is_kept_and_then_the_newest_state_is_told(room: Room, table: str) -> None:
    room.act(table, "sit 1", RUI)
    room.api.limit(GROUP, 40)
    assert room.told(table) == []
    assert "Rui" not in room.posted()[0].text
    refused = room.api.refused
    room.act(table, "leave", RUI)
    assert room.told(table) == []
    room.act(table, "bot 1 random")
    room.later(39_000)
    assert room.api.refused == refused, "no call is made before its time"
    room.later(3_000)
    assert "Dita (bot)" in room.posted()[0].text


def test_unknown_tables_and_those_of_no_chat_are_passed_over(room: Room) -> None:
    assert room.told("unknown", "T#odd") == []


def test_what_the_bot_api_could_not_be_told_it_is_told_later(room: Room, table: str) -> None:
    room.act(table, "sit 1", RUI)
    with patch.object(room.notify.courier().channel, "_address", "http://127.0.0.1:9/bot/"):
        assert room.told(table) == []
        room.later(10_000)
    assert "Rui" not in room.posted()[0].text
    room.later(60_000)
    assert "Rui" in room.posted()[0].text
