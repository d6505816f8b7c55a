"""Sueca by the Brazilian rules, for four seats in pairs."""

from bisect import insort
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, final

from carteado.cards import ALONE, PACK_40, card_set, cards_in, suit_of
from carteado.games.base import Game, IllegalMove, Option, Options, Pause, Standing
from carteado.games.trick_hand import FIRST_OWN, OVER, PLAY, TRICK, TrickHand, card_or_none, suit_or_none
from carteado.games.tricks import (
    AFTER,
    CARD_PLAYED,
    CUT_AT,
    NONE,
    PLAYING,
    PLAYS,
    SUITED,
    cuts,
    plays,
    powers,
    strengths,
    values,
)

_ORDER: Final = "23456QJK7A"  # SUE-1
STRENGTH: Final = strengths(_ORDER)
POINTS: Final = values({"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2})  # SUE-1
POWERS: Final = powers(_ORDER)
_ALL_POINTS: Final = sum(POINTS[card] for card in PACK_40)
_SEATS: Final = 4
_SIDES: Final = 2
_DEALT: Final = len(PACK_40) // _SEATS
_NEXT: Final = AFTER[_SEATS]
_POOR: Final = 10  # SUE-8

_CUTS: Final = cuts(len(PACK_40))  # SUE-3
_FROM_BOTTOM: Final = "from bottom"
_FROM_TOP: Final = "from top"
_ANNUL: Final = "annul"
DENOUNCED: Final = {f"denounce {seat}": seat for seat in range(_SEATS)}
"""The seat that a move denounces, by move."""
_DENOUNCING: Final = {
    seat: tuple(move for move, other in DENOUNCED.items() if other % _SIDES != seat % _SIDES) for seat in range(_SEATS)
}
_NOTHING_BESIDE: Final[Mapping[int, tuple[str, ...]]] = {}

_CUT, _FROM = range(FIRST_OWN, FIRST_OWN + 2)


@final
class SuecaHand(TrickHand):
    """One hand of sueca."""

    __slots__ = (
        "_annulled",
        "_beside",
        "_cut",
        "_deck",
        "_denounced",
        "_duty",
        "_early",
        "_from",
        "_held",
        "_lying",
        "_open",
        "_powers",
        "_revoked",
        "_suit",
        "_ties",
        "_trump",
        "_wrong",
    )

    PAUSES: ClassVar = {TRICK: Pause("trick", 2000, open=False)}  # SUE-13
    ORDER: ClassVar = STRENGTH

    def __init__(self, players: int, options: Options, dealer: int, before: Standing, deck: Sequence[int]) -> None:
        super().__init__(players, _SIDES, options, dealer, before)
        self._ties: int = before["ties"] if options["tie"] == "carry" else 0  # SUE-11
        self._deck: tuple[int, ...] = tuple(deck)
        self._cut: int = NONE
        self._from: str = ""
        self._held: list[list[str]] = [[] for _ in range(players)]  # by seat: the plays of its cards, sorted as text
        self._trump: int = NONE
        self._open: int = NONE  # the dealer's trump, in nobody's hand while it lies open
        self._lying: int = NONE  # the seat before which it lies
        self._duty: int = 0 if options["renuncia"] == "on" else -1  # how much of the led suit must be followed
        self._suit: int = 0  # the cards that must be played to the running trick by whoever has one
        self._powers: tuple[int, ...] = ()  # of every card, in the running trick
        self._annulled: bool = False
        self._revoked: int = 0  # the seats that have revoked, as a set
        self._denounced: tuple[int, int, bool] | None = None  # by which seat, which seat, whether rightly: the last
        self._wrong: list[int] = []  # the sides that gain by a wrong denunciation, in the order made
        self._early: int = 0  # how many of them were made before the hand was played out
        self._beside: Mapping[int, tuple[str, ...]] = _NOTHING_BESIDE  # by seat: what it may do besides
        self._ask(_CUT, self._leader, "cut", _CUTS)  # SUE-3

    # ---- what the table asks

    @property
    def result(self) -> dict[str, Any] | None:
        result = super().result
        return {**result, "annulled": True} if result and self._annulled else result

    @property
    def after(self) -> Standing | None:
        if self._phase != OVER:
            return None
        score: list[int] = list(self._before["score"])
        winners: list[int] = []
        for side, _, points in self._counted():
            score[side] += points
            if not winners and score[side] >= int(self._options["target"]):
                winners = [side]  # SUE-12: whoever is there first
        standing: Standing = {"score": score, "ties": self._ties_after()}
        return {**standing, "over": True, "winners": winners} if winners else standing

    def legal(self, seat: int) -> Sequence[str]:
        moves = self._moves if seat == self._turn else ()
        return self._with_beside(seat, moves) if self._beside else moves

    def _with_beside(self, seat: int, moves: tuple[str, ...]) -> tuple[str, ...]:
        if self._phase == TRICK:
            return moves
        return (*self._beside.get(seat, ()), *moves)  # annul and denounce sort before every play

    def defaults(self, seat: int) -> Sequence[str]:
        if seat != self._turn:
            raise IllegalMove("not_your_turn")
        if self._phase == _FROM:
            return (_FROM_TOP,)  # SUE-4
        following = self._hands[seat] & SUITED[self._trick[0]] if self._trick else 0
        return plays[following] or self._moves  # nobody revokes by being late

    # ---- moves

    def apply(self, seat: int, move: str) -> None:
        if self._phase != PLAY or seat != self._turn or move not in self._moves:
            self._apply_aside(seat, move)
            return
        card = CARD_PLAYED[move]
        trick = self._trick
        hands = self._hands
        if not trick:
            if self._last is None:  # SUE-8: from now on the hand counts
                self._beside = _NOTHING_BESIDE if self._duty else _DENOUNCING
            self._suit = SUITED[card] & self._duty
            self._powers = POWERS[self._trump][card]
            self._top = 0
        elif not self._duty:
            self._note_revoke(seat, card)
        power = self._powers[card]
        if power > self._top:
            self._top = power
            self._taker = seat
        trick.append(card)
        hands[seat] ^= ALONE[card]
        self._held[seat].remove(move)
        seat = _NEXT[seat]
        if seat == self._leader:
            self._hold(TRICK)
            return
        if seat == self._lying:
            self._take_up()
        self._turn = seat
        self.waiting = PLAYING[seat]
        self._moves = plays[hands[seat] & self._suit] or tuple(self._held[seat])  # SUE-9

    def _apply_aside(self, seat: int, move: str) -> None:
        """Any move but the ordinary play of a card, one that ends a pause, or an illegal one."""
        if self._phase == TRICK:
            self._apply_after_pause(seat, move)
        elif move in self._beside.get(seat, ()):
            if move == _ANNUL:
                self._annul()
            else:
                self._denounce(seat, move)
        elif seat != self._turn or move not in self._moves:
            raise IllegalMove(self._refusal(seat, move))
        elif self._phase == _CUT:
            self._lift(CUT_AT[move])
        else:
            self._deal(move)

    def _refusal(self, seat: int, move: str) -> str:
        """Why the seat may not make this move."""
        if move == _ANNUL:
            return self._annul_refusal(seat)
        if move in DENOUNCED:
            return self._denounce_refusal(seat, DENOUNCED[move])
        card = CARD_PLAYED.get(move, NONE)
        if card == NONE and move not in CUT_AT and move not in (_FROM_BOTTOM, _FROM_TOP):
            return "unknown_move"
        if seat != self._turn:
            return "not_your_turn"
        if self._phase == _CUT and move in CUT_AT:
            return "thin_pile"
        if self._phase != PLAY or card == NONE:
            return "wrong_decision"
        return self._bar_reason(card) if self._hands[seat] >> card & 1 else "not_in_hand"

    # ---- cut and deal

    def _lift(self, cards: int) -> None:
        self._cut = cards
        self._deck = (*self._deck[cards:], *self._deck[:cards])
        self._ask(_FROM, self._dealer, "from", (_FROM_BOTTOM, _FROM_TOP))

    def _deal(self, move: str) -> None:
        self._from = move.removeprefix("from ")
        dealer = self._dealer
        if move == _FROM_TOP:
            self._open, *rest = self._deck
            self._give((dealer, *self._others(1)), rest)  # SUE-5
        else:
            *rest, self._open = self._deck
            self._give((*self._others(-1), dealer), rest)  # SUE-6
        self._lying = dealer
        self._trump = suit_of(self._open)
        self._await_first_lead()

    def _others(self, step: int) -> tuple[int, ...]:
        """The seats that do not deal, one way round or the other."""
        return tuple((self._dealer + step * place) % self.players for place in range(1, self.players))

    def _give(self, seats: Iterable[int], cards: Sequence[int]) -> None:
        """A packet to each seat in turn, one card less to the dealer."""
        dealt = 0
        for seat in seats:
            packet = cards[dealt : dealt + _DEALT - (seat == self._dealer)]
            dealt += len(packet)
            self._hands[seat] = card_set(packet)
            self._held[seat] = sorted([PLAYS[card] for card in packet])

    def _take_up(self) -> None:
        """The open trump becomes an ordinary card of the dealer's hand."""  # SUE-4
        self._hands[self._lying] |= ALONE[self._open]
        insort(self._held[self._lying], PLAYS[self._open])
        self._open = self._lying = NONE

    # ---- annulling

    def _annul_refusal(self, seat: int) -> str:
        """Why the seat may not have the deal annulled; empty if it may."""  # SUE-8
        if self._options["annul"] == "off":
            return "no_annulling"
        if self._trump == NONE:
            return "wrong_decision"
        if self._trick or self._last or self._annulled:
            return "annul_over"
        if seat != self._leader:
            return "only_the_cutter"
        return "" if self._points_in(seat) <= _POOR else "hand_too_good"

    def _points_in(self, seat: int) -> int:
        return sum(POINTS[card] for card in cards_in(self._hands[seat]))

    def _annul(self) -> None:
        self._annulled = True
        self._end()

    # ---- revokes

    def _note_revoke(self, seat: int, card: int) -> None:
        suit = SUITED[self._trick[0]]
        if not suit >> card & 1 and self._hands[seat] & suit:
            self._revoked |= 1 << seat

    def _denounce_refusal(self, seat: int, other: int) -> str:
        """Why the seat may not denounce the other one, which it may not."""
        if not 0 <= seat < self.players:
            return "not_your_turn"
        if self._duty:
            return "no_revokes"
        if seat % _SIDES == other % _SIDES:
            return "not_an_opponent"
        return "already_denounced" if self._trick or self._last else "nothing_played"

    def _denounce(self, seat: int, move: str) -> None:
        other = DENOUNCED[move]
        right = bool(self._revoked >> other & 1)
        self._denounced = (seat, other, right)
        if right:
            self._end()
            return
        self._wrong.append(other % _SIDES)
        if self.over:
            self._awards = self._lines()
        left = tuple(each for each in self._beside[seat] if each != move)
        self._beside = {**self._beside, seat: left}

    # ---- tricks

    def _await_first_lead(self) -> None:
        cutter = self._leader
        self._await_lead(cutter)
        if self._options["first_lead_trump"] == "no":
            trumps = SUITED[self._open]
            self._moves = tuple([move for move in self._moves if not trumps >> CARD_PLAYED[move] & 1])  # SUE-7
        if not self._annul_refusal(cutter):
            self._beside = {cutter: (_ANNUL,)}

    def _await_lead(self, seat: int) -> None:
        self._ask_card(seat, tuple(self._held[seat]))

    def _finish(self) -> None:
        self._hold(OVER)
        self._awards = self._lines()

    def _end(self) -> None:
        """The hand ends before its last card, or for good after it."""
        self._finish()
        self._beside = _NOTHING_BESIDE

    def _bar_reason(self, card: int) -> str:
        return "must_follow" if self._trick else "first_lead_trump"

    def _collect(self) -> None:
        winner = self._taker
        trick = self._trick
        points = 0
        for card in trick:
            points += POINTS[card]
        side = winner % _SIDES
        self._points[side] += points
        self._tricks[side] += 1
        self._last = (self._leader, trick, winner)
        self._trick = []
        self._leader = winner
        if self._hands[winner]:
            self._await_lead(winner)
        else:
            self._early = len(self._wrong)
            self._finish()

    # ---- score

    @property
    def _denouncer(self) -> int:
        """The side that has won by a right denunciation."""
        return self._denounced[0] % _SIDES if self._denounced and self._denounced[2] else NONE

    @property
    def _bandeira(self) -> int:
        """The side that took everything."""  # SUE-10
        tricks = self._options["bandeira"] == "tricks"
        won, needed = (self._tricks, _DEALT) if tricks else (self._points, _ALL_POINTS)
        return won.index(needed) if needed in won else NONE

    def _lines(self) -> list[list[Any]]:
        """The lines of the score in the order of the rules page."""
        return self._match_won() or [*self._hand_won(), *_false(sorted(self._wrong))]

    def _counted(self) -> list[list[Any]]:
        """The same lines in the order in which they were earned."""
        early, late = self._wrong[: self._early], self._wrong[self._early :]
        return self._match_won() or [*_false(early), *self._hand_won(), *_false(late)]

    def _match_won(self) -> list[list[Any]]:
        """The one line by which a side wins the match at once, if one does."""  # SUE-10
        for side, reason in ((self._denouncer, "denounced"), (self._bandeira, "bandeira")):
            if side != NONE:
                return [[side, reason, int(self._options["target"]) - self._before["score"][side]]]
        return []

    def _hand_won(self) -> list[list[Any]]:
        return win_awards(self._points, self._ties)

    def _ties_after(self) -> int:
        if self._annulled:
            return self._ties
        tied = self._denouncer == NONE and self._points[0] == self._points[1]
        return self._ties + 1 if tied and self._options["tie"] == "carry" else 0  # SUE-11

    # ---- what a viewer sees

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "game": SUECA.id,
            **self._common_view(viewer),
            "cut": None if self._cut == NONE else self._cut,
            "from": self._from or None,
            "trump": suit_or_none(self._trump),
            "open": card_or_none(self._open),
            "annul_points": self._annul_points(viewer),
            "shown": self._own_cards(self._leader) if self._annulled else None,
            "denounced": self._shown_denunciation(),
        }

    def _trick_points(self) -> int:
        return sum(POINTS[card] for card in self._trick)

    def _annul_points(self, viewer: int | None) -> int | None:
        """The viewer's own card points while he may have the deal annulled."""
        if viewer is None or _ANNUL not in self._beside.get(viewer, ()):
            return None
        return self._points_in(viewer)

    def _shown_denunciation(self) -> dict[str, Any] | None:
        if self._denounced is None:
            return None
        by, seat, right = self._denounced
        return {"by": by, "seat": seat, "right": right}


def win_awards(points: Sequence[int], ties: int) -> list[list[Any]]:
    """What more card points earn, after a run of so many tied hands: ``[[side, reason, points], ...]``."""
    if points[0] == points[1]:  # SUE-11
        return []
    side = 0 if points[0] > points[1] else 1
    win: list[Any] = [side, "win_91", 2] if points[side] > 90 else [side, "win", 1]  # SUE-10
    return [win, [side, "ties", ties]] if ties else [win]


def _false(sides: Iterable[int]) -> list[list[Any]]:
    """What wrong denunciations give these sides."""
    return [[side, "false_denounce", 1] for side in sides]


SUECA: Final = Game(
    id="sueca",
    rules=1,
    players=(_SEATS,),
    clockwise=True,
    options=(
        Option("quick_deal", ("on", "off")),
        Option("annul", ("on", "off")),
        Option("tie", ("carry", "void")),
        Option("bandeira", ("tricks", "points")),
        Option("first_lead_trump", ("no", "yes")),
        Option("renuncia", ("off", "on")),
        Option("target", (4, 10)),
        Option("direction", ("clockwise", "anticlockwise")),
    ),
    pack=lambda players, options: PACK_40,
    sides=lambda players: _SIDES,
    start=lambda players, options: {"score": [0] * _SIDES, "ties": 0},
    deal=SuecaHand,
    dealer_step=-1,  # SUE-2
    luck=frozenset(("cut", "from")),
    quick=lambda options: frozenset(("cut", "from") if options["quick_deal"] == "on" else ()),
    initiatives=frozenset(DENOUNCED),
    refusals=(
        "first_lead_trump",
        "no_annulling",
        "annul_over",
        "only_the_cutter",
        "hand_too_good",
        "no_revokes",
        "not_an_opponent",
        "nothing_played",
        "already_denounced",
    ),
    phrases=("take-that", "fat-trick", "bandeira", "count-again"),
)
