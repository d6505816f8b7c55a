"""Each clause of the rules of truco, by its number."""

from itertools import product

import pytest

from carteado.cards import NAMES, PACK_40
from carteado.games.base import IllegalMove
from carteado.games.truco import POWER, SCALES, TRUCO
from tests.games.support import cards, make, plays, refusal
from tests.games.truco_support import TOPS, accepted, arranged, play_on, played, truco, value, verbs

ROWS = (
    "4c",
    "7h",
    "As",
    "7d",
    "3c 3d 3h 3s",
    "2c 2d 2h 2s",
    "Ac Ad Ah",
    "Kc Kd Kh Ks",
    "Jc Jd Jh Js",
    "Qc Qd Qh Qs",
    "7c 7s",
    "6c 6d 6h 6s",
    "5c 5d 5h 5s",
    "4d 4h 4s",
)
SCALE_OF = {"2-4-8-12": [2, 4, 8, 12], "1-3-6-9-12": [1, 3, 6, 9, 12], "2-4-6-10-12": [2, 4, 6, 10, 12]}


def a_card(hand, seat):
    """A move of the seat that plays a card which does not win against what ``arranged`` dealt for the trick."""
    trick = len(hand.view(None)["marks"])
    moves = [move for move in hand.legal(seat) if move.startswith("play")]
    return next((move for move in moves if move[5] == TOPS[trick]), moves[0])


def ten(scale):
    """The score from which a side has a special hand."""
    return 11 if scale.startswith("1") else 10


# ---- cards


def test_tru_1_four_manilhas_then_ranks_of_equal_cards():
    assert sorted(name for row in ROWS for name in row.split()) == sorted(NAMES[card] for card in PACK_40)
    powers = [{POWER[NAMES.index(name)] for name in row.split()} for row in ROWS]
    assert all(len(equal) == 1 for equal in powers)
    assert [power for (power,) in powers] == sorted((power for (power,) in powers), reverse=True)


def test_tru_2_three_cards_one_at_a_time_from_the_seat_after_the_dealer():
    deck = cards("3c 3d 3h 3s 2c 2d 2h 2s Kc Kd Kh Ks")
    deck += [card for card in PACK_40 if card not in deck]
    hand = TRUCO.deal(4, TRUCO.resolve({}), 2, TRUCO.start(4, {}), deck)
    assert [set(hand.view(seat)["hand"]) for seat in (3, 0, 1, 2)] == [
        {f"3{suit}", f"2{suit}", f"K{suit}"} for suit in "cdhs"
    ]
    assert (hand.view(None)["dealer"], hand.view(None)["leader"], hand.waiting) == (2, 3, {3: "play"})


@pytest.mark.parametrize("players", [2, 4])
def test_tru_2_the_deal_goes_round_and_no_suit_is_followed(players):
    assert (TRUCO.dealer_step, TRUCO.clockwise, TRUCO.lots) == (1, False, ())
    hand = truco(["3h 2c Kd", "4h 2s Kc"], "0 play 3h", players=players)
    assert plays(hand, 1) == "2s 4h Kc"


# ---- a hand


@pytest.mark.parametrize(
    ("why", "trick", "winner", "leader"),
    [
        ("both sides hold the top card", "3h 3d 2c Ks", None, 0),
        ("one side holds it twice", "3h Kd 3d 2c", 0, 0),
        ("one side holds it twice, the first of the two leads", "Kd 3h 2c 3d", 1, 1),
        ("three equal cards are on both sides", "2c 3h 3c 3d", None, 0),
        ("a lower pair of equal cards is none", "2c 2h Kd 3d", 3, 3),
        ("a tie that a higher card breaks", "3c 3h Kd 7d", 3, 3),
        ("manilhas never tie", "7d As 7h 4c", 3, 3),
    ],
)
def test_tru_3_equal_top_cards(why, trick, winner, leader):
    hand = truco(trick.split(), *(f"{seat} play {name}" for seat, name in enumerate(trick.split())))
    seen = hand.view(None)
    assert (seen["winner"], seen["tied"]) == (winner, winner is None), why
    hand.settle()
    seen = hand.view(None)
    assert (seen["leader"], seen["marks"]) == (leader, [None if winner is None else winner % 2]), why


