"""Bots: always a legal move, from the view alone, and the better one wins."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carteado.bots import LEVELS
from carteado.games import GAMES
from carteado.simulation import matches
from tests.games.support import EVERY_TABLE, bisca, position, random_hand, walk


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(EVERY_TABLE), st.integers(0, 2**32), st.integers(0, 45), st.sampled_from(sorted(LEVELS)))
def test_a_bot_makes_a_legal_move_anywhere(table, seed, moves, level):
    game, players, chosen = table
    rng = Random(seed)
    hand, _ = random_hand(game, players, chosen, rng)
    walk(hand, rng, moves)
    for seat in range(players):
        legal = hand.legal(seat)
        if legal:
            assert LEVELS[level](legal, lambda seat=seat: hand.view(seat), rng) in legal


def test_every_game_has_its_rules_of_thumb():
    for game, players, chosen in EVERY_TABLE:
        record = next(matches(game, players, chosen, [LEVELS["easy"]] * players, Random(1)))
        assert record.after is not None


@pytest.mark.parametrize("players", [2, 4])
def test_easy_beats_random_clearly(players):
    bots = [LEVELS["easy"], LEVELS["random"]] * (players // 2)
    wins = [0, 0]
    for record in islice(matches(GAMES["bisca"], players, {}, bots, Random(5)), 900):
        for side in (record.after or {}).get("winners", ()):
            wins[side] += 1
    assert sum(wins) > 250
    assert wins[0] > 0.85 * sum(wins)


def easy(hand, seat):
    return LEVELS["easy"](hand.legal(seat), lambda: hand.view(seat), Random(1)).removeprefix("play ")


def test_easy_swaps_when_it_may():
    hand = bisca(2, "4d Jc 7s 2h Ad 6c Kh", "1 choose draw")
    assert easy(hand, 0) == "swap"


@pytest.mark.parametrize(
    ("why", "players", "trump", "held", "trick", "card"),
    [
        ("leads the least", 2, "s", "Ah 4c 2s", "", "4c"),
        ("does not lead a trump when a side card is as poor", 2, "s", "2s 6c 3s", "", "6c"),
        ("takes points by suit with the dearest card when last", 2, "s", "Ah 2h Kh", "Jh", "Ah"),
        ("takes many points with the smallest trump", 2, "s", "5s 2s 3c", "Ah", "2s"),
        ("keeps its trumps from a poor trick", 2, "s", "5s 2s 3c", "4h", "3c"),
        ("gives the opponents nothing", 4, "s", "Kh Ad 3c", "6h 2s", "3c"),
        ("feeds a partner who wins as last", 4, "s", "Kd Ac 3c", "6h 2s 2h", "Ac"),
        ("does not trump its partner", 4, "s", "5s 2s 3c", "6h Ah 2d", "3c"),
        ("gives no points to a partner who may still be beaten", 4, "s", "Kd Ac 3c", "Jh 2h", "3c"),
    ],
)
def test_easy_rules_of_thumb(why, players, trump, held, trick, card):
    place = len(trick.split())
    hands = ["4c 5c"] * players
    hands[place] = held
    hand = position(players, trump, hands, trick, seven_played=True)
    assert easy(hand, place) == card, why
