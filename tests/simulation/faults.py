"""What goes wrong in a run, and how often."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Final

KILL, KILL_AFTER, REFUSE, LOSE, STALL = "killed before", "killed after", "refused", "reply lost", "stalled"
"""The invocation dies before or after a call's effect; the service refuses; its answer never comes; it is slow."""
AT_CALLS: Final = (KILL, KILL_AFTER, REFUSE, LOSE, STALL)

REQUEST_LOST, ANSWER_LOST, PUSH_LOST, LINE_CUT = "request lost", "answer lost", "push lost", "line cut"
WAKE_TWICE, WAKE_LATE, UPDATE_TWICE, LIMITED = "wake-up doubled", "wake-up late", "update doubled", "chat limited"
ELSEWHERE: Final = (
    REQUEST_LOST, ANSWER_LOST, PUSH_LOST, LINE_CUT, WAKE_TWICE, WAKE_LATE, UPDATE_TWICE, LIMITED,
)  # fmt: skip

Weather = Mapping[str, float]
"""Chance of each fault at each opportunity."""

CALM: Final[Weather] = dict.fromkeys((*AT_CALLS, *ELSEWHERE), 0.0)


def weather(rng: Random) -> Weather:
    """One run in eight is calm; in the others some kinds of faults are rare, some frequent, some absent."""
    if rng.random() < 0.125:
        return CALM
    at_calls = {kind: rng.choice((0.0, 0.002, 0.01, 0.03)) for kind in AT_CALLS}
    return at_calls | {kind: rng.choice((0.0, 0.01, 0.05, 0.15)) for kind in ELSEWHERE}


class Faults:
    """Strikes by chance until they are over. Each fault has a number, so that a run can be had again without it."""

    def __init__(self, rng: Random, weather: Weather, spared: frozenset[int] = frozenset()) -> None:
        self.counts: Counter[str] = Counter()
        self.struck: list[tuple[int, str, str]] = []
        """(number, kind, where)."""
        self.over = False
        self._rng = rng
        self._weather = weather
        self._spared = spared
        self._drawn = 0

    def strikes(self, kind: str, where: str) -> bool:
        """Whether this kind of fault happens here and now."""
        return self._rng.random() < self._weather[kind] and self._counts(kind, where)

    def at_call(self, where: str) -> str | None:
        """The fault, if any, that befalls a call of a port."""
        drawn = self._rng.random()
        for kind in AT_CALLS:
            drawn -= self._weather[kind]
            if drawn < 0:
                return kind if self._counts(kind, where) else None
        return None

    def _counts(self, kind: str, where: str) -> bool:
        if self.over:
            return False
        self._drawn += 1
        if self._drawn in self._spared:
            return False
        self.counts[kind] += 1
        self.struck.append((self._drawn, kind, where))
        return True
