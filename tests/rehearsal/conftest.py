"""One room for the whole rehearsal."""

from collections.abc import Iterator

import pytest

from tests.rehearsal import stage


@pytest.fixture(scope="session")
def aws(tmp_path_factory: pytest.TempPathFactory) -> Iterator[stage.Aws]:
    """The stand-in for AWS, the room deployed."""
    folder = tmp_path_factory.mktemp("rehearsal")
    with stage.stand_in(folder) as aws:
        stage.deploy(folder, aws)
        yield aws


@pytest.fixture(scope="session")
def api(aws: stage.Aws) -> str:
    """The address of the deployed API."""
    return aws.room
