"""Rules of thumb for bisca."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from carteado.bots.thrift import Worth
from carteado.games.bisca import POINTS, POWERS, STRENGTH

_WORTH: Final = Worth(POINTS, STRENGTH, POWERS, safe_trump=4)


def choose(legal: Sequence[str], seen: dict[str, Any], rng: Random) -> str:
    """Swap when possible, else play thriftily; how trumps are settled is all the same."""
    if "swap" in legal:
        return "swap"
    if "choose draw" in legal:
        return rng.choice(legal)
    return _WORTH.play(legal, seen)
