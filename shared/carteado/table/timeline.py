"""The frames of a hand in play: what the table shows, and from when on.

A bot answers inside the op that brings it its turn, so one op may hold several moves. People see them one after
another. The same generator makes the timeline when the op is applied and rebuilds it from the stored moves for
everybody who asks later.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from carteado.cards import CARDS
from carteado.games.base import TABLE, Hand
from carteado.record import CONCEALED, HIDDEN

STEP_MS: Final = 1_000
"""Between one card and the next card of a bot."""
LOTS_MS: Final = 4_000
"""Between lots that are shown and the first move of a bot."""
LONGEST: Final = 12
"""Frames in a timeline at the most; a longer run of bots goes on by the clock, so that a human may step in."""

Source = Callable[[Hand], tuple[int, str] | None]
"""Gives the next move of a timeline, (seat, move), or None where people must act."""


class Step(NamedTuple):
    """The hand has come to a new state: at a time, by an event of the protocol."""

    at: int
    event: str


def public(seat: int, move: str) -> str:
    """The event that everybody sees for a move; what is done with hidden cards is not told."""
    verb = move.split()[0]
    if seat == TABLE:
        return f"- {verb}"
    return f"{seat} {verb} {HIDDEN}" if verb in CONCEALED else f"{seat} {move}"


def shown_cards(events: Iterable[str]) -> set[int]:
    """The cards that these events, or moves as they are recorded, have laid on the table for all to see."""
    moves = (event.split() for event in events)
    return {CARDS[move[2]] for move in moves if move[1:2] == ["play"]}


def unfold(hand: Hand, at: int, pause_ends: int, source: Source, first_look: int = STEP_MS) -> Iterator[Step]:
    """Play on from the first frame, shown at ``at``, as far as the source gives moves.

    The hand is in each step's state when it is yielded. ``pause_ends`` is the end of an open pause that began in an
    earlier timeline, else 0. ``first_look``: milliseconds that the first frame is shown before a bot moves.
    """
    frames = 1
    while not hand.over:
        pause = hand.pause
        if pause is not None and not pause.open:
            at += pause.ms
            hand.settle()
            yield Step(at, "result" if hand.over else "collect")
        elif (next_move := source(hand) if frames < LONGEST else None) is not None:
            if pause is not None and not pause_ends:
                pause_ends = at + pause.ms
            at += first_look if frames == 1 else STEP_MS
            hand.apply(*next_move)
            yield Step(at, public(*next_move))
        else:
            if pause is not None:
                hand.settle()
                yield Step(pause_ends or at + pause.ms, "open")
            return
        frames += 1
