"""What a person settles with the bot in private: reminders, what is kept of him, and the end of it."""

import json
from typing import Any
from unittest.mock import patch

import boto3
import pytest

from carteado.app.ports import BOARD, Unreachable
from carteado.words import LANGUAGES, words
from local.chats import Message, Person
from tests.aws import TABLE
from tests.telegram.conftest import ANA, GROUP, RUI, SECRET, TOKEN, Room

IN_PRIVATE = ("avisos", "privacidade", "dados", "apagar")
SURE = "Sim, apagar tudo"


def private(room: Room, text: str, person: Person = ANA) -> str:
    """What the bot says when the person writes that in private."""
    assert room.say(text, chat=person.id, person=person) == 200
    return room.posted(person.id)[-1].text


def data(room: Room, person: Person = ANA) -> Any:
    private(room, "/dados", person)
    document = room.posted(person.id)[-1].document
    assert document is not None
    return json.loads(document.content)


def traces(room: Room, person: Person) -> list[str]:
    """Addresses of items that tell of a person of Telegram: by id or by name."""
    told = (f"t{person.id}", f"C#{person.id}", person.name)
    items = boto3.client("dynamodb").scan(TableName=TABLE)["Items"]
    return [f"{item['pk']['S']} {item['sk']['S']}" for item in items
            if item["sk"]["S"] != "ACCOUNT" and any(word in repr(item) for word in told)]  # fmt: skip


def erase(room: Room, person: Person) -> None:
    private(room, "/apagar", person)
    assert room.press(person, f"forget {person.id}", chat=person.id) == 200
    room.later(2_000)


@pytest.fixture
def match(room: Room) -> str:
    """A table for two in the group: Ana and Zeferino play, who has his board in private."""
    zef = room.chats.people[ZEF.id]
    room.say("/bisca 2", person=ANA)
    table = room.table_in()
    room.act(table, "sit 1", zef)
    room.act(table, "start", ANA)
    room.say(f"/start {room.bot.wiring.tokens.start(table)}", chat=ZEF.id, person=ZEF)
    room.later(2_000)
    return table


ZEF = Person(888_777, "Zeferino")
"""Nobody else's items hold such words by chance."""


@pytest.fixture(autouse=True)
def acquainted(room: Room) -> None:
    """Zeferino may write to the bot as well."""
    room.chats.people[ZEF.id] = ZEF
    room.chats.all[ZEF.id] = type(room.chats.all[ANA.id])(ZEF.id, "private", ZEF.name)


# --- in a group -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", IN_PRIVATE)
@pytest.mark.parametrize("bot", ["", "@carteado_bot"])
def test_what_is_private_is_not_told_in_a_group(room: Room, command: str, bot: str) -> None:
    assert room.say(f"/{command}{bot}") == 200
    (message,) = room.posted()
    assert message.text == "Isso é assunto nosso: vamos para o privado."
    assert message.markup == {
        "inline_keyboard": [[{"text": "Ir para o privado", "url": f"https://t.me/carteado_bot?start={command}"}]]
    }


@pytest.mark.parametrize("command", IN_PRIVATE)
def test_the_way_from_there_leads_to_the_same_answer(room: Room, command: str) -> None:
    private(room, f"/start {command}", RUI)
    private(room, f"/{command}@carteado_bot", ZEF)
    by_link, by_command = room.posted(RUI.id)[-1], room.posted(ZEF.id)[-1]
    assert by_link.document is None or by_command.document is not None
    assert bool(by_link.markup) == bool(by_command.markup)


def test_another_bots_command_is_not_ours(room: Room) -> None:
    room.say("/apagar@other_bot", chat=ANA.id)
    assert room.posted(ANA.id) == []


def test_help_lists_what_is_of_use_where_it_is_asked_for(room: Room) -> None:
    alone = private(room, "/ajuda")
    room.say("/ajuda")
    together = room.posted()[-1].text
    assert "/truco · Abrir mesa de Truco" in alone
    assert "/apagar · Apagar tudo sobre você" in alone
    assert "/truco · " in together
    assert "/apagar" not in together


