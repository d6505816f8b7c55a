"""What is stored of a table: one small item. A running hand is its deal number and its moves, never a game state."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from carteado.cards import CARDS
from carteado.games import GAMES
from carteado.games.base import Game, Options, Standing

if TYPE_CHECKING:
    from random import Random

SCHEMA: Final = 2
BANK_MS: Final = 60_000
CLOCKS: Final[dict[str, int]] = {"30": 30_000, "15": 15_000, "60": 60_000, "90": 90_000, "none": 0, "day": 86_400_000}
"""Milliseconds for a decision by the clock's name, the default first; 0 is no clock."""

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
DECIDING: Final = "deciding"
OVER: Final = "over"


FILL_LEVEL: Final = "easy"
"""The bots that fill empty and abandoned seats."""


class Chance(Protocol):
    """Where a table gets what must not be foreseen."""

    bots: "Random"
    """For the choices of bots alone; cards come from ``fairness.Stream``."""

    def secret(self) -> bytes:
        """A new secret of ``fairness.SECRET_BYTES`` from the system's generator."""


class Refused(Exception):
    """An op that the table refuses. ``code`` is from ``carteado.codes`` or the game's refusals; nothing has changed.

    ``ms``: for ``too_early``, the milliseconds that are left.
    """

    def __init__(self, code: str, ms: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.ms = ms


@dataclass(frozen=True, slots=True)
class User:
    """Whoever acts, as his session token says."""

    id: str
    name: str
    since: int = field(default=0, compare=False)
    """When he came in, in milliseconds; he is the same person whenever that was."""


@dataclass(slots=True)
class Moment:
    """The circumstances of one change, and what it brings about beside the table itself."""

    now: int
    chance: Chance
    records: dict[str, str] = field(default_factory=dict)
    """Texts to store with the table, by key: hand records, and the secret of a match that is over."""
    tell: bool = False
    """Whether the chat's message must be made anew."""


class NewerSchema(Exception):
    """The item was written by a later version of this code; it is left alone."""


class Seat(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A place at the table: empty, a human (``user``), a bot (``bot``), or a human for whom a bot plays (both)."""

    user: str = ""
    name: str = ""
    bot: str = ""
    entropy: bytes = b""
    """The player's part of the next match's shuffles."""
    bank: int = BANK_MS
    late: int = 0
    """Decisions in a row that the clock has made."""
    left: bool = False
    """The human went away by his own will; he may come back."""
    signals: dict[str, str] = {}
    """What his pair's gestures mean, by gesture."""
    gesture: str = ""
    """The last one that he made in the match."""
    gestured: int = 0
    """When."""

    @property
    def empty(self) -> bool:
        return not self.user and not self.bot

    @property
    def active(self) -> bool:
        """Whether a human plays this seat at the moment."""
        return bool(self.user) and not self.bot


class Proposal(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A question put to the humans at the table."""

    kind: str
    expires: int
    electorate: list[int]
    yes: list[int] = []
    no: list[int] = []
    by: int = -1
    """The seat that asks; -1 is the table."""
    seat: int = -1
    """The seat that the question is about, if any."""


class Table(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The stored table. Fields are positional in the item, in its seats and its proposal too: none is ever removed or
    moved; append new ones at the end, with a default that says what items without them have meant, and raise SCHEMA.

    While a deploy goes on, earlier code meets what this code writes, and would drop what it cannot see when it writes
    the table back. So raise SCHEMA with every change that it would misread: a field, a new meaning of one, a phase, a
    kind of proposal, a move. A game or an option that it does not know it refuses by itself.

    Times are milliseconds on the server's clock, 0 for none.
    """

    schema: int
    id: str
    game: str
    players: int
    upcoming: bytes
    """Secret of the next match, empty while one is played; its commitment is shown before anybody contributes."""
    expires: int
    """When the item may be deleted."""
    seats: list[Seat]
    options: Options = {}
    """Chosen values that differ from the defaults."""
    clock: str = "30"
    host: str = ""
    version: int = 0
    turn: int = 0
    phase: str = LOBBY
    match: int = 0
    deal: int = 0
    dealer: int = 0
    before: Standing = {}
    log: str = ""
    """The hand's moves, a line each; ``0 4d`` is short for ``0 play 4d``."""
    at: int = 0
    """When the running timeline began."""
    shown: int = 0
    """Number of moves that its first frame shows."""
    until: int = 0
    """Time of its last frame; no play is taken earlier."""
    deadline: int = 0
    """When the clock of the waiting seats runs out and their banks begin."""
    due: int = 0
    """When the table must be looked at although nobody has done anything."""
    wake: int = 0
    """Due time of the live wake-up message."""
    answered: list[bytes] = []
    """Fingerprints of the last ops that were applied."""
    proposal: Proposal | None = None
    chat: bool = False
    """A chat message shows this table."""
    secret: bytes = b""
    """Seed and salt of the match whose hands are dealt."""
    given: list[bytes] = []
    """What the seats contributed to the shuffles of that match."""
    recall: bool = False
    """Whether everybody may look up the cards that were played in the running hand."""

    @property
    def rules(self) -> Game:
        return GAMES[self.game]

    @property
    def all_options(self) -> Options:
        return self.rules.resolve(self.options)

    @property
    def moves(self) -> list[str]:
        """The hand's moves in the form of the hand record."""
        return [_unfold(line) for line in self.log.splitlines()]

    def note(self, move: str) -> None:
        """Append a move in the form of the hand record to the running hand."""
        self.log += move.replace(" play ", " ") + "\n"

    def seat_of(self, user: str) -> int | None:
        """The seat that belongs to the user, who may be nobody (empty)."""
        return next((number for number, seat in enumerate(self.seats) if user and seat.user == user), None)

    def humans(self) -> list[int]:
        """Seats that a human plays at the moment."""
        return [number for number, seat in enumerate(self.seats) if seat.active]


def _unfold(line: str) -> str:
    seat, _, rest = line.partition(" ")
    return f"{seat} play {rest}" if rest in CARDS else line


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Table)


def dump(table: Table) -> bytes:
    """The table as it is stored."""
    return _encoder.encode(table)


def load(body: bytes) -> Table:
    """The stored table. Raises NewerSchema when later code wrote it, or wrote into it what this code does not know."""
    if msgspec.msgpack.decode(body)[0] > SCHEMA:
        raise NewerSchema
    try:
        table = _decoder.decode(body)
        GAMES[table.game].resolve(table.options)
    except (msgspec.ValidationError, KeyError, ValueError):
        raise NewerSchema from None
    table.schema = SCHEMA  # which it will have when this code has written it
    return table
