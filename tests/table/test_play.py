"""A match at the table: dealing, frames, pauses, the end."""

import json
from itertools import pairwise

import pytest

from carteado.fairness import commitment
from tests.table.room import ANA, PEOPLE, RUI, TEO, ZE, Room, play_hand, seated, started, waiting_user


def start_alone(players: int = 2, **given: object) -> Room:
    """A match of Ana against bots, up to her first turn to do anything."""
    room = Room(players, **given)
    room.do(ANA, "start")
    return room


def choose(room: Room, text: str = "choose copas") -> None:
    user, _ = waiting_user(room)
    room.do(user, text)


def test_bots_fill_the_empty_seats():
    room = start_alone(4)
    assert [seat["kind"] for seat in room.view()["seats"]] == ["human", "bot", "bot", "bot"]
    assert room.view()["phase"] == "playing"


def test_the_first_dealer_is_drawn_by_lot():
    dealers = {started(4, seed=seed).table.dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}


def test_nobody_sees_a_card_before_the_trump_is_settled():  # BIS-6
    room = started()
    assert room.view(0)["hand"]["hand"] == []
    assert room.frames()[0]["event"] == "deal"


def test_a_move_out_of_turn_is_refused():
    room = started()
    user, _ = waiting_user(room)
    other = ANA if user is RUI else RUI
    assert room.refusal(other, "choose draw") == "not_your_turn"
    assert room.refusal(ZE, "choose draw") == "not_seated"
    assert room.refusal(user, "choose gold") == "unknown_move"
    assert room.refusal(user, "play 7h") == "wrong_decision"
    assert room.refusal(user, "choose draw", turn=room.table.turn - 1) == "stale"
    assert room.refusal(user, "sit 1") == "wrong_phase"


def test_the_second_of_two_ops_for_the_same_turn_is_stale():
    room = started()
    turn = room.table.turn
    user, _ = waiting_user(room)
    room.do(user, "choose copas", turn=turn)
    leader, seat = waiting_user(room)
    assert room.refusal(leader, room.view(seat)["hand"]["legal"][0], turn=turn) == "stale"


def swap_pause(seed_from: int = 0) -> Room:
    """A match of two humans inside the pause of BIS-12, in which somebody holds the 2 of trumps."""
    for seed in range(seed_from, 1000):
        room = started(seed=seed)
        choose(room, "choose draw")
        if any("swap" in room.view(seat)["hand"]["legal"] for seat in (0, 1)) and room.view()["hand"]["open"]:
            return room
    raise AssertionError("no such deal")


def test_the_lead_is_held_for_five_seconds_while_somebody_might_swap():  # BIS-12
    room = swap_pause()
    pause, opened = room.frames()
    assert pause["view"]["hand"]["pause"] == {"kind": "swap", "ms": 5000}
    assert opened["event"] == "open"
    assert opened["at"] - pause["at"] == 5000
    leader = opened["view"]["hand"]["leader"]
    first = room.frames(leader)[-1]["view"]["hand"]["legal"][0]
    room.now += 4999
    assert room.refusal(PEOPLE[leader], first) == "too_early"
    room.now += 1
    room.do(PEOPLE[leader], first)


def test_a_swap_does_not_shorten_the_pause():  # BIS-12
    room = swap_pause()
    holder = next(seat for seat in (0, 1) if "swap" in room.frames(seat)[0]["view"]["hand"]["legal"])
    ends = room.table.until
    room.now += 2000
    room.do(PEOPLE[holder], "swap")
    swapped, opened = room.frames()
    assert swapped["event"] == f"{holder} swap"
    assert opened["at"] == ends
    leader = opened["view"]["hand"]["leader"]
    assert room.refusal(PEOPLE[leader], room.frames(leader)[-1]["view"]["hand"]["legal"][0]) == "too_early"


def test_the_pause_is_the_same_whether_or_not_somebody_holds_the_2():  # BIS-12
    lengths = set()
    for seed in range(40):
        room = started(seed=seed)
        choose(room, "choose draw")
        if room.view()["hand"]["open"]:
            lengths.add(tuple(frame["at"] - room.table.at for frame in room.frames(None)))
    assert lengths == {(0, 5000)}


def test_a_turned_ace_or_seven_goes_back_where_nobody_knows():  # BIS-10
    for seed in range(200):
        room = started(seed=seed)
        choose(room, "choose draw")
        returned = room.view(None)["hand"]["returned"]
        if returned:
            break
    assert returned[0] in "A7"
    events = [frame["event"] for frame in room.frames(None)]
    assert events[-1] == "- return"
    assert any(line.startswith("- return ") for line in room.table.moves)


def test_a_trick_stays_for_four_seconds_and_is_then_collected():  # BIS-3
    room = started()
    choose(room)
    room.play_on(*waiting_user(room))
    room.play_on(*waiting_user(room))
    complete, collected = room.frames()
    assert complete["view"]["hand"]["pause"] == {"kind": "trick", "ms": 4000}
    assert complete["view"]["hand"]["winner"] is not None
    assert collected["at"] - complete["at"] == 4000
    assert collected["event"] == "collect"
    assert collected["view"]["hand"]["trick"] == []
    winner = complete["view"]["hand"]["winner"]
    lead = room.frames(winner)[-1]["view"]["hand"]["legal"][0]
    assert room.refusal(PEOPLE[winner], lead) == "too_early"
    room.now = collected["at"]
    room.do(PEOPLE[winner], lead)


