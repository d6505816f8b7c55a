"""What proves something is compared in constant time."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.test_imports import module_name, source_files

SECRET_WORDS = ("mac", "secret", "token", "hash", "signature", "digest")
COMPARING = {"carteado.adapters.initdata", "carteado.adapters.tokens", "functions.bot.app"}
"""Where something that is to prove something is compared with what it should be."""


def names(node: ast.expr) -> Iterator[str]:
    """Every word of the names in an expression."""
    for part in ast.walk(node):
        name = part.id if isinstance(part, ast.Name) else part.attr if isinstance(part, ast.Attribute) else ""
        yield from name.lower().split("_")


def told_apart(path: Path) -> Iterator[str]:
    """Comparisons by ``==``, ``!=`` or ``in`` with something that is called like a secret."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Compare) and any(isinstance(sign, ast.Eq | ast.NotEq | ast.In) for sign in node.ops):
            sides = [node.left, *node.comparators]
            if any(word in SECRET_WORDS for side in sides for word in names(side)):
                yield ast.unparse(node)


@pytest.mark.parametrize("path", [path for path in source_files() if "local" not in path.parts], ids=module_name)
def test_nothing_secret_is_compared_byte_by_byte(path: Path) -> None:
    assert list(told_apart(path)) == []


def test_where_secrets_are_compared_it_takes_the_same_time() -> None:
    comparing = {module_name(path) for path in source_files() if "compare_digest" in path.read_text()}
    assert comparing == COMPARING
