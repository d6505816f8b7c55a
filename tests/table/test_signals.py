"""BRI-12: what a pair's gestures mean is theirs alone; that one was made is for everybody to see."""

import pytest

from tests.table.room import ANA, BIA, RUI, TEO, ZE, Room, seated, started


def lobby(**options):
    return seated(4, game="brisca", **{"signals": "on", **options})


def test_what_a_member_says_holds_for_the_pair_and_nobody_else_sees_it():
    room = lobby()
    room.do(ANA, "signal wink ace")
    room.do(TEO, "signal lips three")
    agreed = {"wink": "ace", "lips": "three"}
    assert [room.view(seat)["signals"] for seat in (0, 1, 2, 3, None)] == [agreed, {}, agreed, {}, None]


def test_a_meaning_can_be_changed_and_taken_back():
    room = lobby()
    room.do(ANA, "signal wink ace")
    room.do(TEO, "signal wink king")
    assert room.view(0)["signals"] == {"wink": "king"}
    room.do(ANA, "signal wink -")
    assert room.view(2)["signals"] == {}


def test_a_new_partner_does_not_find_the_old_agreement():
    room = lobby()
    room.do(ANA, "signal wink ace")
    room.do(TEO, "leave")
    room.do(ZE, "sit 2")
    assert room.view(2)["signals"] == {}


def test_what_one_of_a_pair_agreed_on_with_somebody_else_is_not_told_on():
    room = lobby()
    room.do(ANA, "signal wink ace")
    room.do(TEO, "leave")
    room.do(ZE, "sit 2")
    assert room.view(0)["signals"] == {}
    room.do(ANA, "signal lips three")
    assert [room.view(seat)["signals"] for seat in (0, 2)] == [{"lips": "three"}] * 2


def test_an_agreement_belongs_to_the_pair_wherever_it_sits():
    room = lobby()
    room.do(ANA, "signal wink ace")
    room.do(RUI, "signal chin king")
    room.do(ANA, "switch 1 2")
    assert [room.view(seat)["signals"] for seat in range(4)] == [{}] * 4
    room.do(ANA, "switch 0 3")
    assert [room.view(seat)["signals"] for seat in range(4)] == [{"chin": "king"}, {"wink": "ace"}] * 2


def test_a_gesture_is_seen_by_the_whole_table_and_holds_nobody_up():
    room = lobby()
    room.do(ANA, "signal wink ace")
    room.do(ANA, "start")
    turn, deadline = room.table.turn, room.view()["deadline"]
    room.do(TEO, "gesture wink")
    for seat in (0, 1, 2, 3, None):
        assert room.view(seat)["seats"][2]["gesture"] == {"name": "wink", "at": room.now}
    assert (room.table.turn, room.view()["deadline"]) == (turn, deadline)
    assert room.view(1)["signals"] == {}


def test_gestures_come_two_seconds_apart():
    room = lobby()
    room.do(ANA, "start")
    room.do(ANA, "gesture wink")
    room.now += 1_999
    assert room.refusal(ANA, "gesture lips") == "too_early"
    room.do(RUI, "gesture lips")
    room.now += 1
    room.do(ANA, "gesture lips")
    assert room.view()["seats"][0]["gesture"]["name"] == "lips"


def test_a_new_match_begins_without_gestures():
    room = lobby()
    room.do(ANA, "start")
    room.do(ANA, "gesture wink")
    for user in (ANA, RUI, TEO, BIA):
        if room.table.phase == "playing":
            room.do(user, "propose close" if user is ANA else "vote yes")
    for user in (ANA, RUI, TEO, BIA):
        room.do(user, "propose rematch" if user is ANA else "vote yes")
    assert room.table.phase == "playing"
    assert room.view()["seats"][0]["gesture"] is None


@pytest.mark.parametrize(
    "text", ["signal wink love", "signal moon ace", "signal wink", "signal wink ace ace", "signal"]
)
def test_an_agreement_that_is_none_is_refused(text):
    assert lobby().refusal(ANA, text) == "bad_request"


def test_signals_only_where_the_table_allows_them_and_partners_are():
    assert lobby(signals="off").refusal(ANA, "signal wink ace") == "no_signals"
    assert seated(2, game="brisca", signals="on").refusal(ANA, "signal wink ace") == "no_signals"
    assert Room(4).refusal(ANA, "signal wink ace") == "no_signals"
    assert seated(2, game="brisca", signals="on").view()["signals"] is None


def test_a_stranger_makes_none_and_nobody_before_or_outside_a_match():
    room = lobby()
    assert room.refusal(ZE, "signal wink ace") == "not_seated"
    assert room.refusal(ANA, "gesture wink") == "wrong_phase"
    room.do(ANA, "start")
    assert room.refusal(ZE, "gesture wink") == "not_seated"
    assert room.refusal(ANA, "gesture moon") == "bad_request"
    assert room.refusal(ANA, "signal wink ace") == "wrong_phase"
    room.do(ANA, "leave")
    assert room.refusal(ANA, "gesture wink") == "not_seated"


def test_without_the_option_no_gesture_is_made():
    assert started(4, game="brisca").refusal(ANA, "gesture wink") == "no_signals"
