"""Each clause of the rules of brisca, by its number."""

import json

import pytest

from carteado.cards import NAMES, PACK_40
from carteado.games.brisca import BRISCA, POINTS, STRENGTH
from tests.games.brisca_support import brisca, chosen_options, position, scored, uncut
from tests.games.support import make, plays, refusal

# Seat 1 leads (dealer 0) and holds Kd 7h 6s, seat 0 holds 4d 5c 6c; the Ah is turned, so hearts are trumps.
TOP_2 = "Kd 4d 7h 5c 6s 6c Ah"
TRICK = ("1 play Kd", "0 play 4d")
TOP_3 = "4d Jc 7s 2h Ad 6c 3s 5s Qd Kh"
TOP_4 = "4d Jc 7s 2h Ad 6c 3s 5s Qd 4c 5c 6s Kh"
TOPS = {2: TOP_2, 3: TOP_3, 4: TOP_4}


def settle(hand):
    """End the pause that is on and return the hand."""
    assert hand.pause is not None
    hand.settle()
    return hand


def play_on(hand, until=lambda hand: hand.over):
    """Everybody plays the default, nobody swaps."""
    while not until(hand):
        if hand.pause:
            hand.settle()
        else:
            seat = next(iter(hand.waiting))
            hand.apply(seat, hand.defaults(seat)[0])
    return hand


def test_bri_1_rank_order_and_card_points():
    hearts = [card for card in PACK_40 if NAMES[card][1] == "h"]
    by_rank = sorted(hearts, key=STRENGTH.__getitem__, reverse=True)
    assert [NAMES[card][0] for card in by_rank] == list("A3KQJ76542")
    assert [POINTS[card] for card in by_rank] == [11, 10, 4, 3, 2, 0, 0, 0, 0, 0]
    assert len(BRISCA.pack(2, chosen_options({}))) == len(BRISCA.pack(4, chosen_options({}))) == 40
    assert sum(POINTS[card] for card in PACK_40) == 120


def test_bri_1_the_queen_beats_the_jack_and_the_hand_is_sorted_so():
    assert position(2, "s", ["", ""], "Jd Qd").view(None)["winner"] == 1
    assert position(2, "s", ["Ad 3d Kd Qd Jd 7d 2d", "4c"]).view(0)["hand"] == [
        "2d",
        "7d",
        "Jd",
        "Qd",
        "Kd",
        "3d",
        "Ad",
    ]


def test_bri_2_lots_rank_as_the_cards_do_and_suits_are_alike():
    lots = BRISCA.lots
    assert all(lots[NAMES.index(f"A{suit}")] == lots[NAMES.index("Ac")] for suit in "cdhs")
    drawn = sorted(("3s", "Kh", "Ac", "7d", "2h", "Qd", "Jd"), key=lambda name: lots[NAMES.index(name)])
    assert drawn == ["2h", "7d", "Jd", "Qd", "Kh", "3s", "Ac"]
    assert {lots[card] for card in range(52) if card not in PACK_40} == {-1}


@pytest.mark.parametrize(("players", "dealer", "cutter"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 1, 0), (4, 2, 1)])
def test_bri_3_the_seat_before_the_dealer_cuts(players, dealer, cutter):
    hand = uncut(players, dealer=dealer)
    assert hand.waiting == {cutter: "cut"}
    assert not any(hand.legal(seat) for seat in range(players) if seat != cutter)
    assert refusal(hand, f"{dealer} cut 10") == "not_your_turn"
    assert refusal(hand, f"{cutter} play 4d") == "wrong_decision"


@pytest.mark.parametrize(
    ("players", "three_hands", "most"),
    [(2, "minus_one_two", 36), (4, "minus_one_two", 36), (3, "minus_one_two", 35), (3, "minus_all_twos", 32)],
)
def test_bri_3_four_cards_stay_in_either_pile(players, three_hands, most):
    hand = uncut(players, three_hands=three_hands)
    cutter = next(iter(hand.waiting))
    assert list(hand.legal(cutter)) == sorted(f"cut {lifted}" for lifted in range(4, most + 1))
    for lifted in (0, 3, most + 1, most + 4):
        assert refusal(hand, f"{cutter} cut {lifted}") == "thin_pile"
    for nonsense in ("cut", "cut 04", "cut 4.0", "cut -4", "cut 99", "cut ten", "cut 10 "):
        assert refusal(hand, f"{cutter} {nonsense}") == "unknown_move"


