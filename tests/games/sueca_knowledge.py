"""What a viewer of sueca knows, from the rules alone, and other deals that look the same to him."""

from collections.abc import Iterator
from random import Random

from carteado.cards import NAMES
from carteado.games.base import Hand
from carteado.record import Record, steps


class Places:
    """Where every card of a hand lies, followed from the deck and the moves without the engine's help."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.pack = [NAMES[card] for card in record.deck]
        """The cards from the top, as they lie after the cut."""
        self.cut = 0
        self.hands: list[set[str]] = [set() for _ in range(4)]
        self.public: set[str] = set()
        """The cards of which everybody knows where they are."""
        self.played = 0
        self.led = ""
        self.revoked: set[int] = set()
        self.told: list[bool] = []
        """Of each denunciation, whether it was right."""

    def move(self, text: str) -> None:
        """Follow one recorded move."""
        seat, verb, *rest = text.split()
        if verb == "cut":
            self.cut = int(rest[0])
            self.pack = self.pack[self.cut :] + self.pack[: self.cut]
        elif verb == "from":
            self._deal(rest[0])
        elif verb == "annul":
            self.public |= self.hands[int(seat)]
        elif verb == "denounce":
            self.told.append(int(rest[0]) in self.revoked)
        else:
            self._play(int(seat), rest[0])

    def _deal(self, end: str) -> None:
        dealer = self.record.dealer
        order, trump = ((0, 1, 2, 3), self.pack[0]) if end == "top" else ((3, 2, 1, 0), self.pack[-1])
        for packet, step in enumerate(order):
            self.hands[(dealer + step) % 4] = set(self.pack[10 * packet : 10 * packet + 10])
        self.public.add(trump)

    def _play(self, seat: int, card: str) -> None:
        if self.played % 4 == 0:
            self.led = card[1]
        if card[1] != self.led and any(other[1] == self.led for other in self.hands[seat]):
            self.revoked.add(seat)
        self.hands[seat].remove(card)
        self.public.add(card)
        self.played += 1

    def unknown(self, viewer: int | None) -> list[str]:
        """The cards of which the viewer does not know where they are."""
        known = self.public | (self.hands[viewer] if viewer is not None else set())
        return [card for card in self.pack if card not in known]

    def rearranged(self, moves: list[str], hidden: list[str], rng: Random) -> Record | None:
        """A record of the same moves with the hidden cards in other places; None when that would be known.

        Whoever made a move may not hold the card there: replaying it tells. So does a denunciation.
        """
        other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        pack = [other.get(card, card) for card in self.pack]
        deck = [NAMES.index(card) for card in pack[len(pack) - self.cut :] + pack[: len(pack) - self.cut]]
        old = self.record
        record = Record(old.game, old.players, old.options, old.dealer, old.before, deck, list(moves))
        return record if self.told == told(record) else None


def told(record: Record) -> list[bool] | None:
    """What the denunciations of a record tell; None when somebody could not have played as it says."""
    places = Places(record)
    try:
        for move in record.moves:
            places.move(move)
    except KeyError:
        return None
    return places.told


def follow(record: Record) -> Iterator[tuple[list[str], int, Places, Hand]]:
    """(moves made, pauses ended since, where the cards lie, the hand) after each move and after each pause."""
    places = Places(record)
    for made, live in enumerate(steps(record)):
        moves = record.moves[:made]
        if made:
            places.move(moves[-1])
        yield moves, 0, places, live
        if live.pause:
            after = live.copy()
            after.settle()
            yield moves, 1, places, after
