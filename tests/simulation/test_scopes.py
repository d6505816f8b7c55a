"""Two things at once come out as one after the other would, in every order; and planted faults are seen."""

import gc

import pytest

from tests.simulation.kernel import Task
from tests.simulation.release import Patch
from tests.simulation.run import fleet
from tests.simulation.scopes import FAULTS, PAIRS, explore
from tests.simulation.situations import FEW, Kind, scopes
from tests.simulation.stage import Stage

pytestmark = pytest.mark.filterwarnings("ignore:No application metrics to publish")

TABLES = "carteado.app.tables"
PLANTED = {
    "a lost race is an error": Patch("carteado.app.tries", "except (Conflict, Unreachable):", "except Unreachable:"),
    "a repeated op is applied again": Patch(TABLES, "if mark in table.answered:", "if False:"),
    "the last writer wins": Patch(
        TABLES,
        "expected, table.version = table.version, table.version + 1",
        "expected = world.store.load(table.id).table.version\n    table.version = expected + 1",
    ),
    "the wake-up is forgotten": Patch(
        TABLES, "        world.queue.wake(table.id, table.due, max(0, table.due - now))\n", ""
    ),
}


@pytest.mark.parametrize("kind", FEW, ids=str)
def test_any_two_things_at_once_come_out_as_one_after_the_other(kind: Kind) -> None:
    totals = explore(Stage(fleet()), scopes(kind), PAIRS, FAULTS)
    print("\n".join(totals.lines()))
    assert not totals.wrong
    assert totals.pairs > 100
    assert totals.schedules > 10 * totals.pairs
    assert not [it for it in gc.get_objects() if isinstance(it, Task) and it]  # nothing that would go on later


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_seen(name: str) -> None:
    stage = Stage(fleet(PLANTED[name]))
    for scope in scopes(FEW[0]):
        if explore(stage, [scope], 30, 5).wrong:
            return
    raise AssertionError("it is not seen")
