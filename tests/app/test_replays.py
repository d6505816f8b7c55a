"""A finished hand again: as its viewer saw it while the match runs, with everybody's cards once it is over."""

from typing import Any

import pytest

from carteado.app import replays, tables
from carteado.app.tries import Busy
from carteado.table.state import Refused, User
from tests.app.party import ANA, RUI, ZE, Party

Json = dict[str, Any]


def after_a_hand() -> tuple[Party, dict[str, list[Json]]]:
    """The second hand of a match has begun; the frames that each had seen of the first one."""
    party = Party("none")
    party.do(ANA, "option target 6")  # not to be won in one hand
    party.start()
    seen: dict[str, list[Json]] = {user.name: [] for user in (ANA, RUI, ZE)}
    while party.look(ANA)["deal"] == 1:
        for user in (ANA, RUI, ZE):
            for frame in tables.look(party.world.ports, user, party.id)["frames"]:
                seen[user.name].append({"event": frame["event"], "hand": frame["view"]["hand"]})
        party.step()
    return party, seen


def play_match(party: Party) -> Party:
    while party.look(ANA)["phase"] != "over":
        party.step()
    return party


def show(party: Party, user: User, match: int = 1, deal: int = 1) -> Json:
    return replays.show(party.world.ports, user, party.id, match, deal)


@pytest.mark.parametrize("user", [ANA, RUI, ZE], ids=lambda user: user.name)
def test_in_a_running_match_everybody_sees_what_he_saw_and_no_card_more(user: User) -> None:
    party, seen = after_a_hand()
    replay = show(party, user)
    assert not replay["over"]
    assert {frame["hands"] for frame in replay["frames"]} == {None}
    shown = [{"event": frame["event"], "hand": frame["view"]["hand"]} for frame in replay["frames"]]
    assert all(frame in shown for frame in seen[user.name])
    assert {frame["view"]["you"] for frame in replay["frames"]} == {party.table.seat_of(user.id)}


def test_every_step_from_the_deal_to_the_result() -> None:
    party, _ = after_a_hand()
    replay = show(party, ANA)
    assert (replay["match"], replay["deal"], replay["deals"], replay["names"]) == (1, 1, 1, ["Ana", "Rui"])
    first, *_, last = replay["frames"]
    assert (first["event"], first["view"]["score"], first["view"]["hand"]["result"]) == ("deal", [0, 0], None)
    assert last["event"] == "result"
    assert last["view"]["score"] == party.look(ANA)["score"]
    assert last["view"]["phase"] == "playing"


def test_when_the_match_is_over_all_cards_lie_open() -> None:
    party = play_match(Party("none").start())
    replay = show(party, ZE)
    assert replay["over"]
    for frame in replay["frames"]:
        assert [len(cards) for cards in frame["hands"]] == frame["view"]["hand"]["counts"] or frame["hands"] == [[], []]
    assert any(len(frame["hands"][0]) == 3 for frame in replay["frames"])
    assert show(party, ANA)["frames"][5]["hands"] == replay["frames"][5]["hands"]


def test_the_end_of_a_match_says_who_has_won() -> None:
    party = play_match(Party("none").start())
    *_, before, last = show(party, ANA, deal=party.table.deal)["frames"]
    assert (before["view"]["phase"], before["view"]["winners"]) == ("playing", None)
    assert last["view"]["phase"] == "over"
    assert last["view"]["winners"] == party.look(ANA)["winners"]


@pytest.mark.parametrize(("match", "deal"), [(1, 2), (1, 0), (2, 1), (0, 1), (1, -1), (9999, 9999)])
def test_a_hand_that_is_not_finished_is_not_found(match: int, deal: int) -> None:
    party, _ = after_a_hand()
    with pytest.raises(Refused, match="not_found"):
        show(party, ANA, match, deal)


def test_an_unknown_table_is_not_found() -> None:
    with pytest.raises(Refused, match="not_found"):
        replays.show(Party().world.ports, ANA, "unknown", 1, 1)


def test_records_outlive_their_table_but_not_its_names() -> None:
    party = play_match(Party("none").start())
    del party.world.store.items[f"T#{party.id}", "TABLE"]
    replay = show(party, ANA)
    assert (replay["names"], replay["frames"][0]["view"]["you"]) == (None, None)


def test_no_replay_during_an_outage() -> None:
    party, _ = after_a_hand()
    party.world.store.outages = 1
    with pytest.raises(Busy):
        show(party, ANA)
