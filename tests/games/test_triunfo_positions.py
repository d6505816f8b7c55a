"""Worked positions of triunfo: what is given, what is right, and why."""

import pytest

from tests.games.support import make, plays, refusal
from tests.games.triunfo_support import play_on, position, scored, triunfo

# name, hand, trick so far, trump: legal cards
LEGAL = [
    # Two hearts in hand: one of them must be played; no duty to beat.
    ("the led suit is followed", "2h Kh As 9c", "4h", "s", "2h Kh"),
    # No heart: trumping is allowed, not required.
    ("without it anything goes", "As 9c 2d", "4h", "s", "2d 9c As"),
    # Led trumps are followed like any other suit; the jack worth 4 is forced out.
    ("led trumps are followed", "Js Kh Ah", "3s", "s", "Js"),
    # A trump in the trick changes nothing for who can follow.
    ("a trump in the trick does not bind", "2h Kh As 9c", "4h 2s", "s", "2h Kh"),
    # Nor must a higher trump be played by who cannot follow.
    ("no duty to overtrump", "As 3s 9c", "4h 2s", "s", "3s 9c As"),
    # Only trumps left: one of them, whatever is led.
    ("only trumps", "3s Qs", "4h", "s", "3s Qs"),
    ("one card", "9c", "4h", "s", "9c"),
]


@pytest.mark.parametrize(("name", "held", "trick", "trump", "legal"), LEGAL)
def test_legal(name, held, trick, trump, legal):
    place = len(trick.split())
    hands = ["3c"] * 4
    hands[place] = held
    assert plays(position(4, trump, hands, trick), place) == legal


# name, seats, leader, trick, trump: winner, points
TRICKS = [
    # No trump: the ace of another suit cannot win, the ten of the led one does.
    ("highest of the led suit", 4, 0, "9h Th Ad 2h", "s", 1, 1),
    # The ten stands above the nine and below the jack.
    ("rank of the ten", 3, 0, "9h Jh Th", "s", 1, 1),
    # 1 for the trick + 3 + 4 + 5; the king of trumps is worth nothing.
    ("all honours in one trick", 4, 0, "Qs Js Ks As", "s", 3, 13),
    # Only trump A, J, Q carry extra points.
    ("honours of another suit", 4, 0, "Ah Jh Qh 2h", "s", 0, 1),
    # The smallest trump takes the ace of the led suit.
    ("ruffed", 2, 1, "Ah 2s", "s", 0, 1),
    # The jack ruffs, the queen overruffs: both are the queen's.
    ("overruffed", 3, 2, "Ah Js Qs", "s", 1, 8),
    # Six cards, the trump in the middle.
    ("six seats", 6, 4, "2h 3h 2s Ah Kh Qh", "s", 0, 1),
]


@pytest.mark.parametrize(("name", "players", "leader", "trick", "trump", "winner", "points"), TRICKS)
def test_trick(name, players, leader, trick, trump, winner, points):
    seen = position(players, trump, [""] * players, trick, leader).view(None)
    assert (seen["winner"], seen["trick_points"]) == (winner, points)


# name, announced, tricks, honour points: points of the deal
ANNOUNCED = [
    # 2 for the tricks won, minus 2 for each of the 2 missing.
    ("short by two", 4, 2, 0, -2),
    # Not exact, so no doubling; none missing, so nothing off.
    ("three too many", 1, 4, 0, 4),
    ("exact", 4, 4, 0, 8),
    ("exact with the ace", 4, 4, 5, 13),
    ("short with the ace", 4, 3, 5, 6),
    ("none, as announced", 0, 0, 0, 0),
    ("all seven", 7, 7, 0, 14),
    ("all seven announced, none won", 7, 0, 0, -14),
]


@pytest.mark.parametrize(("name", "announced", "won", "honours", "points"), ANNOUNCED)
def test_announced(name, announced, won, honours, points):
    ace = 0 if honours else -1
    result = scored([([won, 7 - won], [announced, 0])], honours=(ace, -1, -1), announce="on").result
    assert result is not None
    assert result["points"][0] == points


# 28 dealt and 24 left are 6 each: all 52 are played. With three seats the turned card cannot be shared and stays.
@pytest.mark.parametrize(("players", "tricks", "stays"), [(4, 13, False), (3, 17, True)])
def test_number_of_tricks(players, tricks, stays):
    hand = triunfo(players, "")
    turned = hand.view(None)["open"]
    play_on(hand)
    seen = hand.view(None)
    assert (sum(seen["tricks"]), seen["open"]) == (tricks, turned if stays else None)


def test_an_honour_that_stays_out_scores_for_nobody():
    hand = triunfo(3, "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d 5d 6d 7d 8d 9d Ah")
    play_on(hand)
    assert hand.view(None)["open"] == "Ah"
    assert hand.result is not None
    assert {reason for _, reason, _ in hand.result["awards"]} == {"trick", "jack", "queen"}
    assert sum(hand.result["points"]) == 17 + 4 + 3


def test_two_honours_that_cannot_be_shared_among_five_stay_out():
    before = {"score": [0] * 5, "played": 1}  # spades by rotation
    hand = triunfo(5, "", last="Js Qs", before=before, trump="rotation", match=3)
    play_on(hand)
    assert hand.view(None)["stock"] == 2
    assert hand.result is not None
    assert {reason for _, reason, _ in hand.result["awards"]} == {"trick", "ace"}


@pytest.mark.parametrize(
    ("points", "winners"), [([9, 12, 12, 4], [1, 2]), ([9, 12, 11, 4], [1]), ([7] * 4, [0, 1, 2, 3])]
)
def test_the_win_is_shared(points, winners):
    after = scored([(points, [-1] * 4)]).after
    assert after is not None
    assert after["winners"] == winners


# Seats 1, 2, 3 have said 2, 2, 1 of seven tricks: the last one may say anything but 2.
def test_hook():
    hand = triunfo(4, "", "1 bid 2", "2 bid 2", "3 bid 1", announce="on", hook="on")
    assert hand.legal(0) == tuple(f"bid {tricks}" for tricks in (0, 1, 3, 4, 5, 6, 7))
    assert refusal(hand, "0 bid 2") == "bid_total"
    assert refusal(hand, "0 bid 8") == "bid_too_high"
    make(hand, "0 bid 3")
    assert hand.view(None)["bids"] == [3, 2, 2, 1]
