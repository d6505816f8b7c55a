"""Each clause of the rules of sueca, by its number."""

from itertools import islice, pairwise
from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.cards import NAMES, PACK_40
from carteado.games.sueca import POINTS, STRENGTH, SUECA
from carteado.simulation import matches
from tests.games.sueca_support import dealt, pack_of, play_out, position, scored, sueca, uncut
from tests.games.support import make, plays, refusal

CUTTER_POOR = {1: "7d 6d 5d 4d 6s 5s 4s 6c 5c 4c", 0: "2h"}
"""Seat 1 cut and holds ten card points; hearts are trumps."""


def names(deck):
    return {NAMES[card] for card in deck}


def test_sue_1_forty_cards_120_points_rank_order():
    assert sum(POINTS[card] for card in PACK_40) == 120
    assert SUECA.pack(4, {}) == PACK_40
    hearts = [card for card in PACK_40 if NAMES[card][1] == "h"]
    by_rank = sorted(hearts, key=STRENGTH.__getitem__, reverse=True)
    assert [NAMES[card][0] for card in by_rank] == list("A7KJQ65432")
    assert [POINTS[card] for card in by_rank] == [11, 10, 4, 3, 2, 0, 0, 0, 0, 0]


def test_sue_2_the_deal_passes_to_the_dealers_right():
    assert SUECA.dealer_step == -1
    records = islice(matches(SUECA, 4, {}, [LEVELS["random"]] * 4, Random(1)), 9)
    dealers = [record.dealer for record in records]
    assert all((before - 1) % 4 == after for before, after in pairwise(dealers))


@pytest.mark.parametrize("dealer", range(4))
def test_sue_3_the_seat_after_the_dealer_cuts_four_to_thirty_six(dealer):
    cutter = (dealer + 1) % 4
    hand = sueca(PACK_40, dealer=dealer)
    assert hand.waiting == {cutter: "cut"}
    assert list(hand.legal(cutter)) == sorted(f"cut {lifted}" for lifted in range(4, 37))
    assert list(hand.defaults(cutter)) == list(hand.legal(cutter))
    assert [refusal(hand, f"{cutter} cut {lifted}") for lifted in (0, 3, 37, 40)] == ["thin_pile"] * 4
    assert refusal(hand, f"{dealer} cut 20") == "not_your_turn"
    assert refusal(hand, f"{cutter} from top") == "wrong_decision"
    assert refusal(hand, f"{cutter} cut 4") == ""
    assert hand.view(None)["cut"] == 4


def test_sue_3_the_rest_goes_on_top_of_the_lifted_cards():
    for lifted in (4, 17, 36):
        hand = sueca(PACK_40, f"1 cut {lifted}", "0 from top")
        assert hand.view(None)["open"] == NAMES[PACK_40[lifted]]
        hand = sueca(PACK_40, f"1 cut {lifted}", "0 from bottom")
        assert hand.view(None)["open"] == NAMES[PACK_40[lifted - 1]]


def test_sue_3_nobody_has_cards_before_the_deal():
    for hand in (sueca(PACK_40), sueca(PACK_40, "1 cut 20")):
        assert [hand.view(seat)["hand"] for seat in range(4)] == [[]] * 4
        assert hand.view(None)["counts"] == [0] * 4
        assert hand.view(None)["trump"] is None
        assert hand.view(None)["open"] is None


def test_sue_4_the_dealer_takes_the_first_card_from_either_end():
    hand = sueca(PACK_40, "1 cut 20")
    assert hand.waiting == {0: "from"}
    assert hand.legal(0) == ("from bottom", "from top")
    assert hand.defaults(0) == ("from top",)
    assert refusal(hand, "1 from top") == "not_your_turn"
    assert refusal(hand, "0 cut 20") == "wrong_decision"
    assert refusal(hand, "0 play 7h") == "wrong_decision"


