"""What chance gives to a room, told beforehand: secrets, the decks of each deal, what is left to luck and to bots.

A world and its twin have the same fate but for what a viewer cannot know. The decks are put in the place of the shuffle
of the release under test; a bot's choice depends on its own hand and is seen when it is played, so in the twin the bots
play what they have played in the first world.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, wraps
from random import Random
from typing import Any

from carteado.deals import Deals
from carteado.fairness import Stream
from carteado.games import GAMES
from carteado.games.base import Standing
from carteado.record import read_move
from tests.leaks import canaries
from tests.simulation.release import Release

Deal = tuple[int, int]
"""The number of a match's secret, and of the deal in that match."""


class Diverged(BaseException):
    """A bot acts where none has acted in the first world: a bot that may swap does so, and by that he knows."""


@dataclass(frozen=True)
class Fate:
    """All that is chance in a world."""

    seed: int
    standing: Standing | None = None
    """Where matches begin, if not at nought."""
    changed: frozenset[int] = frozenset()
    """Numbers of the secrets that differ from those of the seed, and so do all decks not told below."""
    decks: Mapping[Deal, Sequence[int]] = field(default_factory=dict)
    moves: Mapping[Deal, Sequence[str]] = field(default_factory=dict)
    """As in a hand record: whatever nobody decides, and what bots play."""

    def secret(self, number: int) -> bytes:
        """The secret drawn as so many-th."""
        mark = f"{self.seed} {number}{' changed' if number in self.changed else ''}"
        return canaries.secret(hashlib.shake_256(mark.encode()).digest(48))

    def deck(self, given: Any, number: int, deal: int) -> list[int]:
        """The deck of a deal among the ``Deals`` given, of the match whose secret has this number."""
        return list(self.decks.get((number, deal)) or _shuffled(self.secret(number), deal, given.pack))

    def public(self, given: Any, number: int) -> Deals:
        """Deals whose lots and luck are the same in all fates of the seed."""
        secret = replace(self, changed=frozenset()).secret(number)
        return Deals(GAMES[given.game.id], given.players, given.options, secret, [b""] * given.players)


@lru_cache(maxsize=1_000)
def _shuffled(secret: bytes, deal: int, pack: Sequence[int]) -> list[int]:
    return Stream(secret, deal, ()).shuffle(pack)


class Chance:
    """``Chance`` of carteado.table.state for one world."""

    def __init__(self, fate: Fate) -> None:
        self.fate = fate
        self.drawn: list[bytes] = []
        self.begin(0)

    def begin(self, version: int) -> None:
        """Bots choose by the table's version alone, whatever has been asked in vain before."""
        self.bots = Random(f"{self.fate.seed} {version}")

    def secret(self) -> bytes:
        self.drawn.append(self.fate.secret(len(self.drawn)))
        return self.drawn[-1]

    def number(self, secret: bytes) -> int:
        """As which one a secret was drawn."""
        return self.drawn.index(secret)


def install(release: Release, chance: Chance) -> None:
    """Let a release deal and play as fate has it."""
    fate, number = chance.fate, chance.number
    deals, automatic = release.module("carteado.deals").Deals, release.module("carteado.table.automatic")
    picked = _sound(automatic._pick)

    def drawn(given: Any, deal: int, made: int, choices: Sequence[str]) -> str:
        match = number(given.secret)
        told = fate.moves.get((match, deal), ())
        return read_move(told[made])[1] if made < len(told) else fate.public(given, match).drawn(deal, made, choices)

    @wraps(picked)
    def pick(table: Any, hand: Any, seat: int, choices: Sequence[str], moment: Any) -> str:
        chosen: str = picked(table, hand, seat, choices, moment)
        told, made = fate.moves.get((number(table.secret), table.deal)), len(table.moves)
        if told is None:
            return chosen
        mover, move = read_move(told[made]) if made < len(told) else (None, "")
        if mover != seat or move not in hand.legal(seat):
            raise Diverged
        return move

    automatic._pick = pick
    deals.deck = lambda given, deal: fate.deck(given, number(given.secret), deal)
    deals.drawn = drawn
    deals.lots = lambda given: fate.public(given, number(given.secret)).lots()
    deals.first_dealer = lambda given: fate.public(given, number(given.secret)).first_dealer()
    for game in release.module("carteado.games").GAMES.values():
        _begin(game, fate.standing)


def _begin(game: Any, standing: Standing | None) -> None:
    """Let the matches of a game begin with a standing."""
    sound = _sound(game.start)
    start = wraps(sound)(lambda players, options: dict(standing or sound(players, options)))
    object.__setattr__(game, "start", start)


def _sound(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function as the release has it: an earlier world may have put another in its place."""
    return getattr(function, "__wrapped__", function)
