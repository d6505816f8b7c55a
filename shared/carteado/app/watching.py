"""Watching a table: a ticket for whoever is known, a socket for whoever holds a ticket."""

from typing import Final

from carteado.app.identity import Ticket, Tokens
from carteado.app.ports import Socket, Unreachable, World
from carteado.app.tables import Busy
from carteado.table.state import NewerSchema, Refused, User

TICKET_MS: Final = 60_000
SOCKET_MS: Final = 2 * 3_600_000
"""The platform closes a socket after two hours."""


def admit(world: World, tokens: Tokens, user: User, table_id: str) -> str:
    """A ticket for a socket to the table. Raises Refused, Busy."""
    try:
        known = world.store.load(table_id) is not None
    except (Unreachable, NewerSchema):
        raise Busy from None
    if not known:
        raise Refused("not_found")
    return tokens.ticket(Ticket(user, table_id, world.clock.now() + TICKET_MS))


def connect(world: World, tokens: Tokens, ticket: str, socket_id: str) -> None:
    """Remember a socket whose ticket is good. Raises Refused, Busy."""
    now = world.clock.now()
    leave = tokens.read_ticket(ticket, now)
    try:
        world.store.connect(Socket(socket_id, leave.table, leave.user.id, now + SOCKET_MS))
    except Unreachable:
        raise Busy from None


def disconnect(world: World, socket_id: str) -> None:
    """Forget a socket. Raises Busy."""
    try:
        world.store.disconnect(socket_id)
    except Unreachable:
        raise Busy from None
