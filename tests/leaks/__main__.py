"""Which leak mutants the judge kills: ``python -m tests.leaks`` prints a table and fails if one survives."""

import sys

from tests.leaks.judge import Finding, Tally, judge
from tests.leaks.mutants import MUTANTS, Mutant
from tests.simulation.release import Release


def verdict(mutant: Mutant) -> tuple[Finding | None, Tally]:
    """The first leak that is found in a mutant, and what had been compared by then."""
    tally = Tally()
    return next(judge(Release(*mutant.patches), mutant.scene, tally), None), tally


def main() -> int:
    """Print a line for each mutant; the number of those that survive."""
    survivors = 0
    for mutant in MUTANTS:
        finding, tally = verdict(mutant)
        survivors += finding is None
        killed = f"killed by {finding.what} in {finding.sink}" if finding else "SURVIVES"
        print(f"{mutant.name:56} {killed:60} {tally.compared.total():6} compared {tally.scanned:6} scanned", flush=True)
    print(f"{len(MUTANTS) - survivors} of {len(MUTANTS)} leak mutants killed")
    return survivors


if __name__ == "__main__":
    sys.exit(bool(main()))
