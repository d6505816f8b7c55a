"""Each clause of the rules of triunfo, by its number."""

import pytest

from carteado.cards import NAMES, SUITS
from carteado.games.triunfo import STRENGTH, TRIUNFO
from tests.games.support import make, plays, refusal
from tests.games.triunfo_support import play_on, position, scored, triunfo

# Three seats, dealer 0: seat 1 gets the first card, seat 2 the second, seat 0 the third. Kh is turned.
TOP_3 = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d 5d 6d 7d 8d 9d Kh"

EVERY_DEAL = [
    (52, 2, [7, 7, 7, 5], 0),
    (52, 3, [7, 7, 3], 1),
    (52, 4, [7, 6], 0),
    (52, 5, [7, 3], 2),
    (52, 6, [7, 1], 4),
    (40, 2, [7, 7, 6], 0),
    (40, 3, [7, 6], 1),
    (40, 4, [7, 3], 0),
    (40, 5, [7, 1], 0),
    (40, 6, [7, 1], 4),  # six seats always play with 52
]
"""Cards in the pack, seats, cards each by deal, cards that stay out."""


def test_tri_1_52_cards_or_40_in_the_order_of_the_ranks():
    pack = TRIUNFO.pack(4, TRIUNFO.resolve({}))
    assert len(pack) == 52
    hearts = sorted([card for card in pack if NAMES[card][1] == "h"], key=STRENGTH.__getitem__, reverse=True)
    assert "".join(NAMES[card][0] for card in hearts) == "AKQJT98765432"
    short = TRIUNFO.pack(4, TRIUNFO.resolve({"pack": 40}))
    assert len(short) == 40
    assert {NAMES[card][0] for card in short} == set("AKQJ765432")


@pytest.mark.parametrize(("players", "cards"), [(2, 40), (3, 40), (4, 40), (5, 40), (6, 52)])
def test_tri_1_six_seats_always_play_with_52(players, cards):
    assert len(TRIUNFO.pack(players, TRIUNFO.resolve({"pack": 40}))) == cards
    (option,) = [option for option in TRIUNFO.options if option.key == "pack"]
    assert option.matters(players) == (players < 6)


def test_tri_2_seven_cards_each_one_at_a_time_from_the_seat_after_the_dealer():
    hand = triunfo(3, TOP_3)
    assert set(hand.view(1)["hand"]) == {"2c", "5c", "8c", "Jc", "Ac", "4d", "7d"}
    assert set(hand.view(2)["hand"]) == {"3c", "6c", "9c", "Qc", "2d", "5d", "8d"}
    assert set(hand.view(0)["hand"]) == {"4c", "7c", "Tc", "Kc", "3d", "6d", "9d"}
    assert hand.view(None)["counts"] == [7, 7, 7]
    assert hand.view(None)["stock"] == 31
    assert triunfo(3, TOP_3, dealer=2).view(0)["hand"] == hand.view(1)["hand"]


@pytest.mark.parametrize("players", TRIUNFO.players)
@pytest.mark.parametrize("dealer", [0, 1])
def test_tri_2_the_seat_after_the_dealer_leads(players, dealer):
    hand = triunfo(players, "", dealer=dealer)
    assert hand.waiting == {(dealer + 1) % players: "play"}


def test_tri_3_the_turned_card_is_trumps_and_lies_open():
    seen = triunfo(3, TOP_3).view(None)
    assert (seen["trump"], seen["open"]) == ("h", "Kh")


@pytest.mark.parametrize(("played", "trump"), list(enumerate("hsdchsd")))
def test_tri_3_by_rotation_the_suit_follows_from_the_games_number(played, trump):
    hand = triunfo(4, "", before={"score": [0] * 4, "played": played}, trump="rotation", match=5)
    seen = hand.view(None)
    assert (seen["trump"], seen["open"], seen["stock"]) == (trump, None, 24)


