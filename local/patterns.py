"""Event patterns, as in the filters of an event source mapping."""

from collections.abc import Callable
from typing import Any, Final

_ABSENT: Final = object()


def matches(pattern: dict[str, Any], record: Any) -> bool:
    """Whether a record fits a pattern. Raises ValueError for what this module does not know, rather than guess."""
    found = record if isinstance(record, dict) else {}
    return all(_fits(rule, found.get(key, _ABSENT)) for key, rule in pattern.items())


def _fits(rule: Any, value: Any) -> bool:
    if isinstance(rule, dict):
        return matches(rule, value)
    return any(_suits(choice, value) for choice in rule)


def _suits(choice: Any, value: Any) -> bool:
    if not isinstance(choice, dict):
        return bool(value is not _ABSENT and value == choice and isinstance(value, bool) == isinstance(choice, bool))
    ((operator, operand),) = choice.items()
    if operator not in _OPERATORS:
        raise ValueError(f"the local server does not know the filter {operator}")
    return _OPERATORS[operator](value, operand)


_OPERATORS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "exists": lambda value, wanted: (value is not _ABSENT) == wanted,
    "prefix": lambda value, start: isinstance(value, str) and value.startswith(start),
    "anything-but": lambda value, others: value is not _ABSENT and value not in others,
}
