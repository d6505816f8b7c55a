"""Brisca, the bisca in which the 3 counts ten: for two or three seats, or for four in pairs."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from carteado.cards import ALONE, NAMES, PACK_40, RANKS, SUITS, cards_in, rank_of, suit_of
from carteado.games.base import Game, Hand, IllegalMove, Option, Options, Pause, Standing
from carteado.games.tricks import (
    AFTER,
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
    seated,
    sorted_names,
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
_SWAP_PAUSE: Final = Pause("swap", 4000, open=True)  # BRI-9
_TRICK_PAUSE: Final = Pause("trick", 2000, open=False)  # BRI-9

_NOBODY: Final = -2
_CUT, _PLAY, _SWAPPING, _TRICK, _OVER = range(5)
_PAUSES: Final = (None, None, _SWAP_PAUSE, _TRICK_PAUSE, None)
_NO_SEAT: Final[Mapping[int, str]] = {}


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
class BriscaHand(Hand):
    """One hand of brisca. Sets of cards are whole numbers; NONE stands for no card, no suit and no seat."""

    __slots__ = (
        "_after",
        "_awards",
        "_before",
        "_cut",
        "_dealer",
        "_drawn",
        "_duties",
        "_duty",
        "_fallback",
        "_hands",
        "_last",
        "_leader",
        "_moves",
        "_open",
        "_options",
        "_phase",
        "_points",
        "_powers",
        "_removed",
        "_sides",
        "_stock",
        "_swapper",
        "_swaps",
        "_taker",
        "_top",
        "_trick",
        "_tricks",
        "_trump",
        "_turn",
        "players",
        "waiting",
    )

    def __init__(self, players: int, options: Options, dealer: int, before: Standing, deck: Sequence[int]) -> None:
        sides = _SIDES[players]
        self.players: int = players
        self._sides: int = sides
        self._options: Options = options
        self._dealer: int = dealer
        self._before: Standing = before
        self._removed: tuple[int, ...] = _removed(players, options)
        self._hands: list[int] = [0] * players
        self._stock: tuple[int, ...] = tuple(deck)  # in the order of drawing; once cut, the turned card is the last
        self._drawn: int = 0
        self._cut: int = 0
        self._trump: int = NONE
        self._open: int = NONE
        self._swapper: int = NONE  # the card that takes the open one, whoever holds it
        self._swaps: list[tuple[int, int]] = []  # seat and card taken
        self._leader: int = (dealer + 1) % players
        self._trick: list[int] = []
        self._powers: tuple[int, ...] = ()  # of every card, in the running trick
        self._duties: tuple[tuple[int, int], ...] = ()  # by led card
        self._duty: int = 0  # the cards that the led one asks for
        self._fallback: int = 0  # and those that it asks for next
        self._top: int = 0  # the highest power in the trick, and the seat it belongs to
        self._taker: int = NONE
        self._last: tuple[int, list[int], int] | None = None  # leader, cards and winner of the trick before
        self._tricks: list[int] = [0] * sides
        self._points: list[int] = [0] * sides
        self._awards: list[list[Any]] = []
        self._after: tuple[int, ...] = AFTER[players]  # by seat: the next one
        self._phase: int = _CUT
        self._turn: int = (dealer - 1) % players  # BRI-3
        self.waiting: Mapping[int, str] = {self._turn: "cut"}
        self._moves: tuple[str, ...] = _CUTS[len(deck)]  # what the seat in turn may do

    # ---- what the table asks

    @property
    def pause(self) -> Pause | None:
        return _PAUSES[self._phase]

    @property
    def over(self) -> bool:
        return self._phase == _OVER

    @property
    def result(self) -> dict[str, Any] | None:
        if self._phase != _OVER:
            return None
        return {
            "points": list(self._points),
            "tricks": list(self._tricks),
            "awards": [list(award) for award in self._awards],
        }

    @property
    def after(self) -> Standing | None:
        if self._phase != _OVER:
            return None
        score: list[int] = list(self._before["score"])
        for side, _, hands in self._awards:
            score[side] += hands
        standing: Standing = {"score": score, "played": self._before["played"] + 1}
        if standing["played"] < int(self._options["match"]):
            return standing
        return {**standing, "over": True, "winners": _tops(score)}  # BRI-11

    def legal(self, seat: int) -> Sequence[str]:
        if seat == self._turn:
            return self._moves
        if self._phase == _SWAPPING and not self._swap_refusal(seat):
            return (_SWAP,)
        return ()

    def defaults(self, seat: int) -> Sequence[str]:
        if seat != self._turn or seat == _NOBODY:
            raise IllegalMove("not_your_turn")
        if self._phase == _CUT:
            return self._moves  # BRI-3
        return (cheapest(self._moves, self._trump, POINTS, STRENGTH),)

    # ---- moves

    def apply(self, seat: int, move: str) -> None:
        if self._phase != _PLAY or seat != self._turn or move not in self._moves:
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
            self._phase = _TRICK if self._swapper == NONE or self._last_round else _SWAPPING
            self._turn = _NOBODY
            self.waiting = _NO_SEAT
            self._moves = ()
            return
        hand = hands[seat]
        self._turn = seat
        self.waiting = PLAYING[seat]
        self._moves = plays[hand & self._duty or hand & self._fallback or hand]

    def settle(self) -> None:
        if self._phase == _SWAPPING or self._phase == _TRICK:
            self._collect()

    def _apply_aside(self, seat: int, move: str) -> None:
        """Any move but the ordinary play of a card: the cut, a swap, one that ends a pause, or an illegal one."""
        if move == _SWAP:
            refusal = self._swap_refusal(seat)
            if refusal:
                raise IllegalMove(refusal)
            self._swap(seat)
        elif self._phase in (_SWAPPING, _TRICK):
            after = self.copy()
            after.settle()
            after.apply(seat, move)  # refuses before anything changes here
            self.settle()
            self.apply(seat, move)
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
        return self._duty_left(seat) if self._hands[seat] & ALONE[card] else "not_in_hand"

    def _duty_left(self, seat: int) -> str:
        """What a card breaks that the seat in turn holds and may not play."""
        if self._options["follow"] == "lead_or_trump":
            return "lead_or_trump"
        return "must_follow" if self._hands[seat] & self._duty else "must_trump"

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
        self._phase = _PLAY
        self._turn = seat
        self.waiting = PLAYING[seat]
        self._moves = plays[self._hands[seat]]

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
            self._phase = _OVER
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
        pause = self.pause
        dealt = self._trump != NONE
        return {
            "game": BRISCA.id,
            "dealer": self._dealer,
            "leader": self._leader,
            "waiting": {str(seat): kind for seat, kind in self.waiting.items()},
            "pause": {"kind": pause.kind, "ms": pause.ms} if pause else None,
            "hand": None if viewer is None else sorted_names(self._hands[viewer], STRENGTH),
            "counts": [hand.bit_count() for hand in self._hands],
            "trick": seated(self._leader, self._trick, self.players),
            "winner": self._taker if pause else None,
            "trick_points": sum(POINTS[card] for card in self._trick) if pause else None,
            "last": self._last_trick(),
            "tricks": list(self._tricks),
            "legal": [] if viewer is None else self.legal(viewer),
            "barred": self._shown_bars(viewer),
            "result": self.result,
            "cut": self._cut if dealt else None,
            "trump": SUITS[self._trump] if dealt else None,
            "open": None if self._open == NONE else NAMES[self._open],
            "stock": len(self._stock) - self._drawn,
            "swaps": [[seat, NAMES[card]] for seat, card in self._swaps],
            "removed": names(self._removed),  # BRI-10
        }

    def _last_trick(self) -> dict[str, Any] | None:
        if self._last is None:
            return None
        leader, cards, winner = self._last
        return {"cards": seated(leader, cards, self.players), "winner": winner}

    def _shown_bars(self, viewer: int | None) -> dict[str, str]:
        if viewer is None or viewer != self._turn or self._phase != _PLAY:
            return {}
        held = cards_in(self._hands[viewer])
        return {NAMES[card]: self._duty_left(viewer) for card in held if f"play {NAMES[card]}" not in self._moves}

    def copy(self) -> "BriscaHand":
        twin = BriscaHand.__new__(BriscaHand)
        twin.players = self.players
        twin._sides = self._sides
        twin._options = self._options
        twin._dealer = self._dealer
        twin._before = self._before
        twin._removed = self._removed
        twin._hands = self._hands[:]
        twin._stock = self._stock
        twin._drawn = self._drawn
        twin._cut = self._cut
        twin._trump = self._trump
        twin._open = self._open
        twin._swapper = self._swapper
        twin._swaps = self._swaps[:]
        twin._leader = self._leader
        twin._trick = self._trick[:]
        twin._powers = self._powers
        twin._duties = self._duties
        twin._duty = self._duty
        twin._fallback = self._fallback
        twin._top = self._top
        twin._taker = self._taker
        twin._last = self._last  # its list is never changed again
        twin._tricks = self._tricks[:]
        twin._points = self._points[:]
        twin._awards = self._awards
        twin._after = self._after
        twin._phase = self._phase
        twin._turn = self._turn
        twin.waiting = self.waiting
        twin._moves = self._moves
        return twin


def _removed(players: int, options: Options) -> tuple[int, ...]:
    """The cards that are not in the pack."""  # BRI-10
    return _REMOVED[options["three_hands"]] if players == 3 else ()


def _tops(numbers: Sequence[int]) -> list[int]:
    """The places of the highest number."""
    return [place for place, number in enumerate(numbers) if number == max(numbers)]


def win_awards(points: Sequence[int]) -> list[list[Any]]:
    """What most card points earn, by side: ``[[side, reason, points], ...]``."""  # BRI-11
    tops = _tops(points)
    return [[side, "win" if len(tops) == 1 else "shared", 1] for side in tops]


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
)
