"""Cards already played, where a table lets them be looked up: what all have seen on the table, and nothing else."""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from carteado.cards import NAMES
from carteado.table.state import OVER
from tests.games.support import EVERY_TABLE
from tests.table.room import ANA, PEOPLE, Room, seated, started

MOVES = 60


def recalled(players: int = 2, **given: Any) -> Room:
    """A match of humans, just dealt, at a table where everybody may look."""
    room = seated(players, **given)
    room.do(ANA, "recall on")
    room.do(ANA, "start")
    return room


def face_up(view: dict[str, Any]) -> set[str]:
    """What lies open in the tricks that a picture shows."""
    tricks = [view["hand"]["trick"], (view["hand"]["last"] or {"cards": []})["cards"]]
    return {card for trick in tricks for _, card in trick} - {"??"}


def go_on(room: Room, chance: Random) -> None:
    """Somebody who may do something does it; the hand is given up by nobody."""
    room.show()
    proposal = room.table.proposal
    if proposal is not None:
        room.do(PEOPLE[next(seat for seat in proposal.electorate if seat not in proposal.yes)], "vote yes")
        return
    offered = [(user, move) for seat, user in enumerate(PEOPLE[: room.table.players]) for move in legal(room, seat)]
    room.do(*chance.choice(offered))


def legal(room: Room, seat: int) -> list[str]:
    """What the seat may do, but for what ends a hand early."""
    moves = room.view(seat)["hand"]["legal"]
    return [move for move in moves if move.split()[0] not in ("resign", "run", "annul", "denounce")]


def test_nobody_is_told_unless_the_host_has_allowed_it():
    room = started()
    go_on(room, Random(1))
    assert [room.view(viewer)["recall"] for viewer in (0, 1, None)] == [None] * 3


def test_the_host_may_change_his_mind_in_the_lobby():
    room = Room()
    room.do(ANA, "recall on")
    assert room.view()["recall"]["played"] == []
    room.do(ANA, "recall off")
    assert room.view()["recall"] is None
    assert room.refusal(ANA, "recall maybe") == "unknown_option"
    assert room.refusal(ANA, "recall") == "bad_request"


def test_what_is_agreed_on_stays_so_once_the_match_runs():
    assert recalled().refusal(ANA, "recall off") == "wrong_phase"


@given(st.sampled_from(EVERY_TABLE), st.integers(0, 2**32))
@settings(deadline=None)
def test_everybody_may_see_just_the_cards_that_lay_open_in_the_tricks_of_the_hand(table, seed):
    game, players, options = table
    room, chance = recalled(players, game=game.id, seed=seed, **options), Random(seed)
    pack = [NAMES[card] for card in game.pack(players, game.resolve(options))]
    seen: set[str] = set()
    for _ in range(MOVES):
        for frame in room.frames(None):
            seen = face_up(frame["view"]) | (set() if frame["event"] == "deal" else seen)
            assert frame["view"]["recall"] == {"pack": pack, "played": [card for card in pack if card in seen]}
        for seat in range(players):
            assert [frame["view"]["recall"] for frame in room.frames(seat)] == [
                frame["view"]["recall"] for frame in room.frames(None)
            ]
        if room.table.phase == OVER:
            break
        go_on(room, chance)


def test_a_card_played_face_down_is_seen_by_nobody_not_even_by_its_owner():
    room, chance = recalled(game="truco"), Random(3)
    hidden = ""
    while not hidden:
        go_on(room, chance)
        hidden = next((move.split()[2] for move in room.table.moves if " flip " in move), "")
    for viewer in (0, 1, None):
        assert hidden not in room.view(viewer)["recall"]["played"]


def test_the_second_deal_of_a_pack_remembers_the_first():
    room, chance = recalled(4, game="triunfo"), Random(1)
    while room.view()["hand"]["batch"] < 2:
        go_on(room, chance)
    assert len(room.view()["recall"]["played"]) == 4 * 7


def test_a_new_hand_begins_with_nothing_played():
    room, chance = recalled(target=12), Random(2)
    while room.table.deal < 2:
        go_on(room, chance)
    assert room.frames()[0]["view"]["recall"]["played"] == []
