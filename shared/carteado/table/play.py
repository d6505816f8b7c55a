"""A match: dealing, the moves of people and bots, the clock, the end of a hand and of the match."""

import json

from carteado.deals import LOT_DEAL, next_before, next_dealer
from carteado.fairness import SEED_BYTES, commitment
from carteado.games.base import Hand, IllegalMove, Pause
from carteado.record import written
from carteado.table import automatic, hands
from carteado.table.proposals import NEXT, REPEAT, ask, withdraw
from carteado.table.state import BANK_MS, CLOCKS, DECIDING, FILL_LEVEL, OVER, PLAYING, Moment, Refused, Seat, Table
from carteado.table.timeline import unfold

PATIENCE = 2
"""Decisions in a row that the clock may make before a bot takes the seat."""


def begin(table: Table, moment: Moment) -> None:
    """Fill the seats that nobody plays with bots and deal the first hand of a match to a dealer drawn by lot."""
    table.seats = [seat if seat.active else Seat(bot=seat.bot or FILL_LEVEL) for seat in table.seats]
    table.secret, table.upcoming = table.upcoming, b""
    table.given = [seat.entropy for seat in table.seats]
    for seat in table.seats:
        seat.entropy, seat.bank, seat.late = b"", BANK_MS, 0
        seat.gesture, seat.gestured = "", 0
    table.match += 1
    table.deal = LOT_DEAL
    table.dealer = hands.deals(table).first_dealer()
    table.before = table.rules.start(table.players, table.all_options)
    deal(table, moment)


def deal(table: Table, moment: Moment) -> None:
    """Shuffle and deal the next hand, from the standing in ``before``."""
    table.deal += 1
    table.phase, table.log, table.proposal = PLAYING, "", None
    moment.tell = True
    run(table, hands.dealt(table), moment)


def next_hand(table: Table, moment: Moment) -> None:
    """Deal the hand that follows one played to its end, or end the match that it decided."""
    after = hands.current(table, table.until).after
    assert after is not None
    if after.get("over"):
        close(table, moment)
        return
    table.before = next_before(after)
    table.dealer = next_dealer(table.rules, table.players, table.dealer)
    deal(table, moment)


def repeat_hand(table: Table, moment: Moment) -> None:
    """Deal afresh with the same dealer, from the standing before the hand that both sides closed (BIS-22)."""
    _keep_record(table, hands.current(table, table.until), moment, repeated=True)
    deal(table, moment)


def move(table: Table, seat: int, text: str, moment: Moment) -> None:
    """Make a seat's move and let the bots answer. Raises Refused."""
    hand = hands.current(table, moment.now)
    text = hand.meant(seat, text)
    if hand.over and not hand.legal(seat):
        raise Refused("wrong_phase")
    early = table.until - moment.now
    pause = hand.pause if early > 0 else None
    if early > 0 and not _belongs_inside(hand, pause, early, seat, text):
        raise Refused("too_early", early)
    try:
        hand.apply(seat, text)
    except IllegalMove as refusal:
        raise Refused(refusal.code) from None
    _use_time(table, seat, moment.now)
    table.note(written(seat, text))
    run(table, hand, moment, pause_ends=table.until if pause is not None else 0)


def _belongs_inside(hand: Hand, pause: Pause | None, left: int, seat: int, text: str) -> bool:
    """Whether the move is for the open pause that is being shown; ``left`` milliseconds of it remain."""
    return pause is not None and pause.open and left <= pause.ms and text in hand.legal(seat)


def _use_time(table: Table, seat: int, now: int) -> None:
    place = table.seats[seat]
    place.late = 0
    if table.deadline and now > table.deadline:
        place.bank = max(0, place.bank - (now - table.deadline))


def run(table: Table, hand: Hand, moment: Moment, pause_ends: int = 0) -> None:
    """Begin a timeline with the state at hand: bots and the table play on until people must act."""
    table.turn += 1
    table.at = table.until = moment.now
    table.deadline = 0
    table.shown = len(table.moves)

    def source(hand: Hand) -> tuple[int, str] | None:
        seat = automatic.mover(table, hand)
        if seat is None:
            return None
        text = automatic.move(table, hand, seat, moment)
        table.note(written(seat, text))
        return seat, text

    for step in unfold(hand, moment.now, pause_ends, source, hands.first_look(table)):
        table.until = step.at
    if hand.over:
        _finish(table, hand, moment)
    schedule(table, hand, moment.now)


def resume(table: Table, hand: Hand, moment: Moment) -> None:
    """Go on after a timeline that ended although a bot or the table is to move."""
    seat = automatic.mover(table, hand)
    assert seat is not None
    _make(table, hand, seat, automatic.move(table, hand, seat, moment), moment)


def schedule(table: Table, hand: Hand, now: int) -> None:
    """Start the clock of whoever must act next, and say when the table must be looked at by itself.

    ``hand``: as the timeline's last frame shows it.
    """
    times = [table.proposal.expires] if table.proposal is not None else []
    if table.phase != PLAYING or hand.over:
        table.deadline = 0
    elif automatic.mover(table, hand) is not None:
        table.deadline = 0
        times.append(table.until)
    elif (allowed := _own_clock(table, hand) or CLOCKS[table.clock]) > 0:
        table.deadline = table.deadline or max(table.until, now) + allowed
        times.append(table.deadline + _bank(table, hand))
    table.due = min(times, default=0)