def test_tru_3_after_a_tie_the_leader_leads_again():
    hand = truco(["Kh", "4h", "3h", "3d"], dealer=1)
    make(hand, "2 play 3h", "3 play 3d", "0 play Kh", "1 play 4h")
    hand.settle()
    assert hand.waiting == {2: "play"}


OUTCOMES = {"X": 0, "Y": 1, "": None}


@pytest.mark.parametrize("marks", ["".join(each) for each in product("XYT", repeat=3)])
def test_tru_4_who_wins_by_the_tricks(marks):
    # All 27, by what a player would say: two tricks win, a tie leaves it to the first or else the next trick won.
    def winner():
        if marks[:2] in ("XX", "XT", "TX"):
            return 2, "X"
        if marks[:2] in ("YY", "YT", "TY"):
            return 2, "Y"
        return 3, {"XYT": "X", "YXT": "Y", "TTT": ""}.get(marks, marks[2])

    lasts, side = winner()
    hand = arranged(marks)
    for trick in range(lasts):
        assert not hand.over
        assert hand.result is None
        play_on(hand, settle=False)
        assert len(hand.view(None)["marks"]) == trick
        hand.settle()
    assert hand.over
    assert hand.result == {
        "points": [0, 0],
        "tricks": [marks[:lasts].count("X"), marks[:lasts].count("Y")],
        "awards": [[OUTCOMES[side], "hand", 2]] if side else [],
    }
    assert not hand.waiting
    assert not any(hand.legal(seat) for seat in range(4))


def test_tru_5_face_down_from_the_second_trick_leader_included():
    hand = arranged("TTT")
    assert not any("flip" in verbs(hand, seat) for seat in range(4))
    assert refusal(hand, "0 flip 3h") == "flip_too_early"
    play_on(hand)
    assert verbs(hand, 0) == {"play", "flip", "raise", "resign"}
    make(hand, "0 flip 2h")
    assert "flip" in verbs(hand, 1)


def test_tru_5_a_card_face_down_does_not_contest_and_is_shown_to_nobody():
    hand = played("T")
    make(hand, "0 flip 2h", "1 flip 2d")
    low = [hand.view(seat)["hand"][0] for seat in (2, 3)]
    make(hand, f"2 play {low[0]}", f"3 flip {low[1]}")
    for viewer in (0, 1, 2, 3, None):
        seen = hand.view(viewer)
        assert seen["trick"] == [[0, "??"], [1, "??"], [2, low[0]], [3, "??"]]
        assert (seen["winner"], seen["counts"]) == (2, [1, 1, 1, 1])
    hand.settle()
    assert hand.result["awards"] == [[0, "hand", 2]]
    assert hand.view(0)["last"] == {"cards": [[0, "??"], [1, "??"], [2, low[0]], [3, "??"]], "winner": 2}


def test_tru_5_all_face_down_is_a_tie():
    hand = played("Y")
    for seat in (1, 2, 3, 0):
        make(hand, f"{seat} flip {hand.view(seat)['hand'][0]}")
    assert hand.view(None)["tied"] is True
    hand.settle()
    assert hand.result["awards"] == [[1, "hand", 2]]


def test_tru_6_whoever_flips_still_sees_his_cards():
    hand = played("T")
    assert "2h" in hand.view(0)["hand"]
    assert {"flip 2h", "play 2h"} <= set(hand.view(0)["legal"])
    assert "2h" not in str([hand.view(viewer) for viewer in (1, 2, 3, None)])


# ---- value


@pytest.mark.parametrize("scale", SCALES)
def test_tru_7_calls_and_values_of_the_scale(scale):
    hand = truco(scale=scale)
    steps = SCALE_OF[scale]
    assert (hand.view(None)["scale"], value(hand)) == (steps, steps[0])
    calls = ["truco", "seis", "nove", "doze"]
    asker = 0
    for call, worth in zip(calls, steps[1:], strict=False):
        assert hand.view(asker)["raise"] == {"call": call, "value": worth}
        make(hand, f"{asker} raise")
        assert hand.view(None)["request"] == {"by": asker, "call": call, "value": worth}
        asker = 1 - asker
    assert hand.view(asker)["raise"] is None
    make(hand, f"{asker} accept")
    assert value(hand) == 12


