"""The world as the use cases need it. Adapters for AWS and strict in-memory fakes both follow these contracts."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from carteado.table.state import Chance, Table


class Conflict(Exception):
    """The table was changed meanwhile, or a write's outcome is unknown; the caller loads it again."""


class Used(Exception):
    """The ticket has let a socket in before."""


class Gone(Exception):
    """The socket is closed for good."""


class Unreachable(Exception):
    """A port could not be reached this time."""


@dataclass(frozen=True, slots=True)
class Socket:
    """An open connection of a viewer to one table."""

    id: str
    table: str
    user: str
    expires: int
    """Milliseconds; the platform closes it by then."""


@dataclass(slots=True)
class Account:
    """What bounds a user, kept apart from his tables. Times are milliseconds.

    It is stored by the names of its fields: new ones need a default. It does not expire, all that it holds does.
    """

    user: str
    version: int = 0
    """0: not stored yet."""
    full: int = 0
    """When his bucket of tokens is full again."""
    tables: list[str] = field(default_factory=list)
    """Those that he opened and that were open when somebody last looked."""
    sockets: list[Socket] = field(default_factory=list)
    """Oldest first."""
    void_before: int = 0
    """Sessions opened before this are void: he has been erased."""


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """The message in a Telegram chat that shows a table."""

    chat: int
    message: int
    language: str
    thread: int | None = None


@dataclass(slots=True)
class Loaded:
    """Everything that one read of a table's partition brings."""

    table: Table
    sockets: list[Socket] = field(default_factory=list)
    message: ChatMessage | None = None


class Store(Protocol):
    """Tables, each one item; beside it its sockets, records and chat message; and each user's account and tables."""

    def load(self, table_id: str) -> Loaded | None:
        """The table as last written, in one strongly consistent read; None when unknown or expired.

        Raises Unreachable, NewerSchema.
        """

    def save(self, table: Table, expected: int, records: dict[str, str], tell: bool) -> None:
        """Write the table and, in one transaction, the records, if the stored version is still ``expected``; 0: none.

        ``tell`` marks the change for the chat. Raises Conflict when the version differs or the outcome is unknown.
        """

    def records(self, table_id: str) -> dict[str, str]:
        """All records of a table by key, sorted, as last written. Raises Unreachable."""

    def account(self, user: str) -> Account:
        """The user's account as last written, or a new one. Raises Unreachable."""

    def save_account(self, account: Account, gone: Sequence[Socket] = ()) -> None:
        """Write the account and, in one transaction, forget the sockets that are gone; unknown ones are no error.

        Like all writes of an account it wants the stored version to be the one before the account's: raises Conflict
        when it is another or the outcome is unknown.
        """

    def open(self, table: Table, account: Account) -> None:
        """Write a new table, its entry in the opener's list and his account in one transaction. Raises Conflict."""

    def connect(self, socket: Socket, ticket: str, account: Account, replaced: Sequence[Socket]) -> None:
        """Remember a socket, forget those that it replaces, and write the account in one transaction.

        ``ticket``: the mark of the ticket that let the socket in. Raises Used if it has let one in before, or Conflict.
        """

    def socket(self, socket_id: str) -> Socket | None:
        """An open socket by its id. Raises Unreachable."""

    def remember(self, user: str, table: Table) -> None:
        """Add the table to the user's list, newest first."""

    def tables_of(self, user: str) -> Sequence[Table]:
        """The user's tables that have not expired, newest first, at most twenty. Raises Unreachable."""

    def listed(self, user: str, before: int) -> Sequence[str]:
        """The ids of all tables put on the user's list before that time, strongly consistent. Raises Unreachable."""

    def unlist(self, user: str, table_id: str) -> None:
        """Take a table out of the user's list. Raises Unreachable."""

    def attach(self, table_id: str, message: ChatMessage) -> None:
        """Remember the chat message that shows the table."""


class Sockets(Protocol):
    """The way to the connected viewers."""

    def push(self, socket_id: str, body: bytes) -> None:
        """Send a message. Raises Gone when the socket is closed, Unreachable when it could not be sent."""

    def close(self, socket_id: str) -> None:
        """Close the socket; one that is closed already is no error. Raises Unreachable."""


class Queue(Protocol):
    """Delayed messages that wake a table."""

    def wake(self, table_id: str, due: int, delay_ms: int) -> None:
        """Deliver (table, due) after the delay, cut to 15 minutes: at least once, perhaps late. Raises Unreachable."""


@dataclass(frozen=True, slots=True)
class World:
    """The ports that a use case works with. ``now`` is in milliseconds."""

    store: Store
    sockets: Sockets
    queue: Queue
    clock: "Clock"
    chance: Chance


class Clock(Protocol):
    """The time, and waiting."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def sleep(self, ms: int) -> None:
        """Wait between two tries."""
