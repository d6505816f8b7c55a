"""A hundred thousand deals are as a fair shuffle would deal them; a shuffle that is not fair would be found out.

All comparisons together are held at 99 %: a fair shuffle fails one of them once in a hundred times (Bonferroni).
Secrets and contributions are fixed, so that what passes goes on passing.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from math import comb, factorial, sqrt
from operator import gt
from statistics import NormalDist

import pytest

from carteado.cards import CARDS
from carteado.deals import Deals
from carteado.fairness import SECRET_BYTES, Stream
from carteado.games import GAMES

TABLES = [("bisca", 2), ("sueca", 4), ("triunfo", 6), ("brisca", 3), ("truco", 4)]
MATCHES, HANDS = 1_000, 20
"""For each game; together a hundred thousand deals."""
FEW = 500
"""Matches that are enough to find a shuffle that is not fair."""
SEATINGS = [(game.id, players) for game in GAMES.values() for players in game.players]
STATISTICS_OF_A_DECK = 5
COMPARISONS = STATISTICS_OF_A_DECK * len(TABLES) + len(SEATINGS) + 1
CERTAINTY = 1 - 0.01 / COMPARISONS
ENOUGH = 10
"""Cases that a class must lead one to expect, else it is counted with its neighbour."""

pytestmark = pytest.mark.slow


# ---- the deals


def matches(game: str, players: int, count: int) -> Iterator[Deals]:
    """Matches with a secret each; one player contributes noughts, the others what changes or nothing."""
    rules = GAMES[game]
    for number in range(count):
        secret = number.to_bytes(SECRET_BYTES - 16, "big") + bytes(16)
        parts = [bytes(16), *((number * seat).to_bytes(16, "big") if seat % 2 else b"" for seat in range(1, players))]
        yield Deals(rules, players, rules.resolve({}), secret, parts)


@dataclass
class Tally:
    """What was counted in so many decks; a card is its place in the pack."""

    size: int
    decks: int = 0
    cells: Counter[tuple[int, int]] = field(default_factory=Counter)
    """(place, card)."""
    runs: Counter[int] = field(default_factory=Counter)
    """Cards lower than the one above them."""
    pairs: Counter[int] = field(default_factory=Counter)
    """Cards that lie next after the same card as in the pack."""
    cycles: Counter[int] = field(default_factory=Counter)
    tops: Counter[tuple[int, int]] = field(default_factory=Counter)
    """(top card of a deal, that of the next deal), each deal in one pair."""

    def add(self, deck: list[int]) -> None:
        self.decks += 1
        self.cells.update(enumerate(deck))
        self.runs[sum(map(gt, deck, deck[1:]))] += 1
        self.pairs[sum(under == card + 1 for card, under in pairwise(deck))] += 1
        self.cycles[_cycles(deck)] += 1


def _cycles(deck: list[int]) -> int:
    seen, cycles = bytearray(len(deck)), 0
    for start in range(len(deck)):
        cycles += not seen[start]
        place = start
        while not seen[place]:
            seen[place] = 1
            place = deck[place]
    return cycles


def tallied(game: str, players: int, count: int = MATCHES) -> Tally:
    pack = next(matches(game, players, 1)).pack
    place = {card: number for number, card in enumerate(pack)}
    tally = Tally(len(pack))
    for match in matches(game, players, count):
        tops = []
        for deal in range(1, HANDS + 1):
            deck = [place[card] for card in match.deck(deal)]
            tally.add(deck)
            tops.append(deck[0])
        tally.tops.update(zip(tops[::2], tops[1::2], strict=True))
    return tally


fair = cache(tallied)


# ---- what chance would give


@cache
def descents(size: int) -> dict[int, float]:
    """Eulerian numbers: orders of so many cards with each number of descents."""
    counts = [1]
    for cards in range(2, size + 1):
        counts = [
            (down + 1) * (counts[down] if down < len(counts) else 0)
            + (cards - down) * (counts[down - 1] if down else 0)
            for down in range(cards)
        ]
    return {down: count / factorial(size) for down, count in enumerate(counts)}


@cache
def successions(size: int) -> dict[int, float]:
    """Orders with each number of neighbours as in the pack: of those that stay together, then none of the others."""
    upset = [1, 0]
    for cards in range(2, size + 1):
        upset.append((cards - 1) * (upset[-1] + upset[-2]))
    apart = [0, *(upset[cards] + upset[cards - 1] for cards in range(1, size + 1))]
    return {kept: comb(size - 1, kept) * apart[size - kept] / factorial(size) for kept in range(size)}


@cache
def cycles(size: int) -> dict[int, float]:
    """Stirling numbers of the first kind."""
    counts = {0: 1}
    for cards in range(size):
        counts = {
            number: counts.get(number - 1, 0) + cards * counts.get(number, 0) for number in range(max(counts) + 2)
        }
    return {number: count / factorial(size) for number, count in counts.items()}


def evenly(keys: Iterable[object]) -> dict[object, float]:
    listed = list(keys)
    return dict.fromkeys(listed, 1 / len(listed))


# ---- whether they agree


def limit(freedom: int, certainty: float = CERTAINTY) -> float:
    """What chi-square stays below so surely, by Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + NormalDist().inv_cdf(certainty) * sqrt(spread)) ** 3


