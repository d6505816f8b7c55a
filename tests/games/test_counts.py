"""Play counts: how many ways a fixed deal can go on, by depth. A change in legality shows here at once."""

from random import Random

import pytest

from carteado.games import GAMES
from tests.games.support import count, make, shuffled

DEALT = {"sueca": "1 cut 20, 0 from top", "brisca-2": "1 cut 20", "brisca-3": "2 cut 20", "brisca-4": "3 cut 20"}
"""Moves after which cards are played, by game and, where it matters, seats."""

DEPTHS = [
    ("sueca", 4, 1, {}, "", [33, 66, 521]),
    ("sueca", 4, 1, {}, DEALT["sueca"], [7, 20, 148, 404, 3636, 7560]),
    ("sueca", 4, 2, {"renuncia": "on"}, DEALT["sueca"], [5, 90, 1580]),
    ("sueca", 4, 3, {"first_lead_trump": "yes"}, "1 cut 4, 0 from bottom", [10, 57, 157, 431, 3879]),
    ("triunfo", 2, 1, {}, "", [7, 10, 60, 116]),
    ("triunfo", 4, 1, {}, "", [7, 11, 43, 129, 774, 2364]),
    ("triunfo", 6, 1, {}, "", [7, 10, 16, 24, 24, 48, 288]),
    ("triunfo", 3, 2, {"announce": "on", "hook": "on"}, "", [8, 64, 476, 3332]),
    ("triunfo", 3, 2, {"trump": "dealer"}, "", [4, 28, 44, 48]),
    ("triunfo", 2, 3, {"stock": "draw"}, "", [7, 20, 140, 399, 2793]),
    ("brisca", 2, 1, {}, "", [33, 99]),
    ("brisca", 2, 1, {}, DEALT["brisca-2"], [3, 9, 27, 81, 243, 729, 2569]),
    ("brisca", 3, 1, {"follow": "follow"}, DEALT["brisca-3"], [3, 6, 11, 33, 56, 132, 396]),
    ("brisca", 4, 2, {}, DEALT["brisca-4"], [3, 9, 27, 81, 243, 729]),
    ("brisca", 4, 2, {"follow": "lead_or_trump"}, DEALT["brisca-4"], [3, 6, 12, 28, 84, 168, 180]),
    ("truco", 2, 1, {}, "", [6, 21, 80, 329]),
    ("truco", 4, 1, {}, "", [8, 38, 178, 862]),
    ("truco", 4, 2, {"scale": "1-3-6-9-12"}, "", [8, 38, 178, 870]),
]
"""Game, seats, seed of the deal, options, moves made; then the counts for depths 1, 2, 3 …"""


@pytest.mark.parametrize(("game", "players", "seed", "chosen", "moves", "expected"), DEPTHS)
def test_counts_of_fixed_deals(game, players, seed, chosen, moves, expected):
    hand = dealt(game, players, seed, chosen, *filter(None, moves.split(", ")))
    assert [count(hand, depth) for depth in range(1, len(expected) + 1)] == expected


def test_first_plies_by_hand():
    truco = dealt("truco", 4, 1, {})
    assert count(truco, 1) == 3 + 1 + 4  # a card, truco, and anybody may propose to give the hand up
    # after each card the same; after truco both opponents accept, raise or run; after a proposal a yes or a no
    assert count(truco, 2) == 3 * 8 + 2 * 3 + 4 * 2
    hook = dealt("triunfo", 3, 2, {"announce": "on", "hook": "on"})
    # two numbers from 0 to 7; the third may not make seven of them, where it could
    assert count(hook, 3) == sum(7 if one + other <= 7 else 8 for one in range(8) for other in range(8))
    revoking = dealt("sueca", 4, 2, {"renuncia": "on"}, "1 cut 20", "0 from top")
    # whatever is led, the next plays any of ten cards, and everybody may denounce either opponent
    assert count(revoking, 2) == count(revoking, 1) * (10 + 4 * 2)


def dealt(game, players, seed, chosen, *moves):
    """A hand dealt by seat 0 after these moves."""
    rules = GAMES[game]
    options = rules.resolve(chosen)
    deck = shuffled(rules, players, options, Random(seed))
    hand = rules.deal(players, options, 0, rules.start(players, options), deck)
    make(hand, *moves)
    return hand
