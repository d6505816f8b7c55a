"""A user's account, taken up to be changed: whoever has been erased since he came in is refused."""

from collections.abc import Callable

from carteado.app import limits
from carteado.app.ports import Account, World
from carteado.app.tries import until_written
from carteado.table.state import Refused, User


def is_void(account: Account, user: User) -> bool:
    """Whether the user was erased after he came in."""
    return user.since < account.void_before


def opened(world: World, user: User) -> Account:
    """The user's account as it is stored. Raises Refused, Unreachable."""
    account = world.store.account(user.id)
    if is_void(account, user):
        raise Refused("unauthorised")
    return account


def taken_up(world: World, user: User) -> Account:
    """The user's account as the version to be written next. Raises Refused, Unreachable."""
    account = opened(world, user)
    account.version += 1
    return account


def charge(world: World, user: User, limit: Callable[[Account, int], None] = limits.charge) -> None:
    """Charge the user, from the bucket of the limit, for what he may do again and again. Raises Refused, Busy."""

    def attempt() -> None:
        account = taken_up(world, user)
        limit(account, world.clock.now())
        world.store.save_account(account)

    until_written(world, attempt)
