"""What people rely on before the first card."""

import pytest

from tests.table.room import ANA, BIA, PEOPLE, RUI, TEO, ZE, Room, seated


def names(room: Room) -> list[str | None]:
    return [seat and seat["name"] for seat in room.view()["seats"]]


def test_who_opens_a_table_sits_on_seat_0_and_is_host():
    view = Room(4).view()
    assert view["phase"] == "lobby"
    assert view["host"] == 0
    assert view["seats"] == [
        {"name": "Ana", "kind": "human", "level": None, "bank": 60_000, "gesture": None},
        None,
        None,
        None,
    ]
    assert view["hand"] is None


def test_everybody_may_sit_where_nobody_sits_and_move_to_another_seat():
    room = Room(4)
    room.do(RUI, "sit 1")
    room.do(RUI, "sit 3")
    assert names(room) == ["Ana", None, None, "Rui"]
    assert room.refusal(TEO, "sit 3") == "seat_taken"


def test_a_seat_needs_a_contribution_to_the_shuffle():
    assert Room().refusal(RUI, "sit 1", entropy=b"short") == "bad_request"


def test_people_who_sit_down_at_the_same_time_do_not_make_each_other_stale():
    room = Room(4)
    turn = room.table.turn
    room.do(RUI, "sit 1", turn=turn)
    room.do(TEO, "sit 2", turn=turn)
    assert names(room) == ["Ana", "Rui", "Téo", None]


def test_the_next_human_is_host_when_the_host_leaves():
    room = seated(4)
    room.do(ANA, "leave")
    assert names(room) == [None, "Rui", "Téo", "Bia"]
    assert room.view(None)["host"] == 1
    room.do(RUI, "clear 2")


def test_whoever_sits_down_at_an_empty_table_is_host():
    room = Room()
    room.do(ANA, "leave")
    assert room.view(None)["host"] is None
    room.do(RUI, "sit 1")
    assert room.view(None)["host"] == 1


def test_the_host_puts_bots_people_and_sides_where_he_wants():
    room = seated(4)
    room.do(ANA, "clear 3")
    room.do(ANA, "bot 3 random")
    room.do(ANA, "switch 1 2")
    assert names(room) == ["Ana", "Téo", "Rui", "Lia"]
    assert room.view()["seats"][3] == {"name": "Lia", "kind": "bot", "level": "random", "bank": 60_000, "gesture": None}


@pytest.mark.parametrize(
    "text", ["bot 1 easy", "clear 0", "switch 0 1", "option target 6", "clock 15", "recall on", "start"]
)
def test_only_the_host_arranges_the_table(text):
    assert seated().refusal(RUI, text) == "host_only"
    assert seated().refusal(ZE, text) == "host_only"


def test_options_are_chosen_by_their_values_and_shown_with_the_defaults():
    room = Room()
    room.do(ANA, "option target 6")
    room.do(ANA, "option relo next_card")
    room.do(ANA, "option relo same_trick")
    options = room.view()["options"]
    assert options["target"] == 6
    assert options["relo"] == "same_trick"
    assert room.table.options == {"target": 6}
    assert room.refusal(ANA, "option target 5") == "unknown_option"
    assert room.refusal(ANA, "option colour red") == "unknown_option"


def test_the_clock_is_one_of_those_known():
    room = Room()
    room.do(ANA, "clock day")
    assert room.view()["clock"] == "day"
    assert room.refusal(ANA, "clock 31") == "unknown_option"


def test_the_commitment_is_shown_before_anybody_contributes_and_does_not_change():
    room = Room()
    shown = room.view()["commitment"]
    room.do(RUI, "sit 1")
    room.do(ANA, "start")
    assert room.view()["commitment"] == shown
    assert room.view()["entropy"] == [True, True]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "wrong_phase"),
        ("play 7h", "wrong_phase"),
        ("sit", "bad_request"),
        ("sit x", "bad_request"),
        ("sit ²", "bad_request"),
        ("sit 1 2", "bad_request"),
        ("sit 9", "no_such_seat"),
        ("bot 1", "bad_request"),
        ("bot 1 genius", "bad_request"),
        ("bot 0 easy", "seat_taken"),
        ("clear 1", "seat_empty"),
        ("switch 0 9", "no_such_seat"),
        ("start now", "bad_request"),
        ("back", "not_away"),
        ("vote yes", "no_proposal"),
        ("vote maybe", "bad_request"),
        ("propose rematch", "wrong_phase"),
        ("propose party", "bad_request"),
        ("propose replace", "bad_request"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_code(text, code):
    assert Room().refusal(ANA, text) == code


def test_somebody_without_a_seat_decides_nothing():
    room = Room()
    assert room.refusal(ZE, "leave") == "not_seated"
    assert room.refusal(ZE, "vote yes") == "not_seated"


def test_seats_alternate_sides():
    room = seated(4)
    room.do(ANA, "start")
    assert room.view()["score"] == [0, 0]
    assert [room.table.seat_of(user.id) for user in (*PEOPLE[:4], BIA)] == [0, 1, 2, 3, 3]