def test_tru_8_the_seat_on_turn_asks_before_its_card_in_any_trick():
    hand = arranged("TTT")
    for _ in range(3):
        for seat in range(4):
            assert [other for other in range(4) if "raise" in verbs(hand, other)] == [seat]
            assert hand.view(seat)["raise"] == {"call": "truco", "value": 4}
            assert hand.view((seat + 1) % 4)["raise"] is None
            assert refusal(hand, f"{(seat + 2) % 4} raise") == "not_your_turn"
            make(hand, f"{seat} {a_card(hand, seat)}")
        hand.settle()


@pytest.mark.parametrize("first", [0, 1])
def test_tru_8_either_side_at_first_then_only_the_side_that_accepted(first):
    hand = truco()
    if first:
        make(hand, f"0 {a_card(hand, 0)}")
    make(hand, f"{first} raise", f"{first + 1} accept")
    other = 1 - first
    for _ in range(2):
        (seat,) = hand.waiting
        mine = seat % 2 == other
        assert ("raise" in verbs(hand, seat)) is mine
        if not mine:
            assert refusal(hand, f"{seat} raise") == "own_request"
        make(hand, f"{seat} {a_card(hand, seat)}")


def test_tru_8_raised_again_and_accepted_a_seat_may_raise_once_more_in_its_turn():
    hand = truco([], "0 raise", "1 raise", "2 accept")
    assert (value(hand), hand.waiting) == (8, {0: "play"})
    assert hand.view(0)["raise"] == {"call": "nove", "value": 12}
    make(hand, "0 raise", "3 accept")
    assert value(hand) == 12
    assert "raise" not in hand.legal(0)


@pytest.mark.parametrize(("scale", "step"), [(scale, step) for scale in SCALES for step in range(len(SCALE_OF[scale]))])
def test_tru_8_the_ceiling_is_twelve_on_every_scale(scale, step):
    steps = SCALE_OF[scale]
    hand = accepted(truco(scale=scale), step)
    assert value(hand) == steps[step]
    at_top = step == len(steps) - 1
    for seat in (0, 1):
        accepted_last = step == 0 or seat == step % 2
        assert ("raise" in verbs(hand, seat)) is (accepted_last and not at_top)
        if accepted_last and at_top:
            assert refusal(hand, f"{seat} raise") == "at_twelve"
        make(hand, f"{seat} {a_card(hand, seat)}")


@pytest.mark.parametrize("seat", [-2, -1, 4, 99])
def test_tru_9_nobody_answers_who_has_no_seat(seat):
    hand = truco([], "0 raise")
    for move in ("accept", "raise", "run"):
        with pytest.raises(IllegalMove, match="not_your_turn"):
            hand.apply(seat, move)


def test_tru_9_either_member_answers_and_play_waits():
    hand = truco([], "0 raise")
    assert list(hand.waiting.items()) == [(1, "answer"), (3, "answer")]
    assert [list(hand.legal(seat)) for seat in range(4)] == [[], ["accept", "raise", "run"]] * 2
    assert refusal(hand, "0 accept") == "not_your_turn"
    for seat in (1, 3):
        twin = hand.copy()
        make(twin, f"{seat} accept")
        assert (value(twin), twin.waiting) == (4, {0: "play"})
    make(hand, "3 raise")  # accepts four and asks for eight
    assert value(hand) == 4
    assert hand.view(None)["request"] == {"by": 3, "call": "seis", "value": 8}
    assert list(hand.waiting) == [0, 2]
    make(hand, "0 raise")
    assert list(hand.waiting) == [1, 3]
    assert [list(hand.legal(seat)) for seat in (1, 3)] == [["accept", "run"]] * 2
    assert refusal(hand, "1 raise") == "at_twelve"


