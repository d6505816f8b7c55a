"""Rules of thumb for sueca."""

from collections.abc import Sequence
from random import Random
from typing import Any

from carteado.cards import CARDS, SUITS, suit_of
from carteado.games.sueca import DENOUNCED, POINTS, POWERS, STRENGTH
from carteado.games.tricks import CARD_PLAYED, PLAYS

_TRUMPS_TO_KEEP = 4
"""With so many trumps a hand of few points is still worth playing."""
_WORTH_A_TRUMP = 7
"""The card points from which a trick is worth a trump."""
_SAFE_TRUMP = 7
"""The strength of a trump from which others will hardly beat it: the K."""
_ACE = 9
"""The strength of an A."""


def choose(legal: Sequence[str], seen: dict[str, Any], rng: Random) -> str:
    """Annul a poor hand, lead aces, win points cheaply, feed a partner who wins, else throw away the least."""
    if not seen["trump"]:
        return rng.choice(legal)
    if "annul" in legal and _trumps(seen) < _TRUMPS_TO_KEEP:
        return "annul"
    for move in legal:
        if move in DENOUNCED and _revoked(seen, DENOUNCED[move]):
            return move
    cards = [CARD_PLAYED[move] for move in legal if move in CARD_PLAYED]
    if not cards:
        return legal[0]
    trump = SUITS.index(seen["trump"])
    cards.sort(key=lambda card: _cost(card, trump))
    return PLAYS[_follow(cards, seen, trump) if seen["trick"] else _lead(cards, trump)]


def _trumps(seen: dict[str, Any]) -> int:
    return sum(name[1] == seen["trump"] for name in seen["hand"])


def _revoked(seen: dict[str, Any], seat: int) -> bool:
    """Whether the cards on the table prove a revoke: the seat plays a suit that it did not follow just before."""
    if not seen["last"]:
        return False
    before, now = seen["last"]["cards"], dict(seen["trick"])
    led = before[0][1][1]
    return seat in now and now[seat][1] == led and dict(before)[seat][1] != led


def _cost(card: int, trump: int) -> tuple[int, int]:
    """How dear it is to give the card away."""
    return POINTS[card] + (4 if suit_of(card) == trump else 0), STRENGTH[card]


def _lead(cards: list[int], trump: int) -> int:
    """A card to lead; ``cards`` come cheapest first."""
    aces = [card for card in cards if STRENGTH[card] == _ACE and suit_of(card) != trump]
    return aces[0] if aces else cards[0]


def _follow(cards: list[int], seen: dict[str, Any], trump: int) -> int:
    """A card for a trick that has been led; ``cards`` come cheapest first."""
    table = [(seat, CARDS[name]) for seat, name in seen["trick"]]
    led = suit_of(table[0][1])
    cards = [card for card in cards if suit_of(card) == led] or cards  # never revokes
    powers = POWERS[trump][table[0][1]]
    taker, best = max(table, key=lambda played: powers[played[1]])
    last = len(table) == len(seen["counts"]) - 1
    me = (table[-1][0] + 1) % len(seen["counts"])
    if (taker - me) % 2 == 0:
        gifts = [card for card in cards if suit_of(card) != trump or led == trump]
        safe = last or _holds(best, trump)
        return max(gifts, key=POINTS.__getitem__) if gifts and safe else cards[0]
    winning = [card for card in cards if powers[card] > powers[best]]
    if not winning:
        return cards[0]
    by_suit = [card for card in winning if suit_of(card) == led]
    if by_suit and (last or STRENGTH[by_suit[-1]] == _ACE):
        return max(by_suit, key=POINTS.__getitem__)
    at_stake = sum(POINTS[card] for _, card in table)
    return winning[0] if at_stake + POINTS[winning[0]] >= _WORTH_A_TRUMP else cards[0]


def _holds(best: int, trump: int) -> bool:
    """Whether the best card so far will hardly be beaten."""
    return STRENGTH[best] >= _SAFE_TRUMP if suit_of(best) == trump else STRENGTH[best] == _ACE
