"""What a phone loads: the built app's JavaScript and CSS, as they come over the wire."""

import gzip
from pathlib import Path

DIST = Path(__file__).resolve().parent.parent / "webapp" / "dist"


def figures() -> dict[str, float]:
    """`web_gz_kb`: kilobytes (1,000 bytes) of all scripts and style sheets, compressed one by one."""
    files = [path for path in DIST.rglob("*") if path.suffix in (".js", ".css")]
    if not files:
        return {}  # not built
    return {"web_gz_kb": round(sum(len(gzip.compress(path.read_bytes())) for path in files) / 1000, 1)}