def test_bri_3_the_lifted_cards_go_under_the_others():
    deck = list(BRISCA.pack(2, chosen_options({})))
    for lifted in (4, 17, 36):
        hand = BRISCA.deal(2, chosen_options({}), 0, {"score": [0, 0], "played": 0}, deck)
        make(hand, f"1 cut {lifted}")
        order = [NAMES[card] for card in deck[lifted:] + deck[:lifted]]
        assert set(hand.view(1)["hand"]) == set(order[0:6:2])
        assert set(hand.view(0)["hand"]) == set(order[1:6:2])
        assert (hand.view(None)["open"], hand.view(None)["cut"]) == (order[6], lifted)
        assert refusal(hand, "1 cut 10") == "wrong_decision"


def test_bri_3_the_clock_cuts_anywhere_by_luck():
    hand = uncut(4)
    assert list(hand.defaults(3)) == list(hand.legal(3))
    assert frozenset(hand.waiting.values()) == BRISCA.luck


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bri_4_three_cards_each_one_at_a_time_from_the_seat_after_the_dealer(players):
    for dealer in range(players):
        hand = brisca(players, TOPS[players], dealer=dealer)
        dealt = TOPS[players].split()[: 3 * players]
        for place in range(players):
            assert set(hand.view((dealer + 1 + place) % players)["hand"]) == set(dealt[place::players])
        assert hand.view(None)["counts"] == [3] * players


@pytest.mark.parametrize(("players", "stock"), [(2, 34), (3, 30), (4, 28)])
def test_bri_4_the_turned_card_sets_the_trumps_and_lies_under_the_stock(players, stock):
    seen = brisca(players, TOPS[players]).view(None)
    assert (seen["open"], seen["trump"], seen["stock"]) == (TOPS[players].split()[-1], "h", stock)


def test_bri_4_nothing_is_dealt_before_the_cut():
    hand = uncut(4, TOP_4)
    for viewer in (0, 3):
        assert hand.view(viewer)["hand"] == []
    seen = hand.view(None)
    assert [seen[key] for key in ("counts", "cut", "trump", "open", "stock")] == [[0] * 4, None, None, None, 40]
    assert refusal(hand, "3 swap") == "wrong_decision"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bri_4_the_turned_card_is_the_last_one_drawn(players):
    hand = brisca(players, TOPS[players])
    while hand.view(None)["stock"]:
        assert hand.view(None)["open"] == TOPS[players].split()[-1]
        play_on(hand, lambda hand: hand.pause)
        winner = hand.view(None)["winner"]
        hand.settle()
    assert TOPS[players].split()[-1] in hand.view((winner - 1) % players)["hand"]
    assert hand.view(None)["open"] is None
    assert hand.view(None)["trump"] == "h"


def test_bri_5_the_seat_after_the_dealer_leads_and_any_card_may_be_played():
    hand = brisca(4, TOP_4, dealer=2)
    assert hand.waiting == {3: "play"}
    make(hand, "3 play Ad")
    for seat in (0, 1, 2):
        assert len(hand.legal(seat)) == 3
        make(hand, f"{seat} {hand.legal(seat)[0]}")


