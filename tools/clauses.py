"""Write ``docs/clauses/GAME.md``: which tests prove each clause of a game's rules, read from the tests' names.

A test of clause BIS-14 is named ``test_bis_14_…``. Run from the root of the repository: ``python tools/clauses.py``.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLAUSES = {
    "bisca": ("BIS", 24),
    "sueca": ("SUE", 13),
    "triunfo": ("TRI", 11),
    "brisca": ("BRI", 13),
    "truco": ("TRU", 17),
}
"""By game: the letters before the numbers of its clauses, and the last number."""


def tests() -> Iterator[tuple[str, Path]]:
    """The name and the file of every test of the games."""
    for file in sorted((ROOT / "tests" / "games").glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, file.relative_to(ROOT)


def proofs(game: str) -> dict[str, list[tuple[str, Path]]]:
    """By clause, its tests; an empty list where none is."""
    letters, last = CLAUSES[game]
    found = list(tests())
    return {
        f"{letters}-{number}": [
            (name, file) for name, file in found if name.startswith(f"test_{letters.lower()}_{number}_")
        ]
        for number in range(1, last + 1)
    }


def page(game: str) -> str:
    """The page of a game as Markdown."""
    lines = [
        f"# {game}: clauses and their tests",
        "",
        "Made by `tools/clauses.py` from the names of the tests.",
        "",
        "| clause | tests |",
        "|---|---|",
    ]
    for clause, tests_of_it in proofs(game).items():
        links = [f"[{_words(name)}](../../{file.as_posix()})" for name, file in tests_of_it]
        lines.append(f"| {clause} | {'<br>'.join(links)} |")
    return "\n".join(lines) + "\n"


def _words(name: str) -> str:
    return " ".join(name.split("_")[3:])


def path(game: str) -> Path:
    """Where the page of a game lies."""
    return ROOT / "docs" / "clauses" / f"{game}.md"


if __name__ == "__main__":
    for each in CLAUSES:
        path(each).write_text(page(each), encoding="utf-8")
