"""Every row of the threat table names code and tests that are there, and every test of the gates is named."""

import re

import pytest

from local.template import ROOT

PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
ROWS = [line.strip("|").split("|") for line in PAGE.splitlines() if line.startswith("| ") and "| gate |" not in line]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0].strip())
def test_a_threat_has_a_gate_and_a_test_that_are_there(row: list[str]) -> None:
    _, gate, code, tests = row
    assert gate.strip()
    for cell in (code, tests):
        paths = re.findall(r"`([^`]+)`", cell)
        assert paths
        assert [path for path in paths if not (ROOT / path).is_file()] == []
    assert all(path.startswith("tests/") for path in re.findall(r"`([^`]+)`", tests))


def test_every_test_of_the_gates_is_in_the_table() -> None:
    own = {f"tests/gates/{path.name}" for path in (ROOT / "tests" / "gates").glob("test_*.py")} - {
        "tests/gates/test_threats.py"
    }
    assert {path for path in own if path not in PAGE} == set()
