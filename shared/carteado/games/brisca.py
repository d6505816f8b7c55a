"""Brisca, the bisca in which the 3 counts ten: for two or three seats, or for four in pairs."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, final

from carteado.cards import ALONE, NAMES, PACK_40, RANKS, SUITS, rank_of, suit_of
from carteado.games.base import Game, IllegalMove, Option, Options, Pause, Standing
from carteado.games.trick_hand import FIRST_OWN, OVER, PLAY, TRICK, TrickHand, card_or_none, counted, suit_or_none, tops
from carteado.games.tricks import (
    CARD_PLAYED,
    CUT_AT,
    NONE,
    PLAYING,
    ROUNDS,
    SUITED,
    cheapest,
    cuts,
    names,
    plays,
    powers,
    strengths,
    trump_card,
    values,
)

_ORDER: Final = "24567JQK3A"  # BRI-1
STRENGTH: Final = strengths(_ORDER)
POINTS: Final = values({"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2})  # BRI-1
POWERS: Final = powers(_ORDER)
_SIDES: Final = {2: 2, 3: 3, 4: 2}
_DEALT: Final = 3  # BRI-4

_TWOS: Final = tuple(card for card in PACK_40 if RANKS[rank_of(card)] == "2")
_REMOVED: Final[Mapping[object, tuple[int, ...]]] = {"minus_one_two": _TWOS[:1], "minus_all_twos": _TWOS}
_PACKS: Final = {taken: tuple(card for card in PACK_40 if card not in taken) for taken in ((), *_REMOVED.values())}
_CUTS: Final = {len(pack): cuts(len(pack)) for pack in _PACKS.values()}  # BRI-3

_SWAP: Final = "swap"
_SWAPPED: Final = {"7": "A3KQJ", "2": "7654"}
"""By the rank that is swapped, for which cards it is: BRI-8, and the option ``two_swap``."""
_CUT, _SWAPPING = range(FIRST_OWN, FIRST_OWN + 2)


def _asked(follow: object, trump: int, led: int) -> tuple[int, int]:
    """Of which cards one must be played and, by a hand without any of them, of which others then."""  # BRI-5
    if follow == "free":
        return (1 << len(NAMES)) - 1, 0
    trumps = SUITED[trump_card("A", trump)]
    return (SUITED[led], trumps) if follow == "follow" else (SUITED[led] | trumps, 0)


_FOLLOW: Final = ("free", "lead_or_trump", "follow")
_DUTIES: Final[Mapping[object, tuple[tuple[tuple[int, int], ...], ...]]] = {
    follow: tuple(tuple(_asked(follow, trump, led) for led in range(len(NAMES))) for trump in range(len(SUITS)))
    for follow in _FOLLOW
}
"""By the option ``follow``, the trump and the led card."""


@final
class BriscaHand(TrickHand):
    """One hand of brisca."""

    __slots__ = (
        "_cut",
        "_drawn",
        "_duties",
        "_duty",
        "_fallback",
        "_open",
        "_powers",
        "_removed",
        "_sides",
        "_stock",
        "_swapper",
        "_swaps",
        "_trump",
    )

    PAUSES: ClassVar = {
        _SWAPPING: Pause("swap", 4000, open=True),  # BRI-9
        TRICK: Pause("trick", 2000, open=False),
    }
    ORDER: ClassVar = STRENGTH

    def __init__(self, players: int, options: Options, dealer: int, before: Standing, deck: Sequence[int]) -> None:
        sides = _SIDES[players]
        super().__init__(players, sides, options, dealer, before)
        self._sides: int = sides
        self._removed: tuple[int, ...] = _removed(players, options)
        self._stock: tuple[int, ...] = tuple(deck)  # in the order of drawing; once cut, the turned card is the last
        self._drawn: int = 0
        self._cut: int = 0
        self._trump: int = NONE
        self._open: int = NONE
        self._swapper: int = NONE  # the card that takes the open one, whoever holds it
        self._swaps: list[tuple[int, int]] = []  # seat and card taken
        self._powers: tuple[int, ...] = ()  # of every card, in the running trick
        self._duties: tuple[tuple[int, int], ...] = ()  # by led card
        self._duty: int = 0  # the cards that the led one asks for
        self._fallback: int = 0  # and those that it asks for next
        self._ask(_CUT, (dealer - 1) % players, "cut", _CUTS[len(deck)])  # BRI-3

    # ---- what the table asks

    @property
    def after(self) -> Standing | None:
        if self._phase != OVER:
            return None
        winners = [side for side, _, _ in self._awards]
        return counted(self._before, winners, int(self._options["match"]))  # BRI-11

    def legal(self, seat: int) -> Sequence[str]:
        if seat == self._turn:
            return self._moves
        if self._phase == _SWAPPING and not self._swap_refusal(seat):
            return (_SWAP,)
        return ()

    def defaults(self, seat: int) -> Sequence[str]:
        if seat not in self.waiting:
            raise IllegalMove("not_your_turn")
        if self._phase == _CUT:
            return self._moves  # BRI-3
        return (cheapest(self._moves, self._trump, POINTS, STRENGTH),)

    # ---- moves

    def apply(self, seat: int, move: str) -> None:
        if self._phase != PLAY or seat != self._turn or move not in self._moves:
            self._apply_aside(seat, move)
            return
        card = CARD_PLAYED[move]
        trick = self._trick
        if not trick:
            self._powers = POWERS[self._trump][card]
            self._duty, self._fallback = self._duties[card]
            self._top = 0
        power = self._powers[card]
        if power > self._top:
            self._top = power
            self._taker = seat
        trick.append(card)
        hands = self._hands
        hands[seat] ^= ALONE[card]
        seat = self._after[seat]
        if seat == self._leader:
            # BRI-9: whether or not the winner holds the card
            self._hold(TRICK if self._swapper == NONE or self._last_round else _SWAPPING)
            return
        hand = hands[seat]
        self._turn = seat
        self.waiting = PLAYING[seat]
        self._moves = plays[hand & self._duty or hand & self._fallback or hand]

    def _apply_aside(self, seat: int, move: str) -> None:
        """Any move but the ordinary play of a card: the cut, a swap, one that ends a pause, or an illegal one."""
        if move == _SWAP:
            refusal = self._swap_refusal(seat)
            if refusal:
                raise IllegalMove(refusal)
            self._swap(seat)
        elif self._phase in (_SWAPPING, TRICK):
            self._apply_after_pause(seat, move)
        elif seat != self._turn or move not in self._moves:
            raise IllegalMove(self._refusal(seat, move))
        else:
            self._deal(CUT_AT[move])

    def _refusal(self, seat: int, move: str) -> str:
        """Why the seat may not make this move, which is neither legal nor a swap."""
        card = CARD_PLAYED.get(move, NONE)
        if card == NONE and move not in CUT_AT:
            return "unknown_move"
        if seat != self._turn:
            return "not_your_turn"
        if (self._phase == _CUT) != (card == NONE):
            return "wrong_decision"
        if card == NONE:
            return "thin_pile"
        return self._bar_reason(card) if self._hands[seat] & ALONE[card] else "not_in_hand"

    def _bar_reason(self, card: int) -> str:
        if self._options["follow"] == "lead_or_trump":
            return "lead_or_trump"
        return "must_follow" if self._hands[self._turn] & self._duty else "must_trump"

    # ---- the deal

    def _deal(self, lifted: int) -> None:
        self._cut = lifted
        deck = self._stock[lifted:] + self._stock[:lifted]
        dealt = self.players * _DEALT
        for place, card in enumerate(deck[:dealt]):  # BRI-4
            self._hands[(self._leader + place) % self.players] |= ALONE[card]
        turned = deck[dealt]
        self._stock = (*deck[dealt + 1 :], turned)
        self._trump = suit_of(turned)
        self._duties = _DUTIES[self._options["follow"]][self._trump]
        self._lay_open(turned)
        self._lead(self._leader)

    def _lead(self, seat: int) -> None:
        self._ask_card(seat, plays[self._hands[seat]])

    # ---- swaps

    def _lay_open(self, card: int) -> None:
        self._open = card
        self._swapper = NONE
        ranks = "72" if self._options["two_swap"] == "on" else "7"
        for rank in ranks:
            swapper = trump_card(rank, self._trump)
            if RANKS[rank_of(card)] in _SWAPPED[rank] and swapper not in self._removed:
                self._swapper = swapper

    @property
    def _last_round(self) -> bool:
        """Whether the turned card is drawn after the running trick."""  # BRI-8
        return len(self._stock) - self._drawn <= self.players

    def _swap_refusal(self, seat: int) -> str:
        """Why the seat may not swap a card for the open one; empty if it may."""  # BRI-8
        if self._phase == _CUT:
            return "wrong_decision"
        if self._open == NONE:
            return "no_open_card"
        if self._swapper == NONE:
            return "swap_done" if self._swaps else "turned_card_stays"
        if self._last_round:
            return "last_round"
        if self._phase != _SWAPPING:
            return "swap_after_trick"
        if seat != self._taker:
            return "winner_swaps"
        if self._hands[seat] & ALONE[self._swapper]:
            return ""
        return "no_two" if self._swapper in _TWOS else "no_seven"

    def _swap(self, seat: int) -> None:
        taken = self._open
        self._hands[seat] ^= ALONE[self._swapper] | ALONE[taken]
        self._stock = (*self._stock[:-1], self._swapper)
        self._swaps.append((seat, taken))
        self._lay_open(self._swapper)

    # ---- tricks

    def _collect(self) -> None:
        winner = self._taker
        trick = self._trick
        points = 0
        for card in trick:
            points += POINTS[card]
        side = winner % self._sides
        self._points[side] += points
        self._tricks[side] += 1
        self._last = (self._leader, trick, winner)
        self._trick = []
        self._leader = winner
        if self._drawn < len(self._stock):
            self._draw(winner)
        elif not self._hands[winner]:  # BRI-7
            self._phase = OVER
            self._awards = win_awards(self._points)
            return
        self._lead(winner)

    def _draw(self, seat: int) -> None:
        """Each draws a card, the winner of the trick first."""  # BRI-6
        hands = self._hands
        stock = self._stock
        drawn = self._drawn
        for place in ROUNDS[self.players][seat]:
            hands[place] |= ALONE[stock[drawn]]
            drawn += 1
        self._drawn = drawn
        if drawn == len(stock):
            self._open = NONE

    # ---- what a viewer sees

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "game": BRISCA.id,
            **self._common_view(viewer),
            "cut": None if self._trump == NONE else self._cut,
            "trump": suit_or_none(self._trump),
            "open": card_or_none(self._open),
            "stock": len(self._stock) - self._drawn,
            "swaps": [[seat, NAMES[card]] for seat, card in self._swaps],
            "removed": names(self._removed),  # BRI-10
        }

    def _trick_points(self) -> int:
        return sum(POINTS[card] for card in self._trick)


def _removed(players: int, options: Options) -> tuple[int, ...]:
    """The cards that are not in the pack."""  # BRI-10
    return _REMOVED[options["three_hands"]] if players == 3 else ()


def win_awards(points: Sequence[int]) -> list[list[Any]]:
    """What most card points earn, by side: ``[[side, reason, points], ...]``."""  # BRI-11
    best = tops(points)
    return [[side, "win" if len(best) == 1 else "shared", 1] for side in best]


BRISCA: Final = Game(
    id="brisca",
    rules=1,
    players=tuple(_SIDES),
    clockwise=False,
    options=(
        Option("follow", _FOLLOW),
        Option("three_hands", ("minus_one_two", "minus_all_twos"), players=(3,)),
        Option("match", (1, 3, 5)),
        Option("signals", ("off", "on"), players=(4,)),
        Option("two_swap", ("off", "on")),
    ),
    pack=lambda players, options: _PACKS[_removed(players, options)],
    sides=_SIDES.__getitem__,
    start=lambda players, options: {"score": [0] * _SIDES[players], "played": 0},
    deal=BriscaHand,
    lots=STRENGTH,  # BRI-2
    luck=frozenset(("cut",)),  # BRI-3
    refusals=(
        "lead_or_trump",
        "must_trump",
        "no_open_card",
        "turned_card_stays",
        "swap_done",
        "last_round",
        "swap_after_trick",
        "winner_swaps",
        "no_seven",
        "no_two",
    ),
    phrases=("take-that", "what-a-trick", "robbed", "bravo"),
)
