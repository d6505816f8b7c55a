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
    assert buttons(room, ANA.id)[0] == {"text": "Abrir a sala", "url": "https://t.me/carteado_bot/jogar"}


def test_start_is_not_for_groups(room: Room) -> None:
    room.say("/start")
    assert room.posted() == []


@pytest.mark.parametrize("command", ["/bisca", "/bisca@carteado_bot", "/bisca 4"])
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
    button = buttons(room, GROUP)[0]
    assert button["text"] == "Entrar na mesa"
    assert button["url"].startswith("https://t.me/carteado_bot/jogar?startapp=t_")


def test_a_private_chat_gets_a_table_for_two(room: Room) -> None:
    room.say("/bisca", chat=RUI.id, person=RUI)
    assert "Bisca · 2" in room.posted(RUI.id)[-1].text
    assert "Falta 1 pessoa" in room.posted(RUI.id)[-1].text


def test_whoever_plays_in_private_has_time(room: Room) -> None:
    room.say("/truco", chat=ANA.id)
    assert "Cada jogada tem um minuto e meio." in room.posted(ANA.id)[-1].text


def test_a_game_opens_as_it_did_last_time_in_that_chat(room: Room) -> None:
    room.say("/triunfo 3")
    room.say("/triunfo", chat=FORUM)
    room.later(5_000)
    room.say("/triunfo")
    assert "Triunfo · 3" in room.posted()[-1].text
    assert "Triunfo · 6" in room.posted(FORUM)[-1].text


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


def test_a_chat_that_has_heard_enough_gets_its_card_later(room: Room) -> None:
    for _ in range(12):
        room.say("/bisca 9")
    answers = len(room.posted())
    assert answers == 10
    before = room.tables()
    room.say("/bisca", person=RUI)
    assert len(room.tables() - before) == 1
    room.later()
    assert "Rui" in room.posted()[-1].text


def test_a_group_is_answered_while_it_watches_a_lively_table(room: Room) -> None:
    room.say("/bisca")
    table = room.table_in()
    for number in range(12):
        room.later(4_000)
        room.act(table, f"option target {(6, 4)[number % 2]}")
        assert room.told(table) == []
    assert room.posted()[0].edits == 12
    room.say("/mesas")
    assert "Mesas abertas" in room.posted()[-1].text


def test_a_channel_gets_no_table(room: Room) -> None:
    before = room.tables()
    update = room.update("/bisca")
    update["channel_post"] = update.pop("message")
    assert room.post(update) == 200
    assert room.posted() == []
    assert room.tables() == before


def test_start_offers_each_game_for_playing_right_there(room: Room) -> None:
    room.say("/start", chat=ANA.id)
    assert [button["text"] for button in buttons(room, ANA.id)][1:] == ["Bisca", "Sueca", "Triunfo", "Brisca", "Truco"]
    room.press(ANA, "Truco", chat=ANA.id)
    assert room.answers[-1].text == ""
    room.later(2_000)
    board = room.posted(ANA.id)[-1]
    assert "Truco · 2" in board.text
    assert any("callback_data" in button for button in buttons(room, ANA.id))


def test_tables_of_a_chat_are_listed_with_their_ways_in(room: Room) -> None:
    room.say("/mesas")
    assert room.posted()[-1].text == "Nenhuma mesa aberta por aqui. Mande /mesa e abra uma."
    room.later(5_000)
    room.say("/bisca")
    table = room.table_in()
    room.say("/triunfo 3", person=RUI)
    room.later(10_000)
    room.say("/mesas")
    assert room.posted()[-1].text == (
        "Mesas abertas\n\n"
        "1. Bisca · 4, em duplas\nAna · faltam 3 pessoas\n"
        "2. Triunfo · 3, cada um por si\nRui · faltam 2 pessoas"
    )
    first, second = buttons(room, GROUP)
    assert (first["text"], second["text"]) == ("1. Bisca", "2. Triunfo")
    assert first["url"].startswith(f"https://t.me/carteado_bot/jogar?startapp=t_{table}")
    room.act(table, "leave")
    room.say("/mesas")
    assert "Bisca" not in room.posted()[-1].text
    assert room.bot.wiring.world.store.chat(GROUP).tables == [
        room.bot.wiring.tokens.read_start(second["url"].partition("startapp=")[2])
    ]


def test_anybody_may_close_a_lobby_that_is_forgotten(room: Room) -> None:
    room.say("/bisca")
    table = room.table_in()
    room.say("/mesas")
    assert [button["text"] for button in buttons(room, GROUP)] == ["1. Bisca"]
    room.later(600_000)
    room.say("/mesas")
    room.press(RUI, "Fechar a 1")
    assert room.posted()[-1].text.startswith("Não há mesas abertas")
    room.told(table)
    room.later(5_000)
    assert "Mesa fechada" in room.posted()[0].text


def test_a_lobby_is_not_closed_when_somebody_has_come_meanwhile(room: Room) -> None:
    room.say("/bisca")
    table = room.table_in()
    room.later(600_000)
    room.say("/mesas")
    room.act(table, "bot 1 easy")
    room.press(RUI, "Fechar a 1")
    assert room.answers[-1].text == "Esta mesa ainda está a ser usada: não a fechei."
    assert [button["text"] for button in buttons(room, GROUP)] == ["1. Bisca"]


def test_a_made_up_table_is_not_closed(room: Room) -> None:
    room.say("/bisca")
    table = room.table_in()
    room.later(600_000)
    room.press(RUI, f"close:{table}", message=room.posted()[-1])
    assert room.answers[-1].text == "Este botão já não serve. Envia o comando outra vez."
    assert room.bot.wiring.world.store.load(table).table.seats[0].user


def test_a_group_chooses_its_language(room: Room) -> None:
    room.say("/bisca")
    table = room.table_in()
    room.say("/idioma")
    assert [button["text"] for button in buttons(room, GROUP)] == [
        "Português (Brasil)",
        "Português (Portugal)",
        "Español",
        "English",
    ]
    room.press(RUI, "English")
    assert room.posted()[-1].text == "Done: I will write in English here."
    room.later(10_000)
    room.act(table, "option target 6")
    room.told(table)
    assert "Who joins?" in room.posted()[0].text
    room.say("/mesas")
    assert room.posted()[-1].text.startswith("Open tables")


def test_a_person_chooses_another_language_than_that_of_his_telegram(room: Room) -> None:
    room.say("/idioma", chat=RUI.id, person=RUI)
    room.press(RUI, "Español", chat=RUI.id)
    room.say("/start", chat=RUI.id, person=RUI)
    assert room.posted(RUI.id)[-1].text.startswith("¡Hola!")


def test_a_made_up_language_changes_nothing(room: Room) -> None:
    room.say("/idioma")
    assert room.press(RUI, "language:xx", message=room.posted()[-1]) == 200
    assert room.answers[-1].text.startswith("Este botão já não serve")
    assert room.bot.wiring.world.store.chat(GROUP).language == ""
