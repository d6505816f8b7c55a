"""What a side decides together, in truco: answers, the hand of ten, giving up. A bot never overrules its human."""

import pytest

from carteado.record import check, parse
from carteado.table.state import User
from tests.table.room import ANA, BIA, PEOPLE, RUI, TEO, Room, started, waiting_user


def truco(**given) -> Room:
    return started(4, game="truco", **given)


def with_bots(*bots: int, seed: int = 1, **given) -> Room:
    """A match of truco with bots on these seats."""
    room = Room(4, game="truco", seed=seed, **given)
    for number, user in enumerate(PEOPLE[:4]):
        if number and number not in bots:
            room.do(user, f"sit {number}")
    room.do(ANA, "start")
    return room


def at(room: Room, *score: int) -> Room:
    """The same match dealt anew with this score; humans only."""
    room.table.before = {"score": list(score), "games": [0, 0]}
    return room


def person(room: Room, seat: int) -> User:
    return next(user for user in PEOPLE if user.id == room.table.seats[seat].user)


def asked(room: Room) -> list[int]:
    return [int(seat) for seat in room.view(None)["hand"]["waiting"]]


def request(room: Room) -> int:
    """Whoever is on turn raises; the seat."""
    user, seat = waiting_user(room)
    room.do(user, "raise")
    return seat


def test_both_of_the_other_side_are_asked_the_seat_after_the_asker_first():
    room = truco()
    asker = request(room)
    assert asked(room) == [(asker + 1) % 4, (asker + 3) % 4]


def test_either_may_accept_and_both_must_run():
    room = truco()
    asker = request(room)
    one, other = (asker + 1) % 4, (asker + 3) % 4
    room.do(PEOPLE[one], "run")
    assert asked(room) == [other]
    assert room.view(other)["hand"]["replies"] == {str(one): "run"}
    room.do(PEOPLE[other], "accept")
    assert room.view()["hand"]["value"] == 4
    assert asked(room) == [asker]


def test_who_has_said_run_may_change_his_mind_until_his_partner_has_answered():
    room = truco()
    asker = request(room)
    one = (asker + 1) % 4
    room.do(PEOPLE[one], "run")
    assert room.refusal(PEOPLE[one], "run") == "already_ran"
    room.do(PEOPLE[one], "raise")
    assert asked(room) == [(one + 1) % 4, (one + 3) % 4]


def test_a_request_that_nobody_answers_is_accepted_by_the_seat_after_the_asker():  # TRU-9
    room = truco(clock="15")
    asker = request(room)
    room.wait(15_000 + 60_000)
    assert room.table.moves[-1] == f"{(asker + 1) % 4} accept"


def test_the_option_makes_silence_run():
    room = truco(clock="15", timeout_reply="run")
    asker = request(room)
    one, other = (asker + 1) % 4, (asker + 3) % 4
    room.wait(75_000)
    room.wait(15_000)
    assert room.table.moves[-2:] == [f"{one} run", f"{other} run"]


def test_a_side_has_the_longer_one_of_its_members_banks():
    room = truco(clock="15")
    asker = request(room)
    one, other = (asker + 1) % 4, (asker + 3) % 4
    room.table.seats[one].bank = 0
    room.wait(15_000 + 59_999)
    assert room.table.moves[-1] == f"{asker} raise"
    room.wait(1)
    assert room.table.moves[-1] == f"{one} accept"
    assert [room.table.seats[seat].late for seat in (one, other)] == [1, 1]


def human_and_bot_asked(clock: str = "30") -> tuple[Room, int, int]:
    """A match in which one side, a human and a bot, has been asked: the room, the human, the bot."""
    for seed in range(40):
        room = with_bots(2, seed=seed, clock=clock)
        user, seat = waiting_user(room)
        if seat in (1, 3):
            room.do(user, "raise")
            return room, 0, 2
    raise AssertionError("an opponent never led")


def test_a_bot_leaves_the_answer_to_the_human_beside_it():
    room, human, bot = human_and_bot_asked()
    room.show()
    assert sorted(asked(room)) == [human, bot]
    assert room.table.deadline
    room.do(person(room, human), "accept")
    assert [move for move in room.table.moves if move.startswith(f"{bot} ") and "play" not in move] == []


def test_and_concurs_when_he_runs():
    room, human, bot = human_and_bot_asked()
    room.do(person(room, human), "run")
    room.show()
    assert room.table.moves[-2:] == [f"{human} run", f"{bot} run"]
    assert room.view()["hand"]["result"]["awards"] == [[1, "ran", 2]]


def test_who_has_left_decides_nothing_for_his_side_until_he_comes_back():
    room = truco()
    asker = request(room)
    one, other = (asker + 1) % 4, (asker + 3) % 4
    room.do(PEOPLE[one], "leave")
    assert asked(room) == [one, other]
    assert [room.refusal(PEOPLE[one], move) for move in ("accept", "run", "raise")] == ["not_seated"] * 3
    room.do(PEOPLE[one], "back")
    room.do(PEOPLE[one], "accept")


