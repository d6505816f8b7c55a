"""Records: what is written is read, and what is wrong is refused with a reason."""

import json
from itertools import islice, pairwise
from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.games import GAMES
from carteado.record import Record, RecordError, check, dump, every_moves, parse, redact, replay
from carteado.simulation import matches

GIVEN = (
    '{"record":1,"game":"bisca","rules":1,"players":2,"options":{},"dealer":1,"before":{"score":[0,1]},"deck":"'
    "4d Jc 7s 2h Ad 6c Kh 3s Ac 2c 3c 4c 5c 7c Qc Kc 2d 3d 5d 6d 7d Jd Qd Kd Ah 3h 4h 5h 6h 7h Jh Qh As 2s 4s 5s 6s Js "
    'Qs Ks","moves":["0 choose draw","1 swap","0 play 4d","1 play Jc"]}'
)

REQUIRED = ["record", "game", "rules", "players", "options", "dealer", "before", "deck", "moves"]


@pytest.fixture
def line():
    """A finished hand with all its legal moves."""
    record = next(matches(GAMES["bisca"], 4, {"target": 6}, [LEVELS["random"]] * 4, Random(1)))
    record.legal = every_moves(record)
    return dump(record)


def fault(line, **changes):
    fields = json.loads(line) | changes
    return reason(json.dumps({key: value for key, value in fields.items() if value != "missing"}))


def reason(line):
    with pytest.raises(RecordError) as error:
        check(parse(line))
    return str(error.value)


def test_the_given_record_is_read_played_and_written_to_the_letter():
    record = parse(GIVEN)
    hand = replay(record)
    assert dump(record) == GIVEN
    check(record)
    seen = hand.view(None)
    assert (seen["trump"], seen["open"], seen["winner"], seen["swapped"]) == ("h", "2h", 0, 1)
    assert hand.result is None


def test_keys_stand_in_their_order(line):
    order = [*REQUIRED, "legal", "result", "after"]
    assert list(json.loads(line)) == order
    repeated = parse(line)
    repeated.repeated = True
    assert list(json.loads(dump(repeated))) == [*order, "repeated"]


def test_what_is_written_is_read_again(line):
    assert dump(parse(line)) == line


def test_options_at_their_defaults_are_left_out(line):
    record = parse(line)
    record.options = GAMES["bisca"].resolve(record.options)
    assert json.loads(dump(record))["options"] == {"target": 6}


def test_legal_holds_what_may_be_done_in_a_pause_and_after_it():
    legal = every_moves(parse(GIVEN))
    assert legal == [
        ["0 choose copas", "0 choose draw"],
        ["0 play 4d", "0 play 7s", "0 play Ad", "1 swap"],
        ["0 play 4d", "0 play 7s", "0 play Ad"],
        ["1 play 6c", "1 play Jc", "1 play Kh"],
    ]


def test_legal_is_empty_where_only_the_table_can_move():
    record = parse(GIVEN.replace("Kh 3s", "7h 3s").replace("6h 7h Jh", "6h Kh Jh"))
    record.moves = ["0 choose draw", "- return 10", "0 play 4d"]
    assert every_moves(record)[1] == []
    check(record)


def test_leads_after_a_trick_come_from_the_hand_after_the_draw():
    record = parse(GIVEN)
    record.moves.append("0 play 3s")  # drawn first, after the trick
    assert every_moves(record)[-1] == ["0 play 3s", "0 play 7s", "0 play Ad"]


