"""The one message of a table, kept up to date by notify."""

import pytest

from tests.telegram.conftest import GROUP, RUI, Room

KICKED = "bot was kicked from the supergroup chat"


@pytest.fixture
def table(room: Room) -> str:
    """A table for two that Ana has opened in the group."""
    room.say("/bisca 2")
    return room.table_in()


def test_seats_score_and_end_edit_the_one_message(room: Room, table: str) -> None:
    room.act(table, "sit 1", RUI)
    assert room.told(table) == []
    (message,) = room.posted()
    assert "Ana\nRui\n\nMesa cheia" in message.text

    room.act(table, "start")
    room.told(table)
    assert message.text == "Bisca · 2, um contra um\n1ª mão\n\n0 · Ana\n0 · Rui"
    assert message.markup["inline_keyboard"][0][0]["text"] == "Ver a mesa"  # type: ignore[index]

    room.act(table, "leave", RUI)
    room.told(table)
    assert "Rui (ausente)" in message.text

    room.act(table, "leave")
    room.told(table)
    assert "A partida acabou sem vencedor." in message.text
    assert message.markup["inline_keyboard"][0][0]["text"] == "Jogar de novo"  # type: ignore[index]
    assert len(room.posted()) == 1


def test_an_old_or_doubled_record_shows_the_newest_state(room: Room, table: str) -> None:
    room.act(table, "sit 1", RUI)
    room.act(table, "leave", RUI)
    assert room.told(table, table, table) == []
    assert room.posted()[0].edits == 0


def test_a_deleted_message_is_sent_again(room: Room, table: str) -> None:
    room.chats.all[GROUP].messages.clear()
    room.act(table, "sit 1", RUI)
    room.told(table)
    (message,) = room.posted()
    assert room.message_of(table).message == message.id
    room.told(table)
    assert len(room.posted()) == 1


def test_a_chat_that_is_barred_holds_nobody_up(room: Room, table: str) -> None:
    room.say("/bisca", chat=RUI.id, person=RUI)
    other = room.table_in(RUI.id)
    room.chats.all[GROUP].barred = KICKED
    room.act(table, "sit 1", RUI)
    room.act(other, "bot 1 easy", RUI)
    assert room.told(table, other) == []
    assert "Dita (bot)" in room.posted(RUI.id)[-1].text


def test_a_limit_brings_the_record_back_and_is_kept(room: Room, table: str) -> None:
    room.act(table, "sit 1", RUI)
    room.api.limit(GROUP, 2)
    assert room.told(table) == ["n0"]
    room.api.lift_limits()
    calls = len(room.chats.all[GROUP].calls)
    assert room.told(table) == ["n0"]  # its own memory says that it is too early
    assert len(room.chats.all[GROUP].calls) == calls
    room.notify.channel()._silent_until.clear()
    assert room.told(table) == []
    assert "Rui" in room.posted()[0].text


def test_unknown_tables_and_those_of_no_chat_are_passed_over(room: Room) -> None:
    assert room.told("unknown", "T#odd") == []


def test_an_unreachable_bot_api_brings_the_record_back(room: Room, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    room.act(table, "sit 1", RUI)
    monkeypatch.setattr(room.notify.channel(), "_address", "http://127.0.0.1:9/bot/")
    assert room.told(table) == ["n0"]