def test_when_the_human_is_silent_the_clock_answers_for_the_side():
    room, *_ = human_and_bot_asked(clock="15")
    room.wait(75_000)
    assert room.table.moves[1].endswith(" accept")
    assert room.table.seats[0].late == 1
    assert room.table.seats[2].user == ""


def test_giving_up_needs_the_partner_and_a_bot_agrees_with_its_human():  # TRU-15
    room = truco()
    room.do(ANA, "resign")
    assert asked(room) == [2]
    room.do(TEO, "agree")
    assert room.view()["hand"]["result"]["awards"] == [[1, "resigned", 2]]
    room = with_bots(2)
    room.show()
    room.do(ANA, "resign")
    room.show()
    assert room.view()["hand"]["result"]["awards"] == [[1, "resigned", 2]]


@pytest.mark.parametrize("clock", ["30", "none", "day"])
def test_the_partners_silence_is_a_no_after_ten_seconds_and_is_not_held_against_him(clock):
    room = truco(clock=clock)
    room.do(RUI, "resign")
    room.wait(9_999)
    assert asked(room) == [3]
    room.wait(1)
    assert room.table.moves[-1] == "3 refuse"
    assert (room.table.seats[3].late, room.table.seats[3].bank) == (0, 60_000)
    assert room.refusal(RUI, "resign") == "resign_again"


def test_a_bot_never_proposes_to_give_up_to_a_human():
    for seed in range(30):
        room = Room(4, game="truco", seed=seed)
        room.do(BIA, "sit 1")
        room.do(ANA, "bot 2 random")
        room.do(ANA, "bot 3 random")
        room.do(ANA, "start")
        while not room.view(None)["hand"]["result"]:
            room.show()
            for seat in asked(room):
                if room.table.seats[seat].active:
                    room.do(person(room, seat), room.view(seat)["hand"]["legal"][0])
                    break
        assert not any(move.split()[1] == "resign" for move in room.table.moves)


def test_who_has_ten_decides_with_both_hands_in_view_and_silence_plays():  # TRU-12, TRU-13
    room = at(truco(clock="15"), 10, 4)
    room.table.phase = "playing"
    assert sorted(asked(room)) == [0, 2]
    assert room.view(0)["hand"]["partner"] == room.view(2)["hand"]["hand"]
    assert room.view(1)["hand"]["partner"] is None
    assert room.view(None)["hand"]["partner"] is None
    room.do(ANA, "run")
    room.do(TEO, "accept")
    assert room.view()["hand"]["value"] == 4
    _, seat = waiting_user(room)
    assert "raise" not in room.view(seat)["hand"]["legal"]


def test_a_card_played_face_down_is_told_to_nobody():  # TRU-5
    for seed in range(50):
        room = truco(seed=seed)
        while len(room.view(None)["hand"]["marks"]) == 0:
            user, seat = waiting_user(room)
            room.do(user, room.view(seat)["hand"]["legal"][0])
            room.show()
        if room.view(None)["hand"]["result"]:
            continue
        user, seat = waiting_user(room)
        card = room.view(seat)["hand"]["hand"][0]
        room.do(user, f"flip {card}")
        for viewer in (None, 0, 1, 2, 3):
            frame = room.frames(viewer)[0]
            assert frame["event"] == f"{seat} flip ??"
            assert frame["view"]["hand"]["trick"] == [[seat, "??"]]
            assert card not in str(frame)
        assert room.table.moves[-1] == f"{seat} flip {card}"
        return
    raise AssertionError("no second trick was reached")


def test_a_blind_iron_hand_is_played_unseen_and_recorded_with_its_cards():  # TRU-14
    room = at(truco(iron_hand="blind"), 10, 10)
    seen = [room.view(seat)["hand"]["hand"] for seat in range(4)]
    assert seen == [["?0", "?1", "?2"]] * 4
    user, seat = waiting_user(room)
    assert room.view(seat)["hand"]["legal"] == ["play ?0", "play ?1", "play ?2", "resign"]
    assert room.refusal(user, "play 4c") in ("unknown_move", "not_in_hand")
    room.do(user, "play ?1")
    shown = room.view(None)["hand"]["trick"]
    assert shown == [[seat, room.table.moves[0].split()[2]]]
    assert room.view(seat)["hand"]["hand"] == ["?0", "?2"]
    for _ in range(40):
        if room.view(None)["hand"]["result"]:
            break
        user, seat = waiting_user(room)
        room.do(user, room.view(seat)["hand"]["legal"][0])
        room.show()
    record = parse(room.records["0001#0001"])
    check(record)
    assert not any("?" in move for move in record.moves)
