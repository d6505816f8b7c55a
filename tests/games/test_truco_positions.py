"""Worked positions of truco: what is given, what is right, and why."""

import pytest

from tests.games.support import make
from tests.games.truco_support import accepted, arranged, play_on, played, truco, value, verbs

# name, leader, trick from the leader on: the side that wins it (None: tied) and the next leader
TRICKS = [
    ("zap over copas over espadilha over ouros", 0, "7d As 7h 4c", 1, 3),
    ("ouros over any 3", 0, "3h 3d 7d 3s", 0, 2),
    ("a black seven lies below the queens", 0, "7c Qd 7s 6h", 1, 1),
    ("a black seven beats a six", 0, "7c 6d 6s 6h", 0, 0),
    ("threes of both sides tie", 1, "3h 3d 2c Ks", None, 1),
    ("threes of one side do not", 0, "3h Kd 3d 2c", 0, 0),
    ("aces that are no manilha are equal", 3, "Ac Kh Ad 4h", 1, 3),
    ("the ace of spades is none of them", 3, "Ac As Ad 4h", 0, 0),
    ("red fours are the lowest, the black one of clubs the highest", 0, "4d 5h 4h 4c", 1, 3),
    ("four fours but one", 2, "4d 4h 4s 5c", 1, 1),
]


@pytest.mark.parametrize(("name", "leader", "trick", "side", "next_leader"), TRICKS)
def test_trick(name, leader, trick, side, next_leader):
    names = trick.split()
    hands = [names[(seat - leader) % 4] for seat in range(4)]
    moves = [f"{(leader + place) % 4} play {card}" for place, card in enumerate(names)]
    hand = truco(hands, *moves, dealer=leader - 1)
    hand.settle()
    seen = hand.view(None)
    assert (seen["marks"], seen["leader"]) == ([side], next_leader), name


# name, second trick from seat 0 on, `#` lies face down: side and next leader
COVERED = [
    ("even the zap does not contest face down", "# 4d 5h #", 0, 2),
    ("one card alone takes it", "# # 4d #", 0, 2),
    ("face down cards do not tie", "# 3d # Kc", 1, 1),
    ("the two that lie open tie", "# 3d 3h #", None, 0),
    ("nobody contests", "# # # #", None, 0),
]


@pytest.mark.parametrize(("name", "trick", "side", "next_leader"), COVERED)
def test_trick_with_cards_face_down(name, trick, side, next_leader):
    hidden = iter(["4c", "7h", "As", "7d"])
    second = [next(hidden) if card == "#" else card for card in trick.split()]
    first = ["2c", "2d", "6c", "6d"]
    hand = truco([f"{one} {two}" for one, two in zip(first, second, strict=True)])
    make(hand, *(f"{seat} play {card}" for seat, card in enumerate(first)))
    for seat, card in enumerate(trick.split()):
        make(hand, f"{seat} {'flip' if card == '#' else 'play'} {second[seat]}")
    hand.settle()
    seen = hand.view(None)
    assert (seen["marks"], seen["leader"]) == ([None, side], next_leader), name


def test_three_tricks_tied_the_last_one_face_down():
    hand = played("TT", dealer=1)
    order = [2, 3, 0, 1]
    for seat in order:
        make(hand, f"{seat} flip {hand.view(seat)['hand'][0]}")
    assert hand.view(None)["tied"]
    hand.settle()
    assert (hand.over, hand.result["awards"]) == (True, [])


# name, marks: how many tricks are played and who wins
HANDS = [
    ("a tie, then the second decides", "TY", 2, 1),
    ("two ties, then the third decides", "TTY", 3, 1),
    ("won, tied: the first one's, no third trick", "XT", 2, 0),
    ("won, lost, tied: the first one's", "YXT", 3, 1),
]


@pytest.mark.parametrize(("name", "marks", "tricks", "winner"), HANDS)
def test_hand(name, marks, tricks, winner):
    hand = arranged(marks)
    for trick in range(tricks):
        assert not hand.over, name
        play_on(hand)
        assert len(hand.view(None)["marks"]) == trick + 1
    assert hand.result["awards"] == [[winner, "hand", 2]]


