"""What the hands of all these games have in common: a trick that goes round, a pause when it is complete, a view."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Self

from carteado.cards import NAMES, SUITS, cards_in
from carteado.games.base import Hand, Options, Pause, Standing
from carteado.games.tricks import AFTER, NONE, PLAYING, PLAYS, seated, sorted_names

PLAY, TRICK, OVER = range(3)
"""Phases of every hand: a card is due, a trick is complete, the cards are played. A game's own ones come after."""
FIRST_OWN: Final = 3

NOBODY: Final = -2
"""Whose turn it is in a pause and at the end."""
NOT_WAITING: Final[Mapping[int, str]] = {}


class TrickHand(Hand):
    """The part of a hand that no rule of a single game is in.

    Sets of cards are whole numbers; NONE stands for no card, no suit, no side and no seat. Lists are changed in place
    and copied with the hand; everything else is replaced.
    """

    __slots__ = (
        "_after",
        "_awards",
        "_before",
        "_dealer",
        "_hands",
        "_last",
        "_leader",
        "_moves",
        "_options",
        "_phase",
        "_points",
        "_taker",
        "_top",
        "_trick",
        "_tricks",
        "_turn",
        "players",
        "waiting",
    )

    PAUSES: ClassVar[Mapping[int, Pause]]
    """By phase."""
    ORDER: ClassVar[Sequence[int]]
    """By card: its place among those of its suit in a hand that is shown."""

    def __init__(self, players: int, sides: int, options: Options, dealer: int, before: Standing) -> None:
        after = AFTER[players]
        self.players: int = players
        self._options: Options = options
        self._dealer: int = dealer
        self._before: Standing = before
        self._hands: list[int] = [0] * players
        self._after: tuple[int, ...] = after  # by seat: the next one
        self._leader: int = after[dealer]
        self._trick: list[int] = []
        self._top: int = 0  # the highest power in the trick, and the seat it belongs to
        self._taker: int = NONE
        self._last: tuple[int, list[int], int] | None = None  # leader, cards and winner of the trick before
        self._tricks: list[int] = [0] * sides
        self._points: list[int] = [0] * sides
        self._awards: list[list[Any]] = []
        self._phase: int = PLAY
        self._turn: int = NOBODY
        self.waiting: Mapping[int, str] = NOT_WAITING
        self._moves: tuple[str, ...] = ()  # what the seat in turn may do

    # ---- what the table asks

    @property
    def pause(self) -> Pause | None:
        return self.PAUSES.get(self._phase)

    @property
    def over(self) -> bool:
        return self._phase == OVER

    @property
    def result(self) -> dict[str, Any] | None:
        if self._phase != OVER:
            return None
        awards = [list(award) for award in self._awards]
        return {"points": self._hand_points(), "tricks": list(self._tricks), "awards": awards}

    def _hand_points(self) -> list[int]:
        return list(self._points)

    def settle(self) -> None:
        if self._phase in self.PAUSES:
            self._collect()

    @abstractmethod
    def _collect(self) -> None:
        """The complete trick goes to its winner, and what follows from that."""

    # ---- whose turn it is

    def _ask(self, phase: int, seat: int, kind: str, moves: tuple[str, ...]) -> None:
        """A decision that is no card."""
        self._phase = phase
        self._turn = seat
        self.waiting = {seat: kind}
        self._moves = moves

    def _ask_card(self, seat: int, moves: tuple[str, ...]) -> None:
        self._phase = PLAY
        self._turn = seat
        self.waiting = PLAYING[seat]
        self._moves = moves

    def _hold(self, phase: int) -> None:
        """Wait for nobody."""
        self._phase = phase
        self._turn = NOBODY
        self.waiting = NOT_WAITING
        self._moves = ()

    def _apply_after_pause(self, seat: int, move: str) -> None:
        """A move that ends the pause; one that is refused changes nothing here."""
        after = self.copy()
        after.settle()
        after.apply(seat, move)
        self.settle()
        self.apply(seat, move)

    # ---- what a viewer sees

    def _common_view(self, viewer: int | None) -> dict[str, Any]:
        """The keys of docs/protocol.md that all games share, but for the name of the game and what tricks count."""
        pause = self.pause
        return {
            "dealer": self._dealer,
            "leader": self._leader,
            "waiting": {str(seat): kind for seat, kind in self.waiting.items() if seat >= 0},
            "pause": {"kind": pause.kind, "ms": pause.ms} if pause else None,
            "hand": None if viewer is None else self._own_cards(viewer),
            "counts": [hand.bit_count() for hand in self._hands],
            "trick": self._seated(self._leader, self._trick),
            "winner": seat_or_none(self._winner) if self._complete else None,
            "trick_points": self._trick_points() if self._complete else None,
            "last": self._last_trick(),
            "tricks": list(self._tricks),
            "legal": [] if viewer is None else self.offered(viewer),
            "barred": self._barred_cards(viewer),
            "result": self.result,
        }

    @property
    def _complete(self) -> bool:
        """Whether all cards of the running trick lie on the table."""
        return len(self._trick) == self.players

    @abstractmethod
    def _trick_points(self) -> int | None:
        """What the complete trick counts."""

    def _own_cards(self, seat: int) -> list[str]:
        return sorted_names(self._hands[seat], self.ORDER)

    def _last_trick(self) -> dict[str, Any] | None:
        if self._last is None:
            return None
        leader, cards, winner = self._last
        return {"cards": self._seated(leader, cards), "winner": seat_or_none(winner)}

    def _seated(self, leader: int, cards: Sequence[int]) -> list[list[int | str]]:
        return seated(leader, cards, self.players)

    @property
    def _winner(self) -> int:
        """The seat that the cards of the complete trick give it to."""
        return self._taker

    def _barred_cards(self, viewer: int | None) -> dict[str, str]:
        """On the viewer's own turn: which of his cards he may not play, and the code of the reason."""
        if viewer is None or viewer != self._turn or self._phase != PLAY:
            return {}
        barred = [card for card in cards_in(self._hands[viewer]) if PLAYS[card] not in self._moves]
        return {NAMES[card]: self._bar_reason(card) for card in barred}

    def _bar_reason(self, card: int) -> str:
        """Why the seat in turn may not play this card of its hand; never asked where any card may be played."""
        raise NotImplementedError

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for name in _fields(type(self)):
            setattr(twin, name, _copied(getattr(self, name)))
        return twin


@cache
def _fields(kind: type) -> tuple[str, ...]:
    return tuple(name for base in kind.__mro__ for name in getattr(base, "__slots__", ()))


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if type(value) is list else value


def card_or_none(card: int) -> str | None:
    """A card as a viewer reads it."""
    return None if card == NONE else NAMES[card]


def suit_or_none(suit: int) -> str | None:
    """A suit as a viewer reads it."""
    return None if suit == NONE else SUITS[suit]


def seat_or_none(number: int) -> int | None:
    """A seat or a side as a viewer reads it."""
    return None if number == NONE else number


def counted(before: Standing, hand_winners: Sequence[int], match: int) -> Standing:
    """The standing after a hand of a match of so many, all of them played: who has won most of them has won it."""
    score = [won + (side in hand_winners) for side, won in enumerate(before["score"])]
    standing: Standing = {"score": score, "played": before["played"] + 1}
    return standing if standing["played"] < match else {**standing, "over": True, "winners": tops(score)}


def tops(numbers: Sequence[int]) -> list[int]:
    """The places of the highest number."""
    most = max(numbers)
    return [place for place, number in enumerate(numbers) if number == most]
