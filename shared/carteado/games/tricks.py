"""Tables and helpers for games in which a trick goes to the highest trump or the highest card of the led suit."""

from collections.abc import Iterable, Sequence
from typing import Final

from carteado.cards import CARDS, NAMES, RANKS, SUITS, cards_in, rank_of, suit_of

NONE: Final = -1
"""No card, no seat, no suit."""

PLAYS: Final[tuple[str, ...]] = tuple(f"play {name}" for name in NAMES)
"""The move that plays a card, by card."""

CARD_PLAYED: Final[dict[str, int]] = {move: card for card, move in enumerate(PLAYS)}
"""The card that a move plays, by move."""


SUITED: Final[tuple[int, ...]] = tuple(0x1FFF << 13 * suit_of(card) for card in range(len(NAMES)))
"""By card: the set of all cards of its suit."""


CUT_AT: Final[dict[str, int]] = {f"cut {lifted}": lifted for lifted in range(len(NAMES) + 1)}
"""How many cards a cut lifts from the top of the pack, by move."""


def cuts(size: int) -> tuple[str, ...]:
    """The cuts of a pack of so many cards that leave four or more in either pile, sorted as text."""
    return tuple(sorted(f"cut {lifted}" for lifted in range(4, size - 3)))


AFTER: Final = {players: tuple((seat + 1) % players for seat in range(players)) for players in range(2, 7)}
"""By number of seats, then by seat: the next one in the direction of play."""

ROUNDS: Final = {
    players: tuple(tuple((seat + step) % players for step in range(players)) for seat in range(players))
    for players in range(2, 7)
}
"""By number of seats, then by seat: all seats once, from this one in the direction of play."""

PLAYING: Final = tuple({seat: "play"} for seat in range(6))
"""By seat: ``waiting`` when it is to play a card."""


class _Plays(dict[int, tuple[str, ...]]):
    """By set of cards, remembered: a look-up is the commonest step of a game and must cost little."""

    def __missing__(self, hand: int) -> tuple[str, ...]:
        if len(self) >= 1 << 14:  # more than bisca has hands; a bound for games of ten cards
            self.clear()
        self[hand] = moves = tuple(sorted([PLAYS[card] for card in cards_in(hand)]))
        return moves


plays: Final = _Plays()
"""``plays[hand]``: the moves that play each card of a set, sorted as text."""


def strengths(order: str) -> tuple[int, ...]:
    """By card: its place, from 0, in the rank order that is given weakest first; -1 for a rank not in it."""
    return tuple(order.find(RANKS[rank_of(card)]) for card in range(len(NAMES)))


def values(points: dict[str, int]) -> tuple[int, ...]:
    """By card: its card points, given by rank; other ranks count 0."""
    return tuple(points.get(RANKS[rank_of(card)], 0) for card in range(len(NAMES)))


def powers(order: str) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By trump, led card and card: what the card is worth in the trick; the highest takes it, 0 never does."""
    strength = strengths(order)
    deck = range(len(NAMES))

    def power(trump: int, led: int, card: int) -> int:
        suit = suit_of(card)
        return 1 + strength[card] + (len(order) if suit == trump else 0) if suit in (trump, led) else 0

    def by_led(trump: int) -> tuple[tuple[int, ...], ...]:
        by_suit = [tuple(power(trump, suit, card) for card in deck) for suit in range(len(SUITS))]
        return tuple(by_suit[suit_of(led)] for led in deck)

    return tuple(by_led(trump) for trump in range(len(SUITS)))


def cheapest(moves: Iterable[str], trump: int, points: Sequence[int], strength: Sequence[int]) -> str:
    """Of these plays the one that gives the least away: by card points, then no trump, then the weakest card."""

    def cost(move: str) -> tuple[int, bool, int]:
        card = CARD_PLAYED[move]
        return points[card], suit_of(card) == trump, strength[card]

    return min(moves, key=cost)


def names(cards: Iterable[int]) -> list[str]:
    """The cards as text, in the order given."""
    return [NAMES[card] for card in cards]


def sorted_names(hand: int, strength: Sequence[int]) -> list[str]:
    """A set of cards as text, sorted by suit and, within a suit, from the weakest to the strongest."""
    return names(sorted(cards_in(hand), key=lambda card: (suit_of(card), strength[card])))


def seated(leader: int, cards: Sequence[int], players: int) -> list[list[int | str]]:
    """The cards of a trick with the seats that played them, in the order played: ``[[seat, card], ...]``."""
    return [[(leader + place) % players, NAMES[card]] for place, card in enumerate(cards)]


def trump_card(rank: str, trump: int) -> int:
    """The card of this rank in this suit."""
    return CARDS[rank + SUITS[trump]]
