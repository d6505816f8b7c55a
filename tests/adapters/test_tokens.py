"""Nobody but the room writes its tokens, and each is good for one thing and one time."""

import re

import pytest

from carteado.adapters.tokens import Tokens
from carteado.app.identity import Session, Ticket
from carteado.table.state import Refused, User

NOW = 1_764_000_000_000
SESSION = Session(User("t7", "Téo 🃏", since=NOW - 5), guest=False, expires=NOW + 1_000)
TICKET = Ticket(User("gAb_-1", "Ana", since=NOW - 7), "k3v-Table_id0000", NOW + 1_000, "https://é.example", "mark")

tokens = Tokens("a secret of the room")
others = Tokens("a secret of another room")


def test_a_token_says_what_was_put_into_it() -> None:
    assert tokens.read_session(tokens.session(SESSION), NOW) == SESSION
    assert tokens.read_session(tokens.session(SESSION), NOW).user.since == NOW - 5
    assert tokens.read_ticket(tokens.ticket(TICKET), NOW) == TICKET
    assert tokens.read_ticket(tokens.ticket(TICKET), NOW).user.since == NOW - 7


def test_a_token_ends() -> None:
    with pytest.raises(Refused, match="unauthorised"):
        tokens.read_session(tokens.session(SESSION), NOW + 1_000)
    assert tokens.read_session(tokens.session(SESSION), NOW + 1_000, grace=1) == SESSION
    with pytest.raises(Refused, match="unauthorised"):
        tokens.read_ticket(tokens.ticket(TICKET), NOW + 1_000)


FOREIGN = [others.session(SESSION), tokens.ticket(TICKET), tokens.start(TICKET.table)]
BROKEN = ["", ".", "s2.", "s2..", "s2.e30.", "é", "\ud800", "s2.\ud800.x"]


@pytest.mark.parametrize("forged", [*FOREIGN, *BROKEN])
def test_what_is_no_session_token(forged: str) -> None:
    with pytest.raises(Refused, match="unauthorised"):
        tokens.read_session(forged, NOW)


@pytest.mark.parametrize("forged", [others.ticket(TICKET), tokens.session(SESSION), tokens.start(TICKET.table), ""])
def test_what_is_no_ticket(forged: str) -> None:
    with pytest.raises(Refused, match="unauthorised"):
        tokens.read_ticket(forged, NOW)


def changed(text: str) -> list[str]:
    """The text with each character changed, left out, or doubled, and with one more."""
    alphabet = "ABCDefgh0123-_.= "
    return [
        *(text[:at] + sign + text[at + 1 :] for at in range(len(text)) for sign in alphabet if sign != text[at]),
        *(text[:at] + text[at + 1 :] for at in range(len(text))),
        *(text[:at] + text[at] + text[at:] for at in range(len(text))),
        *(text + sign for sign in alphabet),
    ]


def test_every_change_is_noticed() -> None:
    for forged in changed(tokens.session(SESSION)):
        with pytest.raises(Refused):
            tokens.read_session(forged, NOW)
    for forged in changed(tokens.ticket(TICKET)):
        with pytest.raises(Refused):
            tokens.read_ticket(forged, NOW)
    for forged in changed(tokens.start(TICKET.table)):
        assert tokens.read_start(forged) is None


def test_a_start_parameter_names_a_table() -> None:
    parameter = tokens.start(TICKET.table)
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,512}", parameter)
    assert tokens.read_start(parameter) == TICKET.table
    assert [others.read_start(parameter), tokens.read_start(""), tokens.read_start("t_"), tokens.read_start("é")] == [
        None
    ] * 4


def test_a_short_secret_signs_nothing() -> None:
    with pytest.raises(ValueError, match="16 characters"):
        Tokens("short")
