"""What a user's account allows him: how often, how many tables, how many sockets. Pure; times are milliseconds."""

from typing import Final

from carteado.app.ports import Account, Socket
from carteado.table.state import OVER, Refused, Table

BURST: Final = 60
"""Tokens in a full bucket. Whoever arranges a lobby of six, every bot, option and change of seat twice over, needs some
forty taps; a phone that tries to reconnect waits longer each time, and needs a dozen tickets in its first minute."""
REFILL_MS: Final = 1_000
"""Time for a new token: quicker than anybody goes on tapping, and twice as quick as gestures may be made. A user who
takes all there are costs the operator some thirty cents a day."""
PHRASES: Final = 5
PHRASE_MS: Final = 4_000
"""A joke and its answers in one breath, and after it no more than somebody bears who does not laugh."""
TABLES: Final = 3
SOCKETS: Final = 3
"""A phone, a computer, and one that has just been left behind."""


def charge(account: Account, now: int) -> None:
    """Take a token for something that may be done again and again. Raises Refused."""
    account.full = _drawn(account.full, now, BURST, REFILL_MS)


def let_speak(account: Account, now: int) -> None:
    """Take a token for a phrase. They have a bucket of their own: whoever chatters may still act. Raises Refused."""
    account.spoken = _drawn(account.spoken, now, PHRASES, PHRASE_MS)


def _drawn(full: int, now: int, burst: int, refill: int) -> int:
    """The bucket with a token less. Raises Refused with the milliseconds until there is one.

    The bucket is one number, the time when it is full again: each missing token makes it a refill later.
    """
    later = max(full, now) + refill
    missing = later - now - burst * refill
    if missing > 0:
        raise Refused("too_many", missing)
    return later


def holds_place(table: Table, user: str) -> bool:
    """Whether the table counts as one of the user's open ones: it is not over, and he has not left it."""
    seat = table.seat_of(user)
    return table.phase != OVER and seat is not None and not table.seats[seat].left


def enter(account: Account, socket: Socket, now: int) -> list[Socket]:
    """Add a socket; the oldest ones that must give way to it. A phone is never locked out by its own ghosts."""
    alive = [*(known for known in account.sockets if known.expires > now), socket]
    account.sockets = alive[-SOCKETS:]
    return alive[:-SOCKETS]


def void(account: Account, now: int) -> list[Socket]:
    """Void all sessions opened until now, and let go of tables and sockets; the sockets to be closed."""
    account.void_before = now + 1
    account.tables = []
    sockets, account.sockets = account.sockets, []
    return sockets