# hand, led card; by option: legal cards and why the others are barred
DUTIES = [
    ("5h Ac 3s", "4h", {"free": "3s 5h Ac", "lead_or_trump": "5h Ac", "follow": "5h"}, "must_follow"),
    ("5h Ah 3s", "4h", {"free": "3s 5h Ah", "lead_or_trump": "5h Ah", "follow": "5h Ah"}, "must_follow"),
    ("Ac 3s 2c", "4h", {"free": "2c 3s Ac", "lead_or_trump": "2c Ac", "follow": "2c Ac"}, "must_trump"),
    ("3s 2d Jd", "4h", {"free": "2d 3s Jd", "lead_or_trump": "2d 3s Jd", "follow": "2d 3s Jd"}, ""),
    ("Ac 3s 2d", "4c", {"free": "2d 3s Ac", "lead_or_trump": "Ac", "follow": "Ac"}, "must_follow"),
    ("Ah 3s 2d", "4c", {"free": "2d 3s Ah", "lead_or_trump": "2d 3s Ah", "follow": "2d 3s Ah"}, ""),
]


@pytest.mark.parametrize("follow", ["free", "lead_or_trump", "follow"])
@pytest.mark.parametrize(("held", "led", "legal", "reason"), DUTIES)
def test_bri_5_what_must_be_played_to_a_led_card_when_clubs_are_trumps(follow, held, led, legal, reason):
    hand = position(3, "c", ["4d", held, "5d"], led, follow=follow)
    code = "lead_or_trump" if follow == "lead_or_trump" else reason
    assert plays(hand, 1) == legal[follow]
    barred = [name for name in held.split() if name not in legal[follow].split()]
    assert hand.view(1)["barred"] == dict.fromkeys(barred, code)
    assert hand.view(0)["barred"] == hand.view(2)["barred"] == hand.view(None)["barred"] == {}
    for name in barred:
        assert refusal(hand, f"1 play {name}") == code
    assert refusal(hand, "1 play 7s") == "not_in_hand"
    assert refusal(hand, "2 play 5d") == "not_your_turn"


@pytest.mark.parametrize("follow", ["free", "lead_or_trump", "follow"])
def test_bri_5_a_lead_is_free_under_every_option(follow):
    hand = position(2, "c", ["4d 5h Ac", "4c 3h Kd"], "6s 7s", follow=follow)
    settle(hand)
    assert plays(hand, 1) == "3h 4c Kd"
    assert hand.view(1)["barred"] == {}


def test_bri_5_the_next_card_looks_at_the_led_suit_not_at_the_last_card():
    hand = position(4, "c", ["4d", "5d", "Ah 3s Jd", "6d"], "4h 7s", follow="follow")
    assert plays(hand, 2) == "Ah"


@pytest.mark.parametrize(
    ("players", "leader", "trick", "winner"),
    [
        (2, 0, "Kd 3d", 1),
        (2, 1, "3d Ah", 1),  # no trump: only the led suit counts
        (3, 0, "Ad 2s As", 2),
        (3, 2, "7h Qc Kc", 2),
        (4, 2, "Ad 3d 2s Ac", 0),
        (4, 0, "2s 4s 7s Js", 3),
    ],
)
def test_bri_6_highest_trump_wins_else_the_highest_of_the_led_suit(players, leader, trick, winner):
    assert position(players, "s", [""] * players, trick, leader).view(None)["winner"] == winner


@pytest.mark.parametrize("players", [3, 4])
def test_bri_6_the_winner_draws_first_the_others_in_seat_order_and_he_leads(players):
    drawn = ["2c", "3c", "6h", "7c"][:players]
    hand = brisca(players, f"{TOPS[players]} {' '.join(drawn)}")
    for place in range(players):
        seat = (1 + place) % players
        held = TOPS[players].split()[: 3 * players][place::players]
        make(hand, f"{seat} play {held[0]}")
    winner = hand.view(None)["winner"]
    settle(hand)
    assert hand.waiting == {winner: "play"}
    for place, name in enumerate(drawn):
        assert name in hand.view((winner + place) % players)["hand"]


def test_bri_6_the_points_go_to_the_winners_side():
    hand = position(4, "c", ["4d 5d 6d"] * 4, "Ad 3d 2c As", leader=2)
    assert (hand.view(None)["winner"], hand.view(None)["trick_points"]) == (0, 32)
    settle(hand)
    assert (hand._points, hand.view(None)["tricks"]) == ([32, 0], [1, 0])


