"""One room for the whole rehearsal."""

from collections.abc import Iterator

import pytest

from tests.rehearsal import stage
from tests.standin import stand_in


@pytest.fixture(scope="session")
def aws(tmp_path_factory: pytest.TempPathFactory) -> Iterator[stage.Aws]:
    """The stand-in for AWS, the room deployed."""
    folder = tmp_path_factory.mktemp("rehearsal")
    with stand_in(folder, AUTH="true") as url:  # functions call with their own roles
        aws = stage.Aws(url)
        stage.deploy(folder, aws)
        yield aws


@pytest.fixture(scope="session")
def api(aws: stage.Aws) -> str:
    """The address of the deployed API."""
    return aws.room
