"""Triunfo: seven cards each, three honours among the trumps, and an optional announcement; for two to six seats."""

from bisect import insort
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, final

from carteado.cards import ALONE, PACK_40, PACK_52, SUITS, card_set, suit_of
from carteado.games.base import Game, IllegalMove, Option, Options, Pause, Standing
from carteado.games.trick_hand import FIRST_OWN, OVER, PLAY, TRICK, TrickHand, card_or_none, counted, suit_or_none, tops
from carteado.games.tricks import (
    CARD_PLAYED,
    NONE,
    PLAYING,
    PLAYS,
    ROUNDS,
    SUITED,
    plays,
    powers,
    strengths,
    trump_card,
    values,
)

_ORDER: Final = "23456789TJQKA"  # TRI-1
STRENGTH: Final = strengths(_ORDER)
POWERS: Final = powers(_ORDER)
_HONOURS: Final = (("A", "ace", 5), ("J", "jack", 4), ("Q", "queen", 3))  # TRI-7
_BY_RANK: Final = values({rank: points for rank, _, points in _HONOURS})
WORTH: Final = tuple(
    tuple(points if suit_of(card) == trump else 0 for card, points in enumerate(_BY_RANK))
    for trump in range(len(SUITS))
)
"""By trump and card: the points for whoever takes the card, beside the one for the trick."""
_HONOUR: Final = len(_ORDER) + 1 + _ORDER.index("J")  # the power from which a card may be an honour
_DEALT: Final = 7  # TRI-2
_MOST_TRICKS: Final = len(PACK_52) // 2

_TRUMPS: Final = ("trump clubs", "trump diamonds", "trump hearts", "trump spades")  # by suit, and sorted as text
_ROTATION: Final = tuple(SUITS.index(suit) for suit in "hsdc")  # TRI-3
_BIDS: Final = tuple(f"bid {tricks}" for tricks in range(_MOST_TRICKS + 1))
_BIDS_UP_TO: Final = tuple(tuple(sorted(_BIDS[: tricks + 1])) for tricks in range(_MOST_TRICKS + 1))
_BID: Final = {move: tricks for tricks, move in enumerate(_BIDS)}

_NAMING, _BIDDING = range(FIRST_OWN, FIRST_OWN + 2)