def test_three_ties_score_nothing_even_at_eight():
    hand = accepted(arranged("TTT", score=(4, 6)), 2)
    assert value(hand) == 8
    for _ in range(3):
        play_on(hand)
    assert (hand.over, hand.after["score"]) == (True, [4, 6])


@pytest.mark.parametrize(
    ("scale", "paid", "asked"),
    [
        ("2-4-8-12", [2, 4, 8], [4, 8, 12]),
        ("1-3-6-9-12", [1, 3, 6, 9], [3, 6, 9, 12]),
        ("2-4-6-10-12", [2, 4, 6, 10], [4, 6, 10, 12]),
    ],
)
def test_what_running_pays(scale, paid, asked):
    for step, (worth, request) in enumerate(zip(paid, asked, strict=True)):
        hand = accepted(truco(scale=scale), step)
        seat = 0
        if step % 2:  # side 1 accepted last: seat 1 asks on its turn
            make(hand, f"0 {hand.legal(0)[0]}")
            seat = 1
        make(hand, f"{seat} raise")
        assert hand.view(None)["request"]["value"] == request
        make(hand, f"{seat + 1} run", f"{(seat + 3) % 4} run")
        assert hand.result["awards"] == [[seat, "ran", worth]]


def test_the_accepter_raises_on_its_turn_and_only_the_seat_on_turn():
    hand = truco([], "0 raise", "3 accept")
    make(hand, f"0 {hand.legal(0)[0]}")
    assert hand.view(1)["raise"] == {"call": "seis", "value": 8}
    assert "raise" not in verbs(hand, 3)  # right side, wrong seat
    make(hand, f"1 {hand.legal(1)[0]}")
    assert "raise" not in verbs(hand, 2)  # its own side asked last
    make(hand, f"2 {next(move for move in hand.legal(2) if move.startswith('play'))}")
    assert "raise" in verbs(hand, 3)


def test_seis_is_six_where_the_scale_says_so():
    for scale, worth in (("1-3-6-9-12", 6), ("2-4-6-10-12", 6), ("2-4-8-12", 8)):
        hand = truco([], "0 raise", "1 raise", scale=scale)
        assert hand.view(None)["request"] == {"by": 1, "call": "seis", "value": worth}


def test_a_request_in_mid_trick_and_in_the_last_trick():
    hand = played("TT")
    make(hand, "0 play Kh", "1 raise", "0 run", "2 run")
    assert hand.result["awards"] == [[1, "ran", 2]]
    assert hand.view(None)["trick"] == [[0, "Kh"]]


def test_eleven_on_the_scale_of_one_and_nobody_answers():
    hand = truco(score=(5, 11), scale="1-3-6-9-12")
    seat = next(iter(hand.waiting))
    make(hand, f"{seat} {hand.defaults(seat)[0]}")
    assert (value(hand), hand.waiting) == (3, {0: "play"})


def test_ten_on_the_scale_of_one_is_an_ordinary_hand():
    hand = truco(score=(10, 3), scale="1-3-6-9-12")
    assert (value(hand), hand.view(None)["ten"], "raise" in hand.legal(0)) == (1, None, True)


def test_giving_up_pays_what_has_been_accepted():
    hand = truco([], "0 raise", "1 accept", "0 resign", "2 agree", score=(6, 6))
    assert (hand.over, hand.after["score"]) == (True, [6, 10])


def test_the_match_is_won_with_a_hand_of_eleven():
    hand = arranged("YY", score=(11, 9), games=(1, 1), scale="1-3-6-9-12")
    make(hand, "0 accept")
    play_on(hand)
    play_on(hand)
    assert hand.after == {"score": [0, 0], "games": [1, 2], "closed": [11, 12], "over": True, "winners": [1]}


def test_a_refused_hand_can_close_a_game():
    hand = truco([], "0 run", "2 run", score=(10, 9), scale="2-4-8-12")
    assert hand.after == {"score": [10, 11], "games": [0, 0]}
    hand = truco([], "0 run", "2 run", score=(11, 10), scale="1-3-6-9-12")
    assert hand.after == {"score": [11, 11], "games": [0, 0]}
