"""From the stored table to the hand in play, and from the finished hand to its record."""

from collections.abc import Sequence

from carteado.deals import LOT_DEAL, Deals
from carteado.games.base import Hand
from carteado.record import Record, dump, finish, read_move
from carteado.table.state import Table
from carteado.table.timeline import LOTS_MS, STEP_MS


def deals(table: Table) -> Deals:
    """The deals of the running match."""
    return Deals(table.rules, table.players, table.all_options, table.secret, table.given)


def dealt(table: Table) -> Hand:
    """The running hand before its first move."""
    match = deals(table)
    return table.rules.deal(table.players, match.options, table.dealer, table.before, match.deck(table.deal))


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
    """One of the moves by luck, from the deal's own numbers."""
    return deals(table).drawn(table.deal, len(table.moves), choices)


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
        deck=deals(table).deck(table.deal),
        moves=table.moves,
        repeated=repeated,
    )
    finish(kept, hand)
    return dump(kept)
