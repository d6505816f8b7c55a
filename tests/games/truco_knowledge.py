"""What a viewer of truco knows, from the rules alone, and other deals that look the same to him."""

from collections.abc import Iterator
from random import Random

from carteado.cards import NAMES
from carteado.games.base import Hand
from carteado.record import Record, steps


class Places:
    """Where every card of a hand lies: what is dealt stays in its hand until it is played."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.slots = [NAMES[card] for card in record.deck]
        """The cards from the top, as they are dealt one by one."""
        players = record.players
        self.hands = {
            (record.dealer + 1 + place) % players: set(self.slots[place : 3 * players : players])
            for place in range(players)
        }
        """The cards that each seat was dealt."""
        self.public: set[str] = set()
        """The cards that were played open."""
        self.at_ten = sides_at_ten(record)

    def move(self, text: str) -> None:
        """Follow one recorded move."""
        _, verb, *rest = text.split()
        if verb == "play":
            self.public.add(rest[0])

    def unknown(self, viewer: int | None) -> list[str]:
        """The cards of which the viewer does not know where they are."""
        known = set(self.public)
        if viewer is not None:
            if not (len(self.at_ten) == 2 and self.record.options.get("iron_hand") == "blind"):
                known |= self.hands[viewer]
            if self.at_ten == [viewer % 2]:
                known |= self.hands[(viewer + 2) % self.record.players]
        return [name for name in self.slots if name not in known]

    def rearranged(self, moves: list[str], hidden: list[str], rng: Random) -> Record:
        """The same moves with the hidden cards in other places; those that were played face down change with them."""
        other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        deck = [NAMES.index(other.get(name, name)) for name in self.slots]
        changed = [" ".join(other.get(word, word) for word in move.split()) for move in moves]
        old = self.record
        return Record(old.game, old.players, old.options, old.dealer, old.before, deck, changed)


def sides_at_ten(record: Record) -> list[int]:
    """The sides for which the hand is a special one."""
    on_one = str(record.options.get("scale", "")).startswith("1")
    return [side for side, score in enumerate(record.before["score"]) if (score == 11 if on_one else score >= 10)]


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
