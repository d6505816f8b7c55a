"""Releases live side by side, and a patch that does not fit is refused."""

import pytest

from carteado.table import state
from tests.simulation.release import Patch, Release
from tests.simulation.run import NEXT_SCHEMA


def test_a_patched_release_lives_beside_the_code_as_it_is() -> None:
    newer, plain = Release(NEXT_SCHEMA), Release()
    seen = [newer.module(f"carteado.table.{name}").SCHEMA for name in ("state", "ops")]
    assert seen == [state.SCHEMA + 1] * 2
    assert plain.module("carteado.table.state").SCHEMA == state.SCHEMA
    assert plain.module("carteado.table.state").Table is not state.Table


def test_containers_share_their_release_and_nothing_else() -> None:
    release = Release()
    one, other = release.container("clock"), release.container("clock")
    assert one.wiring is not other.wiring
    assert one.tables is other.tables is release.module("carteado.app.tables")


def test_a_patch_must_fit_exactly_once() -> None:
    with pytest.raises(ValueError, match="0 times"):
        Release(Patch("carteado.table.state", "no such line", ""))
