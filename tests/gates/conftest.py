"""A house for the tests of a module, on the fakes."""

from collections.abc import Iterator

import pytest

from tests.gates.house import House
from tests.gates.house import house as made


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with made() as opened:
        yield opened
