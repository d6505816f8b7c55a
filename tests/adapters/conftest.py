"""Engines that the stores start stop with the last test."""

from collections.abc import Iterator

import pytest

from tests.adapters import stores


@pytest.fixture(scope="session", autouse=True)
def _stores_stopped() -> Iterator[None]:
    yield
    stores.stop()
