"""Questions that the humans at a table answer together."""

import json

import pytest

from tests.table.room import ANA, BIA, PEOPLE, RUI, TEO, ZE, Room, play_hand, started


def both_closed(players: int = 2, **given: object) -> Room:
    """A match whose last hand was closed by both sides (BIS-22)."""
    for seed in range(40):
        room = started(players, seed=seed, **given)
        room.table.before = {"score": [4, 3]}  # cannot come about, but closes both whenever side 1 earns a point
        play_hand(room)
        if room.table.phase == "deciding":
            return room
    raise AssertionError("no such hand")


def test_when_both_sides_close_nobody_wins_and_the_table_asks():  # BIS-22
    view = both_closed().view()
    assert view["phase"] == "deciding"
    assert view["winners"] is None
    assert view["proposal"]["kind"] == "repeat"
    assert view["proposal"]["electorate"] == [0, 1]


def test_a_unanimous_yes_repeats_the_hand_with_the_same_shuffler():  # BIS-22, BIS-23
    room = both_closed()
    dealer, secret = room.table.dealer, room.table.secret
    room.do(ANA, "vote yes")
    room.do(RUI, "vote yes")
    assert room.view()["phase"] == "playing"
    assert room.view()["score"] == [4, 3]
    assert (room.table.dealer, room.table.secret, room.table.deal) == (dealer, secret, 2)
    record = json.loads(room.records["0001#0001"])
    assert record["repeated"] is True
    assert list(record)[-1] == "repeated"


@pytest.mark.parametrize("end", ["no", "silence"])
def test_otherwise_the_match_is_closed_without_a_winner(end):  # BIS-22
    room = both_closed()
    room.do(ANA, "vote yes")
    if end == "no":
        room.do(RUI, "vote no")
    else:
        room.wait(59_999)
        assert room.view()["phase"] == "deciding"
        room.wait(1)
    view = room.view()
    assert view["phase"] == "over"
    assert view["winners"] == []
    assert "repeated" not in json.loads(room.records["0001#0001"])


def test_a_majority_is_enough_where_the_table_wants_it():  # BIS-22, option replay_vote
    room = both_closed(4, replay_vote="majority")
    room.do(ANA, "vote yes")
    room.do(RUI, "vote no")
    room.do(TEO, "vote yes")
    assert room.view()["phase"] == "deciding"
    room.do(BIA, "vote yes")
    assert room.view()["phase"] == "playing"


def test_who_leaves_has_no_voice():
    room = both_closed(4)
    for user in (ANA, RUI, TEO):
        room.do(user, "vote yes")
    room.do(BIA, "leave")
    assert room.view()["phase"] == "playing"


def test_a_match_is_closed_when_all_agree():
    room = started()
    room.do(ANA, "propose close")
    assert room.view(1)["proposal"] == {
        "kind": "close",
        "by": 0,
        "seat": None,
        "electorate": [0, 1],
        "yes": [0],
        "expires": room.now + 60_000,
    }
    assert room.refusal(RUI, "propose close") == "proposal_open"
    assert room.refusal(ZE, "vote yes") == "not_seated"
    room.do(RUI, "vote yes")
    assert room.view()["phase"] == "over"
    assert room.view()["winners"] is None
    assert room.refusal(RUI, "play 7h") == "table_closed"


def test_an_absent_player_is_replaced_by_the_majority_of_the_others():
    room = started(4, clock="none")
    assert room.refusal(ANA, "propose replace 0") == "no_such_seat"
    assert room.refusal(ANA, "propose replace 7") == "no_such_seat"
    room.do(ANA, "propose replace 3")
    assert room.refusal(BIA, "vote no") == "no_proposal"
    room.do(RUI, "vote yes")
    assert room.view()["seats"][3]["kind"] == "away"
    room.do(BIA, "back")


def test_a_question_that_nobody_answers_is_dropped():
    room = started(clock="none")
    room.do(ANA, "propose close")
    room.wait(60_000)
    assert room.view()["proposal"] is None
    assert room.view()["phase"] == "playing"


def test_a_bot_has_no_voice():
    room = Room(4)
    room.do(ANA, "start")
    room.do(ANA, "propose close")
    assert room.view()["phase"] == "over"


def test_the_clock_goes_on_while_a_question_is_open():
    room = started(clock="15")
    room.show()
    deadline = room.view()["deadline"]
    room.do(PEOPLE[0], "propose close")
    assert room.view()["deadline"] == deadline