@pytest.mark.parametrize("suit", ["clubs", "diamonds", "hearts", "spades"])
def test_tri_3_the_dealer_names_a_suit_after_seeing_his_hand(suit):
    hand = triunfo(4, "", dealer=2, trump="dealer")
    assert hand.waiting == {2: "trump"}
    assert hand.legal(2) == ("trump clubs", "trump diamonds", "trump hearts", "trump spades")
    assert hand.view(2)["trump"] is None
    assert len(hand.view(2)["hand"]) == 7
    assert not any(hand.legal(seat) for seat in (0, 1, 3))
    assert refusal(hand, "3 trump hearts") == "not_your_turn"
    assert refusal(hand, f"2 {hand.view(2)['hand'][0]}") == "unknown_move"
    assert refusal(hand, f"2 play {hand.view(2)['hand'][0]}") == "wrong_decision"
    assert refusal(hand, "2 bid 0") == "wrong_decision"
    make(hand, f"2 trump {suit}")
    assert hand.view(None)["trump"] == suit[0]
    assert hand.waiting == {3: "play"}
    assert refusal(hand, "3 trump hearts") == "wrong_decision"


def test_tri_3_the_dealer_names_trumps_once_for_all_deals():
    hand = triunfo(2, "", trump="dealer")
    make(hand, "0 trump spades")
    play_on(hand, until_batch=2)
    assert hand.view(None)["trump"] == "s"
    assert hand.view(None)["waiting"] == {str(hand.view(None)["leader"]): "play"}


def test_tri_4_the_leader_plays_any_card():
    assert plays(position(4, "s", ["2h Kh As 9c", "", "", ""]), 0) == "2h 9c As Kh"


def test_tri_4_the_led_suit_is_followed_without_a_duty_to_beat():
    hand = position(2, "s", ["3h", "2h Kh As 9c"], "4h")
    assert plays(hand, 1) == "2h Kh"
    assert hand.view(1)["barred"] == {"As": "must_follow", "9c": "must_follow"}
    assert hand.view(0)["barred"] == {}
    assert refusal(hand, "1 play As") == "must_follow"
    assert refusal(hand, "1 play 2d") == "not_in_hand"
    assert refusal(hand, "1 play 2h") == ""


def test_tri_4_who_cannot_follow_may_play_anything():
    hand = position(2, "s", ["3h", "As 9c 2d"], "4h")
    assert plays(hand, 1) == "2d 9c As"
    assert hand.view(1)["barred"] == {}


def test_tri_5_highest_trump_else_highest_of_the_led_suit():
    assert position(4, "s", [""] * 4, "9h Th Ad 2h").view(None)["winner"] == 1
    assert position(4, "s", [""] * 4, "9h 2s Ad 3s").view(None)["winner"] == 3
    assert position(3, "s", [""] * 3, "9h Ts 2s", leader=2).view(None)["winner"] == 0


def test_tri_5_the_winner_collects_and_leads_next():
    hand = position(3, "s", ["3c", "4c", "5c"], "9h Kh Th")
    hand.settle()
    seen = hand.view(None)
    assert (seen["leader"], seen["tricks"], seen["made"]) == (1, [0, 1, 0], [0, 1, 0])
    assert seen["last"] == {"cards": [[0, "9h"], [1, "Kh"], [2, "Th"]], "winner": 1}
    assert hand.waiting == {1: "play"}


def deals(hand):
    """Cards each at the beginning of every deal."""
    sizes = [hand.view(None)["counts"][0]]
    while not hand.over:
        batch = hand.view(None)["batch"]
        play_on(hand, until_batch=batch + 1)
        if not hand.over:
            seen = hand.view(None)
            assert seen["batch"] == batch + 1
            assert set(seen["counts"]) == {seen["batch_tricks"]}
            assert seen["made"] == [0] * hand.players
            sizes.append(seen["counts"][0])
    return sizes


