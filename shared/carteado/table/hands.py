"""From the stored table to the hand in play, and from the finished hand to its record."""

from collections.abc import Sequence

from carteado.fairness import LOT_DEAL, Stream
from carteado.games.base import Hand
from carteado.record import Record, dump, finish, read_move
from carteado.table.state import Table
from carteado.table.timeline import LOTS_MS, STEP_MS


def stream(table: Table) -> Stream:
    """The random numbers of the running deal."""
    return Stream(table.secret, table.deal, table.given)


def deck(table: Table, numbers: Stream) -> list[int]:
    """The running deal's cards, top first."""
    return numbers.shuffle(table.rules.pack(table.players, table.all_options))


def dealt(table: Table) -> Hand:
    """The running hand before its first move."""
    return table.rules.deal(table.players, table.all_options, table.dealer, table.before, deck(table, stream(table)))


def replayed(table: Table, moves: list[str]) -> Hand:
    """The running hand after these moves."""
    hand = dealt(table)
    for move in moves:
        hand.apply(*read_move(move))
    return hand


def current(table: Table, now: int) -> Hand:
    """The running hand as the last frame shows it once its time has come; before that, with its pause still on."""
    hand = replayed(table, table.moves)
    if now >= table.until and hand.pause is not None:
        hand.settle()
    return hand


def drawn(table: Table, choices: Sequence[str]) -> str:
    """One of the moves by luck, from the deal's own numbers: each move of the hand has a word of its own."""
    numbers = stream(table)
    deck(table, numbers)
    for _ in table.moves:
        numbers.below(2)
    return choices[numbers.below(len(choices))]


Lots = list[list[tuple[int, int]]]
"""Cards drawn for the first deal, (seat, card), round after round."""


def lots(table: Table) -> Lots:
    """What was drawn in the match for its first dealer: those who tie for the highest card draw again."""  # BRI-2
    numbers = Stream(table.secret, LOT_DEAL, table.given)
    pack, rank = table.rules.pack(table.players, table.all_options), table.rules.lots
    seats, cards, rounds = list(range(table.players)), numbers.shuffle(pack), []
    while len(seats) > 1:
        if len(cards) < len(seats):
            cards = numbers.shuffle(pack)
        rounds.append([(seat, cards.pop(0)) for seat in seats])
        highest = max(rank[card] for _, card in rounds[-1])
        seats = [seat for seat, card in rounds[-1] if rank[card] == highest]
    return rounds


def first_dealer(table: Table) -> int:
    """The seat that deals first in the match."""
    if not table.rules.lots:
        return Stream(table.secret, LOT_DEAL, table.given).below(table.players)
    last = lots(table)[-1]
    return max(last, key=lambda lot: table.rules.lots[lot[1]])[0]


def drawn_by_lot(table: Table) -> bool:
    """Whether the running hand shows the cards that chose its dealer."""
    return table.deal == LOT_DEAL + 1 and bool(table.rules.lots)


def first_look(table: Table) -> int:
    """How long people look at the running timeline's first frame before a bot moves."""
    return LOTS_MS if drawn_by_lot(table) and not table.shown else STEP_MS


def record(table: Table, hand: Hand, repeated: bool) -> str:
    """The record of a hand that is over, as one line of JSON."""
    kept = Record(
        game=table.game,
        players=table.players,
        options=table.options,
        dealer=table.dealer,
        before=table.before,
        deck=deck(table, stream(table)),
        moves=table.moves,
        repeated=repeated,
    )
    finish(kept, hand)
    return dump(kept)
