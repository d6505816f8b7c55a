"""Bisca with relo, capote and copas, for two seats or for four in pairs."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from carteado.cards import ALONE, PACK_40, SUITS, rank_of, suit_of
from carteado.games.base import TABLE, Game, IllegalMove, Option, Options, Pause, Standing
from carteado.games.trick_hand import FIRST_OWN, OVER, PLAY, TRICK, TrickHand, card_or_none, seat_or_none, suit_or_none
from carteado.games.tricks import (
    CARD_PLAYED,
    NONE,
    PLAYING,
    ROUNDS,
    cheapest,
    plays,
    powers,
    sorted_names,
    strengths,
    trump_card,
    values,
)

_ORDER: Final = "23456QJK7A"  # BIS-1
STRENGTH: Final = strengths(_ORDER)
POINTS: Final = values({"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2})  # BIS-1
POWERS: Final = powers(_ORDER)
_HONOUR: Final = 2 * len(_ORDER) - 1  # the power from which a card is the 7 or the A of trumps
_TURNED_BACK: Final = frozenset((0, 6))  # the ranks A and 7, BIS-10
_HEARTS: Final = SUITS.index("h")
_SIDES: Final = 2
_DEALT: Final = 3  # BIS-2

_CHOICES: Final = ("choose copas", "choose draw")
_RETURNS: Final = tuple(f"return {above}" for above in range(len(PACK_40) - 2 * _DEALT))
_SWAP: Final = "swap"

_CHOOSE, _RETURN, _SWAPPING = range(FIRST_OWN, FIRST_OWN + 3)


@final
class BiscaHand(TrickHand):
    """One hand of bisca."""

    __slots__ = (
        "_ace",
        "_bars",
        "_choice",
        "_drawn",
        "_open",
        "_powers",
        "_relo",
        "_returned",
        "_seven",
        "_seven_played",
        "_stock",
        "_swap_open",
        "_swapped",
        "_trump",
    )

    PAUSES: ClassVar = {
        _SWAPPING: Pause("swap", 5000, open=True),  # BIS-12
        TRICK: Pause("trick", 4000, open=False),  # BIS-3
    }
    ORDER: ClassVar = STRENGTH

    def __init__(self, players: int, options: Options, dealer: int, before: Standing, deck: Sequence[int]) -> None:
        super().__init__(players, _SIDES, options, dealer, before)
        dealt = players * _DEALT
        for place in range(dealt):  # BIS-6
            self._hands[(self._leader + place) % players] |= ALONE[deck[place]]
        self._stock: tuple[int, ...] = tuple(deck[dealt:])  # in the order of drawing, the open card last
        self._drawn: int = 0
        self._choice: str = ""
        self._trump: int = NONE
        self._open: int = NONE
        self._returned: int = NONE
        self._swap_open: bool = False  # whether somebody might swap
        self._swapped: int = NONE  # the seat that did
        self._powers: tuple[int, ...] = ()  # of every card, in the running trick
        self._ace: int = 0  # the A of trumps, as a set
        self._seven: int = NONE  # the 7 of trumps
        self._bars: int = 0  # both, as a set, while BIS-14 and BIS-15 may bar them
        self._seven_played: bool = False
        self._relo: int = NONE  # the seat that earned it
        # BIS-7; with two seats both ways lead to the other one
        self._ask(_CHOOSE, (dealer + (1 if options["chooser"] == "after" else -1)) % players, "choose", _CHOICES)

    # ---- what the table asks

    @property
    def after(self) -> Standing | None:
        if self._phase != OVER:
            return None
        score: list[int] = list(self._before["score"])
        for side, _, points in self._awards:
            score[side] += points
        closed = [side for side in range(_SIDES) if score[side] >= int(self._options["target"])]
        if not closed:
            return {"score": score}
        # BIS-21; BIS-22: nobody wins when both sides close
        return {"score": score, "over": True, "winners": closed if len(closed) == 1 else []}

    def legal(self, seat: int) -> Sequence[str]:
        moves = self._moves if seat == self._turn else ()
        return self._with_swap(seat, moves) if self._swap_open else moves

    def _with_swap(self, seat: int, moves: tuple[str, ...]) -> tuple[str, ...]:
        return moves if self._swap_refusal(seat) else (*moves, _SWAP)  # sorts behind every play

    def defaults(self, seat: int) -> Sequence[str]:
        if seat != self._turn or seat == TABLE:
            raise IllegalMove("not_your_turn")
        if self._phase == _CHOOSE:
            return ("choose draw",)  # BIS-7
        return (cheapest(self._moves, self._trump, POINTS, STRENGTH),)

    # ---- moves

    def apply(self, seat: int, move: str) -> None:
        if self._phase != PLAY or seat != self._turn or move not in self._moves:
            self._apply_aside(seat, move)
            return
        card = CARD_PLAYED[move]
        trick = self._trick
        if not trick:
            self._swap_open = False  # BIS-11
            self._powers = POWERS[self._trump][card]
            self._top = 0
        power = self._powers[card]
        if power >= _HONOUR:
            self._note_honour(seat, card)
        if power > self._top:
            self._top = power
            self._taker = seat
        trick.append(card)
        hands = self._hands
        hands[seat] ^= ALONE[card]
        seat = self._after[seat]
        if seat == self._leader:
            self._hold(TRICK)
            return
        hand = hands[seat]
        self._turn = seat
        self.waiting = PLAYING[seat]
        self._moves = plays[hand & ~self._barred(hand) if hand & self._bars else hand]

    def settle(self) -> None:
        if self._phase == TRICK:
            self._collect()
        elif self._phase == _SWAPPING:
            self._await_play(self._leader)

    def _apply_aside(self, seat: int, move: str) -> None:
        """Any move but the ordinary play of a card: the trump's, a swap, one that ends a pause, or an illegal one."""
        if move == _SWAP:
            refusal = self._swap_refusal(seat)
            if refusal:
                raise IllegalMove(refusal)
            self._swap(seat)
        elif self._phase in (_SWAPPING, TRICK):
            self._apply_after_pause(seat, move)
        elif seat != self._turn or move not in self._moves:
            raise IllegalMove(self._refusal(seat, move))
        elif self._phase == _CHOOSE:
            self._choose(move)
        else:
            self._put_back(_RETURNS.index(move))

    def _refusal(self, seat: int, move: str) -> str:
        """Why the seat may not make this move, which is neither legal nor a swap."""
        card = CARD_PLAYED.get(move, NONE)
        if card == NONE and move not in _CHOICES and move not in _RETURNS:
            return "unknown_move"
        if seat != self._turn:
            return "not_your_turn"
        if self._phase != PLAY or card == NONE:
            return "wrong_decision"
        return self._bar_reason(card) if self._hands[seat] >> card & 1 else "not_in_hand"

    # ---- trump

    def _choose(self, move: str) -> None:
        self._choice = move.removeprefix("choose ")
        turned = self._stock[0]
        if self._choice == "copas":  # BIS-8
            self._set_trump(_HEARTS)
        elif rank_of(turned) in _TURNED_BACK:  # BIS-10
            self._returned = turned
            self._ask(_RETURN, TABLE, "return", tuple(sorted(_RETURNS[: len(self._stock)])))
        else:  # BIS-9
            self._open = turned
            self._stock = (*self._stock[1:], turned)
            self._set_trump(suit_of(turned))

    def _put_back(self, above: int) -> None:
        others = self._stock[1:]
        self._stock = (*others[:above], self._returned, *others[above:])
        self._set_trump(3 - suit_of(self._returned))  # BIS-10: the same colour, clubs with spades, diamonds with hearts

    def _set_trump(self, suit: int) -> None:
        self._trump = suit
        self._ace = 1 << trump_card("A", suit)
        self._seven = trump_card("7", suit)
        self._bars = self._ace | 1 << self._seven
        if self._open == NONE:
            self._await_play(self._leader)
        else:
            self._swap_open = True
            self._hold(_SWAPPING)  # BIS-12, whether or not anybody holds the 2

    def _swap_refusal(self, seat: int) -> str:
        """Why the seat may not swap its 2 for the open card; empty if it may."""  # BIS-11
        if self._trump == NONE:
            return "wrong_decision"
        if self._trick or self._last:
            return "swap_over"
        if self._open == NONE:
            return "no_open_card"
        if self._swapped != NONE:
            return "already_swapped"
        holds = 0 <= seat < self.players and self._hands[seat] >> trump_card("2", self._trump) & 1
        return "" if holds else "no_two"

    def _swap(self, seat: int) -> None:
        two = trump_card("2", self._trump)
        self._hands[seat] ^= 1 << two | 1 << self._open
        self._open = two
        self._stock = (*self._stock[:-1], two)
        self._swap_open = False
        self._swapped = seat
        if seat == self._turn:
            self._await_play(seat)

    # ---- tricks

    def _await_play(self, seat: int) -> None:
        hand = self._hands[seat]
        self._ask_card(seat, plays[hand & ~self._barred(hand) if hand & self._bars else hand])

    def _barred(self, hand: int) -> int:
        """The cards of the hand in turn that may not be played to the running trick."""
        last = len(self._trick) == self.players - 1
        if last and hand == self._bars:  # BIS-14, BIS-15: exactly A and 7
            return 0
        if last and self.players == 4:  # BIS-14, BIS-15
            return hand & self._bars
        return hand & self._bars & self._ace  # BIS-13: in 1x1 the 7 is free; BIS-15

    def _bar_reason(self, card: int) -> str:
        return "ace_before_seven" if self._ace >> card & 1 else "seven_last"

    def _note_honour(self, seat: int, card: int) -> None:
        """The A or the 7 of trumps is about to join the trick."""
        seven = self._seven
        if card == seven:
            self._seven_played = True
            self._bars = 0  # BIS-15: from now on the A is free
        elif seven in self._trick and not self._final:
            place = self._trick.index(seven)
            close = place == len(self._trick) - 1 or self._options["relo"] == "same_trick"
            if (seat - self._leader - place) % _SIDES and close:  # BIS-18: over an opponent's 7
                self._relo = seat

    @property
    def _final(self) -> bool:
        """Whether the running trick is the last one of the hand."""
        return sum(self._tricks) == len(PACK_40) // self.players - 1

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
        if self._drawn < len(self._stock):
            self._draw(winner)
        elif not self._hands[winner]:
            self._phase = OVER
            self._awards = self._score()
            return
        elif self._final:
            self._bars = 0  # BIS-16
        self._await_play(winner)

    def _draw(self, seat: int) -> None:
        """Each draws a card, the winner of the trick first."""  # BIS-4
        hands = self._hands
        players = self.players
        stock = self._stock
        drawn = self._drawn
        for place in ROUNDS[players][seat]:
            hands[place] |= ALONE[stock[drawn]]
            drawn += 1
        self._drawn = drawn
        if drawn == len(stock):
            self._open = NONE

    # ---- score

    @property
    def _doubled(self) -> bool:
        """Whether hearts as trumps count double in this hand."""  # BIS-19, option copas_by_draw
        return self._trump == _HEARTS and (self._choice == "copas" or self._options["copas_by_draw"] == "double")

    @property
    def _relos(self) -> list[list[int]]:
        return [] if self._relo == NONE else [[self._relo, 2 if self._doubled else 1]]  # BIS-18

    def _score(self) -> list[list[Any]]:
        awards = win_awards(self._points, self._doubled, str(self._options["close_call"]))
        awards += [[seat % _SIDES, "relo", worth] for seat, worth in self._relos]
        totals = [0] * _SIDES
        for side, _, points in awards:
            totals[side] += points
        return awards + [[side, "cap", 4 - total] for side, total in enumerate(totals) if total > 4]  # BIS-19

    # ---- what a viewer sees

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "game": BISCA.id,
            **self._common_view(viewer),
            "choice": self._choice or None,
            "trump": suit_or_none(self._trump),
            "open": card_or_none(self._open),
            "returned": card_or_none(self._returned),
            "stock": len(self._stock) - self._drawn,
            "swapped": seat_or_none(self._swapped),
            "relos": self._relos,
            "seven_played": self._seven_played,
            "partner": self._peek(viewer),
        }

    def _own_cards(self, seat: int) -> list[str]:
        return [] if self._trump == NONE else super()._own_cards(seat)  # BIS-6

    def _trick_points(self) -> int:
        return sum(POINTS[card] for card in self._trick)

    def _peek(self, viewer: int | None) -> list[str] | None:
        """The partner's cards when the option shows them: just before the first card of a trick, never longer."""
        if viewer is None or self.players != 4 or self._trick or self._phase not in (_SWAPPING, PLAY):
            return None
        peek = self._options["partner_peek"]
        played = sum(self._tricks)
        at_start = played == 0 and peek == "start_and_end"
        at_end = played == len(PACK_40) // self.players - 3 and peek != "off"
        return sorted_names(self._hands[(viewer + 2) % 4], STRENGTH) if at_start or at_end else None


