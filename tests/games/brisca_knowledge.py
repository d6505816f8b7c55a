"""What a viewer of brisca knows, from the rules alone, and other deals that look the same to him."""

from collections.abc import Iterator
from copy import copy
from random import Random

from carteado.cards import NAMES
from carteado.games.base import Hand
from carteado.record import Record, steps


class Places:
    """Where every card of a hand lies, followed from the deck and the moves without the engine's help."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.players = record.players
        self.base = 3 * self.players
        self.lifted: int | None = None
        self.slots = [NAMES[card] for card in record.deck]
        """The pack as it lies: once cut, hands, turned card, then the stock in the order of drawing."""
        self.open: str | None = None
        self.drawn = self.base + 1
        self.public: set[str] = set()
        """The cards of which everybody knows where they are."""
        self.hands: list[set[str]] = [set() for _ in range(self.players)]

    def move(self, text: str) -> None:
        """Follow one recorded move."""
        seat, verb, *rest = text.split()
        if verb == "cut":
            self._cut(int(rest[0]))
        elif verb == "swap" and self.open:
            given = ("7" if self.open[0] in "A3KQJ" else "2") + self.open[1]
            self.hands[int(seat)] ^= {given, self.open}
            self.public.add(given)
            self.open = given
        elif verb == "play":
            self.public.add(rest[0])
            self.hands[int(seat)].remove(rest[0])

    def _cut(self, lifted: int) -> None:
        self.lifted = lifted
        self.slots = self.slots[lifted:] + self.slots[:lifted]
        for place in range(self.base):
            self.hands[(self.record.dealer + 1 + place) % self.players].add(self.slots[place])
        self.open = self.slots[self.base]
        self.public.add(self.open)

    def draw(self, winner: int) -> None:
        """The winner of a trick and the others after him draw, the open card when no other is left."""
        for step in range(self.players):
            if self.drawn < len(self.slots):
                self.hands[(winner + step) % self.players].add(self.slots[self.drawn])
                self.drawn += 1
            elif self.open:
                self.hands[(winner + step) % self.players].add(self.open)
                self.open = None

    def copy(self) -> "Places":
        """The same places, to go on from by themselves."""
        twin = copy(self)
        twin.hands = [set(hand) for hand in self.hands]
        twin.public = set(self.public)
        return twin

    def unknown(self, viewer: int | None) -> list[str]:
        """The cards of which the viewer does not know where they are."""
        known = set(self.public)
        if viewer is not None:
            known |= self.hands[viewer]
        return [card for card in self.slots if card not in known]

    def rearranged(self, moves: list[str], hidden: list[str], rng: Random) -> Record:
        """A record of the same moves with the hidden cards in other places.

        Whoever made a move may not hold the card there: replaying it tells.
        """
        other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        slots = [other.get(card, card) for card in self.slots]
        below = len(slots) - (self.lifted or 0)
        deck = [NAMES.index(card) for card in slots[below:] + slots[:below]]
        old = self.record
        return Record(old.game, old.players, old.options, old.dealer, old.before, deck, list(moves))


def follow(record: Record) -> Iterator[tuple[list[str], int, Places, Hand]]:
    """(moves made, pauses ended since, where the cards lie, the hand) after each move and after each pause."""
    places = Places(record)
    awaited: int | None = None
    for made, live in enumerate(steps(record)):
        moves = record.moves[:made]
        if made:
            if awaited is not None and not moves[-1].endswith("swap"):
                places.draw(awaited)
            places.move(moves[-1])
        awaited = live.view(None)["winner"]
        yield moves, 0, places, live
        if live.pause:
            after = live.copy()
            after.settle()
            drawn = places.copy()
            drawn.draw(live.view(None)["winner"])
            yield moves, 1, drawn, after
