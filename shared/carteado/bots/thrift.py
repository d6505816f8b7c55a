"""Rules of thumb for games in which cards are dear and nobody must follow: take points cheaply, give little away."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from carteado.cards import CARDS, SUITS, suit_of
from carteado.games.tricks import CARD_PLAYED, PLAYS

_WORTH_A_TRUMP: Final = 7
"""The card points from which a trick is worth a trump."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What the cards of a game are worth."""

    points: tuple[int, ...]
    """By card."""
    strength: tuple[int, ...]
    """By card."""
    powers: tuple[tuple[tuple[int, ...], ...], ...]
    """By trump, led card and card."""
    safe_trump: int
    """The strength of a trump from which others will hardly beat it."""

    def play(self, legal: Sequence[str], seen: dict[str, Any]) -> str:
        """Win points cheaply, feed a partner who wins, throw away the least."""
        trump = SUITS.index(seen["trump"])
        cards = sorted([CARD_PLAYED[move] for move in legal], key=lambda card: self._cost(card, trump))
        return PLAYS[self._follow(cards, seen, trump) if seen["trick"] else cards[0]]

    def _cost(self, card: int, trump: int) -> tuple[int, int]:
        """How dear it is to give the card away."""
        return self.points[card] + (4 if suit_of(card) == trump else 0), self.strength[card]

    def _follow(self, cards: list[int], seen: dict[str, Any], trump: int) -> int:
        """A card for a trick that has been led; ``cards`` come cheapest first."""
        table = [(seat, CARDS[name]) for seat, name in seen["trick"]]
        powers = self.powers[trump][table[0][1]]
        taker, best = max(table, key=lambda played: powers[played[1]])
        players = len(seen["counts"])
        last = len(table) == players - 1
        me = (seen["leader"] + len(table)) % players
        plain = [card for card in cards if suit_of(card) != trump]
        if (taker - me) % len(seen["tricks"]) == 0:  # of the same side
            holds = last or (suit_of(best) == trump and self.strength[best] >= self.safe_trump)
            return max(plain, key=self.points.__getitem__) if plain and holds else cards[0]
        winning = [card for card in cards if powers[card] > powers[best]]
        by_suit = [card for card in winning if suit_of(card) != trump]
        if by_suit and last:
            return max(by_suit, key=self.points.__getitem__)
        at_stake = sum(self.points[card] for _, card in table)
        if winning and at_stake + self.points[winning[0]] >= _WORTH_A_TRUMP:
            return winning[0]
        return cards[0]
