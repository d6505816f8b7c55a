"""Rules of thumb for truco."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from carteado.cards import CARDS
from carteado.games.tricks import CARD_PLAYED, PLAYS
from carteado.games.truco import POWER

_WORTH: Final = {14: 1.0, 13: 0.95, 12: 0.85, 11: 0.75, 10: 0.5, 9: 0.3, 8: 0.15}
"""By power: what part of a trick a card promises; the rest promise nothing."""
_FIRST_TRICK: Final = 0.6
"""What the first trick adds for the side that won it, and takes from the other."""
_STRONGEST: Final = max(POWER)
_SURE: Final = 11
"""The power from which others will hardly beat a card: the manilhas."""

_TO_ASK: Final = 1.3
"""What a hand must promise to ask for more, to raise a request, to stay in; each step of the scale wants more."""
_TO_RAISE: Final = 1.7
_TO_STAY: Final = 0.45
_STEP: Final = 0.15
_TO_PLAY_TEN: Final = 0.4
"""What each hand in view must promise for a hand of ten to be played."""


def choose(legal: Sequence[str], seen: dict[str, Any], rng: Random) -> str:
    """Ask with good cards, run with poor ones, win tricks cheaply; never give up by itself, nor play face down."""
    if "agree" in legal:
        return "agree" if _hopeless(seen) else "refuse"
    if "accept" in legal:
        return _answer(legal, seen)
    played = [move for move in legal if move.startswith("play ")]
    if seen["hand"] and seen["hand"][0] not in CARDS:
        return rng.choice(played)  # it does not see its cards, by whatever names they are offered
    if not played:
        return rng.choice(legal)
    side = (seen["leader"] + len(seen["trick"])) % 2
    if "raise" in legal and _promise(seen["hand"], seen, side) >= _TO_ASK + _STEP * _height(seen):
        return "raise"
    cards = sorted([CARD_PLAYED[move] for move in played], key=POWER.__getitem__)
    return PLAYS[_follow(cards, seen, side) if _table(seen) else _lead(cards, seen)]


def _height(seen: dict[str, Any]) -> int:
    """How many steps of the scale the hand has risen."""
    return int(seen["scale"].index(seen["value"]))


def _promise(names: Sequence[str], seen: dict[str, Any], side: int) -> float:
    """How many tricks the cards promise, with what the side has won and lost already."""
    promise = sum(_WORTH.get(POWER[CARDS[name]], 0.0) for name in names)
    if seen["marks"] and seen["marks"][0] is not None:
        promise += _FIRST_TRICK if seen["marks"][0] == side else -_FIRST_TRICK
    for seat, card in _table(seen):
        if seat % 2 == side:
            promise += _WORTH.get(POWER[card], 0.0)
    return promise


def _hopeless(seen: dict[str, Any]) -> bool:
    """Whether the first trick is lost and no card is left that might win."""
    side = seen["resigning"] % 2
    lost = 1 - side in seen["marks"]
    return lost and _promise(seen["hand"], seen, side) + _FIRST_TRICK <= 0


def _answer(legal: Sequence[str], seen: dict[str, Any]) -> str:
    """Say what a request, or a hand of ten, is worth; whoever has said run stays with it if the moves allow."""
    if "run" not in legal:
        return "accept"
    if seen["request"] is None:
        both = [seen["hand"], *([] if seen["partner"] is None else [seen["partner"]])]
        promise = _promise([name for hand in both for name in hand], seen, seen["ten"])
        return "accept" if promise >= _TO_PLAY_TEN * len(both) else "run"
    promise = _promise(seen["hand"], seen, 1 - seen["request"]["by"] % 2)
    height = _STEP * _height(seen)
    if "raise" in legal and promise >= _TO_RAISE + height:
        return "raise"
    return "accept" if promise >= _TO_STAY + height else "run"


def _table(seen: dict[str, Any]) -> list[tuple[int, int]]:
    """The cards of the trick that lie face up, with their seats."""
    return [(seat, CARDS[name]) for seat, name in seen["trick"] if name in CARDS]


def _lead(cards: list[int], seen: dict[str, Any]) -> int:
    """The strongest card, but in the first trick the two highest manilhas are kept; ``cards`` come weakest first."""
    kept = [card for card in cards if POWER[card] < _STRONGEST - 1] if not seen["marks"] else cards
    return (kept or cards)[-1]


def _follow(cards: list[int], seen: dict[str, Any], side: int) -> int:
    """A card for a trick in which another lies face up."""
    best = max(POWER[card] for _, card in _table(seen))
    holders = {seat % 2 for seat, card in _table(seen) if POWER[card] == best}
    last = len(seen["trick"]) == len(seen["counts"]) - 1
    won_first = bool(seen["marks"]) and seen["marks"][0] == side
    if holders == {side} and (last or best >= _SURE):
        return cards[0]
    winning = [card for card in cards if POWER[card] > best]
    level = [card for card in cards if POWER[card] == best]
    if level and won_first:  # a tie is enough
        return level[0]
    if winning:
        return winning[0] if last or not seen["marks"] or won_first else winning[-1]
    return level[0] if level else cards[0]
