"""Hands of truco for tests: dealt as asked for, never set from inside."""

from collections.abc import Sequence

from carteado.cards import PACK_40
from carteado.games.base import Options
from carteado.games.truco import TRUCO, TrucoHand
from tests.games.support import cards, make

TOPS = ["3", "2", "K"]
"""By trick: the rank that decides it in hands made by ``arranged``."""
LOW = ["4h", "4s", "4d", "5c", "5h", "5s", "5d", "6c", "6h", "6s", "6d", "7c"]


def truco(
    hands: Sequence[str] = (),
    *moves: str,
    players: int = 4,
    dealer: int = -1,
    score: Sequence[int] = (0, 0),
    games: Sequence[int] = (0, 0),
    **options: object,
) -> TrucoHand:
    """A hand of truco in which these are the first cards dealt to the seats, after these moves; seat 0 leads."""
    dealer %= players
    chosen: Options = {key: value for key, value in options.items() if isinstance(value, int | str)}
    held = [cards(text) for text in hands] + [[] for _ in range(players - len(hands))]
    others = [card for card in PACK_40 if not any(card in hand for hand in held)]
    for hand in held:
        while len(hand) < 3:
            hand.append(others.pop(0))
    deck = [held[(dealer + 1 + seat) % players][place] for place in range(3) for seat in range(players)]
    before = {"score": list(score), "games": list(games)}
    hand = TrucoHand(players, TRUCO.resolve(chosen), dealer, before, [*deck, *others])
    make(hand, *moves)
    return hand


def arranged(marks: str, **more: object) -> TrucoHand:
    """A hand whose tricks can go like ``marks``, X (seat 0) or Y (seat 1) or T for a tie; nobody has played yet.

    Each seat plays its cards in the order in which they were dealt.
    """
    low = iter(LOW)
    hands: list[list[str]] = [[], [], [], []]
    for rank, mark in zip(TOPS, marks.ljust(3, "T"), strict=True):
        for seat, suit in enumerate("hdxx"):
            tops = mark == "T" or "XY".index(mark) == seat
            hands[seat].append(rank + suit if seat < 2 and tops else next(low))
    return truco([" ".join(hand) for hand in hands], **more)


def play_on(hand: TrucoHand, *, settle: bool = True) -> None:
    """Play one trick out: each seat the card that was dealt to it for this trick."""
    own = [hand.view(seat)["hand"] for seat in range(4)]
    trick = len(hand.view(None)["marks"])
    while hand.waiting:
        (seat,) = hand.waiting
        top = [name for name in own[seat] if name[0] == TOPS[trick]]
        low = [name for name in LOW if name in own[seat]]
        make(hand, f"{seat} play {(top or low)[0]}")
    if settle:
        hand.settle()


def played(marks: str, **more: object) -> TrucoHand:
    """The hand after these tricks have been played and collected; no more tricks than it lasts."""
    hand = arranged(marks, **more)
    for _ in marks:
        play_on(hand)
    return hand


def accepted(hand: TrucoHand, requests: int) -> TrucoHand:
    """The hand after so many requests, made and accepted in one turn of seat 0, the sides by turns."""
    if requests:
        make(hand, "0 raise")
        for step in range(requests - 1):
            make(hand, f"{(step + 1) % 2} raise")
        make(hand, f"{requests % 2} accept")
    return hand


def value(hand: TrucoHand) -> int:
    """What the hand is worth now."""
    worth: int = hand.view(None)["value"]
    return worth


def verbs(hand: TrucoHand, seat: int) -> set[str]:
    """What the seat may do, by the first word of its moves."""
    return {move.split()[0] for move in hand.legal(seat)}
