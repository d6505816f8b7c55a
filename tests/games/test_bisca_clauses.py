"""Each clause of the rules of bisca, by its number."""

from itertools import combinations

import pytest

from carteado.cards import NAMES, PACK_40, card_set
from carteado.games.base import TABLE
from carteado.games.bisca import BISCA, POINTS, POWERS, STRENGTH
from tests.games.support import bisca, make, plays, position, refusal, scored

# Seat 1 leads (dealer 0); the turned card is Kh, so hearts are trumps and there is an open card.
TOP_2 = "4d Jc 7s 2h Ad 6c Kh"
TOP_4 = "4d Jc 7s 2h Ad 6c 3s 5s Qd 4c 5c 6s Kh"


def test_bis_1_forty_cards_120_points_rank_order():
    assert len(PACK_40) == 40
    assert sum(POINTS[card] for card in PACK_40) == 120
    hearts = [card for card in PACK_40 if NAMES[card][1] == "h"]
    by_rank = sorted(hearts, key=STRENGTH.__getitem__, reverse=True)
    assert [NAMES[card][0] for card in by_rank] == list("A7KJQ65432")
    assert [POINTS[card] for card in by_rank] == [11, 10, 4, 3, 2, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("players", [2, 4])
def test_bis_2_three_cards_and_no_duty_to_follow(players):
    hand = bisca(players, TOP_2 if players == 2 else TOP_4, f"{players - 1} choose draw")
    assert hand.view(0)["counts"] == [3] * players
    hand.settle()
    make(hand, f"1 {hand.legal(1)[0]}")
    second = 2 % players
    assert len(hand.legal(second)) - hand.legal(second).count("swap") == 3


def test_bis_2_highest_trump_else_highest_of_the_led_suit():
    trick = position(4, "s", ["4c"] * 4, "Kh 2s Ah 3d").view(None)
    assert (trick["winner"], trick["trick_points"]) == (1, 15)
    assert position(2, "s", ["4c", "4c"], "3d Ah", leader=1).view(None)["winner"] == 1
    assert position(4, "s", ["4c"] * 4, "2s 3s 7s 6s").view(None)["winner"] == 2
    assert POWERS[3][0][NAMES.index("Ah")] == 0


def test_bis_3_complete_trick_is_shown_for_four_seconds():
    hand = position(2, "s", ["4c", "5c"], "3d Ah")
    assert hand.pause is not None
    assert (hand.pause.kind, hand.pause.ms, hand.pause.open) == ("trick", 4000, False)
    seen = hand.view(0)
    assert (seen["winner"], seen["pause"]) == (0, {"kind": "trick", "ms": 4000})
    assert not hand.waiting
    assert not hand.legal(0)
    assert not hand.legal(1)


def test_bis_3_the_last_trick_is_shown_before_the_result():
    hand = position(2, "s", ["", ""], "3d Ah", final=True)
    assert hand.pause is not None
    assert not hand.over
    assert hand.result is None
    assert hand.after is None
    hand.settle()
    assert hand.over
    assert hand.result is not None
    assert hand.after is not None
    assert hand.pause is None


def test_bis_4_winner_draws_first_and_leads_the_others_follow_in_order():
    hand = bisca(4, "4d Jd 6d 3d 2h Ad 6c 3s 5s Qd 4c 5c 2c 3c 6h 7c", "3 choose copas")
    make(hand, "1 play 4d", "2 play Jd", "3 play 6d", "0 play 3d")
    hand.settle()
    assert hand.waiting == {2: "play"}
    assert "2c" in hand.view(2)["hand"]
    assert "3c" in hand.view(3)["hand"]
    assert "6h" in hand.view(0)["hand"]
    assert "7c" in hand.view(1)["hand"]


@pytest.mark.parametrize("players", [2, 4])
def test_bis_4_open_card_is_drawn_last_by_the_last_seat(players):
    hand = bisca(players, TOP_2 if players == 2 else TOP_4, f"{players - 1} choose draw")
    hand.settle()
    while hand.view(None)["stock"]:
        if hand.pause:
            winner = hand.view(None)["winner"]
            hand.settle()
            continue
        seat = next(iter(hand.waiting))
        hand.apply(seat, hand.defaults(seat)[0])
    assert "Kh" in hand.view((winner - 1) % players)["hand"]
    assert hand.view(None)["open"] is None


@pytest.mark.parametrize(("players", "tricks", "draws"), [(2, 20, 17), (4, 10, 7)])
def test_bis_5_number_of_tricks_and_hands_played_out(players, tricks, draws):
    hand = bisca(players, TOP_2 if players == 2 else TOP_4, f"{players - 1} choose copas")
    counts = []
    while not hand.over:
        if hand.pause:
            hand.settle()
            counts.append(hand.view(None)["counts"])
            continue
        seat = next(iter(hand.waiting))
        hand.apply(seat, hand.defaults(seat)[0])
    assert counts == [[3] * players] * draws + [[left] * players for left in (2, 1, 0)]
    assert hand.result is not None
    assert sum(hand.result["tricks"]) == tricks


def test_bis_6_one_card_at_a_time_from_the_seat_after_the_dealer():
    hand = bisca(2, TOP_2, dealer=1)
    assert hand.view(0)["hand"] == []
    make(hand, "0 choose copas")
    assert set(hand.view(0)["hand"]) == {"4d", "7s", "Ad"}
    assert set(hand.view(1)["hand"]) == {"Jc", "2h", "6c"}


@pytest.mark.parametrize("turned", ["7h", "Kh"])
def test_bis_6_hands_are_hidden_until_the_trump_is_settled(turned):
    hand = bisca(2, TOP_2.replace("Kh", turned))
    assert hand.view(0)["hand"] == hand.view(1)["hand"] == []
    make(hand, "1 choose draw")
    if turned == "7h":
        assert hand.view(0)["hand"] == hand.view(1)["hand"] == []
        make(hand, "- return 3")
    assert len(hand.view(0)["hand"]) == len(hand.view(1)["hand"]) == 3


@pytest.mark.parametrize(
    ("players", "dealer", "option", "chooser"),
    [(2, 0, "before", 1), (2, 1, "after", 0), (4, 0, "before", 3), (4, 2, "before", 1), (4, 3, "after", 0)],
)
def test_bis_7_chooser_is_the_shufflers_opponent(players, dealer, option, chooser):
    hand = bisca(players, "", dealer=dealer, chooser=option)
    assert hand.waiting == {chooser: "choose"}
    assert hand.legal(chooser) == ("choose copas", "choose draw")
    assert hand.defaults(chooser)[0] == "choose draw"
    assert refusal(hand, f"{dealer} choose copas") == "not_your_turn"


def test_bis_8_copas_means_hearts_and_a_closed_stock():
    seen = bisca(2, TOP_2, "1 choose copas").view(0)
    assert (seen["trump"], seen["open"], seen["choice"], seen["stock"]) == ("h", None, "copas", 34)
    assert seen["pause"] is None


def test_bis_9_draw_turns_the_top_card_and_lays_it_under_the_stock():
    seen = bisca(2, TOP_2, "1 choose draw").view(0)
    assert (seen["trump"], seen["open"], seen["choice"], seen["stock"]) == ("h", "Kh", "draw", 34)


@pytest.mark.parametrize(
    ("turned", "trump"), [("Ah", "d"), ("7h", "d"), ("Ad", "h"), ("7d", "h"), ("Ac", "s"), ("7c", "s"), ("As", "c")]
)
def test_bis_10_ace_or_seven_changes_to_the_other_suit_of_the_colour(turned, trump):
    hand = bisca(2, f"4d Jc 6s 2h 5d 6c {turned}", "1 choose draw")
    assert hand.waiting == {TABLE: "return"}
    assert len(hand.legal(TABLE)) == 34
    assert list(hand.legal(TABLE)) == sorted(f"return {above}" for above in range(34))
    assert not hand.legal(0)
    assert not hand.legal(1)
    make(hand, "- return 33")
    seen = hand.view(None)
    assert (seen["trump"], seen["open"], seen["returned"], seen["pause"]) == (trump, None, turned, None)


@pytest.mark.parametrize("above", [0, 1, 27])
def test_bis_10_the_card_goes_back_below_that_many_others(above):
    hand = bisca(4, TOP_4.replace("Kh", "7h") + " 2c 3c", "3 choose draw")
    assert len(hand.legal(TABLE)) == 28
    make(hand, f"- return {above}")
    while not hand.over:
        if hand.pause:
            winner, stock = hand.view(None)["winner"], hand.view(None)["stock"]
            hand.settle()
            drawn = 28 - stock
            if drawn <= above < drawn + 4 and stock:
                assert "7h" in hand.view((winner + above - drawn) % 4)["hand"]
                return
            continue
        seat = next(iter(hand.waiting))
        hand.apply(seat, hand.defaults(seat)[0])
    pytest.fail("the card was never drawn")


def test_bis_11_the_two_goes_for_the_open_card_once():
    hand = bisca(2, TOP_2, "1 choose draw", "0 swap")
    seen = hand.view(0)
    assert seen["hand"] == ["6c", "Jc", "Kh"]
    assert (seen["open"], seen["swapped"]) == ("2h", 0)
    assert refusal(hand, "0 swap") == "already_swapped"


def test_bis_11_only_the_holder_and_only_before_the_first_card():
    hand = bisca(2, TOP_2, "1 choose draw")
    assert refusal(hand, "1 swap") == "no_two"
    hand.settle()
    assert hand.legal(0) == ("swap",)
    make(hand, "1 play 4d")
    assert "swap" not in hand.legal(0)
    assert refusal(hand, "0 swap") == "swap_over"


def test_bis_11_no_swap_without_an_open_card_or_when_it_is_the_two():
    assert refusal(bisca(2, TOP_2, "1 choose copas"), "0 swap") == "no_open_card"
    hand = bisca(2, "4d Jc 7s 3h Ad 6c 2h", "1 choose draw")
    assert [refusal(hand, f"{seat} swap") for seat in (0, 1)] == ["no_two", "no_two"]
    assert refusal(bisca(2, TOP_2), "0 swap") == "wrong_decision"


def test_bis_11_the_two_is_then_drawn_last():
    hand = bisca(2, TOP_2, "1 choose draw", "0 swap")
    while hand.view(None)["stock"]:
        if hand.pause:
            winner = hand.view(None)["winner"]
            hand.settle()
            continue
        seat = next(iter(hand.waiting))
        hand.apply(seat, hand.defaults(seat)[0])
    assert "2h" in hand.view((winner - 1) % 2)["hand"]


@pytest.mark.parametrize("top", [TOP_2, TOP_2.replace("2h", "3h")])
def test_bis_12_the_pause_is_the_same_whoever_holds_the_two(top):
    hand = bisca(2, top, "1 choose draw")
    assert hand.pause is not None
    assert (hand.pause.kind, hand.pause.ms, hand.pause.open) == ("swap", 5000, True)
    assert not hand.waiting
    assert not hand.legal(1)
    hand.settle()
    assert hand.waiting == {1: "play"}


def test_bis_12_a_swap_does_not_shorten_the_pause_and_the_leader_may_swap():
    hand = bisca(2, "2h Jc 7s 4d Ad 6c Kh", "1 choose draw")
    assert hand.legal(1) == ("swap",)
    make(hand, "1 swap")
    assert hand.pause is not None
    assert hand.pause.kind == "swap"
    hand.settle()
    assert plays(hand, 1) == "play 7s play Ad play Kh".replace("play ", "")


def test_bis_12_the_leader_may_still_swap_after_the_pause():
    hand = bisca(2, "2h Jc 7s 4d Ad 6c Kh", "1 choose draw")
    hand.settle()
    assert hand.legal(1) == ("play 2h", "play 7s", "play Ad", "swap")
    make(hand, "1 swap")
    assert hand.legal(1) == ("play 7s", "play Ad", "play Kh")
    assert hand.waiting == {1: "play"}


def test_bis_13_in_1x1_the_seven_may_close_any_trick():
    assert plays(position(2, "h", ["4d", "7h 3c"], "Kc"), 1) == "3c 7h"


def test_bis_14_in_2x2_the_seven_may_not_close_a_trick():
    hand = position(4, "h", ["4d"] * 3 + ["7h Ah Ad"], "4c 5c Kc")
    assert plays(hand, 3) == "Ad"
    assert hand.view(3)["barred"] == {"7h": "seven_last", "Ah": "ace_before_seven"}
    assert refusal(hand, "3 play 7h") == "seven_last"
    assert plays(position(4, "h", ["4d", "4d", "7h 3c", "4d"], "4c 5c"), 2) == "3c 7h"


@pytest.mark.parametrize(("players", "trick"), [(2, "Kc"), (4, "4c 5c Kc")])
def test_bis_14_exactly_ace_and_seven_frees_both_for_the_last_seat(players, trick):
    hand = position(players, "h", ["4d"] * (players - 1) + ["7h Ah"], trick)
    assert plays(hand, players - 1) == "7h Ah"
    assert hand.view(players - 1)["barred"] == {}


@pytest.mark.parametrize("players", [2, 4])
def test_bis_15_the_ace_waits_for_the_seven(players):
    hand = position(players, "h", ["Ah 3c"] + ["4d"] * (players - 1))
    assert plays(hand, 0) == "3c"
    assert refusal(hand, "0 play Ah") == "ace_before_seven"
    assert plays(position(players, "h", ["Ah 3c"] + ["4d"] * (players - 1), seven_played=True), 0) == "3c Ah"


def test_bis_15_a_seven_earlier_in_the_trick_frees_the_ace():
    assert plays(position(4, "c", ["3d", "4d", "Ac 3h 4h", "4d"], "7c 2d"), 2) == "3h 4h Ac"
    assert plays(position(2, "d", ["3c", "Ad 3h"], "7d"), 1) == "3h Ad"


def test_bis_15_the_exception_lets_the_ace_go_first_and_keeps_the_seven():
    hand = position(2, "h", ["4d", "7h Ah"], "Kc")
    make(hand, "1 play Ah")
    assert hand.view(1)["seven_played"] is False
    assert hand.view(1)["relos"] == []


@pytest.mark.parametrize("players", [2, 4])
def test_bis_16_in_the_final_trick_everything_is_free(players):
    assert plays(position(players, "s", ["As"] + ["4d"] * (players - 1), final=True), 0) == "As"
    others = ["4d"] * (players - 1)
    trick = "Kc" if players == 2 else "4c 5c Kc"
    assert plays(position(players, "s", [*others, "7s"], trick, final=True), players - 1) == "7s"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seven_played", [False, True])
def test_bis_17_nobody_is_ever_without_a_legal_card(players, seven_played):
    trump = ["Ah", "7h"]
    # Side cards are alike for these clauses: three of them stand for all.
    pool = [*trump, "Kh", "3c", "4s"]
    for held in (1, 2, 3):
        for hand in combinations(pool, held):
            if seven_played and "7h" in hand:
                continue
            for place in range(players):
                trick = " ".join(["5d", "6d", "Qd"][:place])
                hands = ["2c"] * players
                hands[place] = " ".join(hand)
                at = position(players, "h", hands, trick, final=held == 1, seven_played=seven_played)
                assert plays(at, place), (players, hand, place)


@pytest.mark.parametrize("suit", "cdhs")
@pytest.mark.parametrize("players", [2, 4])
def test_bis_17_only_trump_honours_are_ever_barred_in_any_hand_of_three(players, suit):
    honours = {f"A{suit}", f"7{suit}"}
    at = position(players, suit, ["2c"] * players)
    for hand in combinations(PACK_40, 3):
        for last in (False, True):
            at._trick = [0] * (players - 1) if last else []
            barred = at._barred(card_set(hand))
            names = {NAMES[card] for card in hand if barred >> card & 1}
            assert names <= honours
            assert len(names) < 3


@pytest.mark.parametrize(
    ("hand", "leading_2", "last_2", "early_4", "last_4"),
    [
        ("Ah 7h", "7h", "7h Ah", "7h", "7h Ah"),
        ("Ah 3c", "3c", "3c", "3c", "3c"),
        ("7h 3c", "3c 7h", "3c 7h", "3c 7h", "3c"),
        ("Ah 7h 3c", "3c 7h", "3c 7h", "3c 7h", "3c"),
    ],
)
def test_bis_17_the_table_of_the_rules(hand, leading_2, last_2, early_4, last_4):
    other = ["4d"]
    assert plays(position(2, "h", [hand, *other]), 0) == leading_2
    assert plays(position(2, "h", [*other, hand], "5d"), 1) == last_2
    assert plays(position(4, "h", [hand, *other * 3]), 0) == early_4
    assert plays(position(4, "h", [*other * 2, hand, *other], "5d 6d"), 2) == early_4
    assert plays(position(4, "h", [*other * 3, hand], "5d 6d Qd"), 3) == last_4


@pytest.mark.parametrize(
    ("trick", "relos"),
    [
        ("7c Ac Kd Kc", [[1, 1]]),
        ("7c 2d 3d Ac", [[3, 1]]),
        ("5c 7c Ac Kc", [[2, 1]]),
        ("7c 2d Ac Kc", []),  # over the partner's
        ("5c 6c Kc Qc", []),
    ],
)
def test_bis_18_relo_for_the_ace_over_an_opponents_seven(trick, relos):
    assert position(4, "c", ["4d"] * 4, trick).view(None)["relos"] == relos


def test_bis_18_relo_is_worth_two_in_hearts_and_counts_for_a_lost_hand():
    assert position(2, "h", ["4d", "4d"], "7h Ah").view(None)["relos"] == [[1, 2]]
    hand = scored((59, 61), "h", relo=0, before=(1, 0))
    assert hand.result is not None
    assert hand.result["awards"] == [[1, "copas", 2], [0, "relo", 2]]
    assert hand.after == {"score": [3, 2]}


def test_bis_18_no_relo_in_the_final_trick_nor_with_the_ace_first():
    assert position(2, "s", ["", ""], "7s As", final=True).view(None)["relos"] == []
    assert position(2, "s", ["", ""], "As 7s", final=True).view(None)["relos"] == []


@pytest.mark.parametrize(
    ("points", "trump", "awards"),
    [
        ((61, 59), "s", [[0, "win", 1]]),
        ((59, 61), "s", [[1, "win", 1]]),
        ((90, 30), "d", [[0, "win", 1]]),
        ((91, 29), "d", [[0, "capote", 2]]),
        ((66, 54), "h", [[0, "copas", 2]]),
        ((29, 91), "h", [[1, "capote", 2], [1, "copas", 2]]),
        ((120, 0), "h", [[0, "capote", 2], [0, "copas", 2]]),
    ],
)
def test_bis_19_what_a_win_is_worth(points, trump, awards):
    result = scored(points, trump).result
    assert result is not None
    assert result["awards"] == awards


def test_bis_19_the_final_trump_counts():
    assert bisca(2, "4d Jc 6s 2h 5d 6c 7d", "1 choose draw", "- return 0")._doubled
    assert not bisca(2, "4d Jc 6s 2h 5d 6c 7h", "1 choose draw", "- return 0")._doubled


def test_bis_19_at_most_four_in_a_hand():
    hand = scored((91, 29), "h", relo=0)
    assert hand.result is not None
    assert hand.result["awards"] == [[0, "capote", 2], [0, "copas", 2], [0, "relo", 2], [0, "cap", -2]]
    assert hand.after == {"score": [4, 0], "over": True, "winners": [0]}


def test_bis_20_sixty_all_gives_nothing_but_an_earned_relo():
    hand = scored((60, 60), "s")
    assert hand.result is not None
    assert hand.result["awards"] == []
    assert hand.after == {"score": [0, 0]}
    assert scored((60, 60), "s", relo=1, before=(3, 3)).after == {"score": [3, 4], "over": True, "winners": [1]}


def test_bis_21_the_match_closes_at_four_uncut():
    assert scored((61, 59), "s", before=(2, 3)).after == {"score": [3, 3]}
    assert scored((61, 59), "s", before=(3, 3)).after == {"score": [4, 3], "over": True, "winners": [0]}
    assert scored((91, 29), "h", before=(3, 0)).after == {"score": [7, 0], "over": True, "winners": [0]}


def test_bis_22_both_sides_at_four_leave_no_winner():
    hand = scored((66, 54), "h", relo=1, before=(2, 2))
    assert hand.after == {"score": [4, 4], "over": True, "winners": []}


def test_bis_22_the_vote_is_an_option_that_no_hand_depends_on():
    option = next(option for option in BISCA.options if option.key == "replay_vote")
    assert option.values == ("unanimous", "majority")


def test_bis_23_the_shuffler_moves_to_the_next_seat():
    assert BISCA.dealer_step == 1


def test_bis_24_hands_are_played_to_the_end():
    hand = bisca(2, TOP_2, "1 choose copas", score=(3, 3))
    cards_played = 0
    while not hand.over:
        if hand.pause:
            hand.settle()
            continue
        seat = next(iter(hand.waiting))
        hand.apply(seat, hand.defaults(seat)[0])
        cards_played += 1
    assert cards_played == 40
