"""A socket is opened by a ticket, and a ticket by a session."""

import json
from collections.abc import Callable

import pytest

from carteado.adapters.memory import MemoryStore
from carteado.adapters.tokens import Tokens
from carteado.app import watching
from carteado.app.limits import BURST, SOCKETS
from carteado.app.ports import Socket
from carteado.app.tries import TRIES, Busy
from carteado.app.watching import SOCKET_MS, TICKET_MS
from carteado.table.state import Refused, User
from tests.app.party import ANA, RUI, ZE, Party

TOKENS = Tokens("a secret of the room")
SITE = "https://room.example"


@pytest.fixture
def party() -> Party:
    return Party()


def ticket(party: Party, user: User = ZE, origin: str = "") -> str:
    return watching.admit(party.world.ports, TOKENS, user, party.id, origin)


def connect(party: Party, name: str, user: User = ZE) -> None:
    party.world.sockets.open(name)
    watching.connect(party.world.ports, TOKENS, ticket(party, user), name)


def watchers(party: Party) -> list[str]:
    return sorted(socket.id for socket in party.world.store.load(party.id).sockets)


def rows(party: Party) -> set[str]:
    """What is stored of sockets, wherever."""
    return {pk for pk, sk in party.world.store.items if sk.startswith("SOCKET")}


# --- tickets ----------------------------------------------------------------------------------------------------------


def test_a_ticket_opens_a_socket_to_its_table_for_its_user(party: Party) -> None:
    watching.connect(party.world.ports, TOKENS, ticket(party), "a")
    expires = party.world.clock.now() + SOCKET_MS
    assert party.world.store.load(party.id).sockets == [Socket("a", party.id, ZE.id, expires)]
    watching.disconnect(party.world.ports, "a")
    watching.disconnect(party.world.ports, "a")
    assert watchers(party) == []
    assert party.world.store.account(ZE.id).sockets == []


def test_a_ticket_is_good_for_a_minute(party: Party) -> None:
    given = ticket(party)
    party.world.clock.advance(TICKET_MS - 1)
    watching.connect(party.world.ports, TOKENS, given, "a")
    given = ticket(party)
    party.world.clock.advance(TICKET_MS)
    with pytest.raises(Refused, match="unauthorised"):
        watching.connect(party.world.ports, TOKENS, given, "b")
    assert watchers(party) == ["a"]


def test_a_ticket_is_good_once(party: Party) -> None:
    given = ticket(party)
    watching.connect(party.world.ports, TOKENS, given, "a")
    for name in ("a", "b", "a"):
        if name == "a":
            watching.disconnect(party.world.ports, "a")
        with pytest.raises(Refused, match="unauthorised"):
            watching.connect(party.world.ports, TOKENS, given, name)
    assert rows(party) == set()


def test_no_two_tickets_are_alike(party: Party) -> None:
    for name in ("a", "b"):
        watching.connect(party.world.ports, TOKENS, ticket(party), name)
    assert watchers(party) == ["a", "b"]


@pytest.mark.parametrize(("asked", "connects"), [
    (SITE, "https://evil.example"), (SITE, ""), ("", SITE), (SITE, "null"), (SITE, "http://room.example"),
    (SITE, SITE + "/"), (SITE, SITE.upper()), ("null", ""), (SITE, "\ud800"),
])  # fmt: skip
def test_only_the_page_that_asked_connects(party: Party, asked: str, connects: str) -> None:
    given = ticket(party, origin=asked)
    with pytest.raises(Refused, match="unauthorised"):
        watching.connect(party.world.ports, TOKENS, given, "a", connects)
    assert rows(party) == set()
    watching.connect(party.world.ports, TOKENS, given, "a", asked)


def test_an_origin_that_is_no_text_is_no_trouble(party: Party) -> None:
    with pytest.raises(Refused, match="unauthorised"):
        watching.connect(party.world.ports, TOKENS, ticket(party, origin="\ud800"), "a", "\ud800")


def test_there_is_no_ticket_to_an_unknown_table(party: Party) -> None:
    with pytest.raises(Refused, match="not_found"):
        watching.admit(party.world.ports, TOKENS, ANA, "unknown")


def test_tickets_are_charged(party: Party) -> None:
    for _ in range(BURST):
        ticket(party)
    with pytest.raises(Refused, match="too_many"):
        ticket(party)


def test_no_socket_during_an_outage(party: Party) -> None:
    given = ticket(party, ANA)
    for call in (
        lambda: ticket(party, ANA),
        lambda: watching.connect(party.world.ports, TOKENS, given, "a"),
        lambda: watching.disconnect(party.world.ports, "a"),
    ):
        party.world.store.outages = TRIES
        with pytest.raises(Busy):
            call()
    assert rows(party) == set()


