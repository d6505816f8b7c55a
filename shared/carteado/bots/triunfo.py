"""Rules of thumb for triunfo."""

from collections.abc import Sequence
from random import Random
from typing import Any

from carteado.cards import CARDS, NAMES, SUITS, suit_of
from carteado.games.tricks import CARD_PLAYED, PLAYS
from carteado.games.triunfo import POWERS, STRENGTH, WORTH

_ACE = 12
_HIGH = 11
"""The strength of a side card that others will hardly beat: the K."""
_TRUMP = 13
"""What a trump is dearer than a side card of the same rank."""
_CAUTION = 0.3
"""Announced below what is likely: a trick too few costs more than one too many."""


def choose(legal: Sequence[str], seen: dict[str, Any], rng: Random) -> str:
    """Name the strongest suit, announce what is likely, take tricks cheaply and, once the number is made, none."""
    hand = [CARDS[name] for name in seen["hand"]]
    if legal[0].startswith("trump"):
        return max(legal, key=lambda move: _strength_as_trump(hand, SUITS.index(move.split()[1][0])))
    trump = SUITS.index(seen["trump"])
    if legal[0].startswith("bid"):
        likely = expected_tricks(hand, trump, len(seen["counts"])) * seen["batch_tricks"] / len(hand) - _CAUTION
        return min(legal, key=lambda move: abs(int(move.split()[1]) - likely))
    cards = sorted([CARD_PLAYED[move] for move in legal], key=lambda card: _cost(card, trump))
    return PLAYS[_follow(cards, seen, trump) if seen["trick"] else _lead(cards, seen, trump)]


def _strength_as_trump(hand: Sequence[int], suit: int) -> int:
    return sum(_TRUMP + STRENGTH[card] + WORTH[suit][card] for card in hand if suit_of(card) == suit)


def _cost(card: int, trump: int) -> tuple[int, int]:
    """How dear it is to give the card away."""
    return WORTH[trump][card], STRENGTH[card] + (_TRUMP if suit_of(card) == trump else 0)


# ---- announcing


def expected_tricks(hand: Sequence[int], trump: int, players: int) -> float:
    """How many tricks the hand is likely to take."""
    return sum(_chance(card, trump, players) for card in hand)


def _chance(card: int, trump: int, players: int) -> float:
    """How often the card takes a trick: what hands of seven played like this one come to."""
    rank = NAMES[card][0]
    if suit_of(card) == trump:
        return 1.0 if rank in "AKQ" else 1.1 - 0.1 * players
    if rank == "A":
        return 0.85 - 0.06 * players
    if rank == "K":
        return 0.9 - 0.15 * players
    return (2 if rank in "QJ" else 1) / players**2


# ---- playing


def _wants(seen: dict[str, Any], me: int, at_stake: int) -> bool:
    """Whether a trick with so many points in it is to be taken."""
    bid: int = seen["bids"][me] if seen["bids"] else 0
    if not bid or seen["made"][me] != bid:
        return True  # short of its number, or beyond: every trick counts
    return at_stake > bid  # it costs the second point of each trick


def _lead(cards: list[int], seen: dict[str, Any], trump: int) -> int:
    """A card to lead; ``cards`` come cheapest first."""
    if not _wants(seen, seen["leader"], 1):
        return min(cards, key=lambda card: STRENGTH[card])
    if suit_of(cards[-1]) == trump and STRENGTH[cards[-1]] == _ACE:
        return cards[-1]  # it may catch a jack or a queen
    plain = [card for card in cards if suit_of(card) != trump]
    return plain[-1] if plain else cards[0]


def _follow(cards: list[int], seen: dict[str, Any], trump: int) -> int:
    """A card for a trick that has been led; ``cards`` come cheapest first."""
    table = [CARDS[name] for _, name in seen["trick"]]
    players = len(seen["counts"])
    last = len(table) == players - 1
    me = (seen["leader"] + len(table)) % players
    powers = POWERS[trump][table[0]]
    best = max([powers[card] for card in table])
    winning = [card for card in cards if powers[card] > best]
    at_stake = 1 + sum(WORTH[trump][card] for card in table)
    if not _wants(seen, me, at_stake):
        losing = [card for card in cards if powers[card] < best and not WORTH[trump][card]]
        return losing[-1] if losing else cards[-1] if last else cards[0]
    if not winning:
        return cards[0]
    if last:
        home = [card for card in winning if WORTH[trump][card] and STRENGTH[card] != _ACE]
        return home[-1] if home else winning[0]  # the ace is never lost, a jack or a queen is
    if suit_of(winning[-1]) == trump:
        return winning[-1] if at_stake > 1 else winning[0]
    return winning[-1] if STRENGTH[winning[-1]] >= _HIGH else cards[0]
