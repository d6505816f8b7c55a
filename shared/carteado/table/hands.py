"""From the stored table to the hand in play, and from the finished hand to its record."""

from carteado.fairness import Stream
from carteado.games.base import TABLE, Hand
from carteado.record import Record, dump, finish, read_move
from carteado.table.state import Table


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


def table_move(table: Table, hand: Hand) -> str:
    """What the table itself must do now (BIS-10), drawn from the deal's own numbers."""
    numbers = stream(table)
    deck(table, numbers)
    choices = hand.legal(TABLE)
    return choices[numbers.below(len(choices))]


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
