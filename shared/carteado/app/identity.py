"""Who somebody is, and the ports by which that is proved."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from carteado.app.ports import Clock, Store
from carteado.table.state import Chance, User


@dataclass(frozen=True, slots=True)
class Session:
    """Whoever holds the token, until when (milliseconds)."""

    user: User
    guest: bool
    expires: int


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person as Telegram's init data tell of him."""

    id: int
    name: str
    language: str
    start: str
    """The start parameter of the link, empty without one."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """Leave for a user to open one socket to a table, until when (milliseconds)."""

    user: User
    table: str
    expires: int
    origin: str = ""
    """The page that asked for it and is to connect; empty for a client that is no browser."""
    mark: str = ""
    """What tells it from all others, so that it is good once."""


class Tokens(Protocol):
    """Signed texts that only this room can write."""

    def session(self, session: Session) -> str:
        """The token of a session."""

    def read_session(self, token: str, now: int, grace: int = 0) -> Session:
        """The session of a token that has not ended, or ended at most ``grace`` milliseconds ago. Raises Refused."""

    def read_start(self, parameter: str) -> str | None:
        """What a start parameter names, a table or a hand of one; None when it is not one of ours."""

    def named(self, occasion: str) -> str:
        """The id of the table that is opened on an occasion: the same each time, and for nobody else to guess."""

    def ticket(self, ticket: Ticket) -> str:
        """The ticket as text that fits a query string."""

    def read_ticket(self, text: str, now: int) -> Ticket:
        """The ticket of a text, if it has not ended. Raises Refused."""


@dataclass(frozen=True, slots=True)
class Entrance:
    """What it takes to let somebody in."""

    tokens: Tokens
    telegram: Callable[[str, int], Visitor]
    """(init data, now) to the visitor. Raises Refused."""
    guests: bool
    clock: Clock
    chance: Chance
    store: Store
