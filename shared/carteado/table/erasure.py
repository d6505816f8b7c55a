"""Nobody in the place of somebody who wants to be forgotten."""

from carteado.table import clocks, lobby, play
from carteado.table.state import LOBBY, Moment, Table


def erase(table: Table, user: str, moment: Moment) -> None:
    """Take the user and his name out of the table, if he is there.

    In a match a bot plays his seat on, also for those who look at it afterwards; in the lobby the seat is empty.
    """
    seat = table.seat_of(user)
    if seat is not None and table.phase == LOBBY:
        lobby.vacate(table, seat, moment)
    elif seat is not None:
        play.erase(table, seat, moment)
        clocks.conclude(table, moment)
    lobby.replace_host(table, user)
    clocks.settle(table, moment)
