"""What a board says and offers, at every moment of many matches."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import cycle, islice
from random import Random
from typing import Any, cast

import pytest

from carteado.adapters.memory import FakeClock, FakeWorld
from carteado.app import story, tables
from carteado.app.chat import board_buttons, boards, playing, taps
from carteado.app.chat.channel import Channel, Courier, Links, Post
from carteado.app.chat.sentences.registry import PARTS
from carteado.app.ports import BOARD, ChatMessage, Loaded
from carteado.cards import NAMES
from carteado.games import GAMES
from carteado.table import hands
from carteado.words import LANGUAGES, words
from local.markup import parse
from tests.table.room import ANA, PEOPLE, Room, seated, started

LONGEST = 100
"""Things done in a match, of those that are long."""
BEGINNING = 20
RARELY = 0.05
TABLE = "aB3_-aB3_-aB3_-a"
SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("bisca", 2, {}),
    ("bisca", 4, {"partner_peek": "start_and_end", "close_call": "double"}),
    ("sueca", 4, {"quick_deal": "off", "renuncia": "on"}),
    ("sueca", 4, {"quick_deal": "on", "bandeira": "points", "tie": "void"}),
    ("triunfo", 2, {"trump": "dealer", "announce": "on", "hook": "on"}),
    ("triunfo", 3, {"stock": "draw"}),
    ("triunfo", 6, {"announce": "on", "match": 3}),
    ("brisca", 2, {"two_swap": "on"}),
    ("brisca", 3, {"three_hands": "minus_all_twos", "follow": "follow"}),
    ("brisca", 4, {"follow": "lead_or_trump", "two_swap": "on"}),
    ("truco", 2, {"iron_hand": "blind"}),
    ("truco", 4, {"scale": "1-3-6-9-12", "facedown": "one_of_pair", "iron_hand": "blind"}),
]


def board(room: Room, user: str, language: str = "pt-BR") -> Post:
    """What the user's board says."""
    world = replace(FakeWorld().ports, clock=FakeClock(room.now))
    courier = Courier(world, cast(Channel, None), Links("bot", "app", str), words)
    return boards.face(courier, Loaded(room.table), ChatMessage(1, 1, language, kind=BOARD, user=user))


def shown(post: Post) -> str:
    """Its text without the marks of HTML."""
    return "".join(run.text for run in parse(post.text))


def ops(post: Post) -> list[str]:
    """What its buttons do."""
    pressed = [taps.read(button.data) for row in post.rows for button in row]
    return [tap.text for tap in pressed if tap]


def played(setup: tuple[str, int, dict[str, Any]], seed: int) -> Iterator[Room]:
    """The room after each thing that somebody does, until the match is over; he presses any button of his board."""
    game, players, options = setup
    room = started(players, game=game, seed=seed, clock="none", **options)
    chance = Random(seed)
    room.table.id = TABLE
    while True:
        yield room
        if room.table.phase == "over":
            return
        room.show()
        able = [(user, op) for user in PEOPLE[:players] for op in ops(board(room, user.id)) if wanted(op, chance)]
        if able:
            room.do(*chance.choice(able))
        else:
            room.wait(1_000)


def wanted(op: str, chance: Random) -> bool:
    """Nobody leaves, and few give up or find fault."""
    rare = op.startswith(("resign", "denounce", "annul", "vote no"))
    return op != "leave" and (not rare or chance.random() < RARELY)


@cache
def names(language: str) -> dict[str, str]:
    say = words(language)
    return {card: say("card-name", rank=card[0], suit=card[1]) for card in NAMES}


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_a_board_tells_its_player_what_he_may_know_and_offers_all_that_he_may_do(
    setup: tuple[str, int, dict[str, Any]],
) -> None:
    languages = cycle(LANGUAGES)
    for room in islice(played(setup, seed=1), LONGEST):
        for seat, user in enumerate(PEOPLE[: setup[1]]):
            language = next(languages)
            hold(room, seat, board(room, user.id, language), language)


def hold(room: Room, seat: int, post: Post, language: str) -> None:
    text = shown(post)
    assert len(text) <= 4096
    buttons = [button for row in post.rows for button in row]
    assert len(buttons) <= 100
    assert all(len(button.data.encode()) <= 64 and button.text for button in buttons)
    assert len({button.text for button in buttons}) == len(buttons)
    legal = set(room.view(seat)["hand"]["legal"]) if room.view(seat)["phase"] == "playing" else set()
    assert legal <= set(ops(post))
    told = [view for _, view in story.steps(hands.dealt(room.table), room.table.moves, seat)]
    assert told[-1] == room.view(seat)["hand"]
    known = json.dumps([told, room.view(seat)])
    for card, name in names(language).items():
        if f'"{card}"' not in known:
            assert name not in text


DECISIONS = {
    "bisca": {"choose", "swap", "play"},
    "sueca": {"cut", "from", "annul", "denounce", "play"},
    "triunfo": {"trump", "bid", "play"},
    "brisca": {"cut", "swap", "play"},
    "truco": {"play", "flip", "raise", "accept", "run", "resign", "agree", "refuse"},
}
OWN = {"bisca": SETUPS[0], "sueca": SETUPS[2], "triunfo": SETUPS[4], "brisca": SETUPS[7], "truco": SETUPS[11]}


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_game_is_a_button(game: str) -> None:
    lacking = set(DECISIONS[game])
    for seed in range(1, 100):
        for room in islice(played(OWN[game], seed), BEGINNING):
            for user in PEOPLE[: room.table.players]:
                lacking -= {op.partition(" ")[0] for op in ops(board(room, user.id))}
            if not lacking:
                return
    raise AssertionError(lacking)


def test_every_game_has_its_sentences() -> None:
    assert set(PARTS) == set(DECISIONS) == set(GAMES)


def test_a_lobby_offers_its_host_to_start_it_and_a_guest_to_leave() -> None:
    room = seated(2)
    room.table.id = TABLE
    assert ops(board(room, ANA.id)) == ["start", "leave"]
    assert ops(board(room, PEOPLE[1].id)) == ["leave"]
    assert "Faltam" not in shown(board(room, ANA.id))


def test_a_swap_is_made_inside_the_pause_that_is_for_it() -> None:
    world = FakeWorld(22)  # in which she comes to hold the card for it
    courier = Courier(world.ports, cast(Channel, None), Links("bot", "app", str), words)
    tables.open_table(world.ports, ANA, "brisca", 2, {"two_swap": "on"}, "none", bytes(16), for_chat=TABLE)
    offered, number = ["start"], 0
    while "swap" not in offered:
        world.clock.advance(10_000)
        turn, number = tables.look(world.ports, ANA, TABLE)["turn"], number + 1
        if offered:
            tap = taps.Tap(board_buttons.DO, TABLE, turn, offered[0])
            assert playing.press(courier, ANA, tap, "pt-BR", f"press {number}") == ""
        loaded = world.store.load(TABLE)
        assert loaded is not None
        message = ChatMessage(1, 1, "pt-BR", kind=BOARD, user=ANA.id)
        offered = [op for op in ops(boards.face(courier, loaded, message)) if op.startswith(("play", "cut", "swap"))]
    tap = taps.Tap(board_buttons.DO, TABLE, tables.look(world.ports, ANA, TABLE)["turn"], "swap")
    assert playing.press(courier, ANA, tap, "pt-BR", "press of the swap") == ""
