"""Buttons of a table's card: who may press which, and what an old, doubled or forged press does."""

from typing import Any

import pytest

from carteado.app.chat.taps import Tap
from carteado.table.state import Table
from tests.telegram.conftest import ANA, GROUP, RUI, Room, buttons

FILL, START, REMATCH = "Completar com bots", "Começar", "Revanche"


@pytest.fixture
def table(room: Room) -> str:
    """A table for two that Ana has opened in the group."""
    room.say("/bisca 2")
    room.later()
    return room.table_in()


def stored(room: Room, table: str) -> Table:
    loaded = room.bot.wiring.world.store.load(table)
    assert loaded is not None
    return loaded.table  # type: ignore[no-any-return]


def texts(room: Room) -> list[str]:
    return [button["text"] for button in buttons(room.posted()[-1])]


def toast(room: Room) -> str:
    return room.answers[-1].text


def ended(room: Room, table: str) -> None:
    """Let both sit and play, and the match end at once by a vote."""
    room.act(table, "sit 1", RUI)
    room.act(table, "start")
    room.told(table)
    room.later()
    room.act(table, "propose close")
    room.act(table, "vote yes", RUI)
    room.told(table)
    room.later()


def test_a_lobby_has_a_way_in_and_what_its_host_needs(room: Room, table: str) -> None:
    assert texts(room) == ["Entrar na mesa", "Jogar por texto", FILL, START]
    assert buttons(room.posted()[-1])[1]["url"].startswith("https://t.me/carteado_bot?start=t_")
    room.press(ANA, FILL)
    room.told(table)
    room.later()
    assert "Dita (bot)" in room.posted()[-1].text
    assert texts(room) == ["Entrar na mesa", "Jogar por texto", START]
    room.press(ANA, START)
    room.told(table)
    room.later()
    assert stored(room, table).phase == "playing"
    assert texts(room) == ["Ver a mesa"]
    assert [answer.text for answer in room.answers] == ["", ""]


def test_every_free_seat_is_filled(room: Room) -> None:
    room.say("/bisca 4")
    room.later()
    room.press(ANA, FILL)
    assert [seat.bot for seat in stored(room, room.table_in()).seats] == ["", "easy", "easy", "easy"]


def test_whoever_is_not_the_host_is_told_so(room: Room, table: str) -> None:
    before = stored(room, table).version
    for button in (FILL, START):
        room.press(RUI, button)
        assert toast(room) == "Só quem abriu a mesa pode fazer isso."
    assert stored(room, table).version == before


def test_an_old_button_says_so_and_the_card_is_shown_anew(room: Room, table: str) -> None:
    message, data = room.button(START)
    room.press(ANA, START)
    assert "1ª mão" not in message.text, "notify has not told it yet"
    room.press(ANA, data, message=message)
    assert toast(room) == "Essa vez já passou."
    room.later()
    assert "1ª mão" in message.text


@pytest.mark.parametrize(
    "data",
    [
        "",
        "start",
        "start with me",
        "x" * 64,
        Tap("start", "A" * 16, 0).data(),
        Tap("nothing", "A" * 16, 0).data(),
        Tap("rematch", "A" * 16, 0, "1").data(),
    ],
)
def test_forged_data_do_nothing_and_are_answered(room: Room, table: str, data: str) -> None:
    before, answers = stored(room, table).version, len(room.answers)
    assert room.press(RUI, data, message=room.posted()[-1]) == 200
    assert len(room.answers) == answers + 1
    assert stored(room, table).version == before


def test_a_press_that_comes_three_times_acts_once(room: Room, table: str) -> None:
    message, data = room.button(FILL)
    (content,) = room.people.press(room.chats.all[GROUP], ANA, message, data)
    assert [room.take([content]) for _ in range(3)] == [200, 200, 200]
    once = stored(room, table).version
    room.act(table, "clear 1")
    assert room.take([content]) == 200  # the bot no longer knows that it had it
    assert stored(room, table).version == once + 1
    assert stored(room, table).seats[1].empty


def test_an_answer_that_comes_too_late_is_no_error(room: Room, table: str) -> None:
    message, data = room.button(START)
    (content,) = room.people.press(room.chats.all[GROUP], ANA, message, data)
    room.api.queries.answers.clear()
    content["callback_query"]["id"] = "999"
    assert room.take([content]) == 200
    assert stored(room, table).phase == "playing"


def test_all_press_the_same_button_and_play_again(room: Room, table: str) -> None:
    ended(room, table)
    assert texts(room) == [REMATCH, "Ver a mesa"]
    message, data = room.button(REMATCH)
    room.press(RUI, data, message=message)
    room.told(table)
    room.later(4_000)
    assert "Rui pediu revanche. Disseram sim: 1 de 2." in message.text
    room.press(ANA, data, message=message)  # as the card was before he asked
    assert stored(room, table).match == 2
    assert all(stored(room, table).given)
    room.told(table)
    room.later()
    first, second = room.posted()
    assert "A partida acabou sem vencedor." in first.text
    assert "1ª mão" in second.text
    room.press(RUI, data, message=message)
    assert toast(room) == "Essa vez já passou."


def test_a_rematch_is_for_those_who_played(room: Room, table: str) -> None:
    ended(room, table)
    stranger: Any = type(ANA)(103, "Zé")
    room.press(stranger, REMATCH)
    assert toast(room) == "Você não está sentado nesta mesa."
    room.press(RUI, REMATCH)
    room.press(RUI, REMATCH)
    assert toast(room) == "Já votou."


def test_a_lobby_that_all_have_left_says_so(room: Room, table: str) -> None:
    room.act(table, "leave")
    room.told(table)
    room.later()
    assert "Mesa fechada" in room.posted()[-1].text
    assert texts(room) == ["Reabrir a mesa"]
