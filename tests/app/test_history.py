"""What a user has played and plays."""

import pytest

from carteado.app import history, tables
from carteado.app.tables import Busy
from carteado.fairness import commitment
from carteado.table.state import Refused
from tests.app.party import ANA, ENTROPY, RUI, ZE, Party


def play_match(party: Party) -> None:
    """Play until somebody has won."""
    while party.look(ANA)["phase"] != "over":
        party.step()


def test_a_lobby_in_the_list() -> None:
    party = Party()
    assert history.tables(party.world.ports, ANA) == [
        {
            "table": party.id,
            "game": "bisca",
            "players": 2,
            "phase": "lobby",
            "match": 0,
            "host": "Ana",
            "names": ["Ana", None],
            "score": [0, 0],
            "your_turn": False,
        }
    ]
    assert history.tables(party.world.ports, RUI) == []


def test_whose_turn_it_is() -> None:
    party = Party().start()
    user, _ = party.mover()
    turns = {who.name: history.tables(party.world.ports, who)[0]["your_turn"] for who in (ANA, RUI)}
    assert turns == {"Ana": user == ANA, "Rui": user == RUI}


def test_a_hand_that_was_broken_off_waits_for_nobody() -> None:
    party = Party().start()
    party.do(ANA, "propose close")
    party.do(RUI, "vote yes")
    turns = [history.tables(party.world.ports, who)[0]["your_turn"] for who in (ANA, RUI)]
    assert turns == [False, False]


def test_a_question_waits_for_those_who_have_not_answered() -> None:
    party = Party().start()
    party.do(ANA, "propose close")
    (of_rui,) = history.tables(party.world.ports, RUI)
    assert of_rui["your_turn"]


def test_the_newest_table_comes_first() -> None:
    party = Party()
    party.world.clock.advance(1)
    newer = tables.open_table(party.world.ports, ANA, "bisca", 4, {}, "30", ENTROPY)["table"]
    assert [line["table"] for line in history.tables(party.world.ports, ANA)] == [newer, party.id]


def test_a_match_is_opened_when_it_is_over() -> None:
    party = Party("none").start()
    party.do(*party.mover())
    assert history.matches(party.world.ports, party.id) == []
    sealed = party.look(ZE)["commitment"]
    play_match(party)
    (match,) = history.matches(party.world.ports, party.id)
    secret = bytes.fromhex(match["seed"] + match["salt"])
    assert match["commitment"] == commitment(secret) == sealed
    assert len(match["entropy"]) == 2
    assert [record["record"] for record in match["records"]] == [1] * party.table.deal
    assert match["records"][-1]["after"]["winners"] == party.look(ANA)["winners"]


def test_the_hands_of_a_match_that_runs_stay_closed() -> None:
    party = Party("none")
    party.do(ANA, "option target 6")  # not to be won in one hand
    party.start()
    play_match(party)
    party.do(ANA, "propose rematch")
    party.do(RUI, "vote yes")
    while "0002#0001" not in party.world.store.records(party.id):
        party.step()
    assert [match["match"] for match in history.matches(party.world.ports, party.id)] == [1]


def test_the_score_grows_by_each_hand_that_is_over() -> None:
    party = Party("none")
    party.do(ANA, "option target 6")  # not to be won in one hand
    party.start()
    assert history.score(party.world.ports, party.id) == []
    play_match(party)
    hands = history.score(party.world.ports, party.id)
    assert [(hand["match"], hand["deal"]) for hand in hands] == [(1, deal + 1) for deal in range(party.table.deal)]
    standing = [0, 0]
    for hand in hands:
        for side, _, points in hand["result"]["awards"]:
            standing[side] += points
        assert hand["after"]["score"] == standing
    assert standing == party.look(ANA)["score"]


def test_the_score_of_a_match_that_runs_shows_no_cards() -> None:
    party = Party("none")
    party.do(ANA, "option target 6")
    party.start()
    while not history.score(party.world.ports, party.id):
        party.step()
    (hand,) = history.score(party.world.ports, party.id)
    assert party.look(ZE)["phase"] == "playing"
    assert set(hand) == {"match", "deal", "result", "after"}


def test_the_score_is_that_of_the_last_match() -> None:
    party = Party("none").start()
    play_match(party)
    party.do(ANA, "propose rematch")
    party.do(RUI, "vote yes")
    while "0002#0001" not in party.world.store.records(party.id):
        party.step()
    assert {hand["match"] for hand in history.score(party.world.ports, party.id)} == {2}


def test_an_unknown_table_has_no_history() -> None:
    party = Party()
    for read in (history.matches, history.score):
        with pytest.raises(Refused, match="not_found"):
            read(party.world.ports, "unknown")


def test_no_history_during_an_outage() -> None:
    party = Party()
    ports = party.world.ports
    for call in (
        lambda: history.matches(ports, party.id),
        lambda: history.score(ports, party.id),
        lambda: history.tables(ports, ZE),
    ):
        party.world.store.outages = 1
        with pytest.raises(Busy):
            call()
