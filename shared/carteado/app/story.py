"""A hand told from its moves: every event, and what one viewer's table showed then."""

from collections.abc import Iterator, Sequence
from typing import Any

from carteado.games.base import Hand
from carteado.record import read_move
from carteado.table.timeline import public

Step = tuple[str, dict[str, Any]]
"""An event of docs/protocol.md, and the viewer's view of the hand after it."""


def steps(hand: Hand, moves: Sequence[str], viewer: int | None) -> Iterator[Step]:
    """The hand from its deal through these moves to the end of the last pause; the hand itself goes along."""
    yield "deal", hand.view(viewer)
    for text in moves:
        seat, move = read_move(text)
        if hand.pause is not None and move not in hand.legal(seat):
            yield _settled(hand, viewer)
        hand.apply(seat, move)
        yield public(seat, move), hand.view(viewer)
    if hand.pause is not None:
        yield _settled(hand, viewer)


def since_own_move(steps: Sequence[Step], seat: int) -> Sequence[Step]:
    """The last steps, from the seat's own last move on; all of them if it has made none."""
    own = [number for number, (event, _) in enumerate(steps) if event.startswith(f"{seat} ")]
    return steps[own[-1] :] if own else steps


def _settled(hand: Hand, viewer: int | None) -> Step:
    event = "open" if hand.pause is not None and hand.pause.open else "collect"
    hand.settle()
    return "result" if hand.over else event, hand.view(viewer)
