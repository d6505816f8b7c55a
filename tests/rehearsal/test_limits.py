"""What bounds a guest, and how he is forgotten, with the rights that the functions were given."""

import json
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.rehearsal.guest import PATIENCE, Guest, Refusal


def test_a_fourth_socket_replaces_the_first(api: str) -> None:
    ana = Guest(api, "Ana")
    table = ana.open(game="bisca", players=2, clock="none")
    with ExitStack() as sockets:
        tickets = (ana.ticket(table) for _ in range(4))
        first, *_ = [sockets.enter_context(connect(ticket, open_timeout=PATIENCE)) for ticket in tickets]
        assert json.loads(first.recv(PATIENCE)) == {"error": "replaced"}
        with pytest.raises(ConnectionClosed):
            first.recv(PATIENCE)


def test_a_fourth_open_table_is_refused(api: str) -> None:
    ana = Guest(api, "Ana")
    for _ in range(3):
        ana.open(game="bisca", players=2, clock="none")
    with pytest.raises(Refusal) as refusal:
        ana.open(game="bisca", players=2, clock="none")
    assert (refusal.value.status, refusal.value.code) == (409, "too_many_tables")


def test_whoever_asks_for_it_is_forgotten(api: str) -> None:
    ana, bia = Guest(api, "Ana"), Guest(api, "Bia")
    table = ana.open(game="bisca", players=2, clock="none")
    with ana.watching(table), bia.watching(table):
        bia.sit(1)
        ana.act("leave")
        assert bia.listen(PATIENCE)
        bia.call("DELETE", "/api/session")
        assert ana.listen(PATIENCE)
        assert ana.view["seats"] == [None, None]
        with pytest.raises(Refusal) as refusal:
            bia.ticket(table)
        assert (refusal.value.status, refusal.value.code) == (401, "unauthorised")
