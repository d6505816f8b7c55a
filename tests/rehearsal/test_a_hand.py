"""Two guests play a hand of bisca through all that was deployed, with the rights that the functions were given."""

import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.rehearsal.guest import PATIENCE, Guest, Refusal

CLOCK_SECONDS = 15
BANK_SECONDS = 60
ALL_POINTS = 120
HAND_SECONDS = 600  # twenty tricks are looked at for four seconds each; the rest is for a busy machine


@pytest.fixture(scope="module")
def guests(api: str) -> Iterator[list[Guest]]:
    ana, bia = Guest(api, "Ana"), Guest(api, "Bia")
    table = ana.open(game="bisca", players=2, clock=str(CLOCK_SECONDS))
    with ana.watching(table), bia.watching(table):
        bia.sit(1)
        assert ana.listen(PATIENCE), "the host was not told that somebody sat down"
        ana.act("start")
        assert bia.listen(PATIENCE), "the start was not pushed"
        yield [ana, bia]


def test_a_forged_ticket_opens_no_socket(guests: list[Guest]) -> None:
    forged = guests[0].ticket(guests[0].state["table"]) + "x"
    with pytest.raises(InvalidStatus), connect(forged, open_timeout=PATIENCE):
        pass


def test_an_unknown_table_is_not_found(api: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Guest(api, "Zé").call("GET", "/api/tables/nowhere")
    assert (refusal.value.status, refusal.value.code) == (404, "not_found")


def test_a_clock_that_runs_out_moves_for_the_seat(guests: list[Guest]) -> None:
    slow, other = sorted(guests, key=lambda guest: str(guest.view["you"]) not in guest.view["hand"]["waiting"])
    seat, turn = slow.view["you"], slow.state["turn"]
    told = other.listen(CLOCK_SECONDS + BANK_SECONDS + PATIENCE)
    assert told, "the clock did not wake the table"
    assert told["turn"] > turn
    assert any((frame["event"] or "").startswith(f"{seat} ") for frame in told["frames"])
    assert slow.listen(PATIENCE), "the slow one was not told"


def test_a_hand_is_played_to_its_result(guests: list[Guest]) -> None:
    deadline = time.monotonic() + HAND_SECONDS
    while not all(finished(guest) for guest in guests):
        assert time.monotonic() < deadline, [guest.state for guest in guests]
        for guest in guests:
            if guest.on_turn:
                guest.act(guest.view["hand"]["legal"][0])
            guest.listen(0.1)
    ana, bia = (guest.view["hand"]["result"] for guest in guests)
    assert ana == bia
    assert sum(ana["points"]) == ALL_POINTS


def finished(guest: Guest) -> bool:
    hand = guest.view["hand"]
    return hand is not None and hand["result"] is not None
