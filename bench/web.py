"""What a phone loads for one table: the built app's JavaScript and CSS, as they come over the wire."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

DIST = Path(__file__).resolve().parent.parent / "webapp" / "dist"
SHELL = "index.html"
GAME = re.compile(r"src/games/\w+/index\.ts")

Manifest = dict[str, dict[str, Any]]


def figures() -> dict[str, float]:
    """Kilobytes (1,000 bytes) of scripts and style sheets, compressed one by one.

    `web_gz_kb`: the shell and the largest game's own parts; `web_gz_all_kb`: all that a phone might ever load.
    """
    listing = DIST / ".vite" / "manifest.json"
    if not listing.exists():
        return {}  # not built
    manifest: Manifest = json.loads(listing.read_text())
    shell = files(manifest, SHELL)
    games = [files(manifest, name) - shell for name in manifest if GAME.fullmatch(name)]
    everything = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.suffix in (".js", ".css")}
    return {
        "web_gz_kb": kilobytes(shell) + max(map(kilobytes, games), default=0.0),
        "web_gz_all_kb": kilobytes(everything),
    }


def files(manifest: Manifest, name: str) -> set[str]:
    """What is loaded with a chunk: itself, its style sheets and what it imports."""
    chunk = manifest[name]
    own = {chunk["file"], *chunk.get("css", [])}
    return own.union(*(files(manifest, imported) for imported in chunk.get("imports", [])))


def kilobytes(paths: set[str]) -> float:
    return round(sum(len(gzip.compress((DIST / path).read_bytes())) for path in paths) / 1000, 1)
