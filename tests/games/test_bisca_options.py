"""The table options of bisca that a hand depends on."""

import pytest

from tests.games.support import bisca, make, position, scored


def awards(hand):
    return hand.result["awards"]


def test_option_copas_by_draw_plain_counts_only_chosen_hearts():
    assert awards(scored((66, 54), "h", relo=1, copas_by_draw="plain")) == [[0, "win", 1], [1, "relo", 1]]
    assert awards(scored((66, 54), "h", choice="copas", copas_by_draw="plain")) == [[0, "copas", 2]]
    assert awards(scored((91, 29), "h", copas_by_draw="plain")) == [[0, "capote", 2]]


@pytest.mark.parametrize(
    ("value", "trump", "expected"),
    [
        ("off", "s", [[1, "win", 1]]),
        ("plus1", "s", [[1, "win", 1], [1, "close_call", 1]]),
        ("double", "s", [[1, "win", 1], [1, "close_call", 1]]),
        ("plus1", "h", [[1, "copas", 2], [1, "close_call", 1]]),
        ("double", "h", [[1, "copas", 2], [1, "close_call", 2]]),
    ],
)
def test_option_close_call_at_61_to_59(value, trump, expected):
    assert awards(scored((59, 61), trump, close_call=value)) == expected
    assert not any(reason == "close_call" for _, reason, _ in awards(scored((58, 62), trump, close_call=value)))


def test_option_close_call_comes_before_the_limit_and_leaves_the_relo_alone():
    hand = scored((61, 59), "h", relo=0, close_call="double")
    assert awards(hand) == [[0, "copas", 2], [0, "close_call", 2], [0, "relo", 2], [0, "cap", -2]]


def test_option_relo_next_card():
    def relos(trick):
        return position(4, "c", ["4d"] * 4, trick, relo="next_card").view(None)["relos"]

    assert relos("7c Ac Kd Kc") == [[1, 1]]
    assert relos("2d 7c Ac Kc") == [[2, 1]]
    assert relos("7c 2d 3d Ac") == []


def peeks(hand):
    return [bool(hand.view(viewer)["partner"]) for viewer in (0, 1, 2, 3, None)]


@pytest.mark.parametrize("value", ["off", "end", "start_and_end"])
def test_option_partner_peek_shows_just_before_a_trick_begins(value):
    hand = bisca(4, "4d Jc 7s 2h Ad 6c 3s 5s Qd 4c 5c 6s Kh", "3 choose draw", partner_peek=value)
    shown = []
    while not hand.over:
        seen = hand.view(None)
        if any(peeks(hand)):
            assert peeks(hand) == [True] * 4 + [False]
            assert hand.view(0)["partner"] == hand.view(2)["hand"]
            shown.append(sum(seen["tricks"]))
            assert seen["trick"] == []
        if hand.pause:
            hand.settle()
            continue
        seat = next(iter(hand.waiting))
        hand.apply(seat, hand.defaults(seat)[0])
    assert sorted(set(shown)) == {"off": [], "end": [7], "start_and_end": [0, 7]}[value]


def test_option_partner_peek_never_before_the_trump_is_settled_nor_in_1x1():
    hand = bisca(4, "4d Jc 3s 2h Ad 6c 7s 5s Qd 4c 5c 6s 7h", partner_peek="start_and_end")
    assert peeks(hand) == [False] * 5
    make(hand, "3 choose draw")
    assert peeks(hand) == [False] * 5
    assert not any(
        bisca(2, "", "1 choose copas", partner_peek="start_and_end").view(viewer)["partner"] for viewer in (0, 1)
    )


@pytest.mark.parametrize("target", [4, 6, 8, 12])
def test_option_target(target):
    assert scored((61, 59), before=(target - 2, 0), target=target).after == {"score": [target - 1, 0]}
    closed = scored((61, 59), before=(target - 1, target - 1), target=target).after
    assert closed == {"score": [target, target - 1], "over": True, "winners": [0]}
    both = scored((66, 54), "h", relo=1, before=(target - 2, target - 2), target=target).after
    assert both == {"score": [target, target], "over": True, "winners": []}
    most = scored((91, 29), "h", relo=0, target=target).after
    assert most is not None
    assert most["score"] == [4, 0]


def test_option_chooser_after():
    assert bisca(4, "", dealer=1, chooser="after").waiting == {2: "choose"}
