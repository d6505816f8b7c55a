"""Whether what a table has published keeps what its people were promised."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from carteado.verification import MatchError, read_match, verify

Match = dict[str, Any]
"""One of ``GET …/records``."""


@dataclass
class Memory:
    """What a person has kept in mind."""

    commitments: set[str] = field(default_factory=set)
    moves: dict[tuple[int, int], list[str]] = field(default_factory=dict)
    """The moves that the server has acknowledged, by match and deal, in the form of the hand record."""


@dataclass
class Verdict:
    """What was looked at, and what was wrong."""

    matches: int = 0
    records: int = 0
    moves: int = 0
    """Acknowledged moves of finished hands."""
    failures: list[str] = field(default_factory=list)


def judge(matches: Iterable[Match], people: Iterable[Memory]) -> Verdict:
    """The verdict on a table whose matches are all over."""
    published = {match["match"]: match for match in matches}
    verdict = Verdict(len(published), sum(len(match["records"]) for match in published.values()))
    for match in published.values():
        verdict.failures += _wrong(match)
    for person in people:
        for number, match in published.items():
            if match["commitment"] not in person.commitments:
                verdict.failures.append(f"match {number} was not promised so")
        for (number, deal), moves in person.moves.items():
            _look_for(moves, number, deal, published, verdict)
    return verdict


def _wrong(match: Match) -> Iterator[str]:
    """What ``carteado verify`` finds, which checks every hand as ``carteado check`` does."""
    try:
        yield from (found.text for found in verify(read_match(match)) if not found.fits)
    except MatchError as error:
        yield str(error)


def _look_for(moves: list[str], number: int, deal: int, published: Mapping[int, Match], verdict: Verdict) -> None:
    if number not in published:
        verdict.failures.append(f"match {number} is lost")
    elif deal <= len(published[number]["records"]):  # a hand that was running when the match was closed has no record
        verdict.moves += len(moves)
        rest = iter(published[number]["records"][deal - 1]["moves"])
        if not all(move in rest for move in moves):
            verdict.failures.append(f"moves of hand {number}.{deal} are lost: {', '.join(moves)}")
