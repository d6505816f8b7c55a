"""What a phone loads for its first table, as it comes over the wire, and the rest that it might ever load."""

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from carteado.games import GAMES

DIST = Path(__file__).resolve().parent.parent / "webapp" / "dist"
SHELL = "index.html"
FACES = "sprite"
"""The drawings of the pack that everybody begins with; another one is loaded when it is chosen."""

Manifest = dict[str, dict[str, Any]]


def figures() -> dict[str, float | dict[str, float]]:
    """Kilobytes (1,000 bytes), compressed file by file.

    `web_first`: the page, styles, scripts and drawings of a table of the largest game, as they are before it is drawn;
    the words of the largest language beside them. `web_first_kb` is their sum without the words, `web_js_kb` the
    scripts' part of it. `web_gz_all_kb`: all scripts and styles that a phone might ever load.
    """
    listing = DIST / ".vite" / "manifest.json"
    if not listing.exists():
        return {}  # not built
    manifest: Manifest = json.loads(listing.read_text())
    games = [files(manifest, name) for name in manifest if is_game(manifest[name])]
    table = max(games, key=kilobytes, default=files(manifest, SHELL))
    first = {
        "html": kilobytes([SHELL]),
        "css": kilobytes(name for name in table if name.endswith(".css")),
        "js": kilobytes(name for name in table if name.endswith(".js")),
        "faces": kilobytes(name for name in manifest[SHELL]["assets"] if Path(name).name.startswith(FACES)),
    }
    words = max(kilobytes([f"words/{path.name}"]) for path in DIST.glob("words/*.json"))
    return {
        "web_first_kb": round(sum(first.values()), 1),
        "web_js_kb": first["js"],
        "web_first": {**first, "words": words},
        "web_gz_all_kb": kilobytes(
            path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.suffix in (".js", ".css")
        ),
    }


def is_game(chunk: dict[str, Any]) -> bool:
    """Whether it is the first part of a game: the chunk that bears its name."""
    return chunk.get("isDynamicEntry", False) and Path(chunk["file"]).name.partition("-")[0] in GAMES


def files(manifest: Manifest, name: str) -> set[str]:
    """What is loaded with a chunk: itself, its style sheets and what it imports."""
    chunk = manifest[name]
    own = {chunk["file"], *chunk.get("css", [])}
    return own.union(*(files(manifest, imported) for imported in chunk.get("imports", [])))


def kilobytes(paths: Iterable[str]) -> float:
    return round(sum(len(gzip.compress((DIST / path).read_bytes())) for path in paths) / 1000, 1)
