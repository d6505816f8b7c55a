"""``python -m tests.simulation.scopes``: two things at once, in every order, with a fault at every write.

A scope is a table in a situation and two deeds. All orders of their calls are tried, and in each of them, once, every
fault at every write: the invocation dies, the service refuses, the reply is lost. Whoever sent an op repeats it until
he has an answer. What comes of it must be what comes of one deed after the other.

Depth first, without a copy of the running invocations: each way is gone from the start. A state that was met before
(the same things stored, on their way, and known to everybody) is not followed again; its ways are counted. Neither is
a call that touches nothing that others touch put off, since they commute.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations, islice

from tests.simulation.people import Intent
from tests.simulation.run import fleet
from tests.simulation.situations import ALL, FEW, Scope, scopes
from tests.simulation.stage import CONNECT, FORGET, WAKE, Deed, Outcome, Situation, Stage, Waiting

PAIRS, FAULTS = 12, 40
"""Without ``--all`` one pair in so many is tried, and one fault in so many."""
ONE, OTHER = "one", "other"
Choice = tuple[Waiting, str | None]


class Wrong(Exception):
    """Something that must not be; how it came about."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two deeds at once."""

    situation: Situation
    deeds: tuple[Deed, Deed]
    one_id: bool = False
    """They are one op, delivered twice."""

    def __str__(self) -> str:
        again = ", the same op" if self.one_id else ""
        return f"{self.situation.name}: {self.deeds[0]} | {self.deeds[1]}{again}"

    def begin(self, stage: Stage, place: int) -> None:
        """Let one of the two begin."""
        deed, doer = self.deeds[place], (ONE, OTHER)[place]
        number = 0 if self.one_id else place
        intent = None
        if deed.is_op and deed.user is not None:
            intent = Intent(deed.user.id, f"{'ab'[number] * 4}0001", deed.text, self.situation.table.turn)
        stage.begin(doer, deed, intent)


@dataclass
class Totals:
    """What was tried."""

    situations: int = 0
    pairs: int = 0
    schedules: int = 0
    """Orders of calls, with and without a fault."""
    runs: int = 0
    """Those that were gone to the end or to a state met before."""
    faults: Counter[str] = field(default_factory=Counter)
    """By kind, at distinct states."""
    outcomes: int = 0
    """Distinct ones, pair by pair."""
    wrong: list[str] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        """The counts, a line each."""
        for name in ("situations", "pairs", "schedules", "runs", "outcomes"):
            yield f"{name:<18}{getattr(self, name):>14,}"
        for kind, count in sorted(self.faults.items()):
            yield f"{kind:<18}{count:>14,}"
        yield f"{'pairs gone wrong':<18}{len(self.wrong):>14,}"


