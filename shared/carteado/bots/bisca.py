"""Rules of thumb for bisca."""

from collections.abc import Sequence
from random import Random
from typing import Any

from carteado.cards import CARDS, SUITS, suit_of
from carteado.games.bisca import POINTS, POWERS, STRENGTH
from carteado.games.tricks import CARD_PLAYED, PLAYS

_WORTH_A_TRUMP = 7
"""The card points from which a trick is worth a trump."""
_SAFE_TRUMP = 4
"""The strength of a trump from which others will hardly beat it: the J."""


def choose(legal: Sequence[str], seen: dict[str, Any], rng: Random) -> str:
    """Swap when possible, win points cheaply, feed a partner who wins, throw away the least."""
    if "swap" in legal:
        return "swap"
    if "choose draw" in legal:
        return rng.choice(legal)
    trump = SUITS.index(seen["trump"])
    cards = sorted([CARD_PLAYED[move] for move in legal], key=lambda card: _cost(card, trump))
    return PLAYS[_follow(cards, seen, trump) if seen["trick"] else cards[0]]


def _cost(card: int, trump: int) -> tuple[int, int]:
    """How dear it is to give the card away."""
    return POINTS[card] + (4 if suit_of(card) == trump else 0), STRENGTH[card]


def _follow(cards: list[int], seen: dict[str, Any], trump: int) -> int:
    """A card for a trick that has been led; ``cards`` come cheapest first."""
    table = [(seat, CARDS[name]) for seat, name in seen["trick"]]
    powers = POWERS[trump][table[0][1]]
    taker, best = max(table, key=lambda played: powers[played[1]])
    players = len(seen["counts"])
    last = len(table) == players - 1
    me = (seen["leader"] + len(table)) % players
    plain = [card for card in cards if suit_of(card) != trump]
    if (taker - me) % 2 == 0:
        holds = last or (suit_of(best) == trump and STRENGTH[best] >= _SAFE_TRUMP)
        return max(plain, key=POINTS.__getitem__) if plain and holds else cards[0]
    winning = [card for card in cards if powers[card] > powers[best]]
    by_suit = [card for card in winning if suit_of(card) != trump]
    if by_suit and last:
        return max(by_suit, key=POINTS.__getitem__)
    at_stake = sum(POINTS[card] for _, card in table)
    if winning and at_stake + POINTS[winning[0]] >= _WORTH_A_TRUMP:
        return winning[0]
    return cards[0]