def test_sue_4_the_trump_lies_open_until_the_dealers_turn():
    hand = dealt({0: "2h 7s", 1: "4d 3d", 2: "5d", 3: "6d"})
    for move in ("1 play 4d", "2 play 5d", "3 play 6d"):
        seen = hand.view(0)
        assert (seen["open"], seen["trump"], seen["counts"][0]) == ("2h", "h", 9)
        assert "2h" not in seen["hand"]
        make(hand, move)
    seen = hand.view(0)
    assert (seen["open"], seen["trump"], seen["counts"][0]) == (None, "h", 10)
    assert "2h" in seen["hand"]


def test_sue_4_the_trump_is_then_an_ordinary_card():
    hand = dealt({0: "2h 7s Ks Qs Js As 6s 5s 4s 3s", 1: "4d"}, "1 play 4d")
    make(hand, f"2 {hand.legal(2)[0]}")
    make(hand, f"3 {hand.legal(3)[0]}")
    assert plays(hand, 0) == "2h 3s 4s 5s 6s 7s As Js Ks Qs"
    make(hand, "0 play 2h")
    assert hand.view(None)["winner"] == 0
    assert hand.view(None)["trump"] == "h"
    # a trump led is followed with it
    hand = dealt({0: "2h 7s", 1: "4h", 2: "3h Ah Kh Jh Qh", 3: "7h 6h 5h"}, "1 play 4h", first_lead_trump="yes")
    make(hand, f"2 {hand.legal(2)[0]}")
    make(hand, f"3 {hand.legal(3)[0]}")
    assert plays(hand, 0) == "2h"


@pytest.mark.parametrize("dealer", range(4))
def test_sue_5_from_the_top_ten_to_the_dealer_then_clockwise(dealer):
    pack = list(reversed(PACK_40))
    hand = sueca(uncut(pack), f"{(dealer + 1) % 4} cut 13", f"{dealer} from top", dealer=dealer)
    for place in range(4):
        seen = hand.view((dealer + place) % 4)
        mine = set(seen["hand"]) | ({seen["open"]} if not place else set())
        assert mine == names(pack[10 * place : 10 * place + 10])
    assert hand.view(None)["open"] == NAMES[pack[0]]


@pytest.mark.parametrize("dealer", range(4))
def test_sue_6_from_the_bottom_anticlockwise_then_nine_to_the_dealer(dealer):
    pack = list(reversed(PACK_40))
    hand = sueca(uncut(pack), f"{(dealer + 1) % 4} cut 13", f"{dealer} from bottom", dealer=dealer)
    for place in range(3):
        seat = (dealer - 1 - place) % 4
        assert set(hand.view(seat)["hand"]) == names(pack[10 * place : 10 * place + 10])
    assert set(hand.view(dealer)["hand"]) == names(pack[30:39])
    assert hand.view(None)["open"] == NAMES[pack[39]]
    assert hand.view(None)["trump"] == NAMES[pack[39]][1]


def test_sue_7_the_first_lead_is_no_trump():
    hand = dealt({0: "2h", 1: "Ah 7h 3d 4c"})
    assert hand.waiting == {1: "play"}
    assert "Ah" not in plays(hand, 1)
    assert hand.view(1)["barred"] == {"7h": "first_lead_trump", "Ah": "first_lead_trump"} | {
        name: "first_lead_trump" for name in hand.view(1)["hand"] if name[1] == "h"
    }
    assert refusal(hand, "1 play Ah") == "first_lead_trump"


def test_sue_7_the_ban_is_for_that_one_card():
    # the seats after the cutter may trump in the first trick
    hand = dealt({0: "2h", 1: "3d", 2: "Ah 3h 4h 5h 6h 7h Kh Jh Qh 2c"}, "1 play 3d")
    assert plays(hand, 2) == "2c 3h 4h 5h 6h 7h Ah Jh Kh Qh"
    # and the cutter may lead one to the second
    hand = dealt({0: "2h", 1: "Ad Ah", 2: "3d", 3: "4d"}, "1 play Ad", "2 play 3d", "3 play 4d")
    make(hand, f"0 {hand.legal(0)[0]}", "1 play Ah")


def test_sue_7_it_can_never_block():
    hand = dealt({0: "2h", 1: "Ah 7h Kh Jh Qh 6h 5h 4h 3h 2c"})
    assert plays(hand, 1) == "2c"