@pytest.mark.parametrize(
    ("players", "three_hands", "tricks", "draws"),
    [
        (2, "minus_one_two", 20, 17),
        (3, "minus_one_two", 13, 10),
        (3, "minus_all_twos", 12, 9),
        (4, "minus_one_two", 10, 7),
    ],
)
def test_bri_7_the_hand_ends_with_the_last_card(players, three_hands, tricks, draws):
    hand = brisca(players, "", three_hands=three_hands)
    counts = []
    while not hand.over:
        play_on(hand, lambda hand: hand.pause)
        assert hand.result is None
        hand.settle()
        counts.append(hand.view(None)["counts"])
    assert counts == [[3] * players] * draws + [[left] * players for left in (2, 1, 0)]
    assert hand.result is not None
    assert sum(hand.result["tricks"]) == tricks
    assert sum(hand.result["points"]) == 120
    assert not any(hand.legal(seat) for seat in range(players))
    assert refusal(hand, "0 play Ah") == "not_your_turn"


@pytest.mark.parametrize("turned", ["Ah", "3h", "Kh", "Qh", "Jh"])
def test_bri_8_the_winner_puts_his_seven_under_the_stock_and_takes_the_turned_card(turned):
    hand = brisca(2, TOP_2.replace("Ah", turned), *TRICK)
    assert hand.legal(1) == ("swap",)
    assert hand.legal(0) == ()
    make(hand, "1 swap")
    seen = hand.view(1)
    assert seen["hand"] == [turned, "6s"]
    assert (seen["open"], seen["swaps"], seen["stock"], seen["trump"]) == ("7h", [[1, turned]], 34, "h")
    assert hand.legal(1) == ()
    assert refusal(hand, "1 swap") == "swap_done"


@pytest.mark.parametrize("turned", ["2h", "4h", "5h", "6h"])
def test_bri_8_a_low_turned_card_stays(turned):
    hand = brisca(2, TOP_2.replace("Ah", turned), *TRICK)
    assert hand.pause is not None
    assert (hand.pause.kind, hand.legal(1)) == ("trick", ())
    assert refusal(hand, "1 swap") == "turned_card_stays"


def test_bri_8_a_turned_seven_stays():
    hand = brisca(2, "Kd 4d Ah 5c 6s 6c 7h", *TRICK)
    assert refusal(hand, "1 swap") == "turned_card_stays"


def test_bri_8_only_the_winner_himself_not_his_partner():
    hand = position(4, "h", ["4c", "5c", "7h", "6c"], "Kd 4d 5d 6d", lying="Ah")
    assert hand.view(None)["winner"] == 0
    assert not any(hand.legal(seat) for seat in range(4))
    assert [refusal(hand, f"{seat} swap") for seat in range(4)] == ["no_seven", *["winner_swaps"] * 3]


def test_bri_8_only_the_seven_of_trumps():
    hand = position(2, "h", ["7c 7d", "7s"], "Kd 4d", lying="Ah")
    assert refusal(hand, "0 swap") == "no_seven"


def test_bri_8_a_seven_that_is_drawn_comes_too_late_for_this_trick():
    hand = brisca(2, f"{TOP_2.replace('7h', '7c')} 7h", *TRICK)
    assert hand.legal(1) == ()
    assert refusal(hand, "1 swap") == "no_seven"
    settle(hand)
    assert "7h" in hand.view(1)["hand"]
    assert "swap" not in hand.legal(1)
    assert refusal(hand, "1 swap") == "swap_after_trick"


def test_bri_8_a_captured_seven_is_out_of_play():
    hand = position(2, "c", ["4c 5d", "6d"], "Jc 7c", lying="Ac")
    assert hand.view(None)["winner"] == 0
    assert refusal(hand, "0 swap") == "no_seven"


def test_bri_8_only_between_the_trick_and_the_draw():
    hand = brisca(2, TOP_2)
    assert refusal(hand, "1 swap") == "swap_after_trick"
    make(hand, "1 play Kd")
    assert refusal(hand, "1 swap") == refusal(hand, "0 swap") == "swap_after_trick"
    make(hand, "0 play 4d")
    settle(hand)
    assert refusal(hand, "1 swap") == "swap_after_trick"


