"""Matches that are over, read again in private, or seen again in the app."""

import re

import pytest

from carteado.app import history, replays, sessions, tables
from carteado.app.chat.taps import Tap
from local.chats import Message
from tests.telegram.conftest import ANA, RUI, Room, buttons
from tests.telegram.player import Player, card_names

GAMES = [("bisca", 2), ("sueca", 4), ("triunfo", 3), ("brisca", 4), ("truco", 2)]


def finished(room: Room, game: str = "triunfo", players: int = 2) -> Player:
    """A match that is over."""
    player = Player(room, game, players)
    play_out(room, player.table)
    return player


def play_out(room: Room, table: str) -> None:
    """Ana plays the table's match to its end, in the app."""
    user = sessions.telegram_user(ANA.id, ANA.name, room.clock.now())
    room.act(table, "start")
    while True:
        view = tables.look(room.bot.wiring.world, user, table)["frames"][-1]["view"]
        if view["phase"] == "over":
            break
        room.clock.advance(10_000)
        if view["proposal"]:
            room.act(table, "vote yes")
        elif view["hand"]["legal"]:
            room.act(table, next(move for move in view["hand"]["legal"] if move != "resign"))
    room.later(60_000)


def opened(player: Player) -> Message:
    """What Rui, who has not played, reads at first."""
    room = player.room
    room.say(player.link.replace("t_", "rt_"), chat=RUI.id, person=RUI)
    return room.posted(RUI.id)[-1]


def turn(room: Room, label: str) -> None:
    room.press(RUI, label, chat=RUI.id)
    room.later(2_000)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_hand_is_told_from_its_deal_to_its_points(room: Room, game: str, players: int) -> None:
    player = finished(room, game, players)
    message = opened(player)
    (match,) = history.matches(player.world, player.table)
    seen = []
    for number in range(len(match["records"])):
        turn(room, "⏭ Fim")
        assert re.search(r"\+\d|Ninguém|anulada", message.text)
        assert "Placar" in message.text or "Marcador" in message.text
        seen.append(message.text)
        if number + 1 < len(match["records"]):
            turn(room, "Mão seguinte")
    assert len(set(seen)) == len(seen)


def test_everybodys_cards_are_shown_step_by_step(room: Room) -> None:
    message = opened(finished(room))
    held = []
    for _ in range(6):
        held.append(sum(line.count(name) for line in message.text.splitlines()[1:] for name in card_names().values()))
        assert "Ana: " in message.text
        turn(room, "▶ Depois")
    assert held[0] >= 14
    assert len(room.posted(RUI.id)) == 1


def test_the_ways_back_and_on(room: Room) -> None:
    message = opened(finished(room))
    first = message.text
    turn(room, "⏭ Fim")
    last = message.text
    turn(room, "◀ Antes")
    turn(room, "▶ Depois")
    assert message.text == last
    turn(room, "⏮ Início")
    assert message.text == first


def test_a_match_that_runs_stays_closed(room: Room) -> None:
    player = Player(room, "bisca", 2).begin()
    message = opened(player)
    assert message.text == "Só se pode rever uma partida que já acabou e ainda está guardada."
    for data in (Tap("see", player.table, 0, "1 0").data(), Tap("see", player.table, 1, "1 5").data()):
        room.press(RUI, data, chat=RUI.id, message=message)
        assert not any(name in message.text for name in card_names().values())


def test_a_forged_place_is_no_place(room: Room) -> None:
    player = finished(room)
    message = opened(player)
    first = message.text
    for text in ("", "1", "1 2 3", "-1 0", "1 99999", "a b"):
        room.press(RUI, Tap("see", player.table, 1, text).data(), chat=RUI.id, message=message)
        assert (room.answers[-1].text, message.text) == ("Esse pedido não faz sentido para a mesa.", first)
    for text in ("0 0", "99 0"):
        room.press(RUI, Tap("see", player.table, 1, text).data(), chat=RUI.id, message=message)
        assert message.text == "Só se pode rever uma partida que já acabou e ainda está guardada."


def test_a_step_too_high_is_the_last_one(room: Room) -> None:
    player = finished(room)
    message = opened(player)
    turn(room, "⏭ Fim")
    last = message.text
    turn(room, "⏮ Início")
    room.press(RUI, Tap("see", player.table, 1, "1 9999").data(), chat=RUI.id, message=message)
    assert message.text == last


def test_a_table_that_nobody_knows_has_no_replay(room: Room) -> None:
    room.say(f"/start r{room.bot.wiring.tokens.start('y' * 16)}", chat=ANA.id)
    assert "partida" in room.posted(ANA.id)[-1].text


def test_the_card_of_a_match_leads_to_its_last_hand_in_the_app(room: Room) -> None:
    room.say("/truco 2")
    room.later()
    table, (card,), wiring = room.table_in(), room.posted(), room.bot.wiring
    room.press(ANA, "Completar com bots")
    play_out(room, table)
    room.told(table)
    room.later()
    (link,) = [button["url"] for button in buttons(card) if button["text"] == "Rever a partida"]
    parameter = link.removeprefix("https://t.me/carteado_bot/jogar?startapp=")
    assert re.fullmatch(r"[\w-]{1,64}", parameter, re.ASCII)
    place = re.fullmatch(r"r(\d+)-(\d+)-0-(.+)", wiring.tokens.read_start(parameter) or "")
    assert place is not None
    match, deal, named = place.groups()
    shown = replays.show(wiring.world, sessions.telegram_user(RUI.id, RUI.name, 0), named, int(match), int(deal))
    assert (named, shown["deals"], shown["over"]) == (table, int(deal), True)
