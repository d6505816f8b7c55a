"""The world as the use cases need it. Adapters for AWS and strict in-memory fakes both follow these contracts."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from carteado.games.base import Options
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
    spoken: int = 0
    """The same for what he says at tables."""
    tables: list[str] = field(default_factory=list)
    """Those that he opened and that were open when somebody last looked."""
    sockets: list[Socket] = field(default_factory=list)
    """Oldest first."""
    void_before: int = 0
    """Sessions opened before this are void: he has been erased."""


CARD: Final = "card"
"""What a whole chat sees of a table: who sits, how it stands, how it ended."""
BOARD: Final = "board"
"""A seat as its player alone sees it, with a button for each thing that he may do."""
REMINDER: Final = "reminder"
"""Tells one player that a table waits for him."""


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """A message in Telegram that shows a table."""

    chat: int
    """For a message of inline mode, whose chat nobody tells us, a number of its own."""
    message: int
    """0 until it has been sent."""
    language: str
    thread: int | None = None
    kind: str = CARD
    user: str = ""
    """Who alone sees it; empty for a card."""
    inline: str = ""
    """Telegram's name for a message of inline mode."""
    match: int = 0
    """The match that it shows; 0 is the lobby's."""
    sent: int = 0
    """How often it was sent anew in that match."""


@dataclass(frozen=True, slots=True)
class Errand:
    """Something to be told in Telegram later. All of it comes back as it was given."""

    kind: str
    table: str
    chat: int
    user: str = ""
    """Kind and user are those of the message that is meant."""
    tries: int = 0
    """How often Telegram could not be reached with it."""
    number: int = 0
    """By which its chat knows it; 0 for one that no chat expects."""


@dataclass(frozen=True, slots=True)
class Expected:
    """The errand on its way through the queue that a chat knows of, among those like it."""

    number: int
    due: int
    come: bool = False
    """It has been delivered, perhaps not for the last time."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a table is opened."""

    players: int
    options: Options = field(default_factory=dict)
    """Those that differ from the game's defaults."""
    clock: str = ""
    """Empty for the first of CLOCKS."""
    recall: bool = False
    """Whether the cards that were played may be looked up."""


@dataclass(slots=True)
class Chat:
    """What is kept of a chat of Telegram. Times are milliseconds.

    It is stored by the names of its fields: new ones need a default.
    """

    id: int
    version: int = 0
    """0: not stored yet."""
    language: str = ""
    """What was chosen for it; empty for that of whoever writes."""
    setups: dict[str, Setup] = field(default_factory=dict)
    """How its tables were opened last, by game."""
    tables: list[str] = field(default_factory=list)
    """Tables that it showed and that were open when somebody last looked, oldest first."""
    calls: list[int] = field(default_factory=list)
    """When it was last written to, oldest first."""
    silent_until: int = 0
    """Telegram has asked to be left alone until then."""
    expected: dict[str, Expected] = field(default_factory=dict)
    """By names of errands."""
    barred: bool = False
    """The bot may not write there."""
    moved: int = 0
    """The chat that it has become; 0 while it is itself."""
    reminders: bool = True
    """Whether its person wants to be told that a table waits for him."""
    replies: list[int] = field(default_factory=list)
    """Those of its calls that answered somebody, oldest first."""


@dataclass(slots=True)
class Loaded:
    """Everything that one read of a table's partition brings."""

    table: Table
    sockets: list[Socket] = field(default_factory=list)
    messages: list[ChatMessage] = field(default_factory=list)


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
        """Remember a message that shows the table, in the place of one of its kind for the same user.

        Raises Unreachable.
        """

    def detach(self, table_id: str, message: ChatMessage) -> None:
        """Forget the message of that kind for that user. Raises Unreachable."""

    def chat(self, chat_id: int) -> Chat:
        """The chat as last written, or a new one. Raises Unreachable."""

    def save_chat(self, chat: Chat) -> None:
        """Write the chat if the stored version is the one before its own. Raises Conflict, Unreachable."""

    def forget_chat(self, chat_id: int) -> None:
        """Forget all that is kept of the chat. Raises Unreachable."""


class Sockets(Protocol):
    """The way to the connected viewers."""

    def push(self, socket_id: str, body: bytes) -> None:
        """Send a message. Raises Gone when the socket is closed, Unreachable when it could not be sent."""

    def close(self, socket_id: str) -> None:
        """Close the socket; one that is closed already is no error. Raises Unreachable."""


class Queue(Protocol):
    """Delayed messages: to wake a table, and to tell something in Telegram."""

    def wake(self, table_id: str, due: int, delay_ms: int) -> None:
        """Deliver (table, due) after the delay, cut to 15 minutes: at least once, perhaps late. Raises Unreachable."""

    def send(self, errand: Errand, delay_ms: int) -> None:
        """Deliver the errand after the delay, cut to 15 minutes: at least once, perhaps late. Raises Unreachable."""


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
