"""The deals of a match, made of its secret and its players' contributions.

The table deals by these functions while the match runs; when it is over, anybody who verifies it calls the same ones.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carteado.fairness import Stream
from carteado.games.base import Game, Options, Standing

LOT_DEAL: Final = 0
"""The deal number whose stream draws the first dealer; hands are dealt from 1 on."""

Lots = list[list[tuple[int, int]]]
"""Cards drawn for the first deal, (seat, card), round after round."""


@dataclass(frozen=True, slots=True)
class Deals:
    """All that is luck in a match. The ``options`` are all of them, as ``Game.resolve`` gives them."""

    game: Game
    players: int
    options: Options
    secret: bytes
    entropy: Sequence[bytes]
    """The contribution of each seat in order, empty for a seat that gave none."""

    @property
    def pack(self) -> tuple[int, ...]:
        """The cards before they are shuffled."""
        return self.game.pack(self.players, self.options)

    def numbers(self, deal: int) -> Stream:
        """The random numbers of a deal."""
        return Stream(self.secret, deal, self.entropy)

    def deck(self, deal: int) -> list[int]:
        """The cards of a deal, top first."""
        return self.numbers(deal).shuffle(self.pack)

    def drawn(self, deal: int, made: int, choices: Sequence[str]) -> str:
        """One of the moves by luck, after so many made in the hand: each move has a word of its own."""
        numbers = self.numbers(deal)
        numbers.shuffle(self.pack)
        for _ in range(made):
            numbers.below(2)
        return choices[numbers.below(len(choices))]

    def lots(self) -> Lots:
        """What is drawn for the first dealer: those who tie for the highest card draw again."""  # BRI-2
        numbers, rank = self.numbers(LOT_DEAL), self.game.lots
        seats, cards, rounds = list(range(self.players)), numbers.shuffle(self.pack), []
        while len(seats) > 1:
            if len(cards) < len(seats):
                cards = numbers.shuffle(self.pack)
            rounds.append([(seat, cards.pop(0)) for seat in seats])
            highest = max(rank[card] for _, card in rounds[-1])
            seats = [seat for seat, card in rounds[-1] if rank[card] == highest]
        return rounds

    def first_dealer(self) -> int:
        """The seat that deals first in the match."""
        if not self.game.lots:
            return self.numbers(LOT_DEAL).below(self.players)
        return max(self.lots()[-1], key=lambda lot: self.game.lots[lot[1]])[0]


def next_dealer(game: Game, players: int, dealer: int) -> int:
    """The seat that deals the hand after one that was not repeated."""  # BIS-23
    return (dealer + game.dealer_step) % players


def next_before(after: Standing) -> Standing:
    """The standing before a hand, from the one after the hand that it follows."""
    return {key: value for key, value in after.items() if key != "closed"}