# --- three sockets ----------------------------------------------------------------------------------------------------


@pytest.fixture
def full(party: Party) -> Party:
    """Zé watches by as many sockets as he may: ``s0`` is the oldest."""
    for number in range(SOCKETS):
        connect(party, f"s{number}")
    return party


def received(party: Party, name: str) -> list[object]:
    return [json.loads(body) for body in party.world.sockets.received[name]]


def test_a_fourth_socket_takes_the_place_of_the_oldest(full: Party) -> None:
    connect(full, "new")
    assert watchers(full) == ["new", "s1", "s2"]
    assert "S#s0" not in rows(full)
    assert [socket.id for socket in full.world.store.account(ZE.id).sockets] == ["s1", "s2", "new"]
    assert received(full, "s0") == [{"error": "replaced"}]
    assert not full.hears("s0")
    assert [received(full, name) for name in ("s1", "s2", "new")] == [[], [], []]


def test_others_keep_theirs(full: Party) -> None:
    connect(full, "rui", RUI)
    assert len(watchers(full)) == SOCKETS + 1


def test_an_old_socket_at_another_table_goes_too(full: Party) -> None:
    other = Party()
    other.world, other.id = full.world, Party.open(full.world, RUI)
    connect(other, "elsewhere")
    assert watchers(full) == ["s1", "s2"]
    assert watchers(other) == ["elsewhere"]


def test_one_that_has_closed_has_left_its_place(full: Party) -> None:
    watching.disconnect(full.world.ports, "s1")
    connect(full, "new")
    assert watchers(full) == ["new", "s0", "s2"]


def test_one_that_has_expired_has_left_its_place(party: Party) -> None:
    connect(party, "s0")
    party.world.clock.advance(SOCKET_MS)
    for number in range(1, SOCKETS + 1):
        connect(party, f"s{number}")
    assert [socket.id for socket in party.world.store.account(ZE.id).sockets] == ["s1", "s2", "s3"]
    assert received(party, "s0") == []


def test_one_that_a_push_found_dead_has_left_its_place(full: Party) -> None:
    full.world.sockets.close("s1")
    full.do(RUI, "sit 1")
    assert [socket.id for socket in full.world.store.account(ZE.id).sockets] == ["s0", "s2"]


@pytest.mark.parametrize("state", ["gone", "unreachable"])
def test_a_ghost_that_cannot_be_told_gives_way_too(full: Party, state: str) -> None:
    if state == "gone":
        full.world.sockets.close("s0")
    else:
        full.world.sockets.unreachable.add("s0")
    connect(full, "new")
    assert watchers(full) == ["new", "s1", "s2"]


class Meanwhile(MemoryStore):
    """Lets something else happen before the next socket is connected."""

    action: Callable[[], object] | None

    def connect(self, *arguments: object) -> None:
        action, self.action = self.action, None
        if action:
            action()
        super().connect(*arguments)  # type: ignore[arg-type]


def meanwhile(party: Party, action: Callable[[], object]) -> None:
    party.world.store.__class__ = Meanwhile
    party.world.store.action = action  # type: ignore[attr-defined]


def test_two_that_come_at_once_are_not_one_too_many(full: Party) -> None:
    meanwhile(full, lambda: connect(full, "first"))
    connect(full, "second")
    assert watchers(full) == ["first", "s2", "second"]
    assert [received(full, name) for name in ("s0", "s1")] == [[{"error": "replaced"}]] * 2


def test_one_that_need_not_give_way_after_all_stays_open(full: Party) -> None:
    meanwhile(full, lambda: watching.disconnect(full.world.ports, "s2"))
    connect(full, "new")
    assert watchers(full) == ["new", "s0", "s1"]
    assert received(full, "s0") == []
    assert full.hears("s0")


def test_a_connection_whose_reply_was_lost_is_made_once(full: Party) -> None:
    given = ticket(full)
    full.world.sockets.open("new")
    full.world.store.lost_replies = 1
    watching.connect(full.world.ports, TOKENS, given, "new")
    assert watchers(full) == ["new", "s1", "s2"]
    assert received(full, "s0") == [{"error": "replaced"}]


def test_a_closing_whose_reply_was_lost_is_done(full: Party) -> None:
    full.world.store.lost_replies = 1
    watching.disconnect(full.world.ports, "s0")
    assert watchers(full) == ["s1", "s2"]
