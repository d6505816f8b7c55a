"""What a viewer of truco knows, from the rules alone, and other deals that look the same to him."""

from collections.abc import Iterator
from random import Random

from carteado.cards import NAMES
from carteado.games.base import Hand
from carteado.record import Record, steps


def unknown(record: Record, made: int, viewer: int | None) -> list[str]:
    """The cards of which the viewer does not know where they are, after so many moves."""
    names = [NAMES[card] for card in record.deck]
    players = record.players
    dealt = {
        (record.dealer + 1 + place) % players: set(names[place : 3 * players : players]) for place in range(players)
    }
    known = {move.split()[-1] for move in record.moves[:made] if " play " in move}
    at_ten = sides_at_ten(record)
    if viewer is not None:
        if not (len(at_ten) == 2 and record.options.get("iron_hand") == "blind"):
            known |= dealt[viewer]
        if at_ten == [viewer % 2]:
            known |= dealt[(viewer + 2) % players]
    return [name for name in names if name not in known]


def sides_at_ten(record: Record) -> list[int]:
    """The sides for which the hand is a special one."""
    on_one = str(record.options.get("scale", "")).startswith("1")
    return [side for side, score in enumerate(record.before["score"]) if (score == 11 if on_one else score >= 10)]


def rearranged(record: Record, made: int, viewer: int | None, rng: Random) -> Record:
    """The same moves with the unknown cards in other places; cards that were played face down change with them."""
    hidden = unknown(record, made, viewer)
    other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def changed(move: str) -> str:
        return " ".join(other.get(word, word) for word in move.split())

    deck = [NAMES.index(other.get(NAMES[card], NAMES[card])) for card in record.deck]
    moves = [changed(move) for move in record.moves[:made]]
    return Record(record.game, record.players, record.options, record.dealer, record.before, deck, moves)


def follow(record: Record) -> Iterator[tuple[int, bool, Hand]]:
    """(moves made, whether the pause after them is over, the hand) after each move and after each pause."""
    for made, live in enumerate(steps(record)):
        yield made, False, live
        if live.pause:
            after = live.copy()
            after.settle()
            yield made, True, after
