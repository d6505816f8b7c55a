"""Cards and packs as whole numbers, and their text form.

A card is ``suit * 13 + rank``: suits in the order ``cdhs``, ranks in the order ``A23456789TJQK``.
A set of cards is a whole number whose bit ``card`` is set for each card in it.
"""

from collections.abc import Iterable, Iterator
from typing import Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"

NAMES: Final[tuple[str, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
CARDS: Final[dict[str, int]] = {name: card for card, name in enumerate(NAMES)}

ALONE: Final[tuple[int, ...]] = tuple(1 << card for card in range(52))
"""By card: the set that holds it alone. A look-up costs a third of the shift."""

PACK_52: Final[tuple[int, ...]] = tuple(range(52))
PACK_40: Final[tuple[int, ...]] = tuple(card for card in range(52) if RANKS[card % 13] not in "89T")


def parse_card(text: str) -> int:
    """The card named by two letters, ``7h``. Raises ValueError for anything else."""
    card = CARDS.get(text)
    if card is None:
        raise ValueError(f"unknown card {text!r}")
    return card


def suit_of(card: int) -> int:
    """The suit's number, 0 to 3 in the order ``cdhs``."""
    return card // 13


def rank_of(card: int) -> int:
    """The rank's number, 0 to 12 in the order ``A23456789TJQK``."""
    return card % 13


def card_set(cards: Iterable[int]) -> int:
    """The set that holds these cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_in(bits: int) -> Iterator[int]:
    """The cards of a set, lowest number first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
