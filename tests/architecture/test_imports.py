"""Imports go one way, and what is slow or chancy stays out of the places that cannot bear it."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT / "shared"

# The tools on the command line look at hands and shuffles; they know no table.
OFF_LINE = (
    "carteado.cli",
    "carteado.verification",
    "carteado.show",
    "carteado.simulation",
    "carteado.bots",
    "carteado.games",
    "carteado.record",
    "carteado.deals",
    "carteado.fairness",
    "carteado.cards",
)

# What each part of the house may import of the house, longest name first where one lies inside another.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "carteado.cards": (),
    "carteado.codes": (),
    "carteado.fairness": ("carteado.cards",),
    "carteado.games": ("carteado.games", "carteado.cards"),
    "carteado.record": ("carteado.games", "carteado.cards", "carteado.fairness"),
    "carteado.deals": ("carteado.games", "carteado.fairness"),
    "carteado.bots": ("carteado.bots", "carteado.games", "carteado.cards"),
    "carteado.table": (
        "carteado.table",
        "carteado.bots",
        "carteado.games",
        "carteado.record",
        "carteado.deals",
        "carteado.fairness",
        "carteado.cards",
        "carteado.codes",
    ),
    "carteado.words": ("carteado.words",),
    "carteado.app": (
        "carteado.app",
        "carteado.table",
        "carteado.bots",
        "carteado.games",
        "carteado.record",
        "carteado.fairness",
        "carteado.cards",
        "carteado.codes",
        "carteado.words",
    ),
    "carteado.adapters": (
        "carteado.adapters",
        "carteado.app",
        "carteado.table",
        "carteado.record",
        "carteado.fairness",
        "carteado.codes",
    ),
    "carteado.verification": (
        "carteado.games",
        "carteado.record",
        "carteado.deals",
        "carteado.fairness",
        "carteado.cards",
    ),
    **dict.fromkeys(("carteado.cli", "carteado.show", "carteado.simulation", "carteado.__main__"), OFF_LINE),
    "carteado.telegram": ("carteado",),
    "functions": ("carteado", "functions"),
    "local": ("carteado", "functions", "local"),
}

# The engine is pure: no clock, no randomness, no input or output.
PURE = ("carteado.cards", "carteado.codes", "carteado.deals", "carteado.games", "carteado.record", "carteado.table")
IMPURE = {
    "asyncio",
    "boto3",
    "botocore",
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "time",
    "uuid",
}

# Cards are dealt by the proven shuffle alone; `random` is for what bots play, and an adapter hands it to them.
DEALS = ("carteado.fairness", "carteado.deals", "carteado.table", "carteado.app", "functions")

QUICK_FUNCTIONS = ("http", "socket", "clock")
SLOW_PACKAGES = ("aiogram", "pydantic", "moto")
HANDLER_LINES = 170


def source_files() -> list[Path]:
    return sorted(
        path for folder in (SHARED / "carteado", ROOT / "functions", ROOT / "local") for path in folder.rglob("*.py")
    )


def module_name(path: Path) -> str:
    base = SHARED if path.is_relative_to(SHARED) else ROOT
    return ".".join(path.relative_to(base).with_suffix("").parts).removesuffix(".__init__")


@cache
def imports(path: Path, *, for_types: bool = True) -> frozenset[str]:
    """Every module that the file imports, inside functions too; on demand without those for the type checker alone."""

    def names(node: ast.AST) -> Iterator[str]:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif for_types or not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            for child in ast.iter_child_nodes(node):
                yield from names(child)

    return frozenset(names(ast.parse(path.read_text())))


def packages(path: Path) -> set[str]:
    """The top packages that the file imports when it runs."""
    return {name.partition(".")[0] for name in imports(path, for_types=False)}


def within(module: str, parts: tuple[str, ...]) -> bool:
    return any(module == part or module.startswith(f"{part}.") for part in parts)


def parametrised(*parts: str) -> pytest.MarkDecorator:
    paths = [path for path in source_files() if not parts or within(module_name(path), parts)]
    return pytest.mark.parametrize("path", paths, ids=module_name)


@parametrised()
def test_imports_go_one_way(path: Path) -> None:
    own = module_name(path)
    if own == "carteado":
        allowed: tuple[str, ...] = ()
    else:
        allowed = next(allowed for part, allowed in MAY_IMPORT.items() if within(own, (part,)))
    of_the_house = {name for name in imports(path) if within(name, ("carteado", "functions", "local"))}
    assert {name for name in of_the_house if not within(name, allowed)} == set()


@parametrised("carteado.games", "carteado.cards")
def test_the_engine_needs_the_standard_library_alone(path: Path) -> None:
    assert packages(path) - sys.stdlib_module_names <= {"carteado"}


@parametrised(*PURE)
def test_rules_and_tables_are_pure(path: Path) -> None:
    assert packages(path) & IMPURE == set()


@parametrised(*DEALS)
def test_nothing_that_deals_uses_random(path: Path) -> None:
    assert "random" not in packages(path)


@pytest.mark.parametrize("name", QUICK_FUNCTIONS)
def test_quick_functions_import_nothing_slow(name: str) -> None:
    code = f"import sys, functions.{name}.app; print(sorted(set(sys.modules) & set({SLOW_PACKAGES})))"
    environment = {"PYTHONPATH": f"{SHARED}", "PATH": ""}
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "[]"


@pytest.mark.parametrize("path", sorted((ROOT / "functions").glob("*/app.py")), ids=module_name)
def test_handlers_are_thin(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= HANDLER_LINES
