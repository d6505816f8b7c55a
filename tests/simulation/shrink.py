"""From a run that went wrong to the fewest faults with which it does."""

from collections.abc import Callable

from tests.simulation.run import Report

Play = Callable[[frozenset[int]], Report]


def shrunk(play: Play, report: Report) -> tuple[frozenset[int], Report]:
    """Spare ever more of the faults as long as something is wrong; the numbers of those spared, and the last report.

    Halves are tried first, then quarters, down to single faults (delta debugging).
    """
    spared: frozenset[int] = frozenset()
    parts = 2
    while report.struck:
        numbers = [number for number, _, _ in report.struck]
        size = max(1, len(numbers) // parts)
        for start in range(0, len(numbers), size):
            tried = play(spared | frozenset(numbers[start : start + size]))
            if tried.wrong:
                spared, report = spared | frozenset(numbers[start : start + size]), tried
                break
        else:
            if size == 1:
                return spared, report
            parts *= 2
    return spared, report
