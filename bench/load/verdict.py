"""Whether a table's records keep what its people were promised."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from carteado.record import RecordError, check, parse

Moves = Mapping[tuple[int, int], Iterable[str]]
"""A person's acknowledged moves by match and deal, in the form of the hand record."""


@dataclass
class Verdict:
    """What was looked at, and what was wrong."""

    matches: int = 0
    records: int = 0
    moves: int = 0
    """Acknowledged moves of finished hands."""
    failures: list[str] = field(default_factory=list)


def judge(matches: list[dict[str, Any]], people: Iterable[Moves]) -> Verdict:
    """The verdict on a table whose matches are all over; ``matches``: the answer of ``GET …/records``."""
    records = {match["match"]: match["records"] for match in matches}
    verdict = Verdict(len(records), sum(map(len, records.values())))
    verdict.failures += _wrong(records)
    for acknowledged in people:
        for (match, deal), moves in acknowledged.items():
            _look_for(list(moves), match, deal, records, verdict)
    return verdict


def _wrong(records: Mapping[int, list[dict[str, Any]]]) -> Iterator[str]:
    """What ``carteado check`` says."""
    for match, hands in records.items():
        for deal, hand in enumerate(hands, start=1):
            try:
                check(parse(json.dumps(hand)))
            except RecordError as error:
                yield f"record {match}.{deal}: {error}"


def _look_for(
    moves: list[str], match: int, deal: int, records: Mapping[int, list[dict[str, Any]]], verdict: Verdict
) -> None:
    if match not in records:
        verdict.failures.append(f"match {match} is lost")
    elif deal <= len(records[match]):  # the hand that was running when the match was closed has no record
        verdict.moves += len(moves)
        rest = iter(records[match][deal - 1]["moves"])
        if not all(move in rest for move in moves):
            verdict.failures.append(f"moves of {match}.{deal} are lost: {', '.join(moves)}")
