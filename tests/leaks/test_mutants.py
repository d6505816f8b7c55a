"""The judge finds every leak that was planted, and none in the same scene without it."""

import pytest

from tests.leaks.__main__ import verdict
from tests.leaks.judge import hold
from tests.leaks.mutants import MUTANTS


def test_there_are_enough_of_them() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 30


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_leak_is_found(mutant):
    finding, tally = verdict(mutant)
    assert finding, f"survives: {tally}"


@pytest.mark.parametrize("scene", {repr(mutant.scene): mutant.scene for mutant in MUTANTS}.values(), ids=str)
def test_without_it_nothing_is_found(scene):
    hold(scene, least=0)
