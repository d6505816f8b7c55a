"""Tables sent in inline mode, into chats where the bot may be no member."""

from typing import Any

import pytest

from carteado.app import tables
from carteado.app.chat.opening import inline_card
from carteado.app.sessions import telegram_user
from local.chats import Person
from tests.telegram.conftest import ANA, GROUP, RUI, Room, buttons


def titles(results: list[Any]) -> list[str]:
    return [result["title"] for result in results]


@pytest.mark.parametrize(
    ("text", "games"),
    [
        ("", ["Bisca", "Sueca", "Triunfo", "Brisca", "Truco"]),
        ("sue", ["Sueca"]),
        ("TRÚ", ["Truco", "Truco"]),
        ("tr", ["Triunfo", "Truco"]),
        ("b", ["Bisca", "Brisca"]),
        ("xadrez", []),
        ("<b>", []),
        ("\u202e", []),
        ("x" * 256, []),
    ],
)
def test_results_suit_what_is_typed(room: Room, text: str, games: list[str]) -> None:
    assert titles(room.query(ANA, text)) == games


def test_a_result_says_what_it_is(room: Room) -> None:
    large, small = room.query(ANA, "truco")
    assert large["description"] == "4, em duplas. A mão vale 2, 4, 8 e 12 tentos. Cada jogada tem 30 segundos."
    assert small["description"].startswith("2, um contra um.")


def sent(room: Room, chat: int = GROUP) -> str:
    """Ana sends a table of truco for two; the id of the table that is opened."""
    before = room.tables()
    result = room.query(ANA, "truco", chat)[-1]
    room.choose(ANA, result["id"], chat)
    (table,) = room.tables() - before
    return table.removeprefix("T#")


def test_a_result_becomes_the_card_of_a_table(room: Room) -> None:
    table = sent(room)
    (message,) = room.posted()
    assert "Truco · 2" in message.text
    assert "Ana" in message.text
    assert any("startapp=" in button.get("url", "") for button in buttons(message))
    shown = room.message_of(table)
    assert (shown.inline, shown.message, shown.language) == (message.inline, 0, "pt-BR")


def test_the_card_follows_the_table_at_the_pace_of_a_group(room: Room) -> None:
    table = sent(room)
    room.later(5_000)
    room.act(table, "bot 1 easy")
    room.told(table)
    assert "mesa cheia" in room.posted()[0].text.lower()
    room.act(table, "clear 1")
    room.told(table)
    assert "mesa cheia" in room.posted()[0].text.lower()
    room.later(5_000)
    assert "Falta 1 pessoa" in room.posted()[0].text


def test_its_buttons_start_the_match(room: Room) -> None:
    table = sent(room)
    room.later(5_000)
    room.press(ANA, "Completar com bots")
    room.told(table)
    room.later(5_000)
    room.press(ANA, "Começar")
    room.told(table)
    room.later(5_000)
    assert "Truco · 2" in room.posted()[0].text
    assert "Quem vem?" not in room.posted()[0].text
    assert room.bot.wiring.world.store.load(table).table.phase == "playing"


def test_a_chat_where_the_bot_is_no_member(room: Room) -> None:
    room.chats.all[GROUP].barred = "bot is not a member of the supergroup chat"
    sent(room)
    assert "Ana" in room.posted()[-1].text


def test_without_feedback_the_first_press_opens_the_table(room: Room) -> None:
    result = room.query(ANA, "sueca")[-1]
    before = room.tables()
    chat = room.chats.all[GROUP]
    room.people.choose(chat, ANA, "sueca", result)  # nobody tells the bot
    message = room.posted()[-1]
    assert room.tables() == before
    room.press(RUI, "Abrir a mesa")
    assert room.answers[-1].text == "Mesa aberta!"
    assert "Rui" in message.text
    assert len(room.tables() - before) == 1


