"""Every moment of a table in every window: nothing is cut, covered or too small to hit."""

import pytest

from tests.browser.gallery import EVERY_SIZE, GROUPS, Gallery, resize
from tests.browser.measure import Faults, faults

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("group", GROUPS)
def test_everything_of_a_table_can_be_seen_and_hit_in_every_window(shown: Gallery, group: str) -> None:
    found = Faults()
    for moment in shown.of(group):
        shown.show(moment)
        for size in EVERY_SIZE:
            resize(shown.page, size)
            found.note(faults(shown.page), moment, size)
    assert not found, str(found)
