"""Rules of thumb for brisca."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from carteado.bots.thrift import Worth
from carteado.games.brisca import POINTS, POWERS, STRENGTH
from carteado.games.tricks import CUT_AT

_WORTH: Final = Worth(POINTS, STRENGTH, POWERS, safe_trump=5)


def choose(legal: Sequence[str], seen: dict[str, Any], rng: Random) -> str:
    """Play thriftily; one cut is as good as another."""
    return rng.choice(legal) if legal[0] in CUT_AT else _WORTH.play(legal, seen)
