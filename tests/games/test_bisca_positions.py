"""Worked positions of bisca: what is given, what is right, and why."""

import pytest

from tests.games.support import bisca, plays, position, refusal, scored

# name, seats, leader, trick, trump, final trick: winner, points, relos
TRICKS = [
    # Nobody must follow; one small trump beats the led king and even the ace.
    ("follow free", 4, 0, "Kh 2s Ah 3d", "s", False, 1, 15, []),
    # No trump on the table: only the led suit counts, the 3 keeps the trick and eats the ace.
    ("ace off suit loses", 2, 1, "3d Ah", "s", False, 1, 11, []),
    # Seats 0 and 2 are partners: no relo.
    ("no relo on the partner", 4, 0, "7c 2d Ac Kc", "c", False, 2, 25, []),
    # The cards of a relo, but in the last trick it never counts.
    ("no relo in the final trick", 2, 0, "7s As", "s", True, 1, 21, []),
]


@pytest.mark.parametrize(("name", "players", "leader", "trick", "trump", "final", "winner", "points", "relos"), TRICKS)
def test_trick(name, players, leader, trick, trump, final, winner, points, relos):
    seen = position(players, trump, [""] * players, trick, leader, final).view(None)
    assert (seen["winner"], seen["trick_points"], seen["relos"]) == (winner, points, relos)


# name, seats, hand, trick so far, trump, final trick: legal cards
LEGAL = [
    # The exception needs a hand of exactly A and 7: with three cards the side ace is forced although it counts 11.
    ("seven barred as last of four", 4, "7h Ah Ad", "4c 5c Kc", "h", False, "Ad"),
    # Without the exception this would be the only hand in the game with no legal card.
    ("exactly A and 7, last of four", 4, "7h Ah", "4c 5c Kc", "h", False, "7h Ah"),
    # Leading, not last: only the 7 may go.
    ("exactly A and 7, leading", 2, "7d Ad", "", "d", False, "7d"),
    # In 1x1 the 7 was free anyway; the exception adds the ace.
    ("exactly A and 7, last of two", 2, "7d Ad", "Kc", "d", False, "7d Ad"),
    # The partner's 7 frees the ace at once, although it earns no relo.
    ("ace after the partner's seven", 4, "Ac 3h 4h", "7c 2d", "c", False, "3h 4h Ac"),
    # The ace may open the final trick although the 7 never appeared.
    ("ace leads the final trick", 4, "As", "", "s", True, "As"),
]


@pytest.mark.parametrize(("name", "players", "held", "trick", "trump", "final", "legal"), LEGAL)
def test_legal(name, players, held, trick, trump, final, legal):
    place = len(trick.split())
    hands = ["3c"] * players
    hands[place] = held
    assert plays(position(players, trump, hands, trick, final=final), place) == legal


# The turned card changes to its colour's other suit; the score follows the final trump.
@pytest.mark.parametrize(("turned", "trump", "hearts_count"), [("7d", "h", True), ("Ah", "d", False)])
def test_turned_back(turned, trump, hearts_count):
    hand = bisca(2, f"3c Jc 6s 2{trump} 5d 6c {turned}", "1 choose draw", "- return 12")
    seen = hand.view(None)
    assert (seen["trump"], seen["open"], seen["returned"]) == (trump, None, turned)
    assert hand._doubled is hearts_count
    assert refusal(hand, "0 swap") == "no_open_card"


def test_swap_takes_the_king_before_the_first_card_and_not_after():
    top = "3d 2c 3s Ah 6d 5d Kc"
    hand = bisca(2, top, "1 choose draw", "0 swap")
    assert (hand.view(0)["hand"], hand.view(0)["open"]) == (["Kc", "5d", "Ah"], "2c")
    # One card is on the table, even though the holder has not played yet.
    assert refusal(bisca(2, top, "1 choose draw", "1 play 3d"), "0 swap") == "swap_over"


# name, score before, card points, seat with relo, trump: score after, winners (None: the match goes on)
SCORES = [
    ("60 to 60 keeps the relo", (3, 3), (60, 60), 1, "s", [3, 4], [1]),
    ("exactly 30 is no capote", (0, 0), (90, 30), None, "d", [1, 0], None),
    ("both reach four", (2, 2), (66, 54), 1, "h", [4, 4], []),
    ("the loser banks its relo", (1, 0), (59, 61), 0, "h", [3, 2], None),
]


@pytest.mark.parametrize(("name", "before", "points", "relo", "trump", "score", "winners"), SCORES)
def test_score(name, before, points, relo, trump, score, winners):
    after = scored(points, trump, relo, before=before).after
    assert after is not None
    assert (after["score"], after.get("winners")) == (score, winners)