@final
class TriunfoHand(TrickHand):
    """One game of triunfo: a whole pack, in one deal or several. NONE stands for what is not announced yet, too."""

    __slots__ = (
        "_batch",
        "_batch_tricks",
        "_bids",
        "_deals",
        "_dealt",
        "_draws",
        "_held",
        "_honours",
        "_led",
        "_made",
        "_open",
        "_powers",
        "_stock",
        "_trump",
    )

    PAUSES: ClassVar = {TRICK: Pause("trick", 2000, open=False)}  # TRI-11
    ORDER: ClassVar = STRENGTH

    def __init__(self, players: int, options: Options, dealer: int, before: Standing, deck: Sequence[int]) -> None:
        super().__init__(players, players, options, dealer, before)  # its points: announcements not counted
        self._stock: tuple[int, ...] = tuple(deck)  # in the order of dealing, the open card last
        self._dealt: int = 0  # how many of them have left the stock
        self._open: int = NONE
        self._trump: int = NONE
        # the hands as sorted moves: there are too many for a table
        self._held: list[list[str]] = [[] for _ in range(players)]
        self._batch: int = 0
        self._batch_tricks: int = 0
        self._bids: list[int] = []
        self._made: list[int] = []
        self._deals: list[tuple[list[int], list[int]]] = []  # tricks and announcements by seat, of every deal
        self._led: int = 0  # all cards of the led suit, as a set
        self._powers: tuple[int, ...] = ()  # of every card, in the running trick
        self._honours: list[int] = [NONE] * len(_HONOURS)  # who took each
        self._draws: bool = options["stock"] == "draw"  # while the stock lasts for all
        self._ask(_NAMING, dealer, "trump", _TRUMPS)
        self._fix_trump()
        self._deal(_DEALT)

    # ---- what the table asks

    def _hand_points(self) -> list[int]:
        totals = [0] * self.players
        for seat, _, points in self._awards:
            totals[seat] += points
        return totals

    @property
    def after(self) -> Standing | None:
        if self._phase != OVER:
            return None
        return counted(self._before, tops(self._hand_points()), int(self._options["match"]))  # TRI-8, TRI-10

    def legal(self, seat: int) -> Sequence[str]:
        return self._moves if seat == self._turn else ()

    def defaults(self, seat: int) -> Sequence[str]:
        if seat not in self.waiting:
            raise IllegalMove("not_your_turn")
        return self._moves

    # ---- moves

    def apply(self, seat: int, move: str) -> None:
        if self._phase != PLAY or seat != self._turn or move not in self._moves:
            self._apply_aside(seat, move)
            return
        card = CARD_PLAYED[move]
        trick = self._trick
        if not trick:
            self._powers = POWERS[self._trump][card]
            self._top = 0
            self._led = SUITED[card]
        power = self._powers[card]
        if power > self._top:  # TRI-5
            self._top = power
            self._taker = seat
        trick.append(card)
        hands = self._hands
        hands[seat] ^= ALONE[card]
        self._held[seat].remove(move)
        seat = self._after[seat]
        if seat == self._leader:
            self._hold(TRICK)
            return
        self._turn = seat
        self.waiting = PLAYING[seat]
        following = hands[seat] & self._led
        self._moves = plays[following] if following else tuple(self._held[seat])  # TRI-4

    def _apply_aside(self, seat: int, move: str) -> None:
        """Any move but the ordinary play of a card: a trump, a bid, one that ends a pause, or an illegal one."""
        if self._phase == TRICK:
            self._apply_after_pause(seat, move)
        elif seat != self._turn or move not in self._moves:
            raise IllegalMove(self._refusal(seat, move))
        elif self._phase == _NAMING:
            self._trump = _TRUMPS.index(move)
            self._begin()
        else:
            self._bid(seat, _BID[move])

    def _refusal(self, seat: int, move: str) -> str:
        """Why the seat may not make this move, which is not legal."""
        card = CARD_PLAYED.get(move, NONE)
        if card == NONE and move not in _BID and move not in _TRUMPS:
            return "unknown_move"
        if seat != self._turn:
            return "not_your_turn"
        if self._phase == _BIDDING and move in _BID:
            return "bid_too_high" if _BID[move] > self._batch_tricks else "bid_total"
        if self._phase != PLAY or card == NONE:
            return "wrong_decision"
        return self._bar_reason(card) if self._hands[seat] >> card & 1 else "not_in_hand"

    # ---- trump and deals

    def _fix_trump(self) -> None:
        """By the turned card or the game's number; the dealer names his once he has seen his hand."""  # TRI-3
        if self._options["trump"] == "turn":
            top = self.players * _DEALT
            self._open = self._stock[top]
            self._stock = (*self._stock[:top], *self._stock[top + 1 :], self._open)
            self._trump = suit_of(self._open)
        elif self._options["trump"] == "rotation":
            self._trump = _ROTATION[self._before["played"] % len(_ROTATION)]

    def _deal(self, cards: int) -> None:
        """So many cards each, one at a time from the seat after the dealer."""  # TRI-2, TRI-6
        players = self.players
        end = self._dealt + cards * players
        for seat in range(players):
            first = self._dealt + (seat - self._dealer - 1) % players
            dealt = self._stock[first:end:players]
            self._hands[seat] = card_set(dealt)
            self._held[seat] = sorted([PLAYS[card] for card in dealt])
        self._take_from_stock(end)
        self._batch += 1
        self._batch_tricks = cards + (len(self._stock) - end) // players if self._draws else cards
        self._bids = [NONE] * players
        self._made = [0] * players
        if self._trump != NONE:
            self._begin()

    def _take_from_stock(self, end: int) -> None:
        self._dealt = end
        left = len(self._stock) - end
        if left < self.players:
            self._draws = False
        if not left:
            self._open = NONE

    def _begin(self) -> None:
        """The trump is known and the cards are dealt."""
        if self._options["announce"] == "on":
            self._await_bid(self._leader)
        else:
            self._await_play(self._leader)

    def _bid(self, seat: int, tricks: int) -> None:
        self._bids[seat] = tricks
        seat = self._after[seat]
        if seat == self._leader:
            self._await_play(seat)
        else:
            self._await_bid(seat)

    # ---- whose turn it is

    def _await_bid(self, seat: int) -> None:
        moves = _BIDS_UP_TO[self._batch_tricks]
        if self._options["hook"] == "on" and self._after[seat] == self._leader:
            left = self._batch_tricks - sum([bid for bid in self._bids if bid != NONE])
            moves = tuple([move for move in moves if _BID[move] != left])
        self._ask(_BIDDING, seat, "bid", moves)

    def _await_play(self, seat: int) -> None:
        self._ask_card(seat, tuple(self._held[seat]))

    # ---- tricks

    def _collect(self) -> None:
        winner = self._taker
        if self._top < _HONOUR:
            self._points[winner] += 1  # TRI-7
        else:
            self._points[winner] += self._trick_points()
            self._note_honours(winner)
        self._tricks[winner] += 1
        self._made[winner] += 1
        self._last = (self._leader, self._trick, winner)
        self._trick = []
        self._leader = winner
        if self._draws:
            self._draw(winner)
        if self._hands[winner]:
            self._await_play(winner)
        else:
            self._end_deal()

    def _trick_points(self) -> int:
        by_card = WORTH[self._trump]
        return 1 + sum([by_card[card] for card in self._trick])

    def _note_honours(self, winner: int) -> None:
        for place, (rank, _, _) in enumerate(_HONOURS):
            if trump_card(rank, self._trump) in self._trick:
                self._honours[place] = winner

    def _draw(self, seat: int) -> None:
        """Each draws a card, the winner of the trick first."""  # TRI-6
        for place, seat_in_turn in enumerate(ROUNDS[self.players][seat], self._dealt):
            card = self._stock[place]
            self._hands[seat_in_turn] |= ALONE[card]
            insort(self._held[seat_in_turn], PLAYS[card])
        self._take_from_stock(self._dealt + self.players)

    def _end_deal(self) -> None:
        """All hands are played out: another deal from the same pack, or the end of the game."""  # TRI-6
        self._deals.append((self._made, self._bids))
        each = (len(self._stock) - self._dealt) // self.players
        if self._options["stock"] == "deal_again" and each:
            self._deal(min(each, _DEALT))
        else:
            self._awards = list(self._score())
            self._hold(OVER)

    # ---- score

    def _score(self) -> Iterator[list[Any]]:
        """What each reason brings in each deal, in the order of the reasons; nothing that is worth 0."""
        for made, _ in self._deals:  # TRI-7
            yield from [[seat, "trick", won] for seat, won in enumerate(made) if won]
        for seat, (_, reason, points) in zip(self._honours, _HONOURS, strict=True):
            if seat != NONE:
                yield [seat, reason, points]
        if self._options["announce"] == "on":  # TRI-9
            yield from [[seat, "bid_made", won] for seat, won, bid in self._announced() if won == bid and won]
            yield from [[seat, "bid_short", 2 * (won - bid)] for seat, won, bid in self._announced() if won < bid]

    def _announced(self) -> Iterator[tuple[int, int, int]]:
        """(seat, tricks, announcement), deal after deal."""
        for made, bids in self._deals:
            yield from zip(range(self.players), made, bids, strict=True)

    # ---- what a viewer sees

    def view(self, viewer: int | None) -> dict[str, Any]:
        announced = self._options["announce"] == "on"
        return {
            "game": TRIUNFO.id,
            **self._common_view(viewer),
            "trump": suit_or_none(self._trump),
            "open": card_or_none(self._open),
            "stock": len(self._stock) - self._dealt,
            "batch": self._batch,
            "batch_tricks": self._batch_tricks,
            "bids": [None if bid == NONE else bid for bid in self._bids] if announced else None,
            "made": list(self._made),
            "points": list(self._points),
        }

    def _bar_reason(self, card: int) -> str:
        return "must_follow"  # TRI-4


def _pack(players: int, options: Options) -> tuple[int, ...]:
    """Forty cards are too few for six seats, which play with 52 whatever the option says."""  # TRI-1
    return PACK_40 if options["pack"] == 40 and players < 6 else PACK_52


TRIUNFO: Final = Game(
    id="triunfo",
    rules=1,
    players=(2, 3, 4, 5, 6),
    clockwise=False,
    options=(
        Option("pack", (52, 40), players=(2, 3, 4, 5)),
        Option("trump", ("turn", "rotation", "dealer")),
        Option("stock", ("deal_again", "draw", "none")),
        Option("announce", ("off", "on")),
        Option("hook", ("off", "on")),
        Option("match", (1, 3, 5)),
    ),
    pack=_pack,
    sides=lambda players: players,
    start=lambda players, options: {"score": [0] * players, "played": 0},
    deal=TriunfoHand,
    refusals=("bid_too_high", "bid_total"),
    phrases=("take-that", "so-close", "bad-sums", "on-the-nose"),
)