def test_bots_answer_in_the_same_op_one_card_a_second():
    room = start_alone(4)
    room.wait(60_000)
    for _ in range(6):
        room.show()
        if room.view()["hand"]["waiting"].get("0") == "play":
            break
        room.wait(1000)
    room.play_on(ANA, 0)
    frames = room.frames()
    steps = [(after["at"] - before["at"], after["event"]) for before, after in pairwise(frames)]
    assert all(gap == (4000 if event in ("collect", "result") else 1000) for gap, event in steps)
    assert frames[-1]["view"]["hand"]["waiting"] == {"0": "play"}


def test_who_comes_back_gets_the_frames_that_are_left():
    room = start_alone(4, seed=4)
    before = room.frames(None)
    assert len(before) > 1
    room.now = before[1]["at"]
    assert [frame["at"] for frame in room.frames(None)] == [frame["at"] for frame in before[1:]]
    room.now = before[-1]["at"] + 1
    assert room.frames(None) == before[-1:]


def test_a_hand_ends_with_its_result_and_the_next_one_waits_for_everybody():
    room = started()
    play_hand(room)
    view = room.view()
    assert view["hand"]["result"]["points"][0] + view["hand"]["result"]["points"][1] == 120
    assert view["proposal"]["kind"] == "next"
    dealer = room.table.dealer
    room.do(ANA, "vote yes")
    assert room.view()["deal"] == 1
    assert room.refusal(ANA, "vote yes") == "already_voted"
    assert room.refusal(RUI, "vote no") == "wrong_decision"
    room.do(RUI, "vote yes")
    assert room.view()["deal"] == 2
    assert room.table.dealer == 1 - dealer  # BIS-23


def test_the_score_changes_with_the_result_and_not_before():
    room = started()
    while not room.view(None)["hand"]["result"]:
        room.play_on(*waiting_user(room))
    *earlier, last = room.frames()
    assert {tuple(frame["view"]["score"]) for frame in earlier} == {(0, 0)}
    assert all(frame["view"]["proposal"] is None for frame in earlier)
    assert last["event"] == "result"
    assert room.refusal(ANA, "vote yes") == "too_early"


def test_the_next_hand_comes_by_itself_when_somebody_does_not_answer():
    room = started()
    play_hand(room)
    room.do(ANA, "vote yes")
    room.wait(20_000)
    assert room.view()["deal"] == 2


def finished(**given: object) -> Room:
    """A match played to its end."""
    room = started(**given)
    while room.table.phase == "playing":
        if room.table.proposal is not None:
            room.wait(20_000)
        elif not room.view(None)["hand"]["result"]:
            play_hand(room)
    return room


@pytest.mark.parametrize("players", [2, 4])
def test_a_match_ends_with_winners_and_publishes_the_secret_of_its_shuffles(players):
    room = Room(players)
    shown = room.view()["commitment"]
    room = finished(players=players)
    view = room.view()
    assert view["phase"] == "over"
    assert max(view["score"]) >= 4
    assert len(view["winners"]) == 1
    published = json.loads(room.records["0001"])
    assert published["commitment"] == shown == commitment(bytes.fromhex(published["seed"] + published["salt"]))
    assert view["commitment"] != shown
    assert room.refusal(ANA, "play 7h") == "match_over"
    assert room.refusal(ANA, "sit 1") == "match_over"


def test_every_hand_of_a_match_is_recorded():
    room = finished()
    records = [json.loads(text) for key, text in sorted(room.records.items()) if "#" in key]
    assert all(after["before"]["score"] == before["after"]["score"] for before, after in pairwise(records))
    assert records[-1]["after"]["over"] is True


def test_a_rematch_is_shuffled_anew_with_new_contributions():
    room = finished()
    first = room.table.secret
    assert room.view()["entropy"] == [False, False]
    room.do(ANA, "propose rematch", entropy=b"A" * 16)
    assert room.view()["entropy"] == [True, False]
    room.do(RUI, "vote yes", entropy=b"R" * 16)
    assert room.table.given == [b"A" * 16, b"R" * 16]
    assert room.table.secret != first
    view = room.view()
    assert (view["phase"], view["match"], view["deal"], view["score"]) == ("playing", 2, 1, [0, 0])


def test_a_refused_rematch_leaves_everything_as_it_was():
    room = finished()
    room.do(ANA, "propose rematch")
    room.do(RUI, "vote no")
    assert room.view()["proposal"] is None
    assert room.view()["phase"] == "over"
    room.do(RUI, "propose rematch")


def test_the_moves_are_stored_short_and_read_whole():
    room = started()
    choose(room)
    room.play_on(*waiting_user(room))
    chooser, play = room.table.moves[:2]
    assert chooser.endswith("choose copas")
    assert play.split()[1] == "play"
    assert len(room.table.log.splitlines()[1]) == 4


def test_a_spectator_sees_the_table_and_no_hand():
    room = seated(4)
    room.do(ANA, "start")
    choose(room)
    view = room.view(None)
    assert view["you"] is None
    assert view["hand"]["hand"] is None
    assert view["hand"]["legal"] == []
    assert room.refusal(TEO, "play Xx") in {"unknown_move", "not_your_turn"}
