"""How fast the rules engine is: ``python -m bench.engine`` prints the figures as JSON."""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import median
from time import perf_counter

from carteado.bots import LEVELS
from carteado.games import GAMES
from carteado.record import Record, replay
from carteado.simulation import matches

_RUNS = 25
_HANDS = 200


def _records(players: int) -> Iterator[Record]:
    return matches(GAMES["bisca"], players, {}, [LEVELS["random"]] * players, Random(7))


def engine_moves_per_s(players: int) -> float:
    """Moves a second of whole bisca matches between random bots, by the loop of ``carteado simulate``."""

    def moves_per_s(records: Iterator[Record]) -> float:
        start = perf_counter()
        moves = sum(len(record.moves) for record in islice(records, _HANDS))
        return moves / (perf_counter() - start)

    records = _records(players)
    return median(moves_per_s(records) for _ in range(_RUNS))


def replay_us() -> float:
    """Microseconds to rebuild a finished bisca hand, 40 cards played, from its record."""
    record = next(_records(4))

    def microseconds() -> float:
        start = perf_counter()
        replay(record)
        return (perf_counter() - start) * 1e6

    return median(microseconds() for _ in range(_RUNS * 20))


def figures() -> dict[str, float]:
    """The engine's figures by name."""
    return {
        "engine_moves_per_s": round(engine_moves_per_s(4)),
        "engine_moves_per_s_1x1": round(engine_moves_per_s(2)),
        "replay_us": round(replay_us(), 1),
    }


if __name__ == "__main__":
    print(json.dumps(figures(), indent=2))
