"""What a viewer of bisca knows, from the rules alone, and other deals that look the same to him."""

from collections.abc import Iterator
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
        self.slots = [NAMES[card] for card in record.deck]
        """The cards as dealt: hands, then the stock in the order of drawing, the turned card in its place there."""
        self.turned: str | None = None
        self.returned: str | None = None
        self.open: str | None = None
        self.settled = False
        self.drawn = self.base
        self.on_table = self.played = 0
        self.public: set[str] = set()
        """The cards of which everybody knows where they are."""
        self.hands: list[set[str]] = [set() for _ in range(self.players)]
        for place in range(self.base):
            self.hands[(record.dealer + 1 + place) % self.players].add(self.slots[place])

    def move(self, text: str) -> None:
        """Follow one recorded move."""
        seat, verb, *rest = text.split()
        if verb == "choose":
            self._choose(rest[0])
        elif verb == "return" and self.turned:
            self.slots.insert(self.base + int(rest[0]), self.turned)
            self.public.remove(self.turned)
            self.returned, self.settled = self.turned, True
        elif verb == "swap" and self.open:
            two = "2" + self.open[1]
            self.hands[int(seat)] ^= {two, self.open}
            self.public |= {two, self.open}
            self.open = two
        elif verb == "play":
            self.public.add(rest[0])
            self.hands[int(seat)].remove(rest[0])
            self.on_table += 1
            self.played += 1

    def _choose(self, choice: str) -> None:
        if choice == "copas":
            self.settled = True
            return
        self.turned = self.slots.pop(self.base)
        self.public.add(self.turned)
        if self.turned[0] not in "A7":
            self.slots.append(self.turned)
            self.open, self.settled = self.turned, True

    def draw(self, winner: int) -> None:
        """The winner of a trick and the others after him collect and draw."""
        self.on_table = 0
        for step in range(self.players):
            if self.drawn < len(self.slots):
                last = self.drawn == len(self.slots) - 1
                card = self.open if last and self.open else self.slots[self.drawn]
                self.hands[(winner + step) % self.players].add(card)
                self.drawn += 1

    def unknown(self, viewer: int | None) -> list[str]:
        """The cards of which the viewer does not know where they are."""
        known = set(self.public)
        if viewer is not None and self.settled:
            known |= self.hands[viewer]
            if self._peeking():
                known |= self.hands[(viewer + 2) % 4]
        return [card for card in self.slots if card not in known]

    def _peeking(self) -> bool:
        peek = self.record.options.get("partner_peek", "off")
        at_start = peek == "start_and_end" and self.played == 0
        at_end = peek != "off" and self.played == 28
        return self.players == 4 and not self.on_table and (at_start or at_end)

    def rearranged(self, moves: list[str], hidden: list[str], rng: Random) -> Record | None:
        """A record of the same moves with the hidden cards in other places; None when the rules forbid that one.

        Whoever made a move may not hold the card there: replaying it tells.
        """
        other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        slots = [other.get(card, card) for card in self.slots]
        moves = list(moves)
        if self.returned:
            above = slots.index(self.returned) - self.base
            if above < 0:
                return None  # BIS-10: everybody knows that it went into the stock
            slots.remove(self.returned)
            slots.insert(self.base, self.returned)
            moves = [f"- return {above}" if move.startswith("- ") else move for move in moves]
        elif self.open:
            slots.insert(self.base, slots.pop())
        elif self.turned:
            slots.insert(self.base, self.turned)
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
            winner = after.view(None)["winner"]
            after.settle()
            if winner is not None:
                places.draw(winner)
            yield moves, 1, places, after
