"""The bot that plays any legal move."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any


def choose(legal: Sequence[str], view: Callable[[], dict[str, Any]], rng: Random) -> str:
    """Any of the legal moves, each as likely as the others."""
    return legal[rng.getrandbits(32) % len(legal)]
