"""Event patterns let through what AWS would."""

from typing import Any

import pytest

from local.patterns import matches


@pytest.mark.parametrize(
    ("pattern", "record", "expected"),
    [
        ({}, {"a": 1}, True),
        ({"a": [1]}, {"a": 1}, True),
        ({"a": [1, 2]}, {"a": 2}, True),
        ({"a": [1]}, {"a": 2}, False),
        ({"a": [1]}, {}, False),
        ({"a": [True]}, {"a": True}, True),
        ({"a": [True]}, {"a": 1}, False),
        ({"a": {"b": ["x"]}}, {"a": {"b": "x"}}, True),
        ({"a": {"b": ["x"]}}, {"a": "x"}, False),
        ({"a": ["x"], "b": ["y"]}, {"a": "x", "b": "z"}, False),
        ({"a": [{"exists": True}]}, {"a": None}, True),
        ({"a": [{"exists": False}]}, {"a": None}, False),
        ({"a": [{"exists": False}]}, {}, True),
        ({"a": [{"prefix": "T#"}]}, {"a": "T#1"}, True),
        ({"a": [{"anything-but": ["x"]}]}, {"a": "x"}, False),
    ],
)
def test_patterns(pattern: dict[str, Any], record: dict[str, Any], expected: bool) -> None:
    assert matches(pattern, record) is expected


def test_what_is_not_known_is_not_guessed() -> None:
    with pytest.raises(ValueError, match="numeric"):
        matches({"a": [{"numeric": [">", 1]}]}, {"a": 2})
