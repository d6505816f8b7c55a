"""Forgetting a user: his sessions are void, his sockets closed, and nobody is in his place at any table.

Every step may be made again, and what is left to do is found anew: after a failure the same call goes on.
"""

from carteado.app import accounts, limits, tables, watching
from carteado.app.ports import BOARD, REMINDER, Account, ChatMessage, Socket, Unreachable, World
from carteado.app.sessions import telegram_id
from carteado.app.tries import Busy, until_written
from carteado.table.state import User


def erase(world: World, user: User) -> None:
    """Forget the user. Raises Busy; then he may ask again by the same session, although it is void by now.

    That session ends what it began and touches nothing of a life that he may have begun since.
    """
    sockets: list[Socket] = []
    account = until_written(world, lambda: _void(world, user, sockets))
    watching.dismiss(world, sockets, "unauthorised")
    try:
        for table_id in world.store.listed(user.id, account.void_before):
            _detach(world, user, table_id)  # before the change is told: it would be written into them
            tables.erase(world, user, table_id)
            world.store.unlist(user.id, table_id)
    except Unreachable:
        raise Busy from None


def _void(world: World, user: User, sockets: list[Socket]) -> Account:
    """First of all nobody may act for him any more, nor write to him. Notes the sockets that are forgotten with that.

    His chat is forgotten before the account says so: whoever finds that it does leaves a new life's chat alone.
    """
    account, chat = world.store.account(user.id), telegram_id(user.id)
    if not accounts.is_void(account, user):
        if chat:
            world.store.forget_chat(chat)
        account.version += 1
        sockets[:] = limits.void(account, world.clock.now())
        world.store.save_account(account, sockets)
    return account


def _detach(world: World, user: User, table_id: str) -> None:
    """Forget the messages that show the table to him alone; a guest has none."""
    chat = telegram_id(user.id)
    for kind in (BOARD, REMINDER) if chat else ():
        world.store.detach(table_id, ChatMessage(chat, 0, "", kind=kind, user=user.id))