@pytest.mark.parametrize("trump", ["turn", "rotation"])
@pytest.mark.parametrize(("pack", "players", "sizes", "out"), EVERY_DEAL)
def test_tri_6_deals_go_on_while_there_is_a_card_for_each(pack, players, sizes, out, trump):
    hand = triunfo(players, "", pack=pack, trump=trump)
    open_card = hand.view(None)["open"]
    assert deals(hand) == sizes
    assert sum(hand.view(None)["tricks"]) == sum(sizes)
    assert hand.view(None)["stock"] == out
    assert hand.view(None)["open"] == (open_card if out else None)


def test_tri_6_the_next_deal_is_from_the_seat_after_the_dealer_and_the_last_winner_leads():
    hand = triunfo(4, "", dealer=1)
    first, *others = NAMES[28:]  # the pack in its order; its 29th card is turned
    stock = [*others, first]
    play_on(hand, until_batch=2)
    assert hand.view(None)["batch"] == 2
    assert hand.view(None)["leader"] == hand.view(None)["last"]["winner"]
    for place, seat in enumerate((2, 3, 0, 1)):
        assert set(hand.view(seat)["hand"]) == set(stock[place::4])


@pytest.mark.parametrize("players", [2, 4])
def test_tri_6_the_turned_card_is_dealt_last_of_all_to_the_dealer(players):
    hand = triunfo(players, "", dealer=1)
    turned = hand.view(None)["open"]
    play_on(hand, until_batch=len(deals(triunfo(players, ""))))
    assert turned in hand.view(1)["hand"]
    assert hand.view(None)["open"] is None


def test_tri_6_the_next_deal_waits_for_the_end_of_the_pause():
    hand = triunfo(4, "")
    while not hand.pause or any(hand.view(None)["counts"]):
        hand.settle()
        (seat,) = hand.waiting
        hand.apply(seat, hand.legal(seat)[0])
    assert hand.view(None)["stock"] == 24
    assert not any(hand.legal(seat) for seat in range(4))
    hand.settle()
    assert hand.view(None)["counts"] == [6] * 4


def test_tri_6_with_draw_the_winner_draws_first_after_each_trick():
    hand = triunfo(3, TOP_3 + " 2h 3h 4h", stock="draw")
    make(hand, "1 play 2c", "2 play 3c", "0 play 4c")
    assert hand.view(None)["stock"] == 31
    hand.settle()
    assert hand.view(None)["stock"] == 28
    assert "2h" in hand.view(0)["hand"]
    assert "3h" in hand.view(1)["hand"]
    assert "4h" in hand.view(2)["hand"]
    assert plays(hand, 0) == "2h 3d 6d 7c 9d Kc Tc"


@pytest.mark.parametrize("trump", ["turn", "rotation"])
@pytest.mark.parametrize(("pack", "players", "sizes", "out"), EVERY_DEAL)
def test_tri_6_with_draw_hands_stay_full_while_the_stock_lasts_for_all(pack, players, sizes, out, trump):
    hand = triunfo(players, "", pack=pack, trump=trump, stock="draw")
    turned = hand.view(None)["open"]
    assert hand.view(None)["batch_tricks"] == sum(sizes)
    counts = []
    while not hand.over:
        if hand.pause:
            winner = hand.view(None)["winner"]
            hand.settle()
            counts.append(hand.view(None)["counts"])
            if turned and not hand.view(None)["stock"] and counts[-1] == [7] * players:  # the last draw
                assert turned in hand.view((winner - 1) % players)["hand"]
            continue
        (seat,) = hand.waiting
        hand.apply(seat, hand.legal(seat)[0])
    assert counts == [[7] * players] * (sum(sizes) - 7) + [[left] * players for left in range(6, -1, -1)]
    assert hand.view(None)["stock"] == out
    assert hand.view(None)["open"] == (turned if out else None)
    assert hand.view(None)["batch"] == 1