@pytest.mark.parametrize("key", REQUIRED)
def test_a_missing_key_is_named(line, key):
    assert fault(line, **{key: "missing"}) == f"no {key}"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"record": 2}, "record is not of version 1"),
        ({"record": True}, "record is not of version 1"),
        ({"game": "poker"}, "unknown game 'poker'"),
        ({"game": ["bisca"]}, "unknown game ['bisca']"),
        ({"rules": 7}, "rules is not 1"),
        ({"players": 3}, "players is not a number of this game"),
        ({"players": 4.0}, "players is not a number of this game"),
        ({"players": "4"}, "players is not a number of this game"),
        ({"options": []}, "options is not an object"),
        ({"options": {"target": 5}}, "bisca has no option target=5"),
        ({"options": {"target": "6"}}, "bisca has no option target=6"),
        ({"options": {"target": 6.0}}, "option target is neither a whole number nor text"),
        ({"options": {"target": [6]}}, "option target is neither a whole number nor text"),
        ({"options": {"colour": "red"}}, "bisca has no option colour=red"),
        ({"dealer": 4}, "dealer is not a seat"),
        ({"dealer": -1}, "dealer is not a seat"),
        ({"dealer": None}, "dealer is not a seat"),
        ({"before": {}}, "before has not the keys score"),
        ({"before": {"score": [0, 0], "over": True}}, "before has not the keys score"),
        ({"before": {"score": [0]}}, "before: score is not like [0, 0]"),
        ({"before": {"score": [0, "1"]}}, "before: score is not like [0, 0]"),
        ({"deck": 5}, "deck is not text"),
        ({"deck": ""}, "deck: unknown card ''"),
        ({"deck": "Xx"}, "deck: unknown card 'Xx'"),
        ({"deck": "7h 7h"}, "deck: 7h twice"),
        ({"deck": "9h"}, "deck: 9h is not in the pack"),
        ({"deck": "7h"}, "deck: 1 cards in place of 40"),
        ({"moves": "none"}, "moves is not a list of texts"),
        ({"moves": [1]}, "moves is not a list of texts"),
        ({"legal": []}, "legal is not a list with one entry a move"),
        ({"legal": [1] * 42}, "move 0: legal is not a list of texts"),
        ({"result": []}, "result is not an object"),
        ({"after": None}, "after is not an object"),
        ({"result": "missing"}, "no result, but the hand is over"),
        ({"after": "missing"}, "no after, but the hand is over"),
        ({"repeated": False}, "repeated is not true"),
        ({"repeated": True}, "repeated, but the hand did not leave the match without a winner"),
        ({"clock": 5}, "unknown key 'clock'"),
    ],
    ids=str,
)
def test_a_wrong_value_is_named(line, changes, expected):
    moves = json.loads(line)["moves"]
    if changes.get("legal"):
        changes = {"legal": [1] * len(moves)}
    assert fault(line, **changes) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("9" * 5000, "not JSON"),
        ("[]", "not a JSON object"),
        ("null", "not a JSON object"),
        ('{"record":1,"record":1}', "a key stands twice in one object"),
    ],
    ids=["empty", "brace", "deep", "long", "list", "null", "twice"],
)
def test_what_is_no_record_is_told_so(text, expected):
    assert reason(text).startswith(expected)


def test_an_illegal_move_is_found_at_its_place(line):
    moves = json.loads(line)["moves"]
    assert (
        fault(GIVEN, moves=["0 choose draw", "1 swap", "0 play 4c"]) == "move 2: '0 play 4c' is not legal: not_in_hand"
    )
    assert fault(GIVEN, moves=["0 choose draw", "0 dance"]) == "move 1: '0 dance' is not legal: unknown_move"
    assert fault(GIVEN, moves=["0 choose draw", "x play 4d"]) == "move 1: 'x play 4d' does not begin with a seat"
    assert fault(GIVEN, moves=["00 choose draw"]) == "move 0: '00 choose draw' does not begin with a seat"
    assert fault(GIVEN, moves=["0 play 4d"]) == "move 0: '0 play 4d' is not legal: wrong_decision"
    over = fault(line, moves=[*moves, "0 play 4d"], legal="missing")
    assert over == f"move {len(moves)}: '0 play 4d' is not legal: not_your_turn"


def test_a_running_hand_has_no_result():
    assert fault(GIVEN, result={}) == "result given, but the hand is not over"
    assert fault(GIVEN, after={"score": [0, 1]}) == "after given, but the hand is not over"


def test_wrong_claims_are_shown_beside_what_is_right(line):
    fields = json.loads(line)
    legal = fields["legal"]
    legal[5] = legal[5][:-1]
    assert fault(line, legal=legal).startswith("move 5: legal is [")
    result = fields["result"] | {"points": [120, 0]}
    assert fault(line, result=result).startswith("result is {")
    assert " and should be {" in fault(line, after={"score": [9, 9]})
    assert fault(line, after={"score": [True, 0]}).startswith("after is")


def test_equal_numbers_of_another_kind_are_not_the_same(line):
    result = json.loads(line)["result"]
    result["points"] = [float(points) for points in result["points"]]
    assert fault(line, result=result).startswith("result is")


def test_records_of_a_match_join_up():
    records = list(islice(matches(GAMES["bisca"], 2, {}, [LEVELS["random"]] * 2, Random(4)), 300))
    ended = [record.after.get("over", False) for record in records]
    assert sum(ended) > 20
    for one, next_one in pairwise(records):
        assert next_one.before == ({"score": [0, 0]} if one.after.get("over") else {"score": one.after["score"]})
        assert next_one.dealer == (one.dealer + 1) % 2


def test_a_face_down_card_is_hidden_from_the_others():
    record = Record("bisca", 2, {}, 0, {"score": [0, 0]}, (), ["0 flip 7h", "1 flip 4c", "1 play Ad"])
    assert redact(record, 0)["moves"] == ["0 flip 7h", "1 flip ??", "1 play Ad"]
    assert redact(record, None)["moves"] == ["0 flip ??", "1 flip ??", "1 play Ad"]
