"""The contract between a game's rules and everything that plays, stores or shows it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

TABLE: Final = -1
"""The seat number of a move that the table itself makes (``- return K`` in a record)."""

OptionValue = str | int
Options = dict[str, OptionValue]
Standing = dict[str, Any]
"""The standing of a match as in the hand record: ``{"score": [...], ...}``."""


class IllegalMove(Exception):
    """A move that the rules refuse. ``code`` says why; nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Pause:
    """A time for which the present state must be shown before the next lead.

    In an *open* pause somebody might act (``swap``); the table then waits for people instead of playing on.
    """

    kind: str
    ms: int
    open: bool


@dataclass(frozen=True, slots=True)
class Option:
    """A table option of a game: its values, the default first, and the numbers of seats at which it has an effect."""

    key: str
    values: tuple[OptionValue, ...]
    players: tuple[int, ...] = ()
    """Empty for all."""

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def matters(self, players: int) -> bool:
        """Whether the option has an effect at a table with so many seats."""
        return not self.players or players in self.players


class Hand(Protocol):
    """One hand in play: a shuffled pack and the moves made so far. Games inherit what few of them do differently."""

    __slots__ = ()

    players: int

    @property
    def waiting(self) -> Mapping[int, str]:
        """Seats that the clock waits for, with the kind of decision; ``{TABLE: "return"}`` when the table must move.

        The seat that answers for a side when nobody does stands first. Empty in a pause and when the hand is over.
        """

    @property
    def pause(self) -> Pause | None:
        """What must be shown now before play goes on, if anything."""

    @property
    def over(self) -> bool:
        """Whether the last trick has been collected, so that ``result`` and ``after`` exist."""

    @property
    def result(self) -> dict[str, Any] | None:
        """``points``, ``tricks`` and ``awards`` as in the hand record; None while the hand runs."""

    @property
    def after(self) -> Standing | None:
        """The standing of the match after this hand; None while the hand runs."""

    def legal(self, seat: int) -> Sequence[str]:
        """Every legal move of the seat, sorted as text. During a pause: what may be done inside it.

        A hand that is over may still offer some (a revoke may be denounced until the next hand).
        """

    def apply(self, seat: int, move: str) -> None:
        """Make a move; a pause is settled first unless the move belongs inside it.

        Raises IllegalMove, after which nothing has changed.
        """

    def settle(self) -> None:
        """End the present pause: take the step that it implies (collect, draw)."""

    def defaults(self, seat: int) -> Sequence[str]:
        """The moves, as ``offered`` names them, among which the easy bot picks when the seat's clock runs out.

        Raises IllegalMove when the seat is not waited for.
        """

    def offered(self, seat: int) -> Sequence[str]:
        """The legal moves as the seat itself is told them: under other names where it plays without seeing."""
        return self.legal(seat)

    def meant(self, seat: int, move: str) -> str:
        """The move that a text of ``offered`` stands for; any other text as it is."""
        return move

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What the seat, or a spectator (None), may see: the ``hand`` of docs/protocol.md, built from an allow-list."""

    def copy(self) -> "Hand":
        """An independent hand in the same state."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game's declaration: everything that is true before a card is dealt."""

    id: str
    rules: int
    players: tuple[int, ...]
    clockwise: bool
    options: tuple[Option, ...]
    pack: Callable[[int, Options], tuple[int, ...]]
    """(players, options) to the sorted pack."""
    sides: Callable[[int], int]
    """Number of seats to number of sides; the side of a seat is ``seat % sides``."""
    start: Callable[[int, Options], Standing]
    """(players, options) to the standing at the start of a match."""
    deal: Callable[[int, Options, int, Standing, Sequence[int]], Hand]
    """(players, all options as ``resolve`` gives them, dealer, standing before, deck top first) to a hand."""

    dealer_step: int = 1
    """How many seats the deal moves on after a hand."""
    lots: tuple[int, ...] = ()
    """By card: its rank in the lots drawn for the first deal, the highest deals; empty: the table draws a seat."""
    luck: frozenset[str] = frozenset()
    """Kinds of decision that are pure luck: where no person makes them, the deal's own numbers do."""
    quick: Callable[[Options], frozenset[str]] = lambda options: frozenset()
    """Kinds of decision that the table makes at once in the names of the seats."""
    joint: Mapping[str, str] = field(default_factory=dict)
    """Kinds of decision that a side makes together, with the move by which a bot concurs with its human partner."""
    initiatives: frozenset[str] = frozenset()
    """Moves that a bot beside a human leaves to him."""
    clocks: Mapping[str, int] = field(default_factory=dict)
    """Milliseconds for the kinds of decision that have a time of their own, without the bank."""
    refusals: tuple[str, ...] = ()
    """Codes of IllegalMove that only this game raises; the common ones are in ``carteado.codes``."""
    phrases: tuple[str, ...] = ()
    """What is said only at its tables; what is said everywhere is in ``carteado.app.talk``."""

    def resolve(self, chosen: Options) -> Options:
        """All options with their values. Raises ValueError for an unknown key or value."""
        known = {option.key: option for option in self.options}
        for key, value in chosen.items():
            if key not in known or value not in known[key].values or isinstance(value, bool):
                raise ValueError(f"{self.id} has no option {key}={value}")
        return {option.key: chosen.get(option.key, option.default) for option in self.options}
