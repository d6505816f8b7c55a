"""``python -m bench.load``: many people at the local room; exit status 1 if anything was lost or wrong."""

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path

from bench.load.evening import Figures, evening
from bench.load.server import room


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="People at tables of four, all games.")
    parser.add_argument("--tables", type=int, default=100, help="as many as two cores carry at this pace")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=4, metavar="SECONDS", help="before each decision, on average")
    parser.add_argument("--seed", type=int, default=0, help="of what people choose and how long they think")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, room(Path(folder)) as server:
        figures = asyncio.run(evening(server, asked.tables, asked.seconds, asked.think, asked.seed))
    report(asked, figures)
    return 1 if figures.verdict.failures else 0


def report(asked: argparse.Namespace, figures: Figures) -> None:
    """Print a figure a line."""
    seconds, verdict = asked.seconds, figures.verdict
    counts = ", ".join(f"{name} {count}" for name, count in sorted(figures.counts.items())) or "none"
    rows = {
        "people": f"{asked.tables} tables of four, {seconds:g} s, {asked.think:g} s to think, {os.cpu_count()} cores",
        "ops": f"{figures.ops}, {figures.ops / seconds:.1f}/s",
        "answers": f"{figures.p50_ms} ms (p50), {figures.p99_ms} ms (p99)",
        "again": counts,
        "processor": f"server {figures.server_s / seconds:.2f} cores, people {figures.people_s / seconds:.2f}",
        "records": f"{verdict.matches} matches, {verdict.records} hands checked, {verdict.moves} moves found in them",
        "errors": str(len(verdict.failures)),
    }
    for name, figure in rows.items():
        print(f"{name:<12}{figure}")
    for failure in verdict.failures[:20]:
        print(f"  {failure}")


if __name__ == "__main__":
    sys.exit(main())