@pytest.mark.parametrize("players", TRIUNFO.players)
def test_tri_6_with_none_seven_tricks_are_all(players):
    hand = triunfo(players, "", stock="none")
    turned = hand.view(None)["open"]
    assert deals(hand) == [7]
    seen = hand.view(None)
    assert (seen["stock"], seen["open"]) == (52 - 7 * players, turned)
    assert hand.result is not None
    assert sum(hand.result["tricks"]) == 7


@pytest.mark.parametrize(
    ("trick", "points"),
    [
        ("Qs Js Ks As", 13),  # 1 + 3 + 4 + 5
        ("As 2s 3s 4s", 6),
        ("2s Js 3s 4s", 5),
        ("2s Qs 3s 4s", 4),
        ("Ks 2s 3s 4s", 1),
        ("Ah Jh Qh 2h", 1),
        ("Kh Js 2s Qh", 5),
    ],
)
def test_tri_7_a_trick_is_one_point_and_trump_honours_go_to_its_winner(trick, points):
    hand = position(4, "s", ["2c", "3c", "4c", "5c"], trick)
    seen = hand.view(None)
    assert seen["trick_points"] == points
    hand.settle()
    after = hand.view(None)
    assert after["trick_points"] is None
    assert after["points"] == [points if seat == seen["winner"] else 0 for seat in range(4)]


def test_tri_7_each_honour_is_a_line_of_the_result():
    hand = position(2, "s", ["", ""], "Qs As")
    hand.settle()
    assert hand.result == {
        "points": [0, 9],
        "tricks": [0, 1],
        "awards": [[1, "trick", 1], [1, "ace", 5], [1, "queen", 3]],
    }


def test_tri_7_tricks_have_one_line_a_deal_then_come_the_honours():
    hand = scored([([3, 4], [-1, -1]), ([5, 2], [-1, -1]), ([0, 6], [-1, -1])], honours=(1, 0, 1))
    assert hand.result is not None
    assert hand.result["awards"] == [
        [0, "trick", 3],
        [1, "trick", 4],
        [0, "trick", 5],
        [1, "trick", 2],
        [1, "trick", 6],
        [1, "ace", 5],
        [0, "jack", 4],
        [1, "queen", 3],
    ]
    assert hand.result["points"] == [12, 20]


@pytest.mark.parametrize("players", TRIUNFO.players)
def test_tri_8_the_points_are_those_of_all_tricks_and_honours_played(players):
    hand = triunfo(players, "")
    play_on(hand)
    assert hand.result is not None
    points = hand.result["points"]
    assert sum(hand.result["tricks"]) + 12 >= sum(points) >= sum(hand.result["tricks"])
    assert points == hand.view(None)["points"]
    assert points == [
        sum(points for side, _, points in hand.result["awards"] if side == seat) for seat in range(players)
    ]
    best = [int(mine == max(points)) for mine in points]
    assert hand.after == {
        "score": best,
        "played": 1,
        "over": True,
        "winners": [seat for seat, won in enumerate(best) if won],
    }


def test_tri_8_equal_top_scores_share_the_win():
    after = scored([([4, 7, 7, 0], [-1] * 4), ([0, 0, 0, 4], [-1] * 4)], honours=(0, -1, -1)).after
    assert after == {"score": [1, 0, 0, 0], "played": 1, "over": True, "winners": [0]}
    shared = scored([([9, 12, 12, 4], [-1] * 4)]).after
    assert shared == {"score": [0, 1, 1, 0], "played": 1, "over": True, "winners": [1, 2]}


