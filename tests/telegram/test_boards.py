"""A table in private: opened by a link, played by buttons, and what goes wrong there."""

import re
from pathlib import Path

import pytest

from carteado.app import sessions, tables
from carteado.app.chat.taps import Tap
from carteado.words import LANGUAGES
from local.template import ROOT
from tests.telegram.conftest import ANA, GROUP, RUI, Room
from tests.telegram.player import Player

WORDS = ROOT / "shared/carteado/words"


def ids(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z-]+) =", path.read_text(), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence(language: str) -> None:
    assert ids(WORDS / language / "board.ftl") == ids(WORDS / "pt-BR/board.ftl")


def test_every_sentence_is_said_somewhere() -> None:
    code = "".join(path.read_text() for path in (ROOT / "shared/carteado").rglob("*.py"))
    assert {name for name in ids(WORDS / "pt-BR/board.ftl") if f'"{name}"' not in code} == set()


# ---- opening


def test_a_link_seats_its_reader_and_shows_him_the_table(room: Room) -> None:
    host = Player(room, "bisca", 2)
    room.say(host.link, chat=RUI.id, person=RUI)
    (board,) = room.posted(RUI.id)
    assert "Rui" in board.text
    assert host.view()["seats"][1]["name"] == "Rui"


def test_who_comes_to_a_full_table_is_told_so(room: Room) -> None:
    host = Player(room, "bisca", 2).begin()
    room.say(host.link, chat=RUI.id, person=RUI)
    assert [message.text for message in room.posted(RUI.id)] == ["Não há nenhum lugar livre nesta mesa agora."]


def test_a_link_that_nobody_signed_is_greeted_like_any_start(room: Room) -> None:
    host = Player(room, "bisca", 2)
    room.say(host.link[:-1] + "!", chat=RUI.id, person=RUI)
    assert host.view()["seats"][1] is None
    assert len(room.posted(RUI.id)) == 1


def test_a_table_that_is_gone_is_said_to_be(room: Room) -> None:
    room.say(f"/start {room.bot.wiring.tokens.start('x' * 16)}", chat=ANA.id)
    assert [message.text for message in room.posted(ANA.id)] == ["Essa mesa não existe mais."]


def test_the_link_pressed_again_brings_a_new_board_to_the_end_of_the_chat(room: Room) -> None:
    player = Player(room, "bisca", 2)
    room.later(2_000)
    room.say(player.link, chat=ANA.id)
    room.later(2_000)
    old, new = room.posted(ANA.id)
    player.begin()
    assert new.edits > old.edits


# ---- presses


def test_an_old_keyboard_says_that_the_turn_is_over_and_brings_the_new_one(room: Room) -> None:
    player = Player(room, "bisca", 2)
    yesterday = player.data("start")
    player.begin()
    room.clock.advance(86_400_000)
    player.board.runs.clear()
    room.press(ANA, yesterday, chat=ANA.id, message=player.board)
    assert room.answers[-1].text == "Essa vez já passou."
    assert "mão 1" in player.board.text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("play 7h 7h", "Essa jogada não existe."),
        ("dance", "Essa jogada não existe."),
        ("vote maybe", "Esse pedido não faz sentido para a mesa."),
        ("sit 0", "Agora não é hora disso."),
        ("", "Essa jogada não existe."),
    ],
)
def test_forged_data_are_refused_in_words(room: Room, text: str, said: str) -> None:
    player = Player(room, "bisca", 2).begin().read().read()
    turn = tables.look(player.world, player.user, player.table)["turn"]
    room.press(ANA, Tap("board", player.table, turn, text).data(), chat=ANA.id, message=player.board)
    assert room.answers[-1].text == said


def test_a_stranger_plays_for_nobody(room: Room) -> None:
    player = Player(room, "truco", 2).begin()
    before = player.view()
    for data in player.buttons:
        room.press(RUI, data, chat=ANA.id, message=player.board)
        assert room.answers[-1].text
    assert player.view() == before
    assert room.posted(RUI.id) == []


