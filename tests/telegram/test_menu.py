"""Picking a game and its terms on a keyboard."""

from dataclasses import replace

import pytest

from carteado.app.chat import menu, setups
from carteado.app.chat.setups import written
from carteado.app.ports import Chat, Setup
from carteado.games import GAMES
from carteado.words import LANGUAGES, words
from local.chats import Person
from tests.telegram.conftest import ANA, FORUM, GROUP, RUI, TOPIC, Room, buttons

LARGEST_ID = (1 << 52) - 1
OLD = "Esse botão não vale mais. Mande o comando de novo."


def texts(room: Room, chat: int = GROUP) -> list[str]:
    return [button["text"] for button in buttons(room.posted(chat)[-1])]


def test_the_menu_offers_every_game(room: Room) -> None:
    room.say("/mesa")
    assert room.posted()[-1].text == "Qual vai ser?"
    assert texts(room) == ["Bisca", "Sueca", "Triunfo", "Brisca", "Truco"]


def test_a_game_shows_its_terms_and_each_press_changes_one(room: Room) -> None:
    room.say("/mesa")
    room.press(ANA, "Truco")
    (message,) = room.posted()
    assert message.text.splitlines()[:3] == ["Truco · 4, em duplas", "", "A mão vale 2, 4, 8 e 12 tentos."]
    assert "✓ 2, 4, 8 e 12 tentos" in texts(room)
    room.press(ANA, "1, 3, 6, 9 e 12 tentos")
    room.press(ANA, "Na mão de ferro joga-se vendo as próprias cartas")
    room.press(ANA, "Cada jogada tem 30 segundos")
    room.press(ANA, "As cartas já jogadas ficam só na memória")
    room.press(ANA, "2, um contra um")
    (message,) = room.posted()
    assert message.text.splitlines() == [
        "Truco · 2, um contra um",
        "",
        "A mão vale 1, 3, 6, 9 e 12 tentos.",
        "Depois da canga, torna quem abriu a vaza.",
        "Quem não responde ao pedido a tempo aceita.",
        "Na mão de ferro joga-se no escuro.",
        "Cada jogada tem 15 segundos.",
        "As cartas já jogadas podem ser revistas.",
        "",
        "Toque no que quiser mudar e abra a mesa.",
    ]
    room.press(ANA, "Regras de sempre")
    assert "Truco · 4" in room.posted()[-1].text
    room.press(ANA, "Outro jogo")
    assert texts(room)[0] == "Bisca"


def test_the_menu_becomes_the_card_of_the_table(room: Room) -> None:
    room.say("/mesa")
    room.press(ANA, "Truco")
    room.press(ANA, "1, 3, 6, 9 e 12 tentos")
    before = room.tables()
    room.press(ANA, "Abrir a mesa")
    room.press(ANA, room.button("Abrir a mesa")[1])
    room.later(5_000)
    (message,) = room.posted()
    assert "A mão vale 1, 3, 6, 9 e 12 tentos." in message.text
    assert "1ª dupla: Ana e vago" in message.text
    (table,) = room.tables() - before
    loaded = room.bot.wiring.world.store.load(table.removeprefix("T#"))
    assert [known.message for known in loaded.messages] == [message.id]
    assert room.bot.wiring.world.store.chat(GROUP).tables == [loaded.table.id]


def test_the_same_press_three_times_opens_one_table(room: Room) -> None:
    room.say("/mesa")
    room.press(ANA, "Sueca")
    message, data = room.button("Abrir a mesa")
    (content,) = room.people.press(room.chats.all[GROUP], ANA, message, data)
    before = room.tables()
    room.take([content] * 3)
    assert len(room.tables() - before) == 1
    assert len(room.posted()) == 1


def test_next_time_it_begins_as_last_time(room: Room) -> None:
    room.say("/mesa")
    room.press(ANA, "Bisca")
    room.press(ANA, "8 pontos")
    room.press(ANA, "Abrir a mesa")
    room.later(5_000)
    room.say("/mesa")
    room.press(ANA, "Bisca")
    assert "A partida vai até 8 pontos." in room.posted()[-1].text
    assert "Como da última vez" not in texts(room)
    room.press(ANA, "Regras de sempre")
    assert "A partida vai até 4 pontos." in room.posted()[-1].text
    room.press(ANA, "Como da última vez")
    assert "A partida vai até 8 pontos." in room.posted()[-1].text