def test_tru_9_to_run_both_must_say_so_and_minds_may_change_until_then():
    asked = truco([], "0 raise", "1 run")
    assert (asked.waiting, asked.view(None)["replies"]) == ({3: "answer"}, {"1": "run"})
    assert [list(asked.legal(seat)) for seat in (1, 3)] == [["accept", "raise"], ["accept", "raise", "run"]]
    assert refusal(asked, "1 run") == "already_ran"
    for answer, waiting, worth in (("1 accept", [0], 4), ("3 accept", [0], 4), ("1 raise", [2, 0], 4)):
        hand = asked.copy()
        make(hand, answer)
        assert (list(hand.waiting), value(hand), hand.view(None)["replies"]) == (waiting, worth, {})
    make(asked, "3 run")
    assert asked.result["awards"] == [[0, "ran", 2]]


def test_tru_9_a_raise_clears_what_the_partner_said():
    hand = truco([], "0 raise", "3 run", "1 raise", "2 run")
    assert hand.view(None)["replies"] == {"2": "run"}
    assert "run" in hand.legal(0)
    make(hand, "0 raise")
    assert list(hand.legal(3)) == ["accept", "run"]
    assert hand.view(None)["replies"] == {}


def test_tru_9_nobody_answers_in_time():
    hand = truco([], "0 raise")
    assert [list(hand.defaults(seat)) for seat in hand.waiting] == [["accept"], ["accept"]]
    make(hand, "1 run")
    assert list(hand.defaults(3)) == ["run"]


def test_tru_9_then_the_turn_goes_on():
    hand = truco(["3h", "3d"], "0 play 3h", "1 raise", "0 raise", "3 raise", "2 accept")
    assert hand.waiting == {1: "play"}
    assert value(hand) == 12
    assert hand.view(None)["trick"] == [[0, "3h"]]


@pytest.mark.parametrize("scale", SCALES)
def test_tru_10_running_pays_what_the_hand_was_worth_before(scale):
    steps = SCALE_OF[scale]
    for step, worth in enumerate(steps[:-1]):
        hand = truco(scale=scale)
        for request in range(step + 1):
            make(hand, f"{request % 2} raise")
        seat = (step + 1) % 2
        make(hand, f"{seat + 2} run", f"{seat} run")
        assert hand.result["awards"] == [[step % 2, "ran", worth]]
        assert hand.over
        assert hand.pause is None


def test_tru_10_one_a_side_runs_at_once():
    hand = truco([], "0 raise", "1 run", players=2)
    assert hand.result == {"points": [0, 0], "tricks": [0, 0], "awards": [[0, "ran", 2]]}


@pytest.mark.parametrize("scale", SCALES)
def test_tru_11_the_winner_gets_the_value(scale):
    for step, worth in enumerate(SCALE_OF[scale]):
        hand = accepted(arranged("YY", scale=scale), step)
        play_on(hand)
        play_on(hand)
        assert hand.result["awards"] == [[1, "hand", worth]]


def test_tru_11_nothing_carries_over():
    hand = accepted(arranged("TTT", score=(4, 6)), 2)
    for _ in range(3):
        play_on(hand)
    assert (hand.result["awards"], hand.after) == ([], {"score": [4, 6], "games": [0, 0]})


# ---- the hand of ten


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("dealer", range(4))
def test_tru_12_a_side_at_ten_decides_with_both_hands_in_view(scale, side, dealer):
    score = [3, 3]
    score[side] = ten(scale)
    hand = truco(dealer=dealer, score=score, scale=scale)
    order = [(dealer + 1 + step) % 4 for step in range(4)]
    members = [seat for seat in order if seat % 2 == side]
    assert list(hand.waiting.items()) == [(seat, "ten") for seat in members]
    for seat in range(4):
        mine = seat in members
        assert list(hand.legal(seat)) == (["accept", "run"] if mine else [])
        assert hand.view(seat)["partner"] == (hand.view((seat + 2) % 4)["hand"] if mine else None)
    assert hand.view(None)["partner"] is None
    assert hand.view(None)["ten"] == side
    make(hand, f"{members[1]} accept")
    assert hand.waiting == {(dealer + 1) % 4: "play"}


