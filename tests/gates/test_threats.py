"""Every row of the tables of threats and faults names code and tests that are there; the gates' tests are all named."""

import re

import pytest

from local.template import ROOT

PAGE, FAULTS = ((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("security.md", "faults.md"))
ROWS = [
    line.strip("|").split("|")
    for line in (*PAGE.splitlines(), *FAULTS.splitlines())
    if line.startswith("| ") and not line.endswith("| code | tests |")
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0].strip())
def test_a_row_names_what_holds_and_code_and_tests_that_are_there(row: list[str]) -> None:
    _, gate, code, tests = row
    assert gate.strip()
    for cell in (code, tests):
        paths = re.findall(r"`([^`]+)`", cell)
        assert paths
        assert [path for path in paths if not (ROOT / path).is_file()] == []
    assert all(path.startswith("tests/") or ".test." in path for path in re.findall(r"`([^`]+)`", tests))


def test_every_test_of_the_gates_is_in_the_table() -> None:
    own = {f"tests/gates/{path.name}" for path in (ROOT / "tests" / "gates").glob("test_*.py")} - {
        "tests/gates/test_threats.py"
    }
    assert {path for path in own if path not in PAGE} == set()
