"""Worked positions of sueca: what is given, what is right, and why."""

import pytest

from carteado.cards import NAMES, PACK_40
from tests.games.sueca_support import dealt, position, scored, sueca, uncut
from tests.games.support import plays, refusal

# The first and the last place in the pack, after the cut, of each seat's cards, and the place of the trump.
DEALS = [
    # Top card and next nine to the dealer, then ten each clockwise from his left.
    ("top", 0, {0: (0, 9), 1: (10, 19), 2: (20, 29), 3: (30, 39)}, 0),
    # The bottom card is the trump; ten each from the shuffler on, anticlockwise; the dealer ends with nine.
    ("bottom", 0, {0: (30, 39), 1: (20, 29), 2: (10, 19), 3: (0, 9)}, 39),
    ("top", 2, {2: (0, 9), 3: (10, 19), 0: (20, 29), 1: (30, 39)}, 0),
    ("bottom", 2, {2: (30, 39), 3: (20, 29), 0: (10, 19), 1: (0, 9)}, 39),
]


@pytest.mark.parametrize(("end", "dealer", "ranges", "trump"), DEALS)
def test_deal(end, dealer, ranges, trump):
    cutter = (dealer + 1) % 4
    hand = sueca(uncut(PACK_40), f"{cutter} cut 13", f"{dealer} from {end}", dealer=dealer)
    assert hand.waiting == {cutter: "play"}
    assert hand.view(None)["open"] == NAMES[PACK_40[trump]]
    for seat, (first, last) in ranges.items():
        mine = {NAMES[card] for card in PACK_40[first : last + 1]} - {hand.view(None)["open"]}
        assert set(hand.view(seat)["hand"]) == mine


# name, hand, trick so far, trump: legal cards
LEGAL = [
    # The ban of the first lead covers the first trick only.
    ("a trump leads the second trick", "Ah 2c 3d", "", "h", "2c 3d Ah"),
    # Void in the led suit: ruff or discard, there is no duty to trump, nor to overtrump.
    ("void follower", "2h 7s Kc", "Ad", "h", "2h 7s Kc"),
    ("void follower over a trump", "2h 7h Kc", "Ad 3h", "h", "2h 7h Kc"),
    ("one card of the suit is forced although it loses", "7d Ah 2c", "Ad", "h", "7d"),
    ("a trump led and none held", "7d As 2c", "Ah", "h", "2c 7d As"),
    ("a trump on the table is not the led suit", "3d Kh 2c", "4d 2h", "h", "3d"),
]


@pytest.mark.parametrize(("name", "held", "trick", "trump", "legal"), LEGAL)
def test_legal(name, held, trick, trump, legal):
    place = len(trick.split())
    hands = [""] * 4
    hands[place] = held
    assert plays(position(trump, hands, trick), place) == legal


def test_the_ban_is_only_for_the_lead():
    hand = dealt({0: "2h", 1: "Ad", 2: "3h 7s Ks As Qs Js 6s 5s 4s 3s"}, "1 play Ad")
    assert plays(hand, 2) == "3h 3s 4s 5s 6s 7s As Js Ks Qs"


def test_the_open_trump_is_an_ordinary_card_at_the_dealers_turn():
    held = "2h 7s Kc Ac Qc Jc 7c 6c 5c 4c"
    hand = dealt({0: held, 1: "4d", 2: "5d", 3: "6d"}, "1 play 4d", "2 play 5d", "3 play 6d")
    assert set(plays(hand, 0).split()) == set(held.split())
    assert hand.view(None)["open"] is None


# leader, trick, trump: winner, points
TRICKS = [
    # The 7 ranks above the K; the ace of another suit is only eleven points for the winner.
    ("seven beats king", 2, "Kd 7d Qd As", "c", 3, 27),
    ("jack beats queen", 1, "Qd Jd 6d 5d", "c", 2, 5),
    ("the lowest trump beats the led ace", 0, "Ad 2c 7d Kd", "c", 1, 25),
    ("the seven of trumps falls to the ace", 3, "7c Kc Ac 2c", "c", 1, 25),
]


@pytest.mark.parametrize(("name", "leader", "trick", "trump", "winner", "points"), TRICKS)
def test_trick(name, leader, trick, trump, winner, points):
    seen = position(trump, [""] * 4, trick, leader).view(None)
    assert (seen["winner"], seen["trick_points"]) == (winner, points)


# name, cutter's hand, whether it may be annulled
ANNUL = [
    ("ten exactly", "7d 6d 5d 4d 6s 5s 4s 6c 5c 4c", True),
    ("a single ace is eleven", "Ad 6d 5d 4d 6s 5s 4s 6c 5c 4c", False),
    ("nothing at all", "6d 5d 4d 3d 6s 5s 4s 6c 5c 4c", True),
    ("two kings and a queen", "Kd Ks Qd 4d 6s 5s 4s 6c 5c 4c", True),
    ("two kings and a jack", "Kd Ks Jd 4d 6s 5s 4s 6c 5c 4c", False),
]


@pytest.mark.parametrize(("name", "held", "allowed"), ANNUL)
def test_annul(name, held, allowed):
    hand = dealt({3: held, 2: "2h"}, dealer=2, ties=1)
    assert refusal(hand, "3 annul") == ("" if allowed else "hand_too_good")
    if allowed:
        assert hand.after == {"score": [0, 0], "ties": 1}


def test_annul_after_the_lead():
    held = "2d 6d 5d 4d 3d 6s 5s 4s 6c 5c"
    assert refusal(dealt({3: held, 2: "2h"}, "3 play 2d", dealer=2), "3 annul") == "annul_over"


# name, before, ties, points, tricks: score, ties after, winners (None: the match goes on)
SCORES = [
    ("90 is still one", (0, 0), 0, (90, 30), (9, 1), [1, 0], 0, None),
    ("a second tie in a row stacks", (2, 2), 1, (60, 60), (6, 4), [2, 2], 2, None),
    # All the points but not all the tricks: the others took one worth nothing.
    ("a bandeira needs ten tricks", (0, 3), 0, (120, 0), (9, 1), [2, 3], 0, None),
    # Points decide, not the number of tricks.
    ("61 with three tricks", (3, 3), 0, (61, 59), (3, 7), [4, 3], 0, [0]),
    ("the run of ties decides the match", (0, 1), 2, (59, 61), (5, 5), [0, 4], 0, [1]),
    ("a tie at three all", (3, 3), 0, (60, 60), (5, 5), [3, 3], 1, None),
    ("a bandeira ends the run of ties", (0, 3), 3, (120, 0), (10, 0), [4, 3], 0, [0]),
]


@pytest.mark.parametrize(("name", "before", "ties", "points", "tricks", "score", "ties_after", "winners"), SCORES)
def test_score(name, before, ties, points, tricks, score, ties_after, winners):
    after = scored(points, tricks, before, ties).after
    assert (after["score"], after["ties"], after.get("winners")) == (score, ties_after, winners)
    assert after.get("over", False) is (winners is not None)
