"""What a game says in its own way. None, or nothing, where it says it like all others."""

from collections.abc import Callable
from dataclasses import dataclass

from carteado.app.chat.sentences.scene import Scene


@dataclass(frozen=True, slots=True)
class Award:
    """Something that a side has earned in a hand."""

    side: int
    reason: str
    points: int


@dataclass(frozen=True, slots=True)
class Parts:
    """The sentences of one game."""

    event: Callable[[Scene], str | None] = lambda scene: None
    """What happened."""
    question: Callable[[Scene], str | None] = lambda scene: None
    """What the viewer is asked."""
    facts: Callable[[Scene], list[str]] = lambda scene: []
    """What is to be known of the hand beside the cards."""
    title: Callable[[Scene], str | None] = lambda scene: None
    """How a hand has ended."""
    why: Callable[[Scene, Award], str | None] = lambda scene, award: None
    """For what an award is."""
    swap: Callable[[Scene], str] = lambda scene: ""
    """What the move ``swap`` does."""
