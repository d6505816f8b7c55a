"""Deals and positions of sueca."""

from collections.abc import Mapping, Sequence

from carteado.cards import NAMES, PACK_40, SUITS, card_set
from carteado.games.base import Options
from carteado.games.sueca import _DENOUNCING, SUECA, SuecaHand
from carteado.games.tricks import PLAYS
from tests.games.support import cards, make

LIFTED = 13
"""Where the tests cut."""


def sueca(
    deck: Sequence[int], *moves: str, dealer: int = 0, score: Sequence[int] = (0, 0), ties: int = 0, **options: object
) -> SuecaHand:
    """A hand from this pack, top first, after these moves."""
    chosen: Options = {key: value for key, value in options.items() if isinstance(value, int | str)}
    hand = SuecaHand(4, SUECA.resolve(chosen), dealer, {"score": list(score), "ties": ties}, deck)
    make(hand, *moves)
    return hand


def uncut(pack: Sequence[int], lifted: int = LIFTED) -> list[int]:
    """The deck that is this pack once so many cards have been lifted."""
    return [*pack[-lifted:], *pack[:-lifted]]


def pack_of(hands: Mapping[int, str], dealer: int = 0) -> list[int]:
    """The pack that, dealt from the top, gives these cards to these seats; other cards fill the hands up.

    The first card of the dealer is the trump.
    """
    wanted = {seat: cards(text) for seat, text in hands.items()}
    others = iter(card for card in PACK_40 if all(card not in held for held in wanted.values()))
    packets = [wanted.get((dealer + place) % 4, []) for place in range(4)]
    return [card for packet in packets for card in (*packet, *[next(others) for _ in range(10 - len(packet))])]


def dealt(hands: Mapping[int, str], *moves: str, dealer: int = 0, **options: object) -> SuecaHand:
    """A hand dealt from the top as ``pack_of`` says, after these further moves."""
    deck = uncut(pack_of(hands, dealer))
    start = (f"{(dealer + 1) % 4} cut {LIFTED}", f"{dealer} from top")
    return sueca(deck, *start, *moves, dealer=dealer, **options)  # type: ignore[arg-type]


def play_out(hand: SuecaHand) -> SuecaHand:
    """Play the hand to its end, each seat the first of its default moves."""
    while not hand.over:
        if hand.pause:
            hand.settle()
            continue
        seat = next(iter(hand.waiting))
        hand.apply(seat, hand.defaults(seat)[0])
    return hand


def position(trump: str, hands: Sequence[str], trick: str = "", leader: int = 0, **options: object) -> SuecaHand:
    """Sueca in mid-hand: trick cards are played one by one from the leader, ``hands`` hold what is left by seat.

    With ``scored`` the only place in the tests that sets an engine's state from inside.
    """
    hand = dealt({}, dealer=(leader - 1) % 4, **options)
    played = cards(trick)
    hand._trump = SUITS.index(trump)
    hand._open = hand._lying = -1
    hand._hands = [card_set(cards(text)) for text in hands]
    for place, card in enumerate(played):
        hand._hands[(leader + place) % 4] |= 1 << card
    hand._held = [sorted(PLAYS[card] for card in range(52) if held >> card & 1) for held in hand._hands]
    hand._last = (leader, cards("2c 3c 4c 5c"), leader)
    hand._tricks = [1, 0]
    hand._beside = {} if hand._duty else _DENOUNCING
    hand._await_lead(leader)
    for place, card in enumerate(played):
        make(hand, f"{(leader + place) % 4} play {NAMES[card]}")
    return hand


def scored(
    points: Sequence[int],
    tricks: Sequence[int] = (6, 4),
    before: Sequence[int] = (0, 0),
    ties: int = 0,
    wrong: str = "",
    **options: object,
) -> SuecaHand:
    """A hand just played out with these card points and tricks.

    ``wrong``: moves made before, each a wrong denunciation.
    """
    hand = dealt({}, score=before, ties=ties, **options)
    make(hand, f"1 {hand.legal(1)[-1]}", *(wrong.split(", ") if wrong else ()))
    hand._hands = [0] * 4
    hand._held = [[], [], [], []]
    hand._trick = []
    hand._taker = 0
    hand._points = list(points)
    hand._tricks = [tricks[0] - 1, tricks[1]]
    if tricks[0] == 0:
        hand._taker = 1
        hand._tricks = [0, tricks[1] - 1]
    hand._collect()
    return hand
