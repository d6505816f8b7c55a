"""Deals and positions of triunfo for its tests."""

from collections.abc import Sequence

from carteado.cards import SUITS, card_set
from carteado.games.base import Hand, Options, Standing
from carteado.games.tricks import PLAYS
from carteado.games.triunfo import TRIUNFO, TriunfoHand
from tests.games.support import cards, deck_of, make


def triunfo(
    players: int,
    top: str,
    *moves: str,
    dealer: int = 0,
    before: Standing | None = None,
    last: str = "",
    **options: object,
) -> TriunfoHand:
    """A game dealt from a pack that begins (and ends) with these cards, after these moves."""
    chosen: Options = {key: value for key, value in options.items() if isinstance(value, int | str)}
    resolved = TRIUNFO.resolve(chosen)
    deck = deck_of(TRIUNFO.pack(players, resolved), top, last)
    hand = TriunfoHand(players, resolved, dealer, before or TRIUNFO.start(players, resolved), deck)
    make(hand, *moves)
    return hand


def position(
    players: int,
    trump: str,
    hands: Sequence[str],
    trick: str = "",
    leader: int = 0,
    number: tuple[int, int] | None = None,
    **options: object,
) -> TriunfoHand:
    """Triunfo in mid-game: trick cards are played one by one from the leader, ``hands`` hold what is left by seat.

    ``number``: what the seat in turn has announced, and how many of its tricks it has. With ``scored``, the only
    places in the tests that set an engine's state from inside.
    """
    hand = triunfo(players, "", dealer=(leader - 1) % players, **{"stock": "none", **options})
    played = cards(trick)
    for seat, text in enumerate(hands):
        held = [*cards(text), *played[(seat - leader) % players :][:1]]
        hand._hands[seat] = card_set(held)
        hand._held[seat] = sorted(PLAYS[card] for card in held)
    hand._trump = SUITS.index(trump)
    hand._await_play(leader)
    for place, card in enumerate(played):
        hand.apply((leader + place) % players, PLAYS[card])
    if number:
        hand._bids[hand._turn], hand._made[hand._turn] = number
    return hand


def scored(
    deals: Sequence[tuple[Sequence[int], Sequence[int]]],
    honours: Sequence[int] = (-1, -1, -1),
    before: Standing | None = None,
    **options: object,
) -> TriunfoHand:
    """A finished game: by deal the tricks and the announcements by seat; who took ace, jack and queen of trumps."""
    won, _ = deals[0]
    hand = triunfo(len(won), "", before=before, **{"stock": "none", **options})
    *earlier, (hand._made, hand._bids) = [(list(made), list(bids)) for made, bids in deals]
    hand._deals = earlier
    hand._honours = list(honours)
    hand._end_deal()
    return hand


def play_on(hand: Hand, until_batch: int = 0) -> None:
    """Everybody makes the first legal move until the game is over, or until that deal from the pack has begun."""
    while not hand.over and (not until_batch or hand.view(None)["batch"] < until_batch):
        if hand.pause:
            hand.settle()
            continue
        (seat,) = hand.waiting
        hand.apply(seat, hand.legal(seat)[0])
