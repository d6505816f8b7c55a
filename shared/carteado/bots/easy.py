"""The bot that plays by simple rules and remembers nothing."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from carteado.bots.bisca import choose as bisca
from carteado.bots.brisca import choose as brisca
from carteado.bots.sueca import choose as sueca
from carteado.bots.triunfo import choose as triunfo
from carteado.bots.truco import choose as truco

Policy = Callable[[Sequence[str], dict[str, Any], Random], str]
"""(legal moves, the seat's view, source of randomness) to one of the legal moves."""

POLICIES: Final[dict[str, Policy]] = {
    "bisca": bisca,
    "sueca": sueca,
    "triunfo": triunfo,
    "brisca": brisca,
    "truco": truco,
}
"""How each game is played, by its id."""


def choose(legal: Sequence[str], view: Callable[[], dict[str, Any]], rng: Random) -> str:
    """The move that the game's own rules of thumb prefer."""
    if len(legal) == 1:
        return legal[0]
    seen = view()
    return POLICIES[seen["game"]](legal, seen, rng)