def test_only_whoever_asked_may_pick(room: Room) -> None:
    room.say("/mesa")
    room.press(ANA, "Bisca")
    before, text = room.tables(), room.posted()[-1].text
    room.press(RUI, "Abrir a mesa")
    room.press(RUI, "8 pontos")
    assert {answer.text for answer in room.answers[-2:]} == {
        "Quem pediu esta mesa é que escolhe. Envia /mesa para teres a tua."
    }
    assert (room.tables(), room.posted()[-1].text) == (before, text)


@pytest.mark.parametrize(
    "data",
    [
        "menu:open:101:truco.4.0.00000",  # not under this message
        "menu:open:101:poker.4.0.00000",
        "menu:",
        "menu:open:101:",
        "menu:games:\u00b2:",
        "menu:open:101:truco.9.9.99999",
        "play:truco",
        "play:poker",
    ],
)
def test_old_and_made_up_buttons_do_nothing(room: Room, data: str) -> None:
    room.say("/bisca")
    before, text = room.tables(), room.posted()[-1].text
    assert room.press(ANA, data, message=room.posted()[-1]) == 200
    assert room.answers[-1].text == OLD
    assert (room.tables(), room.posted()[-1].text) == (before, text)


def test_a_menu_in_a_topic_becomes_a_card_there(room: Room) -> None:
    room.say("/mesa", chat=FORUM, thread=TOPIC)
    room.press(ANA, "Brisca", chat=FORUM)
    room.press(ANA, "Abrir a mesa", chat=FORUM)
    room.later(5_000)
    (message,) = room.posted(FORUM)
    assert message.thread == TOPIC
    assert room.message_of(room.table_in(FORUM)).thread == TOPIC


def test_a_menu_in_private_gives_time(room: Room) -> None:
    room.say("/mesa", chat=ANA.id)
    room.press(ANA, "Sueca", chat=ANA.id)
    assert "Cada jogada tem um minuto e meio." in room.posted(ANA.id)[-1].text


def test_an_anonymous_admin_gets_no_menu(room: Room) -> None:
    room.say("/mesa", person=Person(1087968824, "Group"), sender_chat=room.chats.all[GROUP].as_json())
    assert "Não sei quem você é" in room.posted()[-1].text


def test_whoever_presses_too_fast_is_asked_to_wait(room: Room) -> None:
    room.say("/mesa")
    room.press(ANA, "Truco")
    for _ in range(12):
        room.press(ANA, next(text for text in texts(room) if text.startswith("Cada jogada")))
    assert room.answers[-1].text == "Calma, que o Telegram não acompanha. Toque de novo daqui a pouco."
    room.later()
    room.press(ANA, "Abrir a mesa")
    room.later(5_000)
    assert "Quem vem?" in room.posted()[-1].text


def test_a_fourth_table_is_refused_and_the_menu_stays(room: Room) -> None:
    for _ in range(3):
        room.say("/bisca")
        room.later()
    room.say("/mesa")
    room.press(ANA, "Bisca")
    room.press(ANA, "Abrir a mesa")
    assert room.answers[-1].text.startswith("Você já está com três mesas abertas.")
    assert "Abrir a mesa" in texts(room)


def test_a_group_that_bars_the_bot_disturbs_nobody(room: Room) -> None:
    room.say("/mesa")
    message = room.posted()[-1]
    room.chats.all[GROUP].barred = "bot was kicked from the supergroup chat"
    assert room.say("/mesa") == 200
    assert room.press(ANA, room.button("Bisca")[1], message=message) == 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_page_of_every_game_fits(game: object, language: str) -> None:
    assert isinstance(game, type(GAMES["bisca"]))
    say, chat = words(language), Chat(GROUP)
    seen: set[str] = set()
    waiting = {written(game, setups.by_default(game, chat))}
    while waiting and len(seen) < 60:
        picked = waiting.pop()
        seen.add(picked)
        post = menu.page(menu.Press(menu.TERMS_STEP, LARGEST_ID, picked), chat, say)
        found = [button for row in post.rows for button in row]
        assert all(len(button.data.encode()) <= 64 and menu.read(button.data) for button in found)
        assert len({button.text for button in found}) == len(found)
        presses = [menu.read(button.data) for button in found]
        waiting |= {press.picked for press in presses if press and press.step == menu.TERMS_STEP} - seen


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_setup_survives_being_written(game: object) -> None:
    assert isinstance(game, type(GAMES["bisca"]))
    setup = Setup(max(game.players), clock="day")
    for option in game.options:
        setup = setups.with_option(setup, option, option.values[-1])
        assert setups.read(written(game, setup)) == (game, setup)
    assert setups.read(written(game, replace(setup, clock=""))) == (game, replace(setup, clock="30"))
    assert setups.read(written(game, replace(setup, recall=True))) == (game, replace(setup, recall=True))
