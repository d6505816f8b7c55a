"""The table options of sueca, revokes among them."""

from itertools import islice, product
from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.cards import PACK_40
from carteado.games.sueca import SUECA
from carteado.record import Record, check, dump, every_moves, finish, parse, replay, settle
from carteado.simulation import matches
from tests.games.sueca_support import dealt, pack_of, play_out, position, scored, sueca, uncut
from tests.games.support import make, plays, refusal


def test_option_quick_deal_names_the_moves_of_the_table_and_changes_no_hand():
    assert SUECA.quick(SUECA.resolve({})) == {"cut", "from"}
    assert SUECA.quick(SUECA.resolve({"quick_deal": "off"})) == set()
    assert SUECA.luck == {"cut", "from"}
    on, off = (sueca(PACK_40, "1 cut 20", quick_deal=value) for value in ("on", "off"))
    assert on.view(0) == off.view(0)


def test_option_direction_changes_no_hand():
    one, other = (sueca(PACK_40, "1 cut 20", "0 from top", direction=value) for value in ("clockwise", "anticlockwise"))
    assert [one.view(seat) for seat in range(4)] == [other.view(seat) for seat in range(4)]
    assert SUECA.clockwise


def test_option_annul_off():
    hand = dealt({1: "7d 6d 5d 4d 6s 5s 4s 6c 5c 4c", 0: "2h"}, annul="off")
    assert not hand.legal(1)[0].startswith("annul")
    assert hand.view(1)["annul_points"] is None
    assert refusal(hand, "1 annul") == "no_annulling"


def test_option_tie_void():
    assert scored((60, 60), before=(1, 1), tie="void").after == {"score": [1, 1], "ties": 0}
    assert scored((61, 59), before=(1, 1), tie="void").result["awards"] == [[0, "win", 1]]
    hand = dealt({1: "7d 6d 5d 4d 6s 5s 4s 6c 5c 4c", 0: "2h"}, "1 annul", tie="void")
    assert hand.after == {"score": [0, 0], "ties": 0}


def test_option_bandeira_points():
    assert scored((120, 0), (9, 1), (1, 3), 2, bandeira="points").result["awards"] == [[0, "bandeira", 3]]
    assert scored((120, 0), (10, 0), (1, 3), bandeira="points").result["awards"] == [[0, "bandeira", 3]]
    assert scored((0, 120), (4, 6), bandeira="points").after["winners"] == [1]
    assert scored((118, 2), (9, 1), bandeira="points").result["awards"] == [[0, "win_91", 2]]


def test_option_first_lead_trump_yes():
    hand = dealt({0: "2h", 1: "Ah 7h 3d 4c"}, first_lead_trump="yes")
    assert {"Ah", "7h"} <= set(plays(hand, 1).split())
    assert hand.view(1)["barred"] == {}


@pytest.mark.parametrize("target", [4, 10])
def test_option_target(target):
    assert scored((61, 59), before=(target - 2, 0), target=target).after == {"score": [target - 1, 0], "ties": 0}
    after = scored((91, 29), before=(target - 1, target - 1), target=target).after
    assert after == {"score": [target + 1, target - 1], "ties": 0, "over": True, "winners": [0]}
    assert scored((120, 0), (10, 0), (1, 0), target=target).result["awards"] == [[0, "bandeira", target - 1]]
    assert scored((120, 0), (10, 0), (1, 0), target=target).after["score"] == [target, 0]


# ---- renuncia

# Seat 1 leads; seat 2 holds a diamond and revokes with a club, seat 3 has no diamond.
REVOKING = {0: "2h 4d", 1: "Ad 2s", 2: "3d 2c", 3: "3c 4c 5c 6c 7c Kc Jc Qc Ac 4s"}


def revoking(*moves, **options):
    return dealt(REVOKING, *moves, renuncia="on", **options)


def denounces(hand):
    return [[move for move in hand.legal(seat) if move.startswith("denounce")] for seat in range(4)]


