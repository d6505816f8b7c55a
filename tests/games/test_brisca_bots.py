"""The easy bot at brisca: it cuts by luck, swaps, takes points cheaply and helps nobody but its partner."""

from itertools import islice
from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.games import GAMES
from carteado.simulation import matches
from tests.games.brisca_support import brisca, position, uncut


def easy(hand, seat, seed=1):
    return LEVELS["easy"](hand.legal(seat), lambda: hand.view(seat), Random(seed)).removeprefix("play ")


def test_easy_cuts_anywhere():
    hand = uncut(4)
    cuts = {easy(hand, 3, seed) for seed in range(200)}
    assert len(cuts) > 25
    assert cuts <= set(hand.legal(3))


def test_easy_swaps_when_it_may_and_twice_if_it_may():
    hand = position(2, "h", ["7h 2h", "4s 5s"], "Kd 4d", lying="Ah", closed=21, two_swap="on")
    for _ in range(2):
        assert easy(hand, 0) == "swap"
        hand.apply(0, "swap")


def test_easy_sees_no_partner_where_there_is_none():
    # Seat 2 of three would feed seat 0 if sides went by two.
    hand = position(3, "s", ["4c", "5c", "Kd Ac 4d"], "Ah 6h")
    assert easy(hand, 2) == "4d"


@pytest.mark.parametrize(
    ("why", "players", "trump", "held", "trick", "card"),
    [
        ("leads the least", 2, "s", "Ah 4c 2s", "", "4c"),
        ("keeps a 3 as dear as it is", 2, "s", "3h Kc 7d", "", "7d"),
        ("does not lead a trump when a side card is as poor", 2, "s", "2s 6c 3s", "", "6c"),
        ("takes points by suit with the dearest card when last", 2, "s", "3h 2h Qh", "Jh", "3h"),
        ("takes many points with the smallest trump", 2, "s", "5s 2s 4c", "3h", "2s"),
        ("keeps its trumps from a poor trick", 2, "s", "5s 2s 4c", "7h", "4c"),
        ("gives the opponents nothing", 4, "s", "Kh Ad 4c", "6h 2s", "4c"),
        ("feeds a partner who wins as last", 4, "s", "Kd Ac 4c", "6h 2s 2h", "Ac"),
        ("feeds a partner whom nobody will beat", 4, "s", "Kd Ac 4c", "Ks 2h", "Ac"),
        ("gives no points to a partner who may still be beaten", 4, "s", "Kd Ac 4c", "Jh 2h", "4c"),
    ],
)
def test_easy_rules_of_thumb(why, players, trump, held, trick, card):
    place = len(trick.split())
    hands = ["4d 5c"] * players
    hands[place] = held
    assert easy(position(players, trump, hands, trick), place) == card, why


def test_easy_obeys_what_must_be_followed():
    hand = position(2, "s", ["4d", "Ah 4c 2s"], "Kh", follow="follow")
    assert easy(hand, 1) == "Ah"
    assert hand.defaults(1) == ("play Ah",)


def test_the_clock_plays_the_cheapest_card_and_no_trump_of_the_same_worth():
    hand = brisca(2, "2h 4d 5c 5h 6c 6d Kh")
    assert hand.waiting == {1: "play"}
    assert hand.defaults(1) == ("play 5c",)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_easy_beats_random_clearly(players):
    sides = GAMES["brisca"].sides(players)
    bots = [LEVELS["random" if seat % sides else "easy"] for seat in range(players)]
    wins = [0] * sides
    for record in islice(matches(GAMES["brisca"], players, {}, bots, Random(5)), 400):
        for side in (record.after or {}).get("winners", ()):
            wins[side] += 1
    assert wins[0] > 1.5 / sides * sum(wins)