def test_tri_9_every_seat_announces_in_turn_from_the_leader_before_the_first_trick():
    hand = triunfo(3, TOP_3, announce="on")
    assert hand.view(None)["bids"] == [None] * 3
    assert hand.waiting == {1: "bid"}
    assert hand.legal(1) == tuple(f"bid {tricks}" for tricks in range(8))
    assert not hand.legal(2)
    assert refusal(hand, "2 bid 1") == "not_your_turn"
    assert refusal(hand, "1 play 2c") == "wrong_decision"
    assert refusal(hand, "1 bid 8") == "bid_too_high"
    assert refusal(hand, "1 bid 07") == "unknown_move"
    assert refusal(hand, "1 bid -1") == "unknown_move"
    make(hand, "1 bid 3")
    assert hand.view(None)["bids"] == [None, 3, None]
    make(hand, "2 bid 0", "0 bid 7")
    assert hand.view(2)["bids"] == [7, 3, 0]
    assert hand.waiting == {1: "play"}
    assert refusal(hand, "1 bid 3") == "wrong_decision"


def test_tri_9_each_deal_has_its_own_announcements_from_its_leader():
    hand = triunfo(3, TOP_3, announce="on")
    for batch, cards in ((2, 7), (3, 3)):
        play_on(hand, until_batch=batch)
        seen = hand.view(None)
        leader = seen["last"]["winner"]
        assert (seen["bids"], seen["batch_tricks"]) == ([None] * 3, cards)
        assert hand.waiting == {leader: "bid"}
        assert hand.legal(leader) == tuple(f"bid {tricks}" for tricks in range(cards + 1))


def test_tri_9_the_announcements_stay_on_the_table_until_the_next_deal():
    hand = triunfo(4, "", announce="on")
    make(hand, "1 bid 1", "2 bid 2", "3 bid 3", "0 bid 4")
    while not hand.pause or any(hand.view(None)["counts"]):
        assert hand.view(None)["bids"] == [4, 1, 2, 3]
        hand.settle()
        (seat,) = hand.waiting
        hand.apply(seat, hand.legal(seat)[0])
    assert hand.view(None)["bids"] == [4, 1, 2, 3]
    hand.settle()
    assert hand.view(None)["bids"] == [None] * 4


@pytest.mark.parametrize(("pack", "players", "sizes", "out"), EVERY_DEAL)
def test_tri_9_with_draw_the_number_is_for_the_whole_game(pack, players, sizes, out):
    hand = triunfo(players, "", announce="on", stock="draw", pack=pack)
    assert set(hand.legal(1)) == {f"bid {tricks}" for tricks in range(sum(sizes) + 1)}
    assert list(hand.legal(1)) == sorted(hand.legal(1))
    play_on(hand)
    assert hand.result is not None
    tricks = [award for award in hand.result["awards"] if award[1] == "trick"]
    assert tricks == [[seat, "trick", won] for seat, won in enumerate(hand.result["tricks"]) if won]


def test_tri_9_the_dealer_names_trumps_before_anybody_announces():
    hand = triunfo(4, "", announce="on", trump="dealer")
    assert hand.waiting == {0: "trump"}
    make(hand, "0 trump clubs")
    assert hand.waiting == {1: "bid"}


@pytest.mark.parametrize(
    ("bid", "won", "awards", "points"),
    [
        (3, 3, [[0, "trick", 3], [0, "bid_made", 3]], 6),
        (0, 0, [], 0),
        (4, 2, [[0, "trick", 2], [0, "bid_short", -4]], -2),
        (7, 0, [[0, "bid_short", -14]], -14),
        (1, 4, [[0, "trick", 4]], 4),
        (0, 2, [[0, "trick", 2]], 2),
        (1, 0, [[0, "bid_short", -2]], -2),
    ],
)
def test_tri_9_what_an_announcement_brings(bid, won, awards, points):
    hand = scored([([won, 7 - won], [bid, 0])], announce="on")
    assert hand.result is not None
    assert [award for award in hand.result["awards"] if award[0] == 0] == awards
    assert hand.result["points"][0] == points


def test_tri_9_honours_are_never_doubled():
    hand = scored([([2, 5], [2, 6])], honours=(0, 1, 0), announce="on")
    assert hand.result is not None
    assert hand.result["points"] == [2 + 2 + 5 + 3, 5 - 2 + 4]


