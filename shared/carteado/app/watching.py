"""Watching a table: a ticket for whoever is known, a socket for whoever holds a ticket."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from carteado.app import accounts, limits
from carteado.app.chat import reminders
from carteado.app.identity import Ticket, Tokens
from carteado.app.ports import Gone, Socket, Unreachable, Used, World
from carteado.app.tries import Busy, until_written
from carteado.table.state import NewerSchema, Refused, User

TICKET_MS: Final = 60_000
SOCKET_MS: Final = 2 * 3_600_000
"""The platform closes a socket after two hours."""
MARK_BYTES: Final = 12


def admit(world: World, tokens: Tokens, user: User, table_id: str, origin: str = "") -> str:
    """A ticket for a socket to the table from the page at ``origin``, empty without a page. Raises Refused, Busy."""
    accounts.charge(world, user)
    try:
        known = world.store.load(table_id) is not None
    except (Unreachable, NewerSchema):
        raise Busy from None
    if not known:
        raise Refused("not_found")
    mark = urlsafe_b64encode(world.chance.secret()[:MARK_BYTES]).decode()
    return tokens.ticket(Ticket(user, table_id, world.clock.now() + TICKET_MS, origin, mark))


def connect(world: World, tokens: Tokens, ticket: str, socket_id: str, origin: str = "") -> None:
    """Remember a socket whose ticket is good, in the place of the user's oldest if need be. Raises Refused, Busy."""
    now = world.clock.now()
    leave = tokens.read_ticket(ticket, now)
    if leave.origin != origin:
        raise Refused("unauthorised")
    socket = Socket(socket_id, leave.table, leave.user.id, now + SOCKET_MS)
    tried: list[Socket] = []

    def attempt() -> list[Socket]:
        account = accounts.taken_up(world, leave.user)
        if socket in account.sockets:
            return account.sockets  # an earlier try has landed
        replaced = limits.enter(account, socket, now)
        tried.extend(replaced)
        try:
            world.store.connect(socket, leave.mark, account, replaced)
        except Used:
            raise Refused("unauthorised") from None
        return account.sockets

    kept = until_written(world, attempt)
    dismiss(world, [old for old in dict.fromkeys(tried) if old not in kept], "replaced")


def disconnect(world: World, socket_id: str) -> None:
    """Forget a socket; an unknown one is no error. Raises Busy.

    The table may wait for whoever looked at it there.
    """

    def attempt() -> Socket | None:
        socket = world.store.socket(socket_id)
        if socket is None:
            return None
        account = world.store.account(socket.user)
        account.version += 1
        account.sockets = [other for other in account.sockets if other.id != socket_id]
        world.store.save_account(account, [socket])
        return socket

    closed = until_written(world, attempt)
    if closed is not None:
        with suppress(Unreachable):
            reminders.plan_for(world, closed.table, closed.user)


def send(world: World, socket: Socket, body: bytes) -> None:
    """Send a message to a viewer. One who is gone is forgotten; one out of reach asks again when he notices."""
    try:
        world.sockets.push(socket.id, body)
    except Gone:
        with suppress(Busy):
            disconnect(world, socket.id)
    except Unreachable:
        return


def dismiss(world: World, sockets: Iterable[Socket], code: str) -> None:
    """Close sockets that are forgotten already, with a last word that tells the app to leave it at that."""
    word = json.dumps({"error": code}).encode()
    for socket in sockets:
        with suppress(Gone, Unreachable):
            world.sockets.push(socket.id, word)
        with suppress(Unreachable):
            world.sockets.close(socket.id)
