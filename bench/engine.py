"""How fast the rules engine is: ``python -m bench.engine`` prints the figures as JSON."""

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from time import process_time

from carteado.bots import LEVELS
from carteado.games import GAMES
from carteado.record import Record, replay
from carteado.simulation import matches

_RUNS = 60
_HANDS = 80


def _records() -> Iterator[Record]:
    """Hands of four random bots, by the loop of ``carteado simulate``."""
    return matches(GAMES["bisca"], 4, {}, [LEVELS["random"]] * 4, Random(7))


def engine_moves_per_s() -> float:
    """Moves a second of whole bisca matches, every move listed, chosen and verified."""
    records = _records()

    def run() -> float:
        start = process_time()
        moves = sum(len(record.moves) for record in islice(records, _HANDS))
        return moves / (process_time() - start)

    return max(run() for _ in range(_RUNS))


def replay_us() -> float:
    """Microseconds to rebuild a finished bisca hand, 40 cards played, from its record."""
    record = next(_records())

    def run() -> float:
        start = process_time()
        replay(record)
        return (process_time() - start) * 1e6

    return min(run() for _ in range(_RUNS * 10))


def figures() -> dict[str, float]:
    """The engine's figures by name: in processor time, the best of many short runs: other work only adds to it."""
    return {"engine_moves_per_s": round(engine_moves_per_s()), "replay_us": round(replay_us(), 1)}


if __name__ == "__main__":
    print(json.dumps(figures(), indent=2))
