"""Whose seat it is: for all pairs of a person and a seat, in every game, only one's own seat moves."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from carteado.record import read_move
from carteado.table.state import User
from tests.games.support import EVERY_TABLE, random_hand, walk
from tests.gates.house import House

MOVES = {
    "bisca": "choose play swap",
    "brisca": "cut play swap",
    "sueca": "annul cut denounce from play",
    "triunfo": "bid play trump",
    "truco": "accept agree flip play raise refuse resign run",
}
"""The verbs that a game's seats move by."""
RARE = {"annul", "swap"}
"""Which few deals allow."""

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "bisca": (4, {}),
    "brisca": (4, {"two_swap": "on"}),
    "sueca": (4, {"quick_deal": "off", "renuncia": "on"}),
    "triunfo": (3, {"trump": "dealer", "announce": "on"}),
    "truco": (4, {}),
}
SEATED = [User(f"t{number}", name) for number, name in enumerate(("Ana", "Rui", "Bia", "Téo"))]
OTHERS = [User("t9", "Zé"), User("gGuest", "Ivo")]
"""A person of Telegram and a guest, who have no seat."""
MOVES_TRIED = 80


def test_every_move_of_the_games_is_known() -> None:
    for number, (game, players, chosen) in enumerate(EVERY_TABLE):
        rng = Random(number)
        hand, _ = random_hand(game, players, chosen, rng)
        made = {text.split(" ")[0] for seat, text in map(read_move, walk(hand, rng)) if seat >= 0}
        assert made <= set(MOVES[game.id].split())


@pytest.mark.parametrize("game", MOVES)
def test_only_ones_own_seat_moves(house: House, game: str) -> None:
    rng, tried, wanted, calm = Random(2), Counter[str](), set(MOVES[game].split()) - RARE, False
    while tried.total() < MOVES_TRIED or not wanted <= set(tried):
        assert tried.total() < 10 * MOVES_TRIED, tried
        table, calm = begin(house, game), not calm
        while verb := next_move(house, table, rng, calm):
            tried[verb] += 1


def begin(house: House, game: str) -> str:
    """A match of humans alone, just dealt."""
    players, options = TABLES[game]
    house.rest(*SEATED)
    table = house.open_game(SEATED[0], game, players, **options)
    for seat in range(1, players):
        house.do(SEATED[seat], table, f"sit {seat}")
    house.do(SEATED[0], table, "start")
    assert house.status == 200
    return table


def next_move(house: House, table: str, rng: Random, calm: bool) -> str:
    """Everybody else tries a seat's move, then the seat makes it; its verb, empty at the end of the hand.

    ``calm``: a card if one may be played; calls end most hands of truco before the second trick.
    """
    people = SEATED[: house.table(table).players]
    views = [house.view(user, table) for user in people]
    if views[0]["phase"] != "playing" or views[0]["hand"]["result"]:
        return ""
    legal = [set(view["hand"]["legal"]) for view in views]
    moves = [(seat, text) for seat, texts in enumerate(legal) for text in sorted(texts)]
    cards = [move for move in moves if move[1].startswith(("play ", "flip "))]
    mover, text = rng.choice(cards if cards and calm else moves)
    for other, user in enumerate(people):
        if text not in legal[other]:
            refused(house, user, table, text, 409)
    for stranger in OTHERS:
        refused(house, stranger, table, text, 403)
    before = len(house.table(table).moves)
    house.do(people[mover], table, text)
    assert house.status == 200
    made = house.table(table).moves[before:]  # none if the move ended the hand and the next one was dealt
    assert not made or read_move(made[0]) == (mover, text)
    return text.split(" ")[0]


def refused(house: House, user: User, table: str, text: str, status: int) -> None:
    before = house.told
    house.do(user, table, text)
    assert (house.status, house.told) == (status, before), (user, text)


def test_a_body_cannot_name_a_seat_or_a_user(house: House) -> None:
    table = begin(house, "truco")
    before, turn = house.told, house.table(table).turn
    op = {"op": "op000000", "turn": turn, "text": "play 7h"}
    for claim in ({"seat": 1}, {"user": "t1"}, {"you": 1}, {"host": "t9"}):
        answer = house.call("POST", f"/api/tables/{table}/ops", {**op, **claim}, house.token(OTHERS[0]))
        assert (house.status, answer, house.told) == (400, {"error": "bad_request"}, before)