def win_awards(points: Sequence[int], doubled: bool, close_call: str) -> list[list[Any]]:
    """What more card points earn: ``[[side, reason, points], ...]``; ``doubled`` when hearts count."""
    if points[0] == points[1]:  # BIS-20
        return []
    side = 0 if points[0] > points[1] else 1
    awards: list[list[Any]] = []
    if points[1 - side] < 30:  # BIS-19
        awards.append([side, "capote", 2])
    if doubled:
        awards.append([side, "copas", 2])
    if not awards:
        awards.append([side, "win", 1])
    if points[side] == 61 and close_call != "off":
        awards.append([side, "close_call", 1 if close_call == "plus1" else awards[0][2]])
    return awards


BISCA: Final = Game(
    id="bisca",
    rules=1,
    players=(2, 4),
    clockwise=True,
    options=(
        Option("chooser", ("before", "after"), players=(4,)),
        Option("replay_vote", ("unanimous", "majority")),
        Option("copas_by_draw", ("double", "plain")),
        Option("close_call", ("off", "plus1", "double")),
        Option("relo", ("same_trick", "next_card")),
        Option("partner_peek", ("off", "end", "start_and_end"), players=(4,)),
        Option("target", (4, 6, 8, 12)),
    ),
    pack=lambda players, options: PACK_40,
    sides=lambda players: _SIDES,
    start=lambda players, options: {"score": [0] * _SIDES},
    deal=BiscaHand,
    refusals=("ace_before_seven", "seven_last", "swap_over", "no_open_card", "already_swapped", "no_two"),
    luck=frozenset(("return",)),
    phrases=("take-that", "fat-trick", "capote", "spared"),
)
