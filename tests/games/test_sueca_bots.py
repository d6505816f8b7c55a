"""The easy bot's rules of thumb for sueca."""

from itertools import islice
from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.games.sueca import SUECA
from carteado.simulation import matches
from tests.games.sueca_support import dealt, position


def easy(hand, seat):
    return LEVELS["easy"](hand.legal(seat), lambda: hand.view(seat), Random(1)).removeprefix("play ")


def test_easy_beats_random_clearly():
    bots = [LEVELS["easy"], LEVELS["random"]] * 2
    wins = [0, 0]
    for record in islice(matches(SUECA, 4, {}, bots, Random(5)), 600):
        for side in record.after.get("winners", ()):
            wins[side] += 1
    assert sum(wins) > 100
    assert wins[0] > 0.8 * sum(wins)


def test_easy_annuls_a_hand_that_is_poor_in_points_and_in_trumps():
    assert easy(dealt({1: "7d 6d 5d 4d 6s 5s 4s 6c 5c 4c", 0: "2h"}), 1) == "annul"
    assert easy(dealt({1: "7d 6d 5d 4d 6s 5s 4s 3s 5c 4c", 0: "2s"}), 1) != "annul"


@pytest.mark.parametrize(
    ("why", "trump", "held", "trick", "card"),
    [
        ("leads an ace", "s", "Ah 4c 2s", "", "Ah"),
        ("leads the least without one", "s", "Kh 4c As", "", "4c"),
        ("does not lead a trump when a side card is as poor", "s", "2s 6c 3s", "", "6c"),
        ("takes points by suit with the dearest card when last", "s", "Ah 7h Kh", "Jh 2h 3h", "Ah"),
        ("plays the ace although others follow", "s", "Ah 2h Kh", "Jh", "Ah"),
        ("gives little where it cannot win", "s", "7h 2h Kh", "Ah", "2h"),
        ("takes many points with the smallest trump", "s", "5s 2s 3c", "Ah 2h 3h", "2s"),
        ("keeps its trumps from a poor trick", "s", "5s 2s 3c", "4h 2h 3h", "3c"),
        ("feeds a partner who wins as last", "s", "Kd Ac 3c", "6h Qh 2h", "Ac"),
        ("feeds a partner who wins with the ace", "s", "Kd 7d 3c", "Ah 2h", "7d"),
        ("feeds a partner who holds a high trump", "h", "7h 2h Kh", "Ah 3h", "7h"),
        ("does not trump its partner", "s", "5s 2s 3c", "Ah 2h", "3c"),
        ("gives no points to a partner who may still be beaten", "s", "Kd Ac 3c", "Jh 2h", "3c"),
    ],
)
def test_easy_rules_of_thumb(why, trump, held, trick, card):
    place = len(trick.split())
    hands = ["4c 5c"] * 4
    hands[place] = held
    assert easy(position(trump, hands, trick), place) == card, why