def test_bri_8_is_not_compulsory_and_may_wait_for_a_later_trick():
    hand = brisca(2, f"{TOP_2} 4c 2c", *TRICK)
    make(hand, "1 play 4c", "0 play 2c")
    assert hand.view(None)["swaps"] == []
    assert hand.legal(1) == ("swap",)
    make(hand, "1 swap", "1 play 6s")
    assert hand.view(None)["swaps"] == [[1, "Ah"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bri_8_not_in_the_last_round_nor_after_it(players):
    hands = ["7h 5c", *["4c 5s"] * (players - 1)]
    trick = ["Kd", "4d", "5d", "6d"][:players]
    for closed, allowed in ((2 * players - 1, ("swap",)), (players - 1, ())):
        hand = position(players, "h", hands, " ".join(trick), lying="Ah", closed=closed)
        assert hand.legal(0) == allowed
    assert refusal(hand, "0 swap") == "last_round"
    settle(hand)
    assert refusal(hand, "0 swap") == "no_open_card"


def test_bri_8_the_last_round_is_told_before_its_trick_is_complete():
    assert refusal(position(2, "h", ["7h 5c", "4c"], lying="Ah", closed=1), "0 swap") == "last_round"


def test_bri_8_the_seven_is_then_drawn_last():
    hand = brisca(2, TOP_2, *TRICK, "1 swap")
    while hand.view(None)["stock"]:
        play_on(hand, lambda hand: hand.pause)
        winner = hand.view(None)["winner"]
        hand.settle()
    assert "7h" in hand.view((winner - 1) % 2)["hand"]


@pytest.mark.parametrize("top", [TOP_2, TOP_2.replace("7h", "7c"), TOP_2.replace("7h 5c", "5c 7h")])
def test_bri_9_the_draw_waits_four_seconds_whoever_holds_the_seven(top):
    hand = brisca(2, top, *TRICK)
    assert hand.pause is not None
    assert (hand.pause.kind, hand.pause.ms, hand.pause.open) == ("swap", 4000, True)
    seen = hand.view(None)
    assert (seen["winner"], seen["trick_points"], seen["trick"]) == (1, 4, [[1, "Kd"], [0, "4d"]])
    assert seen["pause"] == {"kind": "swap", "ms": 4000}
    assert (seen["waiting"], seen["counts"]) == ({}, [2, 2])


def test_bri_9_also_when_the_seven_has_been_played():
    hand = position(2, "h", ["4c 5d", "6d"], "Jh 7h", lying="Ah")
    assert hand.pause is not None
    assert hand.pause.ms == 4000


def test_bri_9_other_tricks_are_shown_for_two_seconds():
    low = brisca(2, TOP_2.replace("Ah", "4h"), *TRICK)
    last_round = position(2, "h", ["7h", "4c"], "Kd 4d", lying="Ah", closed=1)
    drawn_out = position(2, "h", ["7h", "4c"], "Kd 4d")
    final = position(2, "h", ["", ""], "Kd 4d")
    for hand in (low, last_round, drawn_out, final):
        assert hand.pause is not None
        assert (hand.pause.kind, hand.pause.ms, hand.pause.open) == ("trick", 2000, False)
        assert not any(hand.legal(seat) for seat in range(2))


def test_bri_9_a_swap_does_not_shorten_the_pause_and_ends_those_of_later_tricks():
    hand = brisca(2, f"{TOP_2} 4c 2c", *TRICK, "1 swap")
    assert hand.pause is not None
    assert (hand.pause.kind, hand.pause.ms) == ("swap", 4000)
    make(hand, "1 play 4c", "0 play 2c")
    assert hand.pause is not None
    assert (hand.pause.kind, hand.pause.ms) == ("trick", 2000)


@pytest.mark.parametrize(
    ("three_hands", "cards", "removed", "tricks"),
    [("minus_one_two", 39, ["2c"], 13), ("minus_all_twos", 36, ["2c", "2d", "2h", "2s"], 12)],
)
def test_bri_10_three_seats_play_without_a_two(three_hands, cards, removed, tricks):
    options = chosen_options({"three_hands": three_hands})
    pack = BRISCA.pack(3, options)
    assert len(pack) == cards == 3 * tricks
    assert sum(POINTS[card] for card in pack) == 120
    for hand in (uncut(3, three_hands=three_hands), brisca(3, TOP_3.replace("2h", "4h"), three_hands=three_hands)):
        assert [hand.view(viewer)["removed"] for viewer in (0, 1, 2, None)] == [removed] * 4


@pytest.mark.parametrize("players", [2, 4])
def test_bri_10_others_play_with_all_cards(players):
    options = chosen_options({"three_hands": "minus_all_twos"})
    assert BRISCA.pack(players, options) == PACK_40
    assert uncut(players, three_hands="minus_all_twos").view(None)["removed"] == []


@pytest.mark.parametrize(
    ("points", "players", "awards"),
    [
        ((61, 59), 2, [[0, "win", 1]]),
        ((0, 120), 2, [[1, "win", 1]]),
        ((60, 60), 2, [[0, "shared", 1], [1, "shared", 1]]),
        ((59, 61), 4, [[1, "win", 1]]),
        ((60, 60), 4, [[0, "shared", 1], [1, "shared", 1]]),
        ((41, 40, 39), 3, [[0, "win", 1]]),
        ((40, 40, 40), 3, [[0, "shared", 1], [1, "shared", 1], [2, "shared", 1]]),
        ((50, 20, 50), 3, [[0, "shared", 1], [2, "shared", 1]]),
        ((0, 60, 60), 3, [[1, "shared", 1], [2, "shared", 1]]),
    ],
)
def test_bri_11_most_card_points_win_the_hand_and_equal_tops_share_it(points, players, awards):
    result = scored(points, players).result
    assert result is not None
    assert result["points"] == list(points)
    assert result["awards"] == awards


def test_bri_11_one_hand_is_a_match():
    assert scored((61, 59)).after == {"score": [1, 0], "played": 1, "over": True, "winners": [0]}
    assert scored((60, 60)).after == {"score": [1, 1], "played": 1, "over": True, "winners": [0, 1]}
    assert scored((50, 20, 50)).after == {"score": [1, 0, 1], "played": 1, "over": True, "winners": [0, 2]}


@pytest.mark.parametrize("match", [3, 5])
def test_bri_11_all_hands_of_a_match_are_played(match):
    ahead = scored((61, 59), before=(match - 2, 0), played=match - 2, match=match)
    assert ahead.after == {"score": [match - 1, 0], "played": match - 1}
    end = scored((59, 61), before=(match - 1, 0), played=match - 1, match=match)
    assert end.after == {"score": [match - 1, 1], "played": match, "over": True, "winners": [0]}


def test_bri_11_a_shared_hand_counts_for_each_sharer():
    hand = scored((50, 20, 50), before=(0, 1, 0), played=1, match=3)
    assert hand.after == {"score": [1, 1, 1], "played": 2}
    hand = scored((60, 60), 4, before=(1, 1), played=2, match=3)
    assert hand.after == {"score": [2, 2], "played": 3, "over": True, "winners": [0, 1]}


def test_bri_12_signals_are_an_option_of_pairs_that_no_hand_depends_on():
    option = next(option for option in BRISCA.options if option.key == "signals")
    assert (option.values, option.players) == (("off", "on"), (4,))
    silent, agreed = (brisca(4, TOP_4, signals=value) for value in option.values)
    for viewer in (0, 1, 2, 3, None):
        assert silent.view(viewer) == agreed.view(viewer)


def test_bri_12_a_partner_sees_only_his_own_cards():
    hand = brisca(4, TOP_4)
    for viewer in range(4):
        shown = json.dumps(hand.view(viewer))
        assert not any(name in shown for name in hand.view((viewer + 2) % 4)["hand"])


def test_bri_13_the_deal_moves_to_the_next_seat():
    assert BRISCA.dealer_step == 1
    assert not BRISCA.clockwise