def test_tru_12_refusing_needs_both_and_silence_plays():
    hand = truco(score=(10, 0))
    assert list(hand.defaults(0)) == list(hand.defaults(2)) == ["accept"]
    make(hand, "2 run")
    assert (hand.waiting, hand.view(None)["replies"]) == ({0: "ten"}, {"2": "run"})
    assert list(hand.defaults(0)) == ["accept"]
    assert [list(hand.legal(seat)) for seat in (0, 2)] == [["accept", "run"], ["accept"]]
    changed = hand.copy()
    make(changed, "2 accept")
    assert changed.waiting == {0: "play"}
    make(hand, "0 run")
    assert hand.result["awards"] == [[1, "refused", 2]]


@pytest.mark.parametrize(
    ("scale", "score", "special"),
    [
        ("2-4-8-12", (9, 3), False),
        ("2-4-8-12", (10, 3), True),
        ("2-4-8-12", (11, 3), True),
        ("1-3-6-9-12", (10, 3), False),
        ("1-3-6-9-12", (11, 3), True),
        ("1-3-6-9-12", (11, 10), True),
        ("1-3-6-9-12", (10, 10), False),
        ("2-4-6-10-12", (10, 3), True),
        ("2-4-6-10-12", (11, 9), True),
    ],
)
def test_tru_12_from_which_score(scale, score, special):
    assert (truco(score=score, scale=scale).view(None)["ten"] == 0) is special


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("players", [2, 4])
def test_tru_13_refusing_is_a_simple_hand_playing_is_a_truco(scale, players):
    simple, worth = SCALE_OF[scale][:2]
    hand = truco(score=(0, ten(scale)), scale=scale, players=players)
    assert value(hand) == simple
    refused = hand.copy()
    for seat in list(refused.waiting):
        make(refused, f"{seat} run")
    assert refused.result == {"points": [0, 0], "tricks": [0, 0], "awards": [[0, "refused", simple]]}
    make(hand, "1 accept")
    assert value(hand) == worth


@pytest.mark.parametrize(("scale", "worth"), [("2-4-8-12", 4), ("1-3-6-9-12", 3), ("2-4-6-10-12", 4)])
@pytest.mark.parametrize("winner", "XY")
def test_tru_13_either_side_wins_as_much_as_a_truco(scale, worth, winner):
    hand = arranged(winner * 2, score=(ten(scale), 5), scale=scale)
    make(hand, "0 accept")
    play_on(hand)
    play_on(hand)
    assert hand.result["awards"] == [["XY".index(winner), "hand", worth]]


def test_tru_13_nobody_raises_and_the_partners_cards_stay_in_view():
    hand = arranged("XX", score=(10, 0))
    make(hand, "0 accept")
    for seat in range(4):
        assert "raise" not in verbs(hand, seat)
        assert refusal(hand, f"{seat} raise") == "special_hand"
        assert hand.view(2)["partner"] == hand.view(0)["hand"]
        assert hand.view(1)["partner"] is None
        make(hand, f"{seat} {a_card(hand, seat)}")


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("players", [2, 4])
def test_tru_14_both_at_ten_play_an_iron_hand(scale, players):
    hand = truco(score=(ten(scale), ten(scale)), scale=scale, players=players)
    seen = hand.view(0)
    assert (seen["iron"], seen["ten"], seen["partner"], seen["raise"]) == (True, None, None, None)
    assert (hand.waiting, value(hand)) == ({0: "play"}, SCALE_OF[scale][1])
    assert len(seen["hand"]) == 3
    assert refusal(hand, "0 raise") == "special_hand"


# ---- giving up


def test_tru_15_any_seat_proposes_and_its_partner_decides():
    for seat in range(4):
        hand = truco()
        assert [list(hand.legal(other)) for other in (1, 2, 3)] == [["resign"]] * 3
        make(hand, f"{seat} resign")
        partner = (seat + 2) % 4
        assert (hand.waiting, hand.view(None)["resigning"]) == ({partner: "resign"}, seat)
        for other in range(4):
            assert list(hand.legal(other)) == (["agree", "refuse"] if other == partner else [])
        assert list(hand.defaults(partner)) == ["refuse"]
        assert refusal(hand, f"{seat} resign") == "not_your_turn"
        make(hand, f"{partner} agree")
        assert hand.result["awards"] == [[1 - seat % 2, "resigned", 2]]


