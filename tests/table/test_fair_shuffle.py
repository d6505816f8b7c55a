"""Nothing that people send or leave out chooses a deal, and none is dealt a second time."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carteado.fairness import commitment
from carteado.table import hands
from carteado.table.state import Refused
from tests.table.room import ANA, BIA, PEOPLE, RUI, TEO, Room, play_hand, seated, started, waiting_user
from tests.table.test_proposals import both_closed


def over(players: int = 2) -> Room:
    """A match that everybody agreed to close."""
    room = started(players)
    room.do(ANA, "propose close")
    for user in PEOPLE[1:players]:
        room.do(user, "vote yes")
    assert room.view()["phase"] == "over"
    return room


def rematch(room: Room, entropy: bytes = b"r" * 16) -> None:
    room.do(ANA, "propose rematch")
    room.do(RUI, "vote yes", entropy=entropy)
    assert room.view()["match"] == 2


LOBBY = st.tuples(
    st.sampled_from(PEOPLE[:4]),
    st.sampled_from(
        ["sit 0", "sit 1", "sit 2", "sit 3", "leave", "switch 0 1", "clear 2", "bot 3 easy", "option target 6"]
    ),
    st.sampled_from([b"\0" * 16, b"a" * 16, b"z" * 16, b"short"]),
)


@given(st.lists(LOBBY, max_size=25))
@settings(max_examples=60, deadline=None)
def test_whatever_happens_in_the_lobby_the_promise_stays_and_the_last_word_of_each_seat_counts(done):
    room = Room(4)
    sealed, given_by = room.view()["commitment"], {ANA.id: b"a" * 16}
    for user, text, entropy in done:
        try:
            room.do(user, text, entropy=entropy)
        except Refused:
            continue
        if text.startswith("sit"):
            given_by[user.id] = entropy
    host = next((user for user in PEOPLE if user.id == room.table.host), None)
    if host is None:
        return
    assert room.view()["commitment"] == sealed
    room.do(host, "start", entropy=b"")
    assert room.view()["commitment"] == sealed == commitment(room.table.secret)
    assert room.table.given == [given_by.get(seat.user, b"") for seat in room.table.seats]


def test_the_host_gives_his_part_anew_when_he_has_seen_the_promise():
    room = seated()
    room.do(ANA, "start", entropy=b"n" * 16)
    assert room.table.given == [b"n" * 16, b"e" * 16]


def test_a_part_of_another_length_starts_nothing():
    assert seated().refusal(ANA, "start", entropy=b"n" * 15) == "bad_request"


@pytest.mark.parametrize("text", ["sit 1", "propose rematch"])
def test_nobody_plays_without_giving_a_part(text):
    room = Room() if text == "sit 1" else over()
    assert room.refusal(RUI, text, entropy=b"") == "bad_request"


def test_whoever_was_sent_away_has_no_part_in_the_shuffle():
    room = seated(4)
    room.do(BIA, "leave")
    room.do(ANA, "clear 2")
    room.do(ANA, "start")
    assert room.table.given == [b"e" * 16, b"e" * 16, b"", b""]


def test_every_part_counts_but_the_secret_counts_with_any():
    """The same, nothing at all, or what another one gave: the deal still follows from the secret that nobody knows."""
    decks = set()
    for secret in (b"1" * 48, b"2" * 48):
        for last in (b"\0" * 16, b"e" * 16, b"f" * 16):
            room = Room(2)
            room.table.upcoming = secret
            room.do(RUI, "sit 1", entropy=last)
            room.do(ANA, "start", entropy=b"e" * 16)
            decks.add(tuple(hands.deals(room.table).deck(1)))
    assert len(decks) == 6


def test_a_vote_for_a_rematch_that_fails_and_is_held_again_draws_no_other_secret():
    room = over()
    sealed = room.view()["commitment"]
    for entropy in (b"1" * 16, b"2" * 16, b"3" * 16):
        room.do(RUI, "propose rematch", entropy=entropy)
        room.do(ANA, "vote no")
        assert room.view()["commitment"] == sealed
    rematch(room)
    assert commitment(room.table.secret) == sealed
    assert room.table.given == [b"e" * 16, b"r" * 16]


def test_whoever_comes_and_goes_after_the_end_draws_no_other_secret():
    room = over(4)
    sealed = room.view()["commitment"]
    for user in (RUI, TEO):
        room.do(user, "leave")
        room.do(user, "back")
    assert room.view()["commitment"] == sealed == commitment(room.table.upcoming)


def test_a_rematch_has_another_secret_and_other_deals():
    room = over()
    first, deck = room.table.secret, hands.deals(room.table).deck(1)
    rematch(room)
    assert room.table.secret != first
    assert hands.deals(room.table).deck(1) != deck


def test_a_repeated_hand_is_dealt_afresh():  # BIS-22
    room = both_closed()
    first = hands.deals(room.table).deck(room.table.deal)
    room.do(ANA, "vote yes")
    room.do(RUI, "vote yes")
    assert room.table.deal == 2
    assert hands.deals(room.table).deck(room.table.deal) != first


def test_every_frame_shows_the_promise_of_the_match_that_it_shows():
    """The last hand of a match is still being shown when the next match is sealed already."""
    room = started()
    sealed = room.view()["commitment"]
    room.table.before = {"score": [3, 3]}
    while room.table.phase != "over":
        user, seat = waiting_user(room)
        room.do(user, room.view(seat)["hand"]["legal"][0])
    *frames, last = (frame["view"] for frame in room.frames())
    assert {frame["commitment"] for frame in frames} == {sealed}
    assert {tuple(frame["entropy"]) for frame in frames} == {(True, True)}
    assert (last["phase"], last["commitment"]) == ("over", commitment(room.table.upcoming))
    assert last["entropy"] == [False, False]


def test_the_record_of_a_hand_holds_nothing_of_the_secret():
    room = started(target=6)  # not to be won in one hand
    play_hand(room)
    assert room.view()["phase"] == "playing"
    (kept,) = room.records.values()
    for secret in (room.table.secret[:32], room.table.secret[32:], b"e" * 16):
        assert secret.hex() not in kept
