"""What the bot answers in private chats, groups and forums."""

import re

import pytest

from carteado.app.ports import Account
from local.chats import Person
from tests.telegram.conftest import ANA, FORUM, GROUP, RUI, TOPIC, Room


def buttons(room: Room, chat: int) -> list[dict[str, str]]:
    markup = room.posted(chat)[-1].markup
    assert markup is not None
    return [button for row in markup["inline_keyboard"] for button in row]


def test_start_explains_in_the_language_of_whoever_asks(room: Room) -> None:
    room.say("/start", chat=ANA.id, person=ANA)
    room.say("/start", chat=RUI.id, person=RUI)
    assert room.posted(ANA.id)[-1].text.startswith("Oi!")
    assert room.posted(RUI.id)[-1].text.startswith("Olá!")
    assert buttons(room, ANA.id) == [{"text": "Abrir a sala", "url": "https://t.me/carteado_bot/jogar"}]


def test_start_is_not_for_groups(room: Room) -> None:
    room.say("/start")
    assert room.posted() == []


@pytest.mark.parametrize("command", ["/bisca", "/mesa", "/bisca@carteado_bot", "/bisca 4", "/mesa 4"])
def test_a_group_gets_a_table_for_four(room: Room, command: str) -> None:
    room.say(command)
    (message,) = room.posted()
    assert message.text == (
        "Bisca · 4, em duplas\n"
        "A partida vai até 4 pontos. Cada jogada tem 30 segundos.\n\n"
        "1ª dupla: Ana e vago\n"
        "2ª dupla: vago e vago\n\n"
        "Faltam 3 pessoas. Quem vem?"
    )
    (button,) = buttons(room, GROUP)
    assert button["text"] == "Entrar na mesa"
    assert button["url"].startswith("https://t.me/carteado_bot/jogar?startapp=t_")


def test_a_private_chat_gets_a_table_for_two(room: Room) -> None:
    room.say("/bisca", chat=RUI.id, person=RUI)
    assert "Bisca · 2" in room.posted(RUI.id)[-1].text
    assert "Falta 1 pessoa" in room.posted(RUI.id)[-1].text


@pytest.mark.parametrize("wish", ["3", "0", "dois", "2 4", "²"])
def test_a_wrong_number_of_seats_opens_nothing(room: Room, wish: str) -> None:
    before = room.tables()
    room.say(f"/bisca {wish}")
    assert room.posted()[-1].text == "Bisca é para 2 ou 4 pessoas. Mande, por exemplo, /bisca 4."
    assert room.tables() == before


def test_the_sender_is_host_and_sits(room: Room) -> None:
    room.say("/bisca 2", person=RUI)
    table = room.bot.wiring.world.store.load(room.table_in()).table
    assert (table.host, table.seats[0].user, table.chat) == ("t102", "t102", True)
    assert len(table.seats[0].entropy) == 16


def test_a_topic_of_a_forum_keeps_its_table(room: Room) -> None:
    room.say("/bisca", chat=FORUM, thread=TOPIC)
    (message,) = room.posted(FORUM)
    assert message.thread == TOPIC
    assert room.message_of(room.table_in(FORUM)).thread == TOPIC


def test_an_anonymous_admin_is_asked_to_show_himself(room: Room) -> None:
    before = room.tables()
    room.say("/bisca", person=Person(1087968824, "Group"), sender_chat=room.chats.all[GROUP].as_json())
    assert "Não sei quem você é" in room.posted()[-1].text
    assert room.tables() == before


@pytest.mark.parametrize(
    "name", ["<b>Zé</b>", "a & b", "\u202eanA", "🃏🃏", "x" * 200, "\u200f\u2066", "\u0639\u0645\u0631"]
)
def test_any_name_can_open_a_table(room: Room, name: str) -> None:
    room.say("/bisca", person=Person(555, name))
    text = room.posted()[-1].text
    line = next(line for line in text.splitlines() if line.startswith("1ª dupla"))
    assert len(line) < 70
    assert not set(line) & set("\u202e\u2066\u200f")


def test_a_fourth_open_table_is_refused_in_words(room: Room) -> None:
    for _ in range(4):
        room.say("/bisca", person=RUI)
        room.later()
    assert len(room.posted()) == 4
    assert room.posted()[-1].text.startswith("Já tens três mesas abertas.")


def test_whoever_goes_too_fast_is_told_so(room: Room) -> None:
    world = room.bot.wiring.world
    world.store.save_account(Account(f"t{ANA.id}", 1, full=world.clock.now() + 900_000))
    before = room.tables()
    room.say("/bisca")
    assert re.fullmatch(r"Calma, as cartas não fogem\. Tente de novo daqui a 8\d\d s\.", room.posted()[-1].text)
    assert room.tables() == before


def test_who_may_not_write_there_is_only_logged(room: Room) -> None:
    room.chats.all[GROUP].barred = "bot was kicked from the supergroup chat"
    assert room.say("/bisca") == 200
    assert room.posted() == []
