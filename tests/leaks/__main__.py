"""What the judge has compared, and which leak mutants it kills: ``python -m tests.leaks`` fails if one survives."""

import sys

from tests.leaks.judge import Finding, Tally, hold, judge
from tests.leaks.mutants import MUTANTS, Mutant
from tests.leaks.scenes import SCENES
from tests.simulation.release import Release


def verdict(mutant: Mutant) -> tuple[Finding | None, Tally]:
    """The first leak that is found in a mutant, and what had been compared by then."""
    tally = Tally()
    return next(judge(Release(*mutant.patches), mutant.scene, tally), None), tally


def survivors() -> int:
    """Print a line for each mutant; the number of those that survive."""
    count = 0
    for mutant in MUTANTS:
        finding, tally = verdict(mutant)
        count += finding is None
        killed = f"killed by {finding.what} in {finding.sink}" if finding else "SURVIVES"
        print(f"{mutant.name:56} {killed:60} {tally.compared.total():6} compared {tally.scanned:6} scanned", flush=True)
    print(f"{len(MUTANTS) - count} of {len(MUTANTS)} leak mutants killed")
    return count


def total() -> Tally:
    """Print a line for each scene of the code as it is, in which no leak may be; all figures together."""
    every = Tally()
    for scene in SCENES:
        every += hold(scene)
    return every


if __name__ == "__main__":
    print(f"0 leaks in {len(SCENES)} scenes: {total()}")
    sys.exit(bool(survivors()))
