"""How fast the rules engine is: ``python -m bench.engine`` prints the figures as JSON."""

import json
from collections.abc import Iterator
from random import Random
from time import process_time

from carteado.bots import LEVELS
from carteado.games import GAMES
from carteado.record import Record, replay
from carteado.simulation import matches

_RUNS = 60
_MOVES = 3_000


def _records(game: str, players: int) -> Iterator[Record]:
    """Hands of random bots, by the loop of ``carteado simulate``."""
    return matches(GAMES[game], players, {}, [LEVELS["random"]] * players, Random(7))


def moves_per_s(game: str) -> float:
    """Moves a second of whole matches of four, every move listed, chosen and verified."""
    records = _records(game, 4)

    def run() -> float:
        start = process_time()
        moves = 0
        while moves < _MOVES:
            moves += len(next(records).moves)
        return moves / (process_time() - start)

    return max(run() for _ in range(_RUNS))


def replay_us() -> float:
    """Microseconds to rebuild a finished bisca hand, 40 cards played, from its record."""
    record = next(_records("bisca", 4))

    def run() -> float:
        start = process_time()
        replay(record)
        return (process_time() - start) * 1e6

    return min(run() for _ in range(_RUNS * 10))


def figures() -> dict[str, float | dict[str, float]]:
    """The engine's figures by name: in processor time, the best of many short runs: other work only adds to it."""
    speeds: dict[str, float] = {game: round(moves_per_s(game)) for game in GAMES}
    return {"engine_moves_per_s": speeds.pop("bisca"), "moves_per_s": speeds, "replay_us": round(replay_us(), 1)}


if __name__ == "__main__":
    print(json.dumps(figures(), indent=2))
