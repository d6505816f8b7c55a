"""Whom in Telegram a change of a table concerns."""

from carteado.app.ports import BOARD, CARD, REMINDER, Loaded
from carteado.app.sessions import telegram_id
from carteado.table import hands
from carteado.table.state import PLAYING, Table


def concerned(loaded: Loaded, news: bool) -> bool:
    """Whether somebody there must hear of what has just been done; ``news``: it is more than a move.

    A card says whose turn it is. That changes with a move if several people play.
    """
    table = loaded.table
    by_card = table.chat and (news or len(table.humans()) > 1)
    return by_card or any(message.kind != CARD for message in loaded.messages) or bool(absent(loaded))


def waited_for(table: Table) -> list[str]:
    """The users who must play, once everything has been shown."""
    if table.phase != PLAYING:
        return []
    waiting = hands.current(table, table.until).waiting
    return [table.seats[seat].user for seat in table.humans() if seat in waiting]


def absent(loaded: Loaded) -> list[str]:
    """Those of them whom Telegram reaches, who look at the table nowhere, and who have not been told."""
    here = {socket.user for socket in loaded.sockets}
    told = {message.user for message in loaded.messages if message.kind in (BOARD, REMINDER)}
    away = {seat.user for seat in loaded.table.seats if telegram_id(seat.user)} - here - told
    return [user for user in waited_for(loaded.table) if user in away] if away else []
