"""Every moment of a table is open to everybody."""

import pytest

from tests.browser.axe import CONTRAST, violations
from tests.browser.gallery import GROUPS, PHONE, Gallery, resize
from tests.browser.measure import Faults

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("group", GROUPS)
def test_axe_has_nothing_to_say_of_a_table(shown: Gallery, group: str) -> None:
    """By night of all that it knows, by day of the colours, which alone are others."""
    found = Faults()
    resize(shown.page, PHONE)
    for moment in shown.of(group):
        shown.show(moment)
        found.note(violations(shown.page), moment)
        shown.paint("light")
        found.note(violations(shown.page, CONTRAST), moment, "light")
    assert not found, str(found)
