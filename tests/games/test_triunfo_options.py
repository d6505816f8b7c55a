"""The table options of triunfo where they meet each other."""

from itertools import product
from random import Random

import pytest

from carteado.games.triunfo import TRIUNFO
from carteado.record import Record, check, dump, every_moves, finish, parse
from tests.games.support import random_hand, refusal, walk
from tests.games.triunfo_support import play_on, triunfo

EVERYTHING = [
    dict(zip([option.key for option in TRIUNFO.options], values, strict=True))
    for values in product(*[option.values for option in TRIUNFO.options])
]


def bids(hand):
    """The numbers that the seat in turn may announce."""
    (seat,) = hand.waiting
    return sorted(int(move.removeprefix("bid ")) for move in hand.legal(seat))


@pytest.mark.parametrize("players", TRIUNFO.players)
def test_every_combination_of_options_plays_to_a_record_that_is_true(players):
    for seed, chosen in enumerate(EVERYTHING):
        hand, deck = random_hand(TRIUNFO, players, chosen, Random(seed))
        dealer = hand.view(None)["dealer"]
        moves = walk(hand, Random(seed))
        start = TRIUNFO.start(players, TRIUNFO.resolve(chosen))
        record = Record("triunfo", players, chosen, dealer, start, deck, moves)
        record.legal = every_moves(record)
        finish(record, hand)
        check(parse(dump(record)))


@pytest.mark.parametrize(
    ("stock", "players", "tricks"),
    [("deal_again", 4, 7), ("draw", 4, 13), ("draw", 3, 17), ("draw", 6, 8), ("none", 5, 7)],
)
def test_option_hook_bars_the_last_number_that_makes_the_total(stock, players, tricks):
    hand = triunfo(players, "", announce="on", hook="on", stock=stock)
    for seat in range(1, players):
        assert bids(hand) == list(range(tricks + 1))
        hand.apply(seat, "bid 1")
    assert bids(hand) == [number for number in range(tricks + 1) if number != tricks - players + 1]
    assert refusal(hand, f"0 bid {tricks - players + 1}") == "bid_total"


def test_option_hook_bars_nothing_when_the_others_have_said_too_much():
    hand = triunfo(3, "", "1 bid 7", "2 bid 1", announce="on", hook="on")
    assert bids(hand) == list(range(8))


def test_option_hook_leaves_one_number_when_one_card_is_dealt():
    hand = triunfo(6, "", announce="on", hook="on")
    play_on(hand, until_batch=2)
    assert hand.view(None)["batch_tricks"] == 1
    for _ in range(5):
        (seat,) = hand.waiting
        assert bids(hand) == [0, 1]
        hand.apply(seat, "bid 0")
    assert bids(hand) == [0]


def test_option_hook_speaks_of_each_deal_and_of_its_last_seat():
    hand = triunfo(4, "", announce="on", hook="on")
    play_on(hand, until_batch=2)
    leader = hand.view(None)["leader"]
    for step, tricks in enumerate((2, 2, 1)):
        hand.apply((leader + step) % 4, f"bid {tricks}")
    assert hand.waiting == {(leader + 3) % 4: "bid"}
    assert bids(hand) == [0, 2, 3, 4, 5, 6]


def test_option_hook_without_announcements_changes_nothing():
    hand = triunfo(4, "", hook="on")
    assert hand.waiting == {1: "play"}
    assert hand.view(None)["bids"] is None


@pytest.mark.parametrize("stock", ["deal_again", "draw", "none"])
@pytest.mark.parametrize("trump", ["turn", "rotation", "dealer"])
def test_options_trump_and_stock_in_every_combination_keep_one_trump(trump, stock):
    hand = triunfo(5, "", trump=trump, stock=stock)
    if trump == "dealer":
        hand.apply(0, "trump diamonds")
    suit = hand.view(None)["trump"]
    assert (hand.view(None)["open"] is not None) == (trump == "turn")
    play_on(hand)
    assert hand.view(None)["trump"] == suit


def test_option_pack_40_draws_from_its_own_stock():
    hand = triunfo(5, "", pack=40, stock="draw", trump="rotation")
    assert (hand.view(None)["stock"], hand.view(None)["batch_tricks"]) == (5, 8)