def test_tru_15_refused_one_may_propose_again_after_another_card():
    hand = truco([], "0 resign", "2 refuse")
    assert hand.waiting == {0: "play"}
    assert ("resign" in hand.legal(0), list(hand.legal(2))) == (False, ["resign"])
    assert refusal(hand, "0 resign") == "resign_again"
    make(hand, "2 resign", "0 refuse")
    assert refusal(hand, "2 resign") == "resign_again"
    make(hand, "1 resign", "3 refuse")
    assert "raise" in hand.legal(0)
    make(hand, "0 raise", "1 accept")
    assert "resign" not in hand.legal(0)
    make(hand, f"0 {hand.legal(0)[0]}")
    assert all("resign" in hand.legal(seat) for seat in range(4))


def test_tru_15_a_card_face_down_is_a_card_too_and_one_proposes_without_cards_left():
    hand = played("TT")
    make(hand, "3 resign", "1 refuse", "0 flip Kh")
    assert list(hand.legal(3))[-1] == "resign"
    assert hand.view(0)["hand"] == []
    make(hand, "0 resign", "2 agree")
    assert hand.result["awards"] == [[1, "resigned", 2]]
    assert hand.result["tricks"] == [0, 0]


def test_tru_15_not_with_a_request_pending_nor_while_a_hand_of_ten_is_decided():
    hand = truco([], "0 raise")
    assert [refusal(hand, f"{seat} resign") for seat in (0, 1)] == ["not_your_turn", "wrong_decision"]
    hand = truco(score=(10, 0))
    assert [refusal(hand, f"{seat} resign") for seat in (0, 1)] == ["wrong_decision", "not_your_turn"]
    make(hand, "0 accept", "1 resign", "3 agree")
    assert hand.result["awards"] == [[0, "resigned", 4]]


@pytest.mark.parametrize("step", range(4))
def test_tru_15_the_other_side_gets_the_current_value(step):
    hand = accepted(truco(), step)
    make(hand, "3 resign", "1 agree")
    assert hand.result["awards"] == [[0, "resigned", SCALE_OF["2-4-8-12"][step]]]


@pytest.mark.parametrize("seat", [0, 1])
def test_tru_15_one_a_side_gives_up_at_once(seat):
    hand = truco([], f"{seat} resign", players=2)
    assert hand.result["awards"] == [[1 - seat, "resigned", 2]]


def test_tru_15_bots_leave_it_to_their_human():
    assert TRUCO.initiatives == {"resign"}
    assert TRUCO.joint == {"answer": "run", "ten": "run", "resign": "agree"}
    assert TRUCO.clocks == {"resign": 10_000}


# ---- game and match


@pytest.mark.parametrize(
    ("score", "games", "after"),
    [
        ((8, 3), (0, 0), {"score": [10, 3], "games": [0, 0]}),
        ((10, 3), (0, 0), {"score": [0, 0], "games": [1, 0], "closed": [14, 3]}),
        ((11, 11), (0, 1), {"score": [0, 0], "games": [1, 1], "closed": [15, 11]}),
        ((10, 9), (1, 1), {"score": [0, 0], "games": [2, 1], "closed": [14, 9], "over": True, "winners": [0]}),
    ],
)
def test_tru_16_twelve_win_a_game_and_two_games_the_match(score, games, after):
    hand = arranged("XX", score=score, games=games)
    if hand.view(None)["ten"] is not None:
        make(hand, "0 accept")
    play_on(hand)
    play_on(hand)
    assert hand.after == after


def test_tru_17_a_complete_trick_is_shown_for_two_seconds():
    hand = arranged("XX")
    for _ in range(2):
        play_on(hand, settle=False)
        assert hand.pause is not None
        assert (hand.pause.kind, hand.pause.ms, hand.pause.open) == ("trick", 2000, False)
        assert not hand.waiting
        assert not any(hand.legal(seat) for seat in range(4))
        assert (hand.over, hand.result, hand.after) == (False, None, None)
        hand.settle()
    assert hand.over
