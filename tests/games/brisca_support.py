"""Deals and positions of brisca for its tests."""

from collections.abc import Sequence

from carteado.cards import NAMES, SUITS, card_set
from carteado.games.base import Options, Standing
from carteado.games.brisca import BRISCA, BriscaHand
from tests.games.support import cards, deck_of, make

_LIFTED = 4


def brisca(
    players: int,
    top: str,
    *moves: str,
    dealer: int = 0,
    last: str = "",
    before: Standing | None = None,
    **options: object,
) -> BriscaHand:
    """A hand of brisca after its cut and these moves; once cut, the pack begins (and ends) with these cards."""
    hand = uncut(players, top, dealer=dealer, last=last, before=before, **options)
    make(hand, f"{(dealer - 1) % players} cut {_LIFTED}", *moves)
    return hand


def uncut(
    players: int, top: str = "", dealer: int = 0, last: str = "", before: Standing | None = None, **options: object
) -> BriscaHand:
    """The same before the cut, which then is to lift four cards."""
    chosen = chosen_options(options)
    wanted = deck_of(BRISCA.pack(players, chosen), top, last)
    deck = [*wanted[-_LIFTED:], *wanted[:-_LIFTED]]
    return BriscaHand(players, chosen, dealer, before or BRISCA.start(players, chosen), deck)


def chosen_options(options: dict[str, object]) -> Options:
    """All options, these among them."""
    return BRISCA.resolve({key: value for key, value in options.items() if isinstance(value, int | str)})


def position(
    players: int,
    trump: str,
    hands: Sequence[str],
    trick: str = "",
    leader: int = 0,
    lying: str = "",
    closed: int = 20,
    **options: object,
) -> BriscaHand:
    """Brisca in mid-hand: trick cards are played one by one from the leader, ``hands`` hold what is left by seat.

    ``lying``: the open trump, under so many closed cards; without it the stock is empty. This and ``scored`` are the
    only places in the tests of brisca that set an engine's state from inside.
    """
    top = " ".join([*_side_cards(trump, players * 3), f"4{trump}"])
    hand = brisca(players, top, dealer=(leader - 1) % players, **options)
    assert SUITS[hand._trump] == trump
    played = cards(trick)
    hand._hands = [card_set(cards(text)) for text in hands]
    for place, card in enumerate(played):
        hand._hands[(leader + place) % players] |= 1 << card
    open_cards = cards(lying)
    seen = {*cards(" ".join(hands)), *played, *open_cards}
    others = [card for card in BRISCA.pack(players, hand._options) if card not in seen]
    hand._stock = (*others[:closed], *open_cards) if lying else ()
    hand._open = hand._swapper = -1
    if lying:
        hand._lay_open(open_cards[0])
    hand._lead(leader)
    for place, card in enumerate(played):
        make(hand, f"{(leader + place) % players} play {NAMES[card]}")
    return hand


def _side_cards(trump: str, count: int) -> list[str]:
    others = [NAMES[card] for card in BRISCA.pack(4, {}) if NAMES[card][1] != trump and NAMES[card][0] != "2"]
    return others[:count]


def scored(
    points: Sequence[int], players: int = 0, before: Sequence[int] = (), played: int = 0, **options: object
) -> BriscaHand:
    """A finished hand with these card points by side; two seats for two sides unless told."""
    players = players or len(points)
    standing = {"score": list(before) or [0] * len(points), "played": played}
    hand = brisca(players, "", before=standing, **options)
    hand._points = list(points)
    hand._hands = [0] * players
    hand._stock = ()
    hand._taker = 0
    hand._collect()
    return hand