@pytest.mark.parametrize("language", LANGUAGES)
def test_privacy_is_told_in_every_language(room: Room, language: str) -> None:
    person = Person(ZEF.id, ZEF.name, language.lower())
    text = private(room, "/privacidade", person)
    assert text == words(language)("personal-privacy").replace("<b>", "").replace("</b>", "")
    assert "/dados" in text
    assert "/apagar" in text


# --- reminders --------------------------------------------------------------------------------------------------------


def test_reminders_are_turned_off_and_on(room: Room) -> None:
    store = room.bot.wiring.world.store
    assert private(room, "/avisos").startswith("Avisos desligados")
    assert not store.chat(ANA.id).reminders
    assert private(room, "/avisos").startswith("Avisos ligados")
    assert store.chat(ANA.id).reminders
    assert store.chat(RUI.id).reminders


def test_a_repeated_update_turns_them_off_once(room: Room) -> None:
    update = room.update("/avisos", chat=ANA.id)
    assert [room.post(update) for _ in range(3)] == [200, 200, 200]
    assert not room.bot.wiring.world.store.chat(ANA.id).reminders
    assert len(room.posted(ANA.id)) == 1


def test_an_answer_that_failed_does_not_turn_them_twice(room: Room) -> None:
    update = room.update("/avisos", chat=ANA.id)
    with patch("carteado.telegram.room.Room.reply", side_effect=Unreachable):
        assert room.post(update) == 503
    assert room.post(update) == 200
    assert room.posted(ANA.id)[-1].text.startswith("Avisos desligados")
    assert not room.bot.wiring.world.store.chat(ANA.id).reminders


# --- data -------------------------------------------------------------------------------------------------------------


def test_whoever_never_played_gets_a_file_all_the_same(room: Room) -> None:
    kept = data(room)
    assert kept["user"] == "t101"
    assert (kept["tables"], kept["account"]["tables"], kept["account"]["sockets"]) == ([], [], [])
    assert (kept["chat"]["id"], kept["chat"]["language"], kept["chat"]["reminders"]) == (101, "pt-BR", True)
    assert room.posted(ANA.id)[-1].text == "Aqui está tudo o que guardo de você."


def test_the_file_tells_of_tables_and_of_nothing_that_others_hide(room: Room, match: str) -> None:
    kept = data(room, ZEF)
    (table,) = kept["tables"]
    assert (table["table"], table["game"], table["phase"], table["seat"]) == (match, "bisca", "playing", 1)
    assert (table["names"], table["score"], table["matches"]) == (["Ana", "Zeferino"], [0, 0], [])
    assert [message["kind"] for message in table["messages"]] == [BOARD]
    stored = room.bot.wiring.world.store.load(match).table
    text = json.dumps(kept)
    assert f"t{ANA.id}" not in text
    assert not any(word in text for word in (stored.secret.hex(), "hand", "deck", TOKEN, SECRET))


def test_the_file_holds_the_matches_that_are_over(room: Room, match: str) -> None:
    room.act(match, "leave", ZEF)
    room.act(match, "leave", ANA)
    room.later()
    (table,) = data(room, ZEF)["tables"]
    assert table["phase"] == "over"
    assert len(table["matches"]) == 1


def test_a_table_that_has_expired_leaves_its_records_in_the_file(room: Room, match: str) -> None:
    room.act(match, "leave", ZEF)
    room.act(match, "leave", ANA)
    room.clock.advance(31 * 86_400_000)
    (table,) = data(room, ZEF)["tables"]
    assert set(table) == {"table", "matches"}
    assert len(table["matches"]) == 1


def test_whoever_has_blocked_the_bot_gets_no_file_and_that_is_all(room: Room) -> None:
    room.chats.all[RUI.id].barred = "bot was blocked by the user"
    assert room.say("/dados", chat=RUI.id, person=RUI) == 200
    assert room.posted(RUI.id) == []
    assert room.bot.wiring.world.store.chat(RUI.id).barred


# --- the end of it ----------------------------------------------------------------------------------------------------


def question(room: Room, person: Person) -> Message:
    private(room, "/apagar", person)
    return room.posted(person.id)[-1]


