"""Play counts: how many ways a fixed deal can go on, by depth. A change in legality shows here at once."""

from functools import partial
from random import Random

import pytest

from carteado.games.base import TABLE
from carteado.games.bisca import BISCA
from tests.games.support import bisca, count, shuffled

TRUMPS = "4d 7h 7s 2h Ad 6c Kh"
"""1x1: seat 1 leads and holds 4d 7s Ad, seat 0 holds 7h 2h 6c; hearts are trumps."""


def test_first_plies_by_hand():
    start = partial(bisca, 2, TRUMPS)
    assert count(start(), 1) == 2  # copas or draw
    copas, draw = start("1 choose copas"), start("1 choose draw")
    assert count(copas, 1) == 3
    assert count(copas, 2) == 9  # three cards against three: in 1x1 the 7 may close
    assert count(draw, 1) == 4  # seat 0 may also swap
    assert count(draw, 2) == 9 + 3


DEPTHS = {
    (2, 1): [2, 7, 21, 63, 189, 567, 1701],
    (2, 2): [2, 6, 18, 54, 162, 486, 1458],
    (4, 1): [2, 6, 18, 54, 135, 405],
    (4, 5): [2, 7, 18, 54, 162, 459],
}
"""By seats and seed of the deal: the counts for depths 1, 2, 3 …"""


@pytest.mark.parametrize(("players", "seed"), DEPTHS)
def test_counts_of_fixed_deals(players, seed):
    hand = dealt(players, seed)
    expected = DEPTHS[players, seed]
    assert [count(hand, depth) for depth in range(1, len(expected) + 1)] == expected


ENDINGS = {
    2: [36, 23, 36, 36, 36, 36, 22, 36, 36, 36, 22, 36],
    4: [528, 864, 720, 612, 352, 700, 576, 792, 1296, 648, 552, 624],
}
"""By seats, for seeds 0, 1, 2 …: how many ways to play the last three tricks, or two of them with four seats."""


@pytest.mark.parametrize("players", ENDINGS)
def test_counts_of_last_tricks(players):
    assert [count(ending(players, seed), 6 if players == 2 else 8) for seed in range(12)] == ENDINGS[players]


def dealt(players, seed):
    """A hand before the choice, dealt by seat 0."""
    deck = shuffled(BISCA, players, {}, Random(seed))
    return BISCA.deal(players, BISCA.resolve({}), 0, {"score": [0, 0]}, deck)


def ending(players, seed):
    """A hand with three cards left to everybody, the others played by default."""
    hand = dealt(players, seed)
    while hand.pause or hand.view(None)["stock"]:
        if hand.pause:
            hand.settle()
        else:
            seat = next(iter(hand.waiting))
            hand.apply(seat, "return 7" if seat == TABLE else hand.defaults(seat)[0])
    return hand