ALL = [["denounce 1", "denounce 3"], ["denounce 0", "denounce 2"]] * 2


def test_renuncia_off_knows_no_denunciation():
    hand = dealt(REVOKING, "1 play Ad")
    assert denounces(hand) == [[]] * 4
    assert plays(hand, 2) == "3d"
    assert refusal(hand, "0 denounce 1") == "no_revokes"


def test_renuncia_any_card_may_be_played_but_a_trump_led_first():
    hand = revoking()
    assert plays(hand, 1) == plays(dealt(REVOKING), 1)
    make(hand, "1 play Ad")
    assert len(plays(hand, 2).split()) == 10
    assert hand.view(2)["barred"] == {}


def test_renuncia_either_opponent_may_be_denounced_from_the_first_card_on():
    hand = revoking()
    assert denounces(hand) == [[]] * 4
    assert refusal(hand, "0 denounce 1") == "nothing_played"
    make(hand, "1 play Ad")
    assert denounces(hand) == ALL
    assert hand.legal(2)[:2] == ("denounce 1", "denounce 3")
    assert list(hand.legal(2)) == sorted(hand.legal(2))
    assert [refusal(hand, move) for move in ("0 denounce 0", "0 denounce 2")] == ["not_an_opponent"] * 2
    assert refusal(hand, "0 denounce 4") == "unknown_move"


@pytest.mark.parametrize(("by", "missing"), [(1, 3), (3, 3)])
def test_renuncia_a_right_denunciation_wins_the_match_at_once(by, missing):
    hand = revoking("1 play Ad", "2 play 2c", score=(3, 1), ties=2)
    make(hand, f"{by} denounce 2")
    assert hand.over
    assert hand.result == {"points": [0, 0], "tricks": [0, 0], "awards": [[1, "denounced", missing]]}
    assert hand.after == {"score": [3, 4], "ties": 0, "over": True, "winners": [1]}
    assert hand.view(None)["denounced"] == {"by": by, "seat": 2, "right": True}
    assert not hand.waiting
    assert hand.pause is None
    assert [hand.legal(seat) for seat in range(4)] == [()] * 4
    assert refusal(hand, "0 denounce 1") == "already_denounced"


def test_renuncia_a_discard_by_one_who_is_void_is_no_revoke():
    hand = revoking("1 play Ad", "2 play 3d", "3 play Ac")
    make(hand, "0 denounce 3")
    assert not hand.over
    assert hand.view(2)["denounced"] == {"by": 0, "seat": 3, "right": False}


def test_renuncia_a_trump_in_place_of_the_led_suit_is_a_revoke():
    hand = dealt({0: "2h", 1: "Ad", 2: "3d 3h"}, "1 play Ad", "2 play 3h", renuncia="on")
    make(hand, "3 denounce 2")
    assert hand.after["winners"] == [1]


def test_renuncia_the_dealers_open_trump_counts_as_held():
    trick = ("1 play 3h", "2 play 4h", "3 play 5h")
    hands = {0: "2h 3d 4d 5d 6d 7d Kd Jd Qd Ad", 1: "3h", 2: "4h", 3: "5h"}
    hand = dealt(hands, *trick, "0 play 3d", renuncia="on", first_lead_trump="yes")
    make(hand, "1 denounce 0")
    assert hand.after["winners"] == [1]


def test_renuncia_an_earlier_trick_may_be_denounced_later():
    hand = revoking("1 play Ad", "2 play 2c", "3 play 3c")
    make(hand, f"0 {hand.defaults(0)[0]}", "1 play 2s")
    make(hand, "1 denounce 2")
    assert hand.result["awards"] == [[1, "denounced", 4]]
    assert hand.result["tricks"] == [0, 1]
    assert sum(hand.result["points"]) < 120


def test_renuncia_in_the_pause_it_waits_as_a_play_does():
    hand = revoking("1 play Ad", "2 play 2c", "3 play 3c")
    make(hand, f"0 {hand.defaults(0)[0]}")
    assert hand.pause
    assert denounces(hand) == [[]] * 4
    make(hand, "3 denounce 2")
    assert hand.over
    assert hand.result["tricks"] == [0, 1]