class Exploration:
    """All orders of one pair. Raises Wrong."""

    def __init__(self, stage: Stage, pair: Pair, totals: Totals, every: int, certain: set[int]) -> None:
        """``every``: one in so many faults is tried, 0: none. ``certain``: what is known to go on well by itself."""
        self._stage, self._pair, self._totals, self._every, self._certain = stage, pair, totals, every, certain
        self._touched: dict[str, set[str]] = {ONE: set(), OTHER: set()}
        """By doer, what his calls have touched."""
        self._shared: set[str] = set()
        self._ends: dict[int, int] = {}
        """By state, how many ways lead on from it."""
        self._serial: set[Outcome] = set()
        self._met: set[Outcome] = set()
        self._chances = 0

    def explore(self) -> None:
        """Try all."""
        self._serial = {self._in_turn(0, 1), self._in_turn(1, 0)}
        schedules = 0
        while not schedules or self._shared != self._common():
            self._shared = self._common()
            self._ends.clear()
            schedules = self._follow([])
        self._totals.pairs += 1
        self._totals.schedules += schedules
        self._totals.outcomes += len(self._met)

    def _in_turn(self, *places: int) -> Outcome:
        """One after the other."""
        self._stage.set_up(self._pair.situation)
        told: list[Choice] = []
        for place in places:
            self._pair.begin(self._stage, place)
            while waiting := self._settle():
                self._go_on((waiting[0], None), told)
        return self._outcome()

    def _follow(self, prefix: list[int]) -> int:
        """Go the way of these choices, then the first one each time, and then all others; how many ways there are."""
        met, ends = self._run(prefix)
        for depth in reversed(range(len(met))):
            state, faults = met[depth]
            for choice, fault in enumerate(faults):
                if choice and self._is_tried(fault):
                    ends += self._follow([*prefix, *[0] * depth, choice])
            self._ends[state] = ends
        return ends

    def _is_tried(self, fault: str | None) -> bool:
        if fault is None:
            return True
        if not self._every:
            return False
        self._chances += 1
        if self._chances % self._every:
            return False
        self._totals.faults[fault] += 1
        return True

    def _run(self, prefix: Sequence[int]) -> tuple[list[tuple[int, list[str | None]]], int]:
        """The states met beyond the prefix, each with the faults of its choices; how many ways its end stands for."""
        stage = self._stage
        stage.set_up(self._pair.situation)
        self._totals.runs += 1
        for place in (0, 1):
            self._pair.begin(stage, place)
        met: list[tuple[int, list[str | None]]] = []
        told: list[Choice] = []
        while waiting := self._settle():
            fresh = all(fault is None for _, fault in told)
            choices = self._choices(waiting, fresh)
            if len(told) < len(prefix):
                self._go_on(choices[prefix[len(told)]], told)
                continue
            state = hash((fresh, stage.state()))
            if state in self._ends:
                return met, self._ends[state]
            met.append((state, [fault for _, fault in choices]))
            self._go_on(choices[0], told)
        self._check(told)
        return met, 1

    def _settle(self) -> list[Waiting]:
        waiting = self._stage.settle()
        for one in waiting:
            self._touched.setdefault(one.doer, set()).update(one.places)
        return waiting

    def _choices(self, waiting: Sequence[Waiting], fresh: bool) -> list[Choice]:
        """Who goes on, and with which fault; one that touches nothing of others' goes on at once."""
        going = next(([one] for one in waiting if not one.places & self._shared), waiting)
        faults = [(one, fault) for one in going for fault in one.faults] if fresh else []
        return [*((one, None) for one in going), *faults]

    def _common(self) -> set[str]:
        """What more than one touches."""
        return {place for one, other in combinations(self._touched.values(), 2) for place in one & other}

    def _go_on(self, choice: Choice, told: list[Choice]) -> None:
        told.append(choice)
        self._stage.go_on(*choice)
        if self._stage.wrong:
            raise Wrong(self._tell(self._stage.wrong[0], told))

    def _check(self, told: list[Choice]) -> None:
        """What has come of it would have come of one after the other, and goes on from here by itself."""
        outcome = self._outcome()
        if outcome not in self._serial:
            raise Wrong(self._tell(f"{outcome.answers} comes of no order", told))
        self._met.add(outcome)
        prospect = self._stage.prospect()
        if prospect not in self._certain:
            self._certain.add(prospect)
            self._stage.let_time_pass()
            if self._stage.wrong:
                raise Wrong(self._tell(self._stage.wrong[0], told))

    def _outcome(self) -> Outcome:
        """What came of it. Erasure takes several writes, and between them a void session may be refused for one reason
        as well as another.
        """
        outcome = self._stage.outcome()
        if not any(deed.text == FORGET for deed in self._pair.deeds):
            return outcome
        return outcome._replace(answers=tuple((doer, (status == 200, "")) for doer, (status, _) in outcome.answers))

    def _tell(self, what: str, told: Sequence[Choice]) -> str:
        way = ", ".join(f"{one.doer}: {one.where}{f' ({fault})' if fault else ''}" for one, fault in told)
        return f"{self._pair}: {what} after {way}"


def pairs(scope: Scope) -> Iterator[Pair]:
    """Every two deeds, every op twice, delivered twice and sent twice, and what else may come twice."""
    for deeds in combinations(scope.deeds, 2):
        yield Pair(scope.situation, deeds)
    for deed in scope.deeds:
        if deed.is_op:
            yield Pair(scope.situation, (deed, deed), one_id=True)
        if deed.is_op or deed.text in (CONNECT, FORGET, WAKE):
            yield Pair(scope.situation, (deed, deed))


def explore(
    stage: Stage, these: Iterable[Scope], share: int, every: int, tell: Callable[[str], None] = print
) -> Totals:
    """Try one in ``share`` of the scopes' pairs, with one in ``every`` of the faults, 0: none."""
    totals = Totals()
    for scope in these:
        certain: set[int] = set()
        totals.situations += 1
        for pair in islice(pairs(scope), totals.situations % share, None, share):
            try:
                Exploration(stage, pair, totals, every, certain).explore()
            except Wrong as wrong:
                totals.wrong.append(str(wrong))
                tell(str(wrong))
        stage.still.end_tasks()
        tell(f"{scope.situation.name}: {totals.pairs} pairs, {totals.schedules:,} schedules so far")
    return totals


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation.scopes", description=__doc__)
    parser.add_argument("--all", action="store_true", help="every game, every pair, every fault")
    asked = parser.parse_args()
    began = time.monotonic()
    stage = Stage(fleet())
    kinds, share, every = (ALL, 1, 1) if asked.all else (FEW, PAIRS, FAULTS)
    totals = explore(stage, chain.from_iterable(map(scopes, kinds)), share, every)
    print("\n".join(totals.lines()))
    print(f"in {time.monotonic() - began:.0f} s")
    return 1 if totals.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
