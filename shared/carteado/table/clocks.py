"""What happens to a table when nobody does anything, and when a question has its answer."""

from carteado.table import hands, play
from carteado.table.proposals import CLOSE, NEXT, REMATCH, REPEAT, REPLACE, outcome
from carteado.table.state import Moment, Proposal, Table


def settle(table: Table, moment: Moment) -> bool:
    """Do what is due by now. Returns whether anything was."""
    was_due = bool(table.due) and moment.now >= table.due
    while table.due and moment.now >= table.due:
        _settle_one(table, moment)
    return was_due


def _settle_one(table: Table, moment: Moment) -> None:
    if table.proposal is not None and moment.now >= table.proposal.expires:
        conclude(table, moment)
        return
    hand = hands.current(table, moment.now)
    if table.deadline:
        play.time_out(table, hand, moment)
    else:
        play.resume(table, hand, moment)


def conclude(table: Table, moment: Moment) -> None:
    """Close the open question if it has its answer by now, and do what was decided."""
    proposal = table.proposal
    carried = outcome(table, proposal, moment.now) if proposal is not None else None
    if proposal is None or carried is None:
        play.reschedule(table, moment.now)
        return
    table.proposal = None
    table.turn += 1
    _decide(table, proposal, carried, moment)


def _decide(table: Table, proposal: Proposal, carried: bool, moment: Moment) -> None:
    if proposal.kind == NEXT:
        play.next_hand(table, moment)
    elif proposal.kind == REPEAT and carried:
        play.repeat_hand(table, moment)
    elif proposal.kind == REPEAT or (proposal.kind == CLOSE and carried):
        play.close(table, moment)
    elif proposal.kind == REMATCH and carried:
        play.begin(table, moment)
    elif proposal.kind == REPLACE and carried:
        play.hand_over(table, proposal.seat, moment)
    else:
        play.reschedule(table, moment.now)
