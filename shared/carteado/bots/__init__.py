"""Players. A bot is given what a person at its seat would see, never a hand."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from carteado.bots import easy, random

Bot = Callable[[Sequence[str], Callable[[], dict[str, Any]], Random], str]
"""(legal moves, the seat's view when asked for, source of randomness) to one of the legal moves."""

LEVELS: Final[dict[str, Bot]] = {"random": random.choose, "easy": easy.choose}
"""Every bot by its level, the weakest first."""