def test_sue_8_a_cutter_with_ten_points_may_annul():
    hand = dealt(CUTTER_POOR)
    assert hand.legal(1)[0] == "annul"
    assert hand.view(1)["annul_points"] == 10
    assert [hand.view(seat)["annul_points"] for seat in (0, 2, 3, None)] == [None] * 4
    assert [refusal(hand, f"{seat} annul") for seat in (0, 2, 3)] == ["only_the_cutter"] * 3
    assert "annul" not in hand.defaults(1)


def test_sue_8_with_eleven_he_may_not():
    hand = dealt({**CUTTER_POOR, 1: CUTTER_POOR[1].replace("7d", "Ad")})
    assert "annul" not in hand.legal(1)
    assert hand.view(1)["annul_points"] is None
    assert refusal(hand, "1 annul") == "hand_too_good"


def test_sue_8_trumps_count_among_the_points():
    assert "annul" in dealt({0: "2d", 1: CUTTER_POOR[1]}).legal(1)  # ten in trumps
    assert "annul" not in dealt({0: "2d", 1: CUTTER_POOR[1].replace("6s", "Qs")}).legal(1)


def test_sue_8_only_until_he_leads():
    assert refusal(sueca(PACK_40), "1 annul") == "wrong_decision"
    assert refusal(sueca(PACK_40, "1 cut 20"), "1 annul") == "wrong_decision"
    hand = dealt(CUTTER_POOR, "1 play 6d")
    assert "annul" not in hand.legal(1)
    assert hand.view(1)["annul_points"] is None
    assert refusal(hand, "1 annul") == "annul_over"


def test_sue_8_only_his_hand_is_shown():
    hand = dealt(CUTTER_POOR)
    others = [hand.view(seat)["hand"] for seat in range(4)]
    assert hand.view(2)["shown"] is None
    make(hand, "1 annul")
    for viewer in (0, 1, 2, 3, None):
        seen = hand.view(viewer)
        assert set(seen["shown"]) == set(CUTTER_POOR[1].split())
        assert seen["hand"] == (None if viewer is None else others[viewer])
        assert seen["open"] == "2h"
    assert not hand.waiting
    assert [hand.legal(seat) for seat in range(4)] == [()] * 4
    assert refusal(hand, "1 annul") == "annul_over"
    assert refusal(hand, "1 play 6d") == "not_your_turn"


@pytest.mark.parametrize("ties", [0, 2])
def test_sue_8_an_annulled_deal_scores_nothing_and_is_no_tie(ties):
    hand = dealt(CUTTER_POOR, "1 annul", score=(3, 1), ties=ties)
    assert hand.over
    assert hand.pause is None
    assert hand.result == {"points": [0, 0], "tricks": [0, 0], "awards": [], "annulled": True}
    assert hand.after == {"score": [3, 1], "ties": ties}


def test_sue_9_follow_if_you_can_else_any_card():
    hand = position("s", ["2d 7d As 4c", "", "", ""], "3d 5c 6c", leader=1)
    assert plays(hand, 0) == "2d 7d"
    assert hand.view(0)["barred"] == {"4c": "must_follow", "As": "must_follow"}
    assert refusal(hand, "0 play As") == "must_follow"
    assert refusal(hand, "0 play Kh") == "not_in_hand"
    assert plays(position("s", ["2d 7d As 4c", "", "", ""], "3h 5c 6c", leader=1), 0) == "2d 4c 7d As"


def test_sue_9_a_led_trump_is_followed_by_trumps():
    assert plays(position("s", ["2d As 2s", "", "", ""], "7s 5c 6c", leader=1), 0) == "2s As"


@pytest.mark.parametrize(
    ("trump", "trick", "winner", "points"),
    [
        ("c", "Kd 7d Qd As", 1, 16 + 11),
        ("s", "Ad 7d 2s Kd", 2, 25),
        ("s", "Ad 2s 3s 7s", 3, 21),
        ("h", "2c 3d 4s 5d", 0, 0),
        ("d", "2d 3d 7d Ad", 3, 21),
        ("c", "Qs Js Ks 6s", 2, 9),
    ],
)
def test_sue_9_highest_trump_else_highest_of_the_led_suit_wins(trump, trick, winner, points):
    hand = position(trump, ["6h"] * 4, trick)
    assert (hand.view(None)["winner"], hand.view(None)["trick_points"]) == (winner, points)
    hand.settle()
    assert hand.waiting == {winner: "play"}
    assert hand.view(None)["last"]["winner"] == winner
    assert hand._points[winner % 2] == points


