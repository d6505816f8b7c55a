"""Questions put to the humans at the table: one mechanism for a rematch and for all the others."""

from typing import Final

from carteado.table.state import OVER, PLAYING, Moment, Proposal, Refused, Table

NEXT, REPEAT, REMATCH, REPLACE, CLOSE = "next", "repeat", "rematch", "replace", "close"

LASTS_MS: Final[dict[str, int]] = {NEXT: 20_000, REPEAT: 60_000, REMATCH: 60_000, REPLACE: 60_000, CLOSE: 60_000}
PHASES: Final[dict[str, tuple[str, ...]]] = {REMATCH: (OVER,), REPLACE: (PLAYING,), CLOSE: (PLAYING,)}
"""What people may propose, and in which phase; the other kinds are asked by the table itself."""


def ask(table: Table, kind: str, now: int, by: int = -1, seat: int = -1) -> None:
    """Open a question, which takes the place of one that is open. Whoever asks has said yes."""
    electorate = [number for number in table.humans() if number != seat]
    yes = [by] if by in electorate else []
    table.proposal = Proposal(kind, now + LASTS_MS[kind], electorate, yes, [], by, seat)
    table.turn += 1


def propose(table: Table, by: int, kind: str, seat: int, moment: Moment) -> None:
    """A human's proposal. Raises Refused."""
    if kind not in PHASES or (kind == REPLACE) != (seat >= 0):
        raise Refused("bad_request")
    if table.phase not in PHASES[kind]:
        raise Refused("wrong_phase")
    if table.proposal is not None:
        raise Refused("proposal_open")
    if kind == REPLACE and (seat >= table.players or seat == by or not table.seats[seat].active):
        raise Refused("no_such_seat")
    ask(table, kind, moment.now, by, seat)


def vote(table: Table, seat: int, answer: str, moment: Moment) -> None:
    """A human's yes or no. Raises Refused."""
    proposal = table.proposal
    if proposal is None or seat not in proposal.electorate:
        raise Refused("no_proposal")
    if proposal.by < 0 and moment.now < table.until:
        raise Refused("too_early", table.until - moment.now)
    if seat in proposal.yes or seat in proposal.no:
        raise Refused("already_voted")
    if answer == "no" and proposal.kind == NEXT:
        raise Refused("wrong_decision")
    (proposal.yes if answer == "yes" else proposal.no).append(seat)


def outcome(table: Table, proposal: Proposal, now: int) -> bool | None:
    """True when the question is carried, False when it has failed, None while it is open."""
    voters, yes, no = len(proposal.electorate), len(proposal.yes), len(proposal.no)
    if not voters:
        return False
    majority = _by_majority(table, proposal.kind)
    if yes * 2 > voters if majority else yes == voters:
        return True
    if no * 2 >= voters if majority else no > 0:
        return False
    if now >= proposal.expires:
        return proposal.kind == NEXT
    return None


def _by_majority(table: Table, kind: str) -> bool:
    return kind == REPLACE or (kind == REPEAT and table.all_options.get("replay_vote") == "majority")  # BIS-22


def withdraw(table: Table, seat: int) -> None:
    """Forget the voice of somebody who is no longer at the table."""
    if table.proposal is not None:
        for voices in (table.proposal.electorate, table.proposal.yes, table.proposal.no):
            if seat in voices:
                voices.remove(seat)
