"""Whatever cards nobody may know: the room says and writes the same bytes."""

import pytest

from tests.leaks.judge import hold
from tests.leaks.scenes import scenes


@pytest.mark.parametrize("scene", scenes("truco"), ids=str)
def test_nobody_can_tell_a_table_of_truco_from_its_twin(scene):
    hold(scene)