def test_a_press_that_comes_three_times_is_one_move(room: Room) -> None:
    player = Player(room, "bisca", 2)
    (content,) = room.people.press(room.chats.all[ANA.id], ANA, player.board, player.data("start"))
    for number in range(3):
        assert room.post({"update_id": 5_000_000 + number, **content}) == 200
    assert player.view()["deal"] == 1
    assert room.answers[-1].text == ""


def lead(player: Player) -> None:
    """She plays a card as soon as it is her turn."""
    while not (plays := [op for op in player.buttons.values() if op.startswith("play ")]):
        player.step()
    player.press(plays[0])
    player.room.told(player.table)


def test_a_press_a_little_too_early_is_kept_back(room: Room) -> None:
    player = Player(room, "triunfo", 2).begin()
    lead(player)
    room.later(2_000)
    held = len(player.view()["hand"]["hand"])
    lead(player)
    assert room.answers[-1].text == ""
    assert len(player.view()["hand"]["hand"]) == held - 1


def test_of_a_longer_wait_she_is_told(room: Room) -> None:
    player = Player(room, "bisca", 2).begin()
    lead(player)
    room.later(1_000)
    lead(player)
    assert re.fullmatch(r"Espere [45] s: a mesa ainda está mostrando a jogada\.", room.answers[-1].text)


def test_leaving_wants_to_be_pressed_twice(room: Room) -> None:
    player = Player(room, "bisca", 2).begin()
    room.later(2_000)
    player.press("leave")
    assert room.answers[-1].text == "Tem certeza?"
    assert list(player.buttons.values()) == ["leave", ""]
    assert player.view()["seats"][0]["kind"] == "human"
    room.later(2_000)
    player.press("")  # not now
    room.later(2_000)
    player.press("leave")
    player.press("leave")
    assert player.view()["phase"] == "over"


def test_whoever_was_away_takes_his_seat_back(room: Room) -> None:
    player = Player(room, "bisca", 2)
    room.say(player.link, chat=RUI.id, person=RUI)
    player.begin()
    player.press("leave")
    player.press("leave")
    player.read().read()
    assert list(player.buttons.values()) == ["back"]
    player.press("back")
    assert player.view()["seats"][0]["kind"] == "human"


def test_a_rematch_is_asked_for_and_agreed_to(room: Room) -> None:
    player = Player(room, "bisca", 2)
    room.say(player.link, chat=RUI.id, person=RUI)
    player.begin()
    room.act(player.table, "propose close")
    player.read()
    assert "Ana quer fechar a mesa." in room.posted(RUI.id)[-1].text
    room.act(player.table, "vote yes", RUI)
    player.read()
    player.press("propose rematch")
    room.told(player.table)
    room.later(3_000)
    assert "Ana pediu a desforra." in room.posted(RUI.id)[-1].text
    room.press(RUI, "Aceitar desforra", chat=RUI.id)
    assert player.view()["match"] == 2


# ---- what goes wrong with the message


def test_a_board_that_was_deleted_comes_anew(room: Room) -> None:
    player = Player(room, "bisca", 2)
    room.chats.all[ANA.id].messages.clear()
    room.act(player.table, "bot 1 easy")
    player.read()
    assert len(room.posted(ANA.id)) == 1


def test_whoever_blocks_the_bot_hinders_nobody(room: Room) -> None:
    player = Player(room, "bisca", 2)
    room.say(player.link, chat=RUI.id, person=RUI)
    room.take(room.people.let(room.chats.all[RUI.id], RUI, "kicked"))
    player.begin()
    assert room.told(player.table) == []
    assert "mão 1" in player.board.text


def test_the_board_of_somebody_who_is_no_longer_there_shows_nothing(room: Room) -> None:
    player = Player(room, "bisca", 2)
    room.say(player.link, chat=RUI.id, person=RUI)
    player.begin()
    tables.erase(player.world, sessions.telegram_user(RUI.id, RUI.name, 0), player.table)
    player.read()
    (board,) = room.posted(RUI.id)
    assert board.text == "Já não está nesta mesa."
    assert board.markup is None
    loaded = player.world.store.load(player.table)
    assert loaded is not None
    assert [message.user for message in loaded.messages if message.user] == [player.user.id]


def test_a_table_without_boards_is_told_nowhere_in_private(room: Room) -> None:
    room.say("/bisca", chat=GROUP)
    assert room.posted(ANA.id) == []
