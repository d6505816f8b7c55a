"""The table options of brisca that change a hand beyond its clauses: the swap of the 2."""

import pytest

from carteado.record import every_move
from tests.games.brisca_support import brisca, position
from tests.games.support import make, refusal

FIGURES = ("Ah", "3h", "Kh", "Qh", "Jh")
BLANKS = ("7h", "6h", "5h", "4h")


def after_trick(held, lying, players=2, closed=23, **options):
    """Seat 0 has just won a trick and holds these cards."""
    hands = [held, *["4c 5s"] * (players - 1)]
    trick = " ".join(["Kd", "4d", "5d", "6d"][:players])
    return position(players, "h", hands, trick, lying=lying, closed=closed, **options)


@pytest.mark.parametrize("lying", BLANKS)
def test_option_two_swap_lets_the_two_take_a_blank(lying):
    hand = after_trick("2h 5c", lying, two_swap="on")
    assert hand.pause is not None
    assert (hand.pause.kind, hand.pause.ms, hand.pause.open) == ("swap", 4000, True)
    assert hand.legal(0) == ("swap",)
    make(hand, "0 swap")
    seen = hand.view(0)
    assert (seen["hand"], seen["open"], seen["swaps"]) == (["5c", lying], "2h", [[0, lying]])
    assert refusal(hand, "0 swap") == "swap_done"
    off = after_trick("2h 5c", lying)
    assert off.pause is not None
    assert (off.pause.kind, refusal(off, "0 swap")) == ("trick", "turned_card_stays")


@pytest.mark.parametrize("lying", FIGURES)
def test_option_two_swap_leaves_figures_to_the_seven(lying):
    hand = after_trick("2h 5c", lying, two_swap="on")
    assert refusal(hand, "0 swap") == "no_seven"
    assert after_trick("7h 5c", lying, two_swap="on").legal(0) == ("swap",)


def test_option_two_swap_leaves_a_turned_two():
    hand = after_trick("7h 5c", "2h", two_swap="on")
    assert hand.pause is not None
    assert (hand.pause.kind, refusal(hand, "0 swap")) == ("trick", "turned_card_stays")


def test_option_two_swap_gives_the_seven_nothing_that_is_a_blank():
    assert refusal(after_trick("7h 5c", "6h", two_swap="on"), "0 swap") == "no_two"


def test_option_two_swap_takes_the_seven_that_was_put_there_in_the_same_pause():
    hand = after_trick("7h 2h", "Ah", two_swap="on")
    make(hand, "0 swap")
    assert (hand.view(0)["hand"], hand.view(0)["open"], hand.legal(0)) == (["2h", "Ah"], "7h", ("swap",))
    assert "0 swap" in every_move(hand)
    make(hand, "0 swap")
    seen = hand.view(0)
    assert (seen["hand"], seen["open"], seen["swaps"]) == (["7h", "Ah"], "2h", [[0, "Ah"], [0, "7h"]])
    assert hand.legal(0) == ()
    assert refusal(hand, "0 swap") == "swap_done"
    assert hand.pause is not None
    assert (hand.pause.kind, hand.pause.ms) == ("swap", 4000)


def test_option_two_swap_takes_the_seven_that_another_put_there_in_an_earlier_trick():
    # Seat 1 holds Kd 7h 6s and swaps; seat 0 holds 4d Ac 2h and takes the next trick.
    hand = brisca(2, "Kd 4d 7h Ac 6s 2h Ah 4c 5c", "1 play Kd", "0 play 4d", "1 swap", two_swap="on")
    assert refusal(hand, "0 swap") == "winner_swaps"
    assert refusal(hand, "1 swap") == "no_two"
    make(hand, "1 play 4c", "0 play Ac")
    assert hand.pause is not None
    assert (hand.pause.kind, hand.legal(0)) == ("swap", ("swap",))
    make(hand, "0 swap")
    assert hand.view(None)["swaps"] == [[1, "Ah"], [0, "7h"]]
    hand.settle()
    assert "7h" in hand.view(0)["hand"]
    assert hand.view(None)["stock"] == 30


def test_option_two_swap_keeps_the_pause_while_the_two_may_still_take_the_seven():
    top, moves = "Kd 4d 7h Ac 6s 2h Ah 4c 5c", ("1 play Kd", "0 play 4d", "1 swap", "1 play 4c", "0 play Ac")
    kinds = {value: brisca(2, top, *moves, two_swap=value).pause for value in ("off", "on")}
    assert {value: pause.kind for value, pause in kinds.items() if pause} == {"off": "trick", "on": "swap"}


def test_option_two_swap_keeps_the_pause_whoever_holds_the_two():
    pauses = [after_trick(held, "6h", two_swap="on").pause for held in ("2h 5c", "4c 5c")]
    assert pauses[0] == pauses[1] is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_option_two_swap_ends_before_the_last_round(players):
    assert after_trick("2h 5c", "6h", players, 2 * players - 1, two_swap="on").legal(0) == ("swap",)
    late = after_trick("2h 5c", "6h", players, players - 1, two_swap="on")
    assert late.pause is not None
    assert (late.pause.kind, refusal(late, "0 swap")) == ("trick", "last_round")


def test_option_two_swap_has_no_pause_for_a_two_that_is_not_in_the_pack():
    clubs = position(3, "c", ["4d"] * 3, "Kd 5d 6d", lying="6c", two_swap="on")
    hearts = position(3, "h", ["4d"] * 3, "Kd 5d 6d", lying="6h", two_swap="on")
    assert [hand.pause.kind for hand in (clubs, hearts) if hand.pause] == ["trick", "swap"]
    assert refusal(clubs, "0 swap") == "turned_card_stays"
    seven = position(3, "c", ["7c 4d", "4s", "5s"], "Kd 5d 6d", lying="Ac", two_swap="on")
    make(seven, "0 swap")
    assert refusal(seven, "0 swap") == "swap_done"


def test_option_two_swap_has_no_effect_when_all_twos_are_out():
    hand = brisca(3, "Kd 4d 5d 7h 5c 6s 6c 3c 4c 6h", three_hands="minus_all_twos", two_swap="on")
    make(hand, "1 play Kd", "2 play 4d", "0 play 5d")
    assert hand.pause is not None
    assert hand.pause.kind == "trick"