def test_renuncia_a_wrong_denunciation_lets_the_hand_go_on_and_is_made_once():
    hand = revoking("1 play Ad")
    waiting = dict(hand.waiting)
    make(hand, "0 denounce 1")
    assert hand.waiting == waiting
    assert denounces(hand) == [["denounce 3"], *ALL[1:]]
    assert refusal(hand, "0 denounce 1") == "already_denounced"
    make(hand, "2 denounce 1")
    play_out(hand)
    assert hand.result["awards"][-2:] == [[1, "false_denounce", 1]] * 2
    assert hand.after["score"][1] >= 2


def test_renuncia_both_sides_may_be_wrong():
    hand = scored((61, 59), wrong="1 denounce 0, 0 denounce 1, 3 denounce 0", renuncia="on", target=10)
    false = [[0, "false_denounce", 1], [0, "false_denounce", 1], [1, "false_denounce", 1]]
    assert hand.result["awards"] == [[0, "win", 1], *false]
    assert hand.after == {"score": [3, 1], "ties": 0}


def test_renuncia_a_wrong_denunciation_leaves_a_tie_a_tie():
    hand = scored((60, 60), wrong="0 denounce 1", ties=1, renuncia="on")
    assert hand.result["awards"] == [[1, "false_denounce", 1]]
    assert hand.after == {"score": [0, 1], "ties": 2}


def test_renuncia_a_wrong_denunciation_may_give_the_match_away():
    hand = scored((60, 60), wrong="0 denounce 1", before=(3, 3), renuncia="on")
    assert hand.after == {"score": [3, 4], "ties": 1, "over": True, "winners": [1]}


@pytest.mark.parametrize(
    ("points", "wrong", "late", "score", "winner"),
    [
        # made before the last card it counts before the hand is won
        ((61, 59), "0 denounce 1", "", [4, 4], 1),
        ((59, 61), "0 denounce 1", "", [3, 5], 1),
        # made after it, it counts after that
        ((61, 59), "", "0 denounce 1", [4, 4], 0),
        # both sides wrong: whoever was wrong first has lost
        ((60, 60), "0 denounce 1, 1 denounce 0", "", [4, 4], 1),
        ((60, 60), "1 denounce 0, 0 denounce 1", "", [4, 4], 0),
        ((60, 60), "1 denounce 0", "0 denounce 1", [4, 4], 0),
    ],
)
def test_renuncia_the_side_that_is_first_at_the_target_has_won(points, wrong, late, score, winner):
    hand = scored(points, wrong=wrong, before=(3, 3), renuncia="on")
    if late:
        make(hand, late)
    assert (hand.after["score"], hand.after["winners"]) == (score, [winner])


def test_renuncia_a_line_that_wins_the_match_stands_alone():
    hand = scored((120, 0), (10, 0), (3, 3), 1, wrong="0 denounce 1", renuncia="on")
    assert hand.result["awards"] == [[0, "bandeira", 1]]
    assert hand.after == {"score": [4, 3], "ties": 0, "over": True, "winners": [0]}
    hand = revoking("1 play Ad", "2 play 2c", "1 denounce 0", "3 denounce 2", score=(3, 2))
    assert hand.result["awards"] == [[1, "denounced", 2]]
    assert hand.after == {"score": [3, 4], "ties": 0, "over": True, "winners": [1]}


def played_out_with_a_revoke(**options):
    """A hand to its last card in which seat 2 revoked in the first trick."""
    return play_out(revoking("1 play Ad", "2 play 2c", **options))


