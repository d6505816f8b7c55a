"""Worked positions of brisca: what is given, what is right, and why."""

import pytest

from carteado.games.brisca import BRISCA, POINTS
from tests.games.brisca_support import chosen_options, position, scored, uncut
from tests.games.support import make, plays, refusal

# name, seats, leader, trick, trump: winner, points
TRICKS = [
    # The 3 ranks just under the ace here; in bisca it would be a blank.
    ("three beats king", 2, 0, "Kd 3d", "c", 1, 14),
    ("ace beats three", 2, 0, "3d Ad", "c", 1, 21),
    # The 7, the second card of bisca, is beaten by a J and scores nothing.
    ("seven is a blank", 2, 0, "7d Jd", "c", 1, 2),
    ("queen beats jack", 2, 1, "Jd Qd", "c", 0, 5),
    # Seat 0 plays third and its 2 of trumps takes 11 + 10 + 11.
    ("low trump", 4, 2, "Ad 3d 2c As", "c", 0, 32),
    # An ace of a third suit takes nothing, not even from a 2.
    ("ace off suit", 3, 0, "2d Ah Ks", "c", 0, 15),
    ("the higher of two trumps", 3, 1, "Ad 7c Jc", "c", 0, 13),
    # A led trump is the led suit and the trump at once.
    ("trumps led", 4, 3, "Kc Ad 3c Ah", "c", 1, 36),
]


@pytest.mark.parametrize(("name", "players", "leader", "trick", "trump", "winner", "points"), TRICKS)
def test_trick(name, players, leader, trick, trump, winner, points):
    seen = position(players, trump, [""] * players, trick, leader).view(None)
    assert (seen["winner"], seen["trick_points"]) == (winner, points)


# name, option, hand, trick so far, trump: legal cards
LEGAL = [
    # A card MAY be of the trump or of the led suit, it does not have to be.
    ("free play", "free", "5h Ac 3s", "4h", "c", "3s 5h Ac"),
    ("strict, both", "lead_or_trump", "5h Ac 3s", "4h", "c", "5h Ac"),
    ("strict, trump alone", "lead_or_trump", "2d Ac 3s", "4h", "c", "Ac"),
    # Even the strict reading must free a hand with neither suit, or the player would be stuck.
    ("strict, nothing", "lead_or_trump", "3s 2d Jd", "4h", "c", "2d 3s Jd"),
    # A led trump asks for trumps alone.
    ("strict, trumps led", "lead_or_trump", "3s 2c Jd", "4c", "c", "2c"),
    ("follow, led suit before trump", "follow", "5h Ac 3s", "4h", "c", "5h"),
    ("follow, trump without the led suit", "follow", "2d Ac 3s", "4h", "c", "Ac"),
    ("follow, nothing", "follow", "3s 2d Jd", "4h", "c", "2d 3s Jd"),
    # Nobody must beat what lies there.
    ("follow, no duty to beat", "follow", "2h Ah 3s", "Kh", "c", "2h Ah"),
    ("follow, a trump that lies there changes nothing", "follow", "5h Ac 3s", "4h 2c", "c", "5h"),
]


@pytest.mark.parametrize(("name", "follow", "held", "trick", "trump", "legal"), LEGAL)
def test_legal(name, follow, held, trick, trump, legal):
    place = len(trick.split())
    hands = ["4d", "5d", "6d"]
    hands[place] = held
    assert plays(position(3, trump, hands, trick, follow=follow), place) == legal


# name, hand after the trick, lying, closed cards: code of the refusal ("" if it is made)
SWAPS = [
    # Winner of the trick, before drawing, ace turned up, holds the 7 of trumps.
    ("seven for ace", "7c 5d", "Ac", 21, ""),
    ("seven for jack", "7c 5d", "Jc", 21, ""),
    # Only A, 3, K, Q and J go for the 7.
    ("a low card", "7c 5d", "6c", 21, "turned_card_stays"),
    # This draw empties the stock: one closed card and the turned one.
    ("last round", "7c 5d", "Ac", 1, "last_round"),
    # The draw before it is in time.
    ("last round but one", "7c 5d", "Ac", 3, ""),
    # The 7 must be in the hand.
    ("no seven", "4c 5d", "Ac", 21, "no_seven"),
    ("seven of another suit", "7d 5d", "Ac", 21, "no_seven"),
]


@pytest.mark.parametrize(("name", "held", "lying", "closed", "code"), SWAPS)
def test_swap(name, held, lying, closed, code):
    hand = position(2, "c", [held, "4s 5s"], "Jd 4d", lying=lying, closed=closed)
    assert hand.legal(0) == (() if code else ("swap",))
    assert refusal(hand, "0 swap") == code
    seen = hand.view(0)
    if code:
        assert (seen["open"], seen["swaps"]) == (lying, [])
    else:
        assert (seen["hand"], seen["open"]) == ([lying, "5d"], "7c")


def test_a_seven_captured_in_this_trick_is_out_of_play():
    assert refusal(position(2, "c", ["4c 5d", "4s 5s"], "Jc 7c", lying="Ac"), "0 swap") == "no_seven"


def test_a_seven_in_the_hand_of_the_loser_stays_there():
    hand = position(2, "c", ["4c 5d", "7c 5s"], "Jd 4d", lying="Ac")
    assert [refusal(hand, f"{seat} swap") for seat in (0, 1)] == ["no_seven", "winner_swaps"]


@pytest.mark.parametrize(("lifted", "code"), [(3, "thin_pile"), (4, ""), (36, ""), (37, "thin_pile")])
def test_cut_limits(lifted, code):
    assert refusal(uncut(2), f"1 cut {lifted}") == code


def test_three_seats_share_out_39_cards():
    pack = BRISCA.pack(3, chosen_options({}))
    assert (len(pack), sum(POINTS[card] for card in pack)) == (39, 120)
    hand = uncut(3)
    make(hand, "2 cut 20")
    seen = hand.view(None)
    assert (sum(seen["counts"]), seen["stock"]) == (9, 30)


# name, match, score and hands before, card points: score, winners (None: the match goes on)
SCORES = [
    ("the only hand", 1, (0, 0), 0, (61, 59), [1, 0], [0]),
    ("two of three are ahead and the third is played", 3, (1, 0), 1, (61, 59), [2, 0], None),
    ("a third hand changes nothing", 3, (2, 0), 2, (0, 120), [2, 1], [0]),
    ("a shared last hand", 3, (1, 1), 2, (60, 60), [2, 2], [0, 1]),
    ("three share the match", 3, (1, 1, 0), 2, (30, 30, 60), [1, 1, 1], [0, 1, 2]),
    ("two of three seats share it", 5, (2, 1, 1), 4, (10, 60, 50), [2, 2, 1], [0, 1]),
]


@pytest.mark.parametrize(("name", "match", "before", "played", "points", "score", "winners"), SCORES)
def test_score(name, match, before, played, points, score, winners):
    after = scored(points, before=before, played=played, match=match).after
    assert after is not None
    assert (after["score"], after["played"], after.get("winners")) == (score, played + 1, winners)
    assert after.get("over", False) is (winners is not None)