def _own_clock(table: Table, hand: Hand) -> int:
    """Milliseconds for the decision that is waited for, if its kind has a time of its own, else 0."""
    return max((table.rules.clocks.get(kind, 0) for kind in hand.waiting.values()), default=0)


def _bank(table: Table, hand: Hand) -> int:
    """Milliseconds that the people waited for may use beyond the clock: a side has the longest of its members'."""
    if _own_clock(table, hand):
        return 0
    return max(table.seats[seat].bank for seat in hand.waiting if table.seats[seat].active)


def reschedule(table: Table, now: int) -> None:
    """The same after something other than a move has changed."""
    schedule(table, hands.current(table, table.until), now)


def time_out(table: Table, hand: Hand, moment: Moment) -> None:
    """Make the default move once clock and bank are used up; the second time in a row a bot takes the seat over."""
    seat = next(iter(hand.waiting))
    if not _own_clock(table, hand):
        for waited in hand.waiting:
            _note_late(table, waited, moment)
    _make(table, hand, seat, automatic.default(table, hand, seat, moment), moment)


def _note_late(table: Table, seat: int, moment: Moment) -> None:
    place = table.seats[seat]
    if not place.active:
        return
    place.bank, place.late = 0, place.late + 1
    if place.late >= PATIENCE:
        _seat_bot(table, seat, moment)


def _make(table: Table, hand: Hand, seat: int, text: str, moment: Moment) -> None:
    hand.apply(seat, text)
    table.note(written(seat, text))
    run(table, hand, moment)


def hand_over(table: Table, seat: int, moment: Moment) -> None:
    """Let a bot play for the seat's human until he comes back."""
    _seat_bot(table, seat, moment)
    reschedule(table, moment.now)


def leave(table: Table, seat: int, moment: Moment) -> None:
    """A human goes away by his own will; a match that no human is left in ends. Raises Refused."""
    if table.seats[seat].left:
        raise Refused("not_seated")
    table.seats[seat].left = True
    _seat_bot(table, seat, moment)
    _close_if_deserted(table, moment)


def erase(table: Table, seat: int, moment: Moment) -> None:
    """Forget the human of a seat, which a bot has from now on."""
    table.seats[seat] = Seat()
    _seat_bot(table, seat, moment)
    _close_if_deserted(table, moment)


def _close_if_deserted(table: Table, moment: Moment) -> None:
    if table.phase != OVER and all(place.left for place in table.seats if place.user):
        close(table, moment)


def come_back(table: Table, seat: int, moment: Moment) -> None:
    """The human takes his seat back from the bot. Raises Refused."""
    place = table.seats[seat]
    if not place.bot:
        raise Refused("not_away")
    place.bot, place.left, place.late = "", False, 0
    table.turn += 1
    moment.tell = True
    reschedule(table, moment.now)


def _seat_bot(table: Table, seat: int, moment: Moment) -> None:
    table.seats[seat].bot = FILL_LEVEL
    table.seats[seat].late = 0
    withdraw(table, seat)
    table.turn += 1
    moment.tell = True


def _finish(table: Table, hand: Hand, moment: Moment) -> None:
    """Keep the record of the hand and ask what comes next."""
    after = hand.after
    assert after is not None
    moment.tell = True
    _keep_record(table, hand, moment)
    if not table.humans():
        close(table, moment)
    elif any(hand.legal(seat) for seat in table.humans()):
        ask(table, NEXT, table.until)  # something may still change the result, even one that decides the match
    elif after.get("winners"):
        close(table, moment)
    elif after.get("over"):
        table.phase = DECIDING  # BIS-22
        ask(table, REPEAT, table.until)
    else:
        ask(table, NEXT, table.until)


def close(table: Table, moment: Moment) -> None:
    """End the match: nobody plays on, the secret of its shuffles is published, the next one is sealed."""
    table.phase, table.proposal, table.due, table.deadline = OVER, None, 0, 0
    table.turn += 1
    moment.tell = True
    seed, salt = table.secret[:SEED_BYTES], table.secret[SEED_BYTES:]
    moment.records[f"{table.match:04d}"] = json.dumps(
        {
            "match": table.match,
            "seed": seed.hex(),
            "salt": salt.hex(),
            "commitment": commitment(table.secret),
            "entropy": [part.hex() for part in table.given],
        }
    )
    table.upcoming = moment.chance.secret()


def how_it_ended(table: Table) -> str:
    """The code that says why nobody can play on at a table that is over."""
    return "match_over" if hands.current(table, table.until).over else "table_closed"


def _keep_record(table: Table, hand: Hand, moment: Moment, repeated: bool = False) -> None:
    moment.records[f"{table.match:04d}#{table.deal:04d}"] = hands.record(table, hand, repeated)
