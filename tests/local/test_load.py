"""The evening of ``make load``, a small one, and whether it would notice what is lost."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.load.evening import evening
from bench.load.server import room
from bench.load.verdict import Match, Memory, judge
from carteado.app import history
from tests.table.golden.company import Company


def test_an_evening_loses_nothing(tmp_path: Path) -> None:
    with room(tmp_path) as server:
        figures = asyncio.run(evening(server, tables=5, seconds=5, think_s=0.2))
    assert figures.verdict.failures == []
    assert figures.ops > 0
    assert figures.verdict.matches >= 5


@pytest.fixture
def played() -> tuple[list[Match], Memory]:
    """A published match of bisca, and what seat 2 remembers of it and of a hand that was broken off."""
    company = Company.opened("bisca", 4)
    company.play_to_the_end()
    matches = history.matches(company.world.ports, company.id)
    hands = enumerate(matches[0]["records"], start=1)
    moves = {(1, deal): [move for move in hand["moves"] if move.startswith("2 ")] for deal, hand in hands}
    return matches, Memory({matches[0]["commitment"]}, {**moves, (1, len(moves) + 1): ["2 play 7h"]})


def test_a_match_that_keeps_all_promises_is_right(played: tuple[list[Match], Memory]) -> None:
    matches, memory = played
    verdict = judge(matches, [memory])
    hands = len(matches[0]["records"])
    assert (verdict.matches, verdict.records, verdict.failures) == (1, hands, [])
    assert verdict.moves >= 10 * hands


def lose_a_move(matches: list[Match], memory: Memory) -> None:
    memory.moves[1, 1].insert(3, "2 play 7h")


def swap_two_moves(matches: list[Match], memory: Memory) -> None:
    memory.moves[1, 1][3:5] = reversed(memory.moves[1, 1][3:5])


def lose_the_match(matches: list[Match], memory: Memory) -> None:
    matches.clear()


def change_the_result(matches: list[Match], memory: Memory) -> None:
    matches[0]["records"][0]["result"]["points"] = [61, 59]


def shuffle_otherwise(matches: list[Match], memory: Memory) -> None:
    matches[0]["entropy"][0] = "00" * 16


def promise_otherwise(matches: list[Match], memory: Memory) -> None:
    memory.commitments = {"0" * 64}


FAULTS = (lose_a_move, swap_two_moves, lose_the_match, change_the_result, shuffle_otherwise, promise_otherwise)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_what_is_lost_or_wrong_is_told(
    played: tuple[list[Match], Memory], fault: Callable[[list[Match], Memory], None]
) -> None:
    fault(*played)
    matches, memory = played
    assert judge(matches, [memory]).failures
