"""What has to be quick or small, against its reach: `python -m bench` prints one JSON object and a table."""

import json
import operator
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from carteado.games import GAMES

Figures = dict[str, float | dict[str, float]]

MODULES = (
    "bench.engine",
    "bench.table",
    "bench.imports",
    "bench.web",
    "bench.play",
    "bench.lighthouse",
    "bench.telegram",
)


@dataclass(frozen=True)
class Reach:
    """The value that a figure must not fall short of."""

    sign: str
    value: float

    def holds(self, figure: float) -> bool:
        compare: Callable[[float, float], bool] = operator.ge if self.sign == "≥" else operator.le
        return compare(figure, self.value)


REACHES = {
    "engine_moves_per_s": Reach("≥", 400_000),
    **{f"moves_per_s.{game}": Reach("≥", 300_000) for game in GAMES if game != "bisca"},
    "replay_us": Reach("≤", 400),
    "item_bytes": Reach("≤", 1024),
    "units_per_move.write": Reach("≤", 1),
    "units_per_move.read": Reach("≤", 1),
    "handler_cpu_ms": Reach("≤", 5),
    "import_ratio": Reach("≤", 1.5),
    "web_first_kb": Reach("≤", 60),
    "web_js_kb": Reach("≤", 40),
    "frames_in_time": Reach("≥", 0.95),
    "tap_to_card_ms": Reach("≤", 50),
    "lcp_ms": Reach("≤", 1200),
    "lighthouse_home.performance": Reach("≥", 100),
    "lighthouse_home.accessibility": Reach("≥", 100),
    "lighthouse_home.best_practices": Reach("≥", 100),
    "lighthouse_home.lcp_ms": Reach("≤", 1200),
    "group_messages": Reach("≤", 3),
    "busiest_minute": Reach("≤", 20),
}


def main() -> None:
    figures: Figures = {}
    for name in MODULES:
        if find_spec(name):
            figures |= import_module(name).figures()
    print(json.dumps(figures))
    rows = flat(figures)
    for name in [*REACHES, *(name for name in rows if name not in REACHES)]:
        print(line(name, rows.get(name)))


def flat(figures: Figures) -> dict[str, float]:
    """Figures of several parts as one row a part: `units_per_move.write`."""
    rows: dict[str, float] = {}
    for name, figure in figures.items():
        rows |= (
            {f"{name}.{part}": value for part, value in figure.items()} if isinstance(figure, dict) else {name: figure}
        )
    return rows


def line(name: str, figure: float | None) -> str:
    shown = "not measured" if figure is None else f"{figure:,}"
    reach = REACHES.get(name)
    if reach is None:
        return f"{name:<32}{shown:>14}"
    verdict = "" if figure is None else "holds" if reach.holds(figure) else "FALLS SHORT"
    return f"{name:<32}{shown:>14}   {reach.sign} {reach.value:<10,}{verdict}"


if __name__ == "__main__":
    main()