def test_tri_9_each_reason_has_its_lines_in_the_order_of_the_deals():
    hand = scored([([3, 4], [3, 5]), ([5, 2], [6, 2])], honours=(0, 0, 1), announce="on")
    assert hand.result is not None
    assert hand.result["awards"] == [
        [0, "trick", 3],
        [1, "trick", 4],
        [0, "trick", 5],
        [1, "trick", 2],
        [0, "ace", 5],
        [0, "jack", 4],
        [1, "queen", 3],
        [0, "bid_made", 3],
        [1, "bid_made", 2],
        [1, "bid_short", -2],
        [0, "bid_short", -2],
    ]
    assert hand.result["points"] == [18, 9]


def test_tri_9_all_may_end_below_zero_and_the_least_bad_wins():
    hand = scored([([1, 0, 6], [7, 2, 7]), ([0, 0, 0], [0, 0, 7])], announce="on")
    assert hand.result is not None
    assert hand.result["points"] == [-11, -4, -10]
    assert hand.after is not None
    assert hand.after["winners"] == [1]


def test_tri_9_the_points_shown_in_play_leave_announcements_out():
    hand = position(2, "s", ["2c", "3c"], "Qs Js", announce="on", stock="none")
    hand.settle()
    assert hand.view(None)["points"] == [8, 0]


def test_tri_9_nothing_is_announced_by_default():
    hand = triunfo(4, "")
    assert hand.view(None)["bids"] is None
    assert refusal(hand, "1 bid 1") == "wrong_decision"


@pytest.mark.parametrize("match", [1, 3, 5])
def test_tri_10_all_games_of_the_match_are_played(match):
    for played in range(match):
        before = {"score": [played, 0], "played": played}
        after = scored([([3, 4], [-1, -1])], before=before, match=match).after
        over = played + 1 == match
        expected = {"score": [played, 1], "played": played + 1}
        assert after == (expected | {"over": True, "winners": sorted(winners(played, 1))} if over else expected)


def winners(first, second):
    return [seat for seat, won in enumerate((first, second)) if won == max(first, second)]


def test_tri_10_shared_wins_count_for_each_and_the_match_may_be_shared():
    before = {"score": [1, 0, 1], "played": 2}
    after = scored([([2, 3, 2], [-1] * 3)], honours=(-1, -1, -1), before=before, match=3).after
    assert after == {"score": [1, 1, 1], "played": 3, "over": True, "winners": [0, 1, 2]}
    after = scored([([3, 1, 3], [-1] * 3)], before=before, match=3).after
    assert after == {"score": [2, 0, 2], "played": 3, "over": True, "winners": [0, 2]}


def test_tri_10_the_deal_moves_on():
    assert TRIUNFO.dealer_step == 1
    assert TRIUNFO.start(3, TRIUNFO.resolve({})) == {"score": [0, 0, 0], "played": 0}


def test_tri_11_a_complete_trick_is_shown_for_two_seconds():
    hand = position(2, "s", ["4c", "5c"], "3d Ad")
    assert hand.pause is not None
    assert (hand.pause.kind, hand.pause.ms, hand.pause.open) == ("trick", 2000, False)
    assert hand.view(None)["winner"] == 1
    assert not hand.waiting
    assert not hand.legal(1)
    hand.settle()
    assert hand.pause is None


def test_tri_11_the_last_trick_is_shown_before_the_result():
    hand = position(2, "s", ["", ""], "3d Ad")
    assert (hand.over, hand.result, hand.after) == (False, None, None)
    hand.settle()
    assert hand.over
    assert hand.result is not None
    assert hand.pause is None
    assert not any(hand.legal(seat) for seat in range(2))


def test_trumps_are_named_in_the_order_of_the_suits():
    assert [move.split()[1][0] for move in triunfo(2, "", trump="dealer").legal(0)] == list(SUITS)
