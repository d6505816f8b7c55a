"""A socket is opened by a ticket, and a ticket by a session."""

import pytest

from carteado.adapters.tokens import Tokens
from carteado.app import watching
from carteado.app.ports import Socket
from carteado.app.tries import TRIES, Busy
from carteado.app.watching import SOCKET_MS, TICKET_MS
from carteado.table.state import Refused
from tests.app.party import ANA, ZE, Party

TOKENS = Tokens("a secret of the room")


def test_a_ticket_opens_a_socket_to_its_table_for_its_user() -> None:
    party = Party()
    ticket = watching.admit(party.world.ports, TOKENS, ZE, party.id)
    watching.connect(party.world.ports, TOKENS, ticket, "a")
    expires = party.world.clock.now() + SOCKET_MS
    assert party.world.store.load(party.id).sockets == [Socket("a", party.id, ZE.id, expires)]
    watching.disconnect(party.world.ports, "a")
    assert party.world.store.load(party.id).sockets == []


def test_a_ticket_is_good_for_a_minute() -> None:
    party = Party()
    ticket = watching.admit(party.world.ports, TOKENS, ANA, party.id)
    party.world.clock.advance(TICKET_MS)
    with pytest.raises(Refused, match="unauthorised"):
        watching.connect(party.world.ports, TOKENS, ticket, "a")
    assert party.world.store.load(party.id).sockets == []


def test_there_is_no_ticket_to_an_unknown_table() -> None:
    with pytest.raises(Refused, match="not_found"):
        watching.admit(Party().world.ports, TOKENS, ANA, "unknown")


def test_no_socket_during_an_outage() -> None:
    party = Party()
    ticket = watching.admit(party.world.ports, TOKENS, ANA, party.id)
    for call in (
        lambda: watching.admit(party.world.ports, TOKENS, ANA, party.id),
        lambda: watching.connect(party.world.ports, TOKENS, ticket, "a"),
        lambda: watching.disconnect(party.world.ports, "a"),
    ):
        party.world.store.outages = TRIES
        with pytest.raises(Busy):
            call()
