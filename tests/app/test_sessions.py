"""Who is let in, and as whom."""

from dataclasses import replace

import pytest

from carteado.adapters.memory import FakeChance, FakeClock, MemoryStore
from carteado.adapters.tokens import Tokens
from carteado.app import sessions
from carteado.app.identity import Entrance, Visitor
from carteado.app.sessions import RENEWAL_MS, SESSION_MS
from carteado.table.state import Refused

TOKENS = Tokens("a secret of the room")
VISITORS = {
    "teo": Visitor(7, "Téo", "pt-br", TOKENS.start("k3v")),
    "forged": Visitor(7, "Téo", "pt-br", "t_k3vAAAAAAAAAAAAAAAA"),
    "long": Visitor(7, "x" * 60, "", ""),
    "nameless": Visitor(7, "\u200b \u202e", "", ""),
}


@pytest.fixture
def entrance() -> Entrance:
    clock = FakeClock()
    return Entrance(TOKENS, lambda init_data, now: VISITORS[init_data], True, clock, FakeChance(), MemoryStore(clock))


def test_a_visitor_from_telegram(entrance: Entrance) -> None:
    admission = sessions.admit_visitor(entrance, "teo")
    assert TOKENS.read_session(admission.token, entrance.clock.now()) == admission.session
    assert (admission.session.user.id, admission.session.user.name, admission.session.guest) == ("t7", "Téo", False)
    assert admission.session.expires == entrance.clock.now() + SESSION_MS
    assert admission.start == "k3v"


def test_a_forged_start_parameter_names_nothing(entrance: Entrance) -> None:
    assert sessions.admit_visitor(entrance, "forged").start is None


@pytest.mark.parametrize(("who", "name"), [("long", "x" * 24), ("nameless", "7")])
def test_a_name_that_does_not_fit_keeps_nobody_out(entrance: Entrance, who: str, name: str) -> None:
    assert sessions.admit_visitor(entrance, who).session.user.name == name


@pytest.mark.parametrize(("given", "shown"), [
    ("Ana", "Ana"),
    ("  Ana \t\n Luísa ", "Ana Luísa"),
    ("A\u202ena\u0000\u200b", "Ana"),
    ("Te\u0301o", "Téo"),
    ("🃏", "🃏"),
    ("x" * 24, "x" * 24),
    ("x\u200b" * 24, "x" * 24),
    ("<b>Ana</b>", "<b>Ana</b>"),
])  # fmt: skip
def test_a_guests_name(entrance: Entrance, given: str, shown: str) -> None:
    assert sessions.admit_guest(entrance, given, None).session.user.name == shown


@pytest.mark.parametrize(
    "given", ["", " ", "\u200b", "\u3164", "\u2800 \u202e", "\u0301\u0302", "x" * 25, "\ud800", "\x00"]
)
def test_what_is_no_name(entrance: Entrance, given: str) -> None:
    with pytest.raises(Refused, match="bad_request"):
        sessions.admit_guest(entrance, given, None)


def test_guests_differ(entrance: Entrance) -> None:
    ids = {sessions.admit_guest(entrance, "Ana", None).session.user.id for _ in range(50)}
    assert len(ids) == 50
    assert all(user.startswith("g") for user in ids)


@pytest.mark.parametrize("later", [0, SESSION_MS - 1, SESSION_MS, SESSION_MS + RENEWAL_MS - 1])
def test_a_guest_keeps_his_id_by_his_old_token(entrance: Entrance, later: int) -> None:
    first = sessions.admit_guest(entrance, "Ana", None)
    entrance.clock.sleep(later)
    second = sessions.admit_guest(entrance, "Eva", first.token)
    assert second.session.user.id == first.session.user.id
    assert second.session.user.name == "Eva"
    assert second.session.expires == entrance.clock.now() + SESSION_MS


def test_a_token_too_old_forged_or_of_telegram_gives_no_id(entrance: Entrance) -> None:
    first = sessions.admit_guest(entrance, "Ana", None)
    telegram = sessions.admit_visitor(entrance, "teo")
    foreign = Tokens("a secret of another room").session(first.session)
    given = [foreign, telegram.token, "nonsense", ""]
    assert not {sessions.admit_guest(entrance, "Ana", old).session.user.id for old in given} & {
        first.session.user.id,
        "t7",
    }
    entrance.clock.sleep(SESSION_MS + RENEWAL_MS)
    assert sessions.admit_guest(entrance, "Ana", first.token).session.user.id != first.session.user.id


def test_a_room_without_guests(entrance: Entrance) -> None:
    with pytest.raises(Refused, match="guests_closed"):
        sessions.admit_guest(replace(entrance, guests=False), "Ana", None)
