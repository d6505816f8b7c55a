"""Nobody can hold up a table: clocks, banks, bots that take over and give back, tables that end."""

import pytest

from carteado.table.state import Refused
from tests.table.room import ANA, PEOPLE, RUI, Room, play_hand, started, waiting_user


def test_the_clock_starts_when_the_last_frame_is_shown():
    room = started(clock="15")
    assert room.view()["deadline"] == room.table.until + 15_000


def test_at_zero_the_bank_is_used_and_then_the_default_move_is_made():  # BIS-7
    room = started(clock="15")
    user, seat = waiting_user(room)
    room.wait(15_000 + 59_999)
    assert room.table.moves == []
    room.wait(1)
    assert room.table.moves[0] == f"{seat} choose draw"
    assert room.view()["seats"][seat]["bank"] == 0
    assert room.view()["seats"][seat]["kind"] == "human"
    assert user.id == room.table.seats[seat].user


def test_time_past_the_clock_is_taken_from_the_bank():
    room = started(clock="15")
    user, seat = waiting_user(room)
    room.now += 15_000 + 12_345
    room.do(user, "choose copas")
    assert room.view()["seats"][seat]["bank"] == 60_000 - 12_345


def test_an_op_that_comes_after_the_time_is_up_is_stale():
    room = started(clock="15")
    user, seat = waiting_user(room)
    turn = room.table.turn
    room.now += 75_001
    with pytest.raises(Refused, match="stale"):
        room.do(user, "choose copas", turn=turn)
    assert room.table.moves[0] == f"{seat} choose draw"


def absent(room: Room) -> int:
    """Let the clock run out for whoever is to move until a bot takes a seat; that seat."""
    while all(seat["kind"] != "away" for seat in room.view()["seats"]):
        assert room.table.phase == "playing"
        room.wait(room.table.due - room.now)
    return next(number for number, seat in enumerate(room.view()["seats"]) if seat["kind"] == "away")


def test_the_second_time_out_in_a_row_hands_the_seat_to_a_bot_and_its_human_takes_it_back():
    room = started(clock="15")
    seat = absent(room)
    user = PEOPLE[seat]
    room.do(user, "back")
    assert room.view()["seats"][seat]["kind"] == "human"
    assert room.refusal(user, "back") == "not_away"


def test_a_move_of_ones_own_forgives_an_earlier_time_out():
    room = started(clock="15")
    _, seat = waiting_user(room)
    room.wait(75_000)
    assert room.table.seats[seat].late == 1
    while True:
        user, turn = waiting_user(room)
        room.play_on(user, turn)
        if turn == seat:
            break
    assert room.table.seats[seat].late == 0


@pytest.mark.parametrize("clock", ["15", "30", "60", "90", "day"])
def test_a_table_that_everybody_has_abandoned_ends(clock):
    room = started(clock=clock)
    for _ in range(200):
        if not room.table.due:
            break
        room.wait(room.table.due - room.now)
    assert room.table.phase == "over"
    assert room.view()["deal"] == 1


def test_without_a_clock_nothing_is_done_for_anybody():
    room = started(clock="none")
    assert room.view()["deadline"] is None
    assert room.table.due == 0


def test_who_leaves_gives_the_seat_to_a_bot_and_may_come_back():
    room = started()
    room.do(RUI, "leave")
    assert room.view()["seats"][1]["kind"] == "away"
    assert room.refusal(RUI, "leave") == "not_seated"
    room.wait(30_000)
    room.do(RUI, "back")
    assert room.view()["seats"][1]["kind"] == "human"


def test_the_bot_plays_on_at_once_when_it_was_the_leavers_turn():
    room = started(4)
    user, seat = waiting_user(room)
    room.do(user, "leave")
    assert room.table.moves[0].startswith(f"{seat} choose")


def test_when_the_last_human_leaves_the_table_closes():
    room = started()
    room.do(RUI, "leave")
    room.do(ANA, "leave")
    assert room.view(None)["phase"] == "over"
    assert room.table.due == 0


def test_the_result_does_not_wait_for_who_has_left():
    room = started()
    play_hand(room)
    room.do(ANA, "vote yes")
    room.do(RUI, "leave")
    assert room.view()["deal"] == 2


def test_a_human_can_step_in_however_long_the_bots_could_play_on():
    room = started()
    user, seat = waiting_user(room)
    other = PEOPLE[1 - seat]
    room.do(other, "leave")
    room.do(user, "choose copas")
    room.show()
    assert absent(room) in (0, 1)
    assert len(room.frames(None)) <= 12
    assert not room.view(None)["hand"]["result"]