@pytest.mark.parametrize(
    ("points", "awards"),
    [
        ((61, 59), [[0, "win", 1]]),
        ((30, 90), [[1, "win", 1]]),
        ((91, 29), [[0, "win_91", 2]]),
        ((0, 120), [[1, "win_91", 2]]),
    ],
)
def test_sue_10_sixty_one_is_one_and_ninety_one_is_two(points, awards):
    assert scored(points).result["awards"] == awards


@pytest.mark.parametrize(("before", "ties", "worth"), [((0, 3), 0, 4), ((1, 0), 2, 3), ((3, 3), 0, 1)])
def test_sue_10_all_ten_tricks_win_the_match_at_once(before, ties, worth):
    hand = scored((120, 0), (10, 0), before, ties)
    assert hand.result["awards"] == [[0, "bandeira", worth]]
    assert hand.after == {"score": [4, before[1]], "ties": 0, "over": True, "winners": [0]}
    other = scored((0, 120), (0, 10), before[::-1], ties)
    assert other.result["awards"] == [[1, "bandeira", worth]]
    assert other.after["winners"] == [1]


def test_sue_10_all_the_points_in_nine_tricks_are_no_bandeira():
    assert scored((120, 0), (9, 1)).result["awards"] == [[0, "win_91", 2]]


def test_sue_11_nobody_scores_at_sixty_all():
    hand = scored((60, 60), before=(2, 1))
    assert hand.result["awards"] == []
    assert hand.after == {"score": [2, 1], "ties": 1}
    assert scored((60, 60), before=(2, 1), ties=1).after == {"score": [2, 1], "ties": 2}


def test_sue_11_the_next_winner_gets_a_point_for_each_tie():
    hand = scored((30, 90), before=(0, 0), ties=2)
    assert hand.result["awards"] == [[1, "win", 1], [1, "ties", 2]]
    assert hand.after == {"score": [0, 3], "ties": 0}
    assert scored((91, 29), ties=1).result["awards"] == [[0, "win_91", 2], [0, "ties", 1]]


def test_sue_12_the_match_ends_at_four_uncut():
    assert scored((61, 59), before=(2, 3)).after == {"score": [3, 3], "ties": 0}
    assert scored((61, 59), before=(3, 3)).after == {"score": [4, 3], "ties": 0, "over": True, "winners": [0]}
    hand = scored((29, 91), before=(3, 3), ties=2)
    assert hand.after == {"score": [3, 7], "ties": 0, "over": True, "winners": [1]}


def test_sue_13_a_complete_trick_is_shown_for_two_seconds():
    hand = position("s", ["6h"] * 4, "Ad 2d 3d 4d")
    assert (hand.pause.kind, hand.pause.ms, hand.pause.open) == ("trick", 2000, False)
    assert hand.view(3)["pause"] == {"kind": "trick", "ms": 2000}
    assert hand.view(3)["winner"] == 0
    assert not hand.waiting
    assert [hand.legal(seat) for seat in range(4)] == [()] * 4
    hand.settle()
    assert hand.pause is None
    assert hand.legal(0) == ("play 6h",)


def test_sue_13_so_is_the_last_one_before_the_result():
    hand = position("s", [""] * 4, "Ad 2d 3d 4d")
    assert hand.pause
    assert not hand.over
    assert hand.result is None
    assert hand.after is None
    hand.settle()
    assert hand.over
    assert hand.pause is None
    assert hand.result is not None


def test_ten_tricks_take_all_the_cards_and_points():
    hand = play_out(sueca(uncut(pack_of({0: "2h"}))))
    assert sum(hand.result["points"]) == 120
    assert sum(hand.result["tricks"]) == 10
    assert hand.view(None)["counts"] == [0] * 4
