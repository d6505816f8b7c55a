"""The simulation can be trusted: a seed tells all of a run, a planted fault is seen, what goes wrong is made small."""

import gc
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial

import pytest

from tests.simulation.cloud import Fleet
from tests.simulation.kernel import Task
from tests.simulation.mutants import MUTANTS, Mutant, killed_by
from tests.simulation.release import Release
from tests.simulation.run import fleet, run
from tests.simulation.shrink import shrunk

pytestmark = pytest.mark.filterwarnings("ignore:No application metrics to publish")

SEEDS = range(20, 26)
TOLD = """
from functools import partial
from tests.simulation.run import fleet, run

print([(it.ops, it.versions, it.struck, it.wrong) for it in map(partial(run, ships=fleet()), {})])
"""


@pytest.fixture(scope="module", autouse=True)
def _loggers() -> Iterator[None]:
    """The functions' loggers are the process's: let other tests hear them again."""
    yield
    for function in ("http", "socket", "clock", "bot", "notify"):
        logging.getLogger(function).setLevel(logging.INFO)


@pytest.fixture(scope="module")
def ships() -> Fleet:
    return fleet()


@pytest.mark.parametrize("seed", SEEDS)
def test_an_evening_in_bad_weather_goes_well(ships: Fleet, seed: int) -> None:
    report = run(seed, ships)
    assert not report.wrong
    assert report.ops > report.versions > 1
    assert report.views


def test_a_run_leaves_nothing_that_would_go_on_later(ships: Fleet) -> None:
    def waiting() -> int:
        return sum(isinstance(it, Task) and bool(it) for it in gc.get_objects())

    before = waiting()
    run(SEEDS[0], ships)
    assert waiting() <= before


def test_there_is_bad_weather(ships: Fleet) -> None:
    faults = sum((run(seed, ships).faults for seed in SEEDS), start=run(1, ships).faults)
    assert {"killed before", "killed after", "refused", "reply lost", "stalled", "answer lost"} <= faults.keys()


def test_a_seed_tells_all_of_a_run_in_every_process() -> None:
    seeds = list(SEEDS)[:2]
    told = [
        subprocess.run(
            [sys.executable, "-c", TOLD.format(seeds)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert len(told[0]) > 100


@pytest.mark.parametrize(
    "name",
    ["a known op is not recognised", "the wake-up is sent after the write", "everybody is shown one seat's view"],
)
def test_a_planted_fault_is_seen(name: str) -> None:
    (mutant,) = (mutant for mutant in MUTANTS if mutant.name == name)
    assert killed_by(mutant, 0, 30)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_planted_fault_fits_the_code(mutant: Mutant) -> None:
    assert Release(*mutant.patches)


def test_no_two_planted_faults_have_one_name() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 40


def test_a_run_that_went_wrong_is_had_again_with_fewer_faults() -> None:
    (mutant,) = (mutant for mutant in MUTANTS if mutant.name == "a failed port ends the try")
    wrecks = fleet(*mutant.patches)
    report = next(it for it in (run(seed, wrecks) for seed in range(30)) if it.wrong and len(it.struck) > 2)
    spared, smallest = shrunk(partial(run, report.seed, wrecks), report)
    assert smallest.wrong
    assert len(smallest.struck) < len(report.struck)
    assert not {number for number, _, _ in smallest.struck} & spared