def test_renuncia_a_hand_that_is_over_may_still_be_denounced():
    hand = played_out_with_a_revoke(score=(3, 0), ties=1)
    assert hand.over
    before = hand.result
    assert denounces(hand) == ALL
    make(hand, "2 denounce 1")  # wrong, and not the last word
    assert hand.result["awards"] == [*before["awards"], [1, "false_denounce", 1]]
    assert denounces(hand)[2] == ["denounce 3"]
    make(hand, "3 denounce 2")
    assert hand.result == {**before, "awards": [[1, "denounced", 4]]}
    assert hand.after == {"score": [3, 4], "ties": 0, "over": True, "winners": [1]}
    assert denounces(hand) == [[]] * 4
    assert refusal(hand, "1 play Ad") == "not_your_turn"


@pytest.mark.parametrize(
    "late", [[], ["3 denounce 2"], ["0 denounce 1"], ["0 denounce 1", "3 denounce 0", "1 denounce 2"]]
)
def test_renuncia_the_record_checks_with_and_without_a_late_denunciation(late):
    deck = uncut(pack_of(REVOKING))
    moves = ["1 cut 13", "0 from top", "1 play Ad", "2 play 2c"]
    hand = sueca(deck, *moves, renuncia="on")
    while not hand.over:
        if hand.pause:
            hand.settle()
            continue
        seat = next(iter(hand.waiting))
        move = hand.defaults(seat)[0]
        hand.apply(seat, move)
        moves.append(f"{seat} {move}")
    make(hand, *late)
    options = {"renuncia": "on"}
    record = Record("sueca", 4, options, 0, {"score": [0, 0], "ties": 0}, deck, [*moves, *late])
    record.legal = every_moves(record)
    finish(record, hand)
    check(parse(dump(record)))
    again = replay(record)
    settle(again)
    assert again.result == hand.result
    if late:
        assert set(late[:1]) <= set(record.legal[42])
        assert len(record.legal[42]) == 8
    assert (hand.result["awards"][0][1] == "denounced") is bool(late and late[-1].endswith("2"))


def test_renuncia_a_late_clock_neither_revokes_nor_denounces():
    hand = revoking("1 play Ad")
    assert hand.defaults(2) == ("play 3d",)
    make(hand, "2 play 3d")
    assert len(hand.defaults(3)) == 10
    assert not any(move.startswith("denounce") for move in hand.defaults(3))


def test_renuncia_the_easy_bot_never_revokes():
    for record in islice(matches(SUECA, 4, {"renuncia": "on"}, [LEVELS["easy"]] * 4, Random(2)), 60):
        assert replay(record)._revoked == 0
        assert not any("denounce" in move for move in record.moves)


def test_renuncia_the_easy_bot_denounces_what_the_table_proves():
    hand = position("s", ["2d 2c 6h", "4d 3c 6c", "5d 5h 4h", "6d 7c Kc"], "Ad 4c 7d Kd", renuncia="on")
    hand.settle()
    make(hand, "0 play 2d", "1 play 4d")
    assert LEVELS["easy"](hand.legal(2), lambda: hand.view(2), Random(1)) == "denounce 1"
    assert LEVELS["easy"](hand.legal(3), lambda: hand.view(3), Random(1)).startswith("denounce")  # not its turn
    make(hand, "2 denounce 1")
    assert hand.result["awards"] == [[0, "denounced", 4]]


@pytest.mark.parametrize(
    ("tie", "bandeira", "renuncia", "target"),
    list(product(["carry", "void"], ["tricks", "points"], ["off", "on"], [4, 10])),
)
@pytest.mark.parametrize("level", ["random", "easy"])
def test_options_together_make_records_that_check(tie, bandeira, renuncia, target, level):
    chosen = {"tie": tie, "bandeira": bandeira, "renuncia": renuncia, "target": target, "first_lead_trump": "yes"}
    for record in islice(matches(SUECA, 4, chosen, [LEVELS[level]] * 4, Random(9)), 12):
        record.legal = every_moves(record)
        check(parse(dump(record)))
        gained = [0, 0]
        for side, _, points in record.result["awards"]:
            gained[side] += points
        assert [a + g for a, g in zip(record.before["score"], gained, strict=True)] == record.after["score"]
        assert len(record.after.get("winners", [0])) == 1
