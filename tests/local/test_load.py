"""The evening of ``make load``, a small one, and whether it would notice what is lost."""

import asyncio
import copy
import json
import tempfile
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bench.load.evening import evening
from bench.load.server import room
from bench.load.verdict import judge
from carteado.bots import LEVELS
from carteado.games import GAMES
from carteado.record import dump
from carteado.simulation import matches

Match = dict[str, Any]


def test_an_evening_loses_nothing() -> None:
    with tempfile.TemporaryFile() as log, room(log) as server:
        figures = asyncio.run(evening(server, tables=5, seconds=5, think_s=0.2))
    assert figures.verdict.failures == []
    assert figures.ops > 0
    assert figures.verdict.matches >= 5


@pytest.fixture
def played() -> tuple[list[Match], dict[tuple[int, int], list[str]]]:
    """A match of one finished hand, and what seat 2 played in it and in the next one."""
    record = next(matches(GAMES["bisca"], 4, {}, [LEVELS["random"]] * 4, Random(1)))
    own = [move for move in record.moves if move.startswith("2 ")]
    return [{"match": 1, "records": [json.loads(dump(record))]}], {(1, 1): own, (1, 2): ["2 play 7h"]}


def test_records_that_keep_all_moves_are_right(played: Any) -> None:
    records, moves = played
    verdict = judge(records, [moves])
    assert (verdict.matches, verdict.records, verdict.moves, verdict.failures) == (1, 1, len(moves[1, 1]), [])


def forget_a_move(records: list[Match], moves: Any) -> None:
    moves[1, 1].insert(3, "2 play 7h")


def swap_two_moves(records: list[Match], moves: Any) -> None:
    moves[1, 1][3:5] = reversed(moves[1, 1][3:5])


def lose_the_match(records: list[Match], moves: Any) -> None:
    records.clear()


def change_the_result(records: list[Match], moves: Any) -> None:
    records[0]["records"][0]["result"]["points"] = [61, 59]


FAULTS = (forget_a_move, swap_two_moves, lose_the_match, change_the_result)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_what_is_lost_or_wrong_is_told(played: Any, fault: Callable[[list[Match], Any], None]) -> None:
    records, moves = copy.deepcopy(played)
    fault(records, moves)
    assert judge(records, [moves]).failures
