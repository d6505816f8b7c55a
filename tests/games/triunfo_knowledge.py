"""What a viewer of triunfo knows, from the rules alone, and other deals that look the same to him."""

from collections.abc import Iterator
from random import Random

from carteado.cards import NAMES
from carteado.games.base import Hand
from carteado.record import Record, steps


class Places:
    """Where every card of a game lies, followed from the deck and the moves without the engine's help."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.players = record.players
        self.stock_use = record.options.get("stock", "deal_again")
        self.slots = [NAMES[card] for card in record.deck]
        """The cards in the order of dealing, the turned card last."""
        self.dealt = 0
        self.hands: list[set[str]] = [set() for _ in range(self.players)]
        self.public: set[str] = set()
        """The cards of which everybody knows where they are."""
        self.turned = record.options.get("trump", "turn") == "turn"
        if self.turned:
            self.slots.append(self.slots.pop(7 * self.players))
            self.public.add(self.slots[-1])
        self._deal(7, record.dealer + 1)

    def _deal(self, each: int, first: int) -> None:
        for step in range(each * self.players):
            self.hands[(first + step) % self.players].add(self.slots[self.dealt])
            self.dealt += 1

    def move(self, text: str) -> None:
        """Follow one recorded move."""
        seat, verb, *rest = text.split()
        if verb == "play":
            self.hands[int(seat)].remove(rest[0])
            self.public.add(rest[0])

    def collect(self, winner: int) -> None:
        """The trick is taken; cards are drawn or dealt if it is time."""
        each = (len(self.slots) - self.dealt) // self.players
        if self.stock_use == "draw" and each:
            self._deal(1, winner)
        elif self.stock_use == "deal_again" and not any(self.hands):
            self._deal(min(each, 7), self.record.dealer + 1)

    def unknown(self, viewer: int | None) -> list[str]:
        """The cards of which the viewer does not know where they are."""
        known = self.public | (self.hands[viewer] if viewer is not None else set())
        return [card for card in self.slots if card not in known]

    def rearranged(self, moves: list[str], hidden: list[str], rng: Random) -> Record:
        """A record of the same moves with some of the hidden cards in other places.

        Whoever did not follow suit may not hold it there: replaying it tells.
        """
        some = rng.sample(hidden, min(len(hidden), rng.choice((2, 3, 5, 52))))
        other = dict(zip(some, rng.sample(some, len(some)), strict=True))
        slots = [other.get(card, card) for card in self.slots]
        if self.turned:
            slots.insert(7 * self.players, slots.pop())
        old = self.record
        deck = [NAMES.index(card) for card in slots]
        return Record(old.game, old.players, old.options, old.dealer, old.before, deck, moves)


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
            places.collect(after.view(None)["winner"])
            after.settle()
            yield moves, 1, places, after
