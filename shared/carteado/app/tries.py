"""Starting over: a change that lost a race, or whose outcome is unknown, is made again from a fresh read."""

from collections.abc import Callable
from typing import Final, TypeVar

from carteado.app.ports import Conflict, Unreachable, World

TRIES: Final = 5
BACKOFF_MS: Final = 20

Result = TypeVar("Result")


class Busy(Exception):
    """The change could not be made in time; the caller may try again, an op with the same id."""

    code: Final = "busy"
    ms: Final = 0


def until_written(world: World, attempt: Callable[[], Result]) -> Result:
    """Start over when another change came first or a port failed, a few times. Raises Busy."""
    for tries in range(TRIES):
        try:
            return attempt()
        except (Conflict, Unreachable):
            world.clock.sleep(world.chance.bots.randrange(BACKOFF_MS << tries))
    raise Busy
