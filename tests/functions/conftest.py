"""A room for the tests of a module: making one is slow, and each test opens its own tables."""

from collections.abc import Iterator

import pytest

from tests.functions.room import Room
from tests.functions.room import room as made


@pytest.fixture(scope="module")
def room() -> Iterator[Room]:
    with made() as opened:
        yield opened