def test_nobody_is_forgotten_before_he_is_sure(room: Room, match: str) -> None:
    assert "Não dá para desfazer." in question(room, ZEF).text
    assert room.bot.wiring.world.store.load(match).table.seats[1].user == f"t{ZEF.id}"


def test_nothing_is_left_of_whoever_is(room: Room, match: str) -> None:
    assert len(traces(room, ZEF)) == 4  # the table, his board beside it, his list, his chat
    asked = question(room, ZEF)
    assert room.press(ZEF, SURE, chat=ZEF.id) == 200
    assert asked.text == "Pronto, está tudo apagado. Se um dia quiser jogar de novo, mande /start."
    assert asked.markup is None
    assert traces(room, ZEF) == []


def test_the_others_play_on_and_his_board_is_over(room: Room, match: str) -> None:
    (board,) = room.posted(ZEF.id)
    erase(room, ZEF)
    seat = room.bot.wiring.world.store.load(match).table.seats[1]
    assert (seat.user, seat.bot) == ("", "easy")
    room.told(match)
    room.later()
    assert "Zeferino" not in room.posted()[0].text
    assert (board.text, board.markup) == ("Você saiu desta mesa.", None)
    assert traces(room, ZEF) == []


def test_asked_again_and_again_it_is_done(room: Room, match: str) -> None:
    for _ in range(3):
        erase(room, ZEF)
        assert room.posted(ZEF.id)[-1].text.startswith("Pronto, está tudo apagado.")
        assert traces(room, ZEF) == []


def test_the_same_tap_three_times_is_done_once(room: Room, match: str) -> None:
    asked = question(room, ZEF)
    (tap,) = room.people.press(room.chats.all[ZEF.id], ZEF, asked, f"forget {ZEF.id}")
    update = {"update_id": 777_000, **tap}
    assert [room.post(update) for _ in range(3)] == [200, 200, 200]
    assert asked.edits == 1
    assert [answer.text for answer in room.answers] == [""]


def test_what_failed_half_way_is_ended_when_the_update_comes_again(room: Room, match: str) -> None:
    (tap,) = room.people.press(room.chats.all[ZEF.id], ZEF, question(room, ZEF), f"forget {ZEF.id}")
    update = {"update_id": 777_001, **tap}
    with patch.object(room.bot.wiring.world.store, "unlist", side_effect=Unreachable):
        assert room.post(update) == 503
    assert traces(room, ZEF)
    assert room.post(update) == 200
    assert traces(room, ZEF) == []
    assert room.posted(ZEF.id)[-1].text.startswith("Pronto")


@pytest.mark.parametrize("sent", [f"forget {ZEF.id}", "forget", "forget 0", f"forget {ANA.id} "])
def test_whoever_sends_what_is_not_his_forgets_nobody(room: Room, match: str, sent: str) -> None:
    private(room, "/apagar", ANA)
    assert room.press(ANA, sent, chat=ANA.id, message=room.posted(ANA.id)[-1]) == 200
    assert room.answers[-1].text == "Esse botão é de outra pessoa."
    assert {seat.user for seat in room.bot.wiring.world.store.load(match).table.seats} == {"t101", f"t{ZEF.id}"}


def test_the_button_is_worth_nothing_in_a_group(room: Room, match: str) -> None:
    assert room.press(ZEF, f"forget {ZEF.id}", chat=GROUP, message=room.posted()[-1]) == 200
    assert room.bot.wiring.world.store.load(match).table.seats[1].user == f"t{ZEF.id}"


def test_whoever_blocks_the_bot_meanwhile_is_forgotten_all_the_same(room: Room, match: str) -> None:
    (tap,) = room.people.press(room.chats.all[ZEF.id], ZEF, question(room, ZEF), f"forget {ZEF.id}")
    room.chats.all[ZEF.id].barred = "bot was blocked by the user"
    assert room.take([tap]) == 200
    assert traces(room, ZEF) == []


def test_whoever_comes_back_begins_anew(room: Room, match: str) -> None:
    erase(room, ZEF)
    assert private(room, "/start", ZEF).startswith("Oi!")
    room.say("/bisca 2", person=ZEF)
    room.later()
    assert "Zeferino" in room.posted()[-1].text
