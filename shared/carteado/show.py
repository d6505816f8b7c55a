"""A hand record as a table for a terminal."""

from collections.abc import Iterator
from typing import Any

from carteado.games.base import Hand
from carteado.record import Record, deal, read_move, settle, steps


def table(record: Record) -> Iterator[str]:
    """The lines of the table: one a trick, one for every other move. Raises RecordError at a move that is not legal."""
    yield _heading(record)
    yield "       " + "".join(f"seat {seat:<4}" for seat in range(record.players))
    hands = steps(record)
    next(hands)
    for text, hand in zip(record.moves, hands, strict=True):
        yield from _after_move(text, hand)
    hand = deal(record) if not record.moves else hand
    settle(hand)
    yield from _end(hand)


def _heading(record: Record) -> str:
    options = "".join(f", {key} {value}" for key, value in record.options.items())
    return f"{record.game}, {record.players} seats{options}; dealer {record.dealer}; before: {_standing(record.before)}"


def _after_move(text: str, hand: Hand) -> Iterator[str]:
    seen = hand.view(None)
    _, move = read_move(text)
    if not move.startswith(("play ", "flip ")):
        trump = seen.get("trump")
        yield f"       {text}" + (f" (trump {trump})" if trump else "")
    elif len(seen["trick"]) == hand.players:
        yield _trick(seen, hand.players)


def _trick(seen: dict[str, Any], players: int) -> str:
    """The lead is marked by ``>``, the card that took the trick by ``*``."""
    played = dict(seen["trick"])
    cells = [
        f"{'>' if seat == seen['leader'] else ' '}{played[seat]}{'*' if seat == seen['winner'] else ' '}".ljust(9)
        for seat in range(players)
    ]
    number = 1 + (len(seen["marks"]) if "marks" in seen else sum(seen["tricks"]))  # tied tricks are nobody's
    points = "" if seen["trick_points"] is None else f"{seen['trick_points']:>3}"
    return f"{number:>5}  {''.join(cells)}{points}".rstrip()


def _end(hand: Hand) -> Iterator[str]:
    result, after = hand.result, hand.after
    if result is None or after is None:
        yield "       not over yet"
        return
    yield f"points {_numbers(result['points'])}, tricks {_numbers(result['tricks'])}"
    for side, reason, points in result["awards"]:
        yield f"       side {side}: {reason} {points:+d}"
    yield f"after: {_standing(after)}"


def _standing(standing: dict[str, Any]) -> str:
    return ", ".join(f"{key} {_numbers(value)}" for key, value in standing.items())


def _numbers(value: object) -> str:
    return "–".join(map(str, value)) or "none" if isinstance(value, list) else str(value)