def test_feedback_and_presses_in_any_order_open_one_table(room: Room) -> None:
    result = room.query(ANA, "sueca")[-1]
    before = room.tables()
    chat = room.chats.all[GROUP]
    chosen, _ = room.people.choose(chat, ANA, "sueca", result)
    message, data = room.button("Abrir a mesa")
    (press,) = room.people.press(chat, RUI, message, data)
    assert room.take([press, chosen, press, chosen]) == 200
    (table,) = room.tables() - before
    assert room.bot.wiring.world.store.load(table.removeprefix("T#")).table.host == f"t{RUI.id}"
    room.later(5_000)
    assert "Rui" in message.text


@pytest.mark.parametrize("data", ["menu:games:101:", "menu:open:101:poker.2.0.0", "menu:terms:101:sueca.4.0.00000000"])
def test_made_up_data_opens_nothing(room: Room, data: str) -> None:
    result = room.query(ANA, "sueca")[-1]
    before = room.tables()
    room.people.choose(room.chats.all[GROUP], ANA, "sueca", result)
    assert room.press(RUI, data, message=room.posted()[-1]) == 200
    assert room.answers[-1].text.startswith("Este botão já não serve")
    assert room.tables() == before


def test_a_made_up_choice_opens_nothing(room: Room) -> None:
    before = room.tables()
    person = Person(777, "Zé").as_json()
    choice = {"result_id": "poker", "from": person, "query": "", "inline_message_id": "x"}
    assert room.take([{"chosen_inline_result": choice}]) == 200
    assert room.tables() == before


def test_whoever_has_too_many_tables_hears_it_at_the_button(room: Room) -> None:
    for _ in range(3):
        room.say("/bisca")
        room.later()
    result = room.query(ANA, "sueca")[-1]
    message = room.choose(ANA, result["id"])
    assert "Toque no botão" in message.text
    room.press(ANA, "Abrir a mesa")
    assert room.answers[-1].text.startswith("Você já está com três mesas abertas.")


def test_the_pace_of_inline_messages_is_kept_under_numbers_of_their_own() -> None:
    one, other = inline_card("AAA", "en").chat, inline_card("AAB", "en").chat
    assert one != other
    assert all(-(1 << 53) < number <= -(1 << 52) for number in (one, other))
    assert inline_card("AAA", "es").chat == one


def lobby(room: Room) -> str:
    """A table of sueca that Ana has opened in the app; its id."""
    user = telegram_user(ANA.id, ANA.name, room.clock.now())
    opened = tables.open_table(room.bot.wiring.world, user, "sueca", 4, {}, "30", bytes(16))
    return str(opened["table"])


def test_a_table_of_the_app_is_sent_as_its_card_and_kept_up_to_date(room: Room) -> None:
    table = lobby(room)
    (result,) = room.query(ANA, table)
    assert (result["title"], "4, em duplas" in result["description"]) == ("Sueca", True)
    message = room.choose(ANA, result["id"])
    assert "Faltam 3 pessoas" in message.text
    assert room.table_in() == table
    room.act(table, "sit 1", RUI)
    room.told(table)
    room.later(5_000)
    assert "Rui" in message.text
    assert "Faltam 2 pessoas" in message.text


def test_a_table_keeps_the_card_that_it_has(room: Room) -> None:
    room.say("/sueca")
    room.later()
    table, (card,) = room.table_in(), room.posted()
    (result,) = room.query(RUI, table)
    copy = room.choose(RUI, result["id"])
    room.act(table, "sit 1", RUI)
    room.told(table)
    room.later(5_000)
    assert "Rui" in card.text
    assert "Rui" not in copy.text


def test_a_table_that_is_over_or_unknown_is_not_offered(room: Room) -> None:
    table = lobby(room)
    room.act(table, "start")
    room.act(table, "propose close")
    assert [room.query(ANA, text) for text in (table, "y" * 16, f"{table}x")] == [[], [], []]


def test_a_made_up_table_is_not_followed(room: Room) -> None:
    person = Person(777, "Zé").as_json()
    for table in ("y" * 16, "", "x" * 50):
        choice = {"result_id": f"table.{table}", "from": person, "query": "", "inline_message_id": "x"}
        assert room.take([{"chosen_inline_result": choice}]) == 200
