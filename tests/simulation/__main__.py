"""``python -m tests.simulation``: play many seeds, or one again, and say what was seen.

Prints a line for each seed in which something was wrong, and at the end the counts beside every zero.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial

from tests.simulation.cloud import Fleet
from tests.simulation.run import Report, fleet, run
from tests.simulation.shrink import shrunk

CHUNK = 10
"""Seeds that a process plays before it tells."""


@dataclass
class Totals:
    """What many runs were together."""

    seeds: int = 0
    ops: int = 0
    versions: int = 0
    views: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    states: set[int] = field(default_factory=set)
    wrong: list[Report] = field(default_factory=list)

    def add(self, report: Report) -> None:
        """Count a run."""
        self.seeds += 1
        self.ops += report.ops
        self.versions += report.versions
        self.views += report.views
        self.faults += report.faults
        self.states |= report.states
        if report.wrong:
            self.wrong.append(report)

    def lines(self) -> Iterator[str]:
        """The counts, a line each."""
        for name in ("seeds", "ops", "versions", "views"):
            yield f"{name:<18}{getattr(self, name):>12,}"
        yield f"{'distinct states':<18}{len(self.states):>12,}"
        for kind, count in sorted(self.faults.items()):
            yield f"{kind:<18}{count:>12,}"
        yield f"{'runs gone wrong':<18}{len(self.wrong):>12,}"


@cache
def ships() -> Fleet:
    """The releases of this process."""
    return fleet()


def play(seeds: Iterable[int]) -> list[Report]:
    """Play some seeds."""
    return [run(seed, ships()) for seed in seeds]


def simulate(first: int, last: int, processes: int) -> Totals:
    """Play the seeds from ``first`` to before ``last``."""
    totals = Totals()
    chunks = [range(start, min(start + CHUNK, last)) for start in range(first, last, CHUNK)]
    with ProcessPoolExecutor(processes) as pool:
        for reports in pool.map(play, chunks):
            for report in reports:
                totals.add(report)
                for wrong in report.wrong[:1]:
                    print(f"seed {report.seed}: {wrong}", flush=True)
    return totals


def explain(seed: int) -> int:
    """Play a seed again with the fewest faults that it goes wrong with, and tell them."""
    report = run(seed, ships())
    if not report.wrong:
        print(f"seed {seed}: {report.ops} ops, {report.versions} versions, nothing wrong")
        return 0
    spared, report = shrunk(partial(run, seed, ships()), report)
    for number, kind, where in report.struck:
        print(f"{number:>6}  {kind:<16}{where}")
    print(f"seed {seed}: {report.wrong[0]} ({len(spared)} faults were not needed)")
    return 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("seeds", nargs="?", default="0:200", help="FIRST:LAST or the number of one seed")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    first, colon, last = asked.seeds.partition(":")
    try:
        bounds = int(first), int(last or 0)
    except ValueError:
        parser.error(f"{asked.seeds!r} is neither a seed nor FIRST:LAST")
    if not colon:
        return explain(bounds[0])
    began = time.monotonic()
    totals = simulate(*bounds, asked.processes)
    spent = time.monotonic() - began
    print("\n".join(totals.lines()))
    print(f"{'ops a second':<18}{totals.ops / spent:>12,.0f}   in {spent:.0f} s, {asked.processes} processes")
    return 1 if totals.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
