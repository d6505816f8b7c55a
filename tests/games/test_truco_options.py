"""The table options of truco that a hand depends on; test_truco_reference plays all of them together."""

from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.games.truco import TRUCO
from tests.games.support import make, refusal
from tests.games.truco_support import arranged, played, truco, value, verbs


def test_options_as_the_lobby_offers_them():
    offered = {option.key: option.values for option in TRUCO.options}
    assert offered == {
        "scale": ("2-4-8-12", "1-3-6-9-12", "2-4-6-10-12"),
        "tie_lead": ("opener", "tied_last"),
        "facedown": ("free", "one_of_pair"),
        "timeout_reply": ("accept", "run"),
        "iron_hand": ("open", "blind"),
    }
    assert [option.key for option in TRUCO.options if not option.matters(2)] == ["facedown"]


@pytest.mark.parametrize(
    ("trick", "leader"),
    [
        ("3h 3d 2c Ks", 1),  # seat 1 tied it last
        ("3h Kd 2c 3d", 3),
        ("3h 3d 3c Ks", 2),  # the partner of the first one
        ("Kh 3d 3c 3s", 3),
        ("Kh 2d 3c 3s", 3),
    ],
)
def test_option_tie_lead_tied_last(trick, leader):
    moves = [f"{seat} play {name}" for seat, name in enumerate(trick.split())]
    hand = truco(trick.split(), *moves, tie_lead="tied_last")
    assert hand.view(None)["tied"]
    hand.settle()
    assert hand.waiting == {leader: "play"}


def test_option_tie_lead_tied_last_leaves_the_lead_where_no_card_is_shown_and_to_a_winner():
    hand = played("T", tie_lead="tied_last")
    assert hand.waiting == {1: "play"}
    for seat in (1, 2, 3, 0):
        make(hand, f"{seat} flip {hand.view(seat)['hand'][0]}")
    hand.settle()
    assert hand.waiting == {1: "play"}
    assert played("X", tie_lead="tied_last").waiting == {0: "play"}


def test_option_facedown_one_of_pair_in_each_trick():
    hand = played("T", facedown="one_of_pair")
    make(hand, f"0 flip {hand.view(0)['hand'][0]}")
    assert "flip" in verbs(hand, 1)
    make(hand, f"1 flip {hand.view(1)['hand'][0]}")
    assert verbs(hand, 2) == {"play", "raise", "resign"}
    card = hand.view(2)["hand"][0]
    assert refusal(hand, f"2 flip {card}") == "partner_flipped"
    make(hand, f"2 play {card}")
    assert "flip" not in verbs(hand, 3)
    make(hand, f"3 play {hand.view(3)['hand'][0]}")
    hand.settle()
    if not hand.over:
        assert "flip" in verbs(hand, next(iter(hand.waiting)))


def test_option_facedown_one_of_pair_begins_anew_in_the_third_trick():
    hand = played("X", facedown="one_of_pair")
    make(hand, f"0 flip {hand.view(0)['hand'][0]}", f"1 play {hand.view(1)['hand'][0]}")
    make(hand, f"2 play {hand.view(2)['hand'][0]}", f"3 play {hand.view(3)['hand'][0]}")
    hand.settle()
    assert "flip" in verbs(hand, next(iter(hand.waiting)))


def test_option_facedown_one_of_pair_says_nothing_where_one_plays_alone():
    hand = truco(["3h 2h Kh", "3d 2d Kd"], "0 play 3h", "1 play 3d", players=2, facedown="one_of_pair")
    hand.settle()
    make(hand, "0 flip 2h")
    assert "flip" in verbs(hand, 1)


def test_option_timeout_reply_run():
    hand = truco([], "0 raise", timeout_reply="run")
    assert [list(hand.defaults(seat)) for seat in hand.waiting] == [["run"], ["run"]]
    make(hand, "1 run")
    assert list(hand.defaults(3)) == ["run"]
    assert list(truco(score=(10, 0), timeout_reply="run").defaults(0)) == ["accept"]


@pytest.mark.parametrize("players", [2, 4])
def test_option_iron_hand_blind_is_played_unseen(players):
    hand = truco(["3h 2h Kh", "4c 2d Kd"], score=(10, 10), iron_hand="blind", players=players)
    for seat in range(players):
        assert hand.view(seat)["hand"] == ["?0", "?1", "?2"]
    assert hand.view(0)["legal"] == ["play ?0", "play ?1", "play ?2", "resign"] == list(hand.offered(0))
    assert list(hand.legal(0)) == ["play 2h", "play 3h", "play Kh", "resign"]
    assert list(hand.offered(1)) == ["resign"]
    assert [hand.meant(0, f"play ?{place}") for place in range(3)] == ["play 3h", "play 2h", "play Kh"]
    make(hand, f"0 {hand.meant(0, 'play ?1')}")
    assert hand.view(1)["trick"] == [[0, "2h"]]
    assert (hand.view(0)["hand"], hand.view(0)["counts"][0]) == (["?0", "?2"], 2)
    assert value(hand) == 4


def test_option_iron_hand_blind_lets_nobody_find_out_by_trying():
    hand = truco(["3h 2h Kh"], score=(10, 10), iron_hand="blind")
    for text in ("play 3h", "play 4c", "flip 3h", "flip 4c"):
        assert refusal(hand.copy(), f"0 {hand.meant(0, text) or 'nothing'}") == "unknown_move"
    for text in ("raise", "resign", "play ?3", "play", "?0", "nonsense", ""):
        assert hand.meant(0, text) == text
    assert hand.meant(0, "flip ?0") == "flip 3h"
    assert refusal(hand, "0 flip 3h") == "flip_too_early"
    make(hand, "0 play 3h")
    assert hand.meant(0, "play ?0") == "play 3h"
    assert refusal(hand, "0 play 3h") == "not_your_turn"


def test_option_iron_hand_blind_offers_cards_face_down_too():
    hand = arranged("TTT", score=(10, 10), iron_hand="blind")
    for seat in range(4):
        make(hand, f"{seat} {hand.meant(seat, 'play ?0')}")
    hand.settle()
    assert list(hand.offered(0)) == ["flip ?1", "flip ?2", "play ?1", "play ?2", "resign"]
    assert list(hand.defaults(0)) == ["play ?1", "play ?2"]


def test_option_iron_hand_blind_changes_nothing_in_other_hands():
    for score in ((10, 9), (0, 0)):
        hand = truco(["3h 2h Kh"], score=score, iron_hand="blind")
        assert hand.view(0)["hand"] == ["Kh", "2h", "3h"]
        assert hand.meant(0, "play 3h") == "play 3h"
        assert hand.offered(0) == hand.legal(0)


def test_option_iron_hand_open_shows_everybody_his_own_cards():
    hand = truco(["3h 2h Kh"], score=(10, 10))
    assert hand.view(0)["hand"] == ["Kh", "2h", "3h"]
    assert [hand.view(seat)["partner"] for seat in range(4)] == [None] * 4


def test_no_default_is_a_raise_or_a_card_face_down():
    hand = played("T")
    assert list(hand.defaults(0)) == [move for move in hand.legal(0) if move.startswith("play ")]
    assert LEVELS["easy"](hand.defaults(0), lambda: hand.view(0), Random(1)) in hand.defaults(0)