def test_the_limit_is_that_of_the_tables():
    for freedom, known in ((3, 11.345), (10, 23.209), (30, 50.892), (100, 135.807)):
        assert limit(freedom, 0.99) == pytest.approx(known, rel=0.005)


def excess(found: Mapping[object, int], expected: Mapping[object, float]) -> float:
    """How far chi-square lies beyond its limit, as a part of it; negative where all is well."""
    total = sum(found.values())
    square = classes = 0.0
    cases, due = 0, 0.0
    left = total
    for key, share in expected.items():
        cases, due = cases + found[key], due + share * total
        left -= share * total
        if due >= ENOUGH and (left >= ENOUGH or left < 1e-6):
            square, classes = square + (cases - due) ** 2 / due, classes + 1
            cases, due = 0, 0.0
    if due > 1e-6:
        square, classes = square + (cases - due) ** 2 / due, classes + 1
    return square / limit(int(classes) - 1) - 1


def excess_of_cells(found: Mapping[tuple[int, int], int], size: int, decks: int) -> float:
    """The same for places and cards: in each deck every card has one place, and every place one card."""
    due = decks / size
    square = sum((found[place, card] - due) ** 2 / due for place in range(size) for card in range(size))
    return square * (size - 1) / size / limit((size - 1) ** 2) - 1


STATISTICS: dict[str, Callable[[Tally], float]] = {
    "cells": lambda tally: excess_of_cells(tally.cells, tally.size, tally.decks),
    "runs": lambda tally: excess(tally.runs, descents(tally.size)),
    "pairs": lambda tally: excess(tally.pairs, successions(tally.size)),
    "cycles": lambda tally: excess(tally.cycles, cycles(tally.size)),
    "tops": lambda tally: excess(tally.tops, evenly((a, b) for a in range(tally.size) for b in range(tally.size))),
}


def test_every_comparison_is_counted():
    assert len(STATISTICS) == STATISTICS_OF_A_DECK


@pytest.mark.parametrize("statistic", STATISTICS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_deal_is_as_chance_would_have_it(game, players, statistic):
    assert STATISTICS[statistic](fair(game, players)) < 0


def test_every_seat_gets_every_card_equally_often():
    """Three cards of forty each, in truco, where they are dealt at once; a fifth class is the rest of the pack."""
    seats, size, decks = 4, 40, 5_000
    found: Counter[tuple[int, int]] = Counter()
    for number, match in enumerate(matches("truco", seats, decks)):
        hand = match.game.deal(
            seats, match.options, number % seats, match.game.start(seats, match.options), match.deck(1)
        )
        found.update((seat, CARDS[card]) for seat in range(seats) for card in hand.view(seat)["hand"])
    square = 0.0
    for card in {card for _, card in found}:
        held = [found[seat, card] for seat in range(seats)]
        for cases, due in [(cases, decks * 3 / size) for cases in held] + [(decks - sum(held), decks * 28 / size)]:
            square += (cases - due) ** 2 / due
    assert square * (size - 1) / size < limit((size - 1) * seats)


@pytest.mark.parametrize(("game", "players"), SEATINGS)
def test_every_seat_deals_first_equally_often(game, players):
    found = Counter(match.first_dealer() for match in matches(game, players, 2_000))
    assert excess(found, evenly(range(players))) < 0


# ---- shuffles that are not fair


class Small(Stream):
    """One byte in place of a word, and none thrown away."""

    words = 256

    def below(self, bound: int) -> int:
        return next(self._words) % self.words % bound


class Tiny(Small):
    """Three bits, likewise."""

    words = 8


class Anywhere(Stream):
    """Every place is exchanged with any place."""

    def shuffle(self, pack):
        deck = list(pack)
        for place in range(len(deck)):
            other = self.below(len(deck))
            deck[place], deck[other] = deck[other], deck[place]
        return deck


class OneLess(Stream):
    """No place is ever exchanged with itself."""

    def below(self, bound: int) -> int:
        return super().below(max(1, bound - 1))


class Cut(Stream):
    """The pack is cut, and that is all."""

    def shuffle(self, pack):
        at = self.below(len(pack))
        return [*pack[at:], *pack[:at]]


class Unshuffled(Stream):
    """Half of the pack stays as it was."""

    def shuffle(self, pack):
        half = len(pack) // 2
        return [*super().shuffle(pack[:half]), *pack[half:]]


class Again(Stream):
    """Two deals are one."""

    def __init__(self, secret, deal, entropy):
        super().__init__(secret, (deal + 1) // 2, entropy)


@pytest.mark.parametrize(
    ("unfair", "found_by"),
    [
        (Small, {"cells"}),
        (Anywhere, {"cells"}),
        (OneLess, {"cells", "cycles"}),
        (Cut, {"runs", "pairs", "cycles"}),
        (Unshuffled, {"cells", "runs", "pairs"}),
        (Again, {"tops"}),
    ],
)
def test_a_shuffle_that_is_not_fair_is_found_out(unfair, found_by, monkeypatch):
    monkeypatch.setattr("carteado.deals.Stream", unfair)
    tally = tallied("bisca", 2, FEW)
    assert {name for name, statistic in STATISTICS.items() if statistic(tally) > 0} >= found_by


def test_a_lot_that_is_not_fair_is_found_out(monkeypatch):
    monkeypatch.setattr("carteado.deals.Stream", Tiny)
    found = Counter(match.first_dealer() for match in matches("triunfo", 6, 2_000))
    assert excess(found, evenly(range(6))) > 0
