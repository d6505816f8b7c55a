"""Triunfo: seven cards each, three honours among the trumps, and an optional announcement; for two to six seats."""

from bisect import insort
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, final

from carteado.cards import ALONE, NAMES, PACK_40, PACK_52, SUITS, card_set, cards_in, suit_of
from carteado.games.base import Game, Hand, IllegalMove, Option, Options, Pause, Standing
from carteado.games.tricks import (
    AFTER,
    CARD_PLAYED,
    NONE,
    PLAYING,
    PLAYS,
    ROUNDS,
    SUITED,
    plays,
    powers,
    seated,
    sorted_names,
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

_TRICK_PAUSE: Final = Pause("trick", 2000, open=False)  # TRI-11

_NOBODY: Final = -2
_NAMING, _BIDDING, _PLAY, _TRICK, _OVER = range(5)
_TO_NAME: Final = tuple({seat: "trump"} for seat in range(6))
_TO_BID: Final = tuple({seat: "bid"} for seat in range(6))
_NOT_WAITING: Final[Mapping[int, str]] = {}


@final
class TriunfoHand(Hand):
    """One game of triunfo: a whole pack, in one deal or several.

    Sets of cards are whole numbers; NONE stands for no card, no seat, no suit and for what is not announced yet.
    """

    __slots__ = (
        "_after",
        "_awards",
        "_batch",
        "_batch_tricks",
        "_before",
        "_bids",
        "_dealer",
        "_deals",
        "_dealt",
        "_draws",
        "_hands",
        "_held",
        "_honours",
        "_last",
        "_leader",
        "_led",
        "_made",
        "_moves",
        "_open",
        "_options",
        "_phase",
        "_points",
        "_powers",
        "_stock",
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
        self.players: int = players
        self._options: Options = options
        self._dealer: int = dealer
        self._before: Standing = before
        self._stock: tuple[int, ...] = tuple(deck)  # in the order of dealing, the open card last
        self._dealt: int = 0  # how many of them have left the stock
        self._open: int = NONE
        self._trump: int = NONE
        self._hands: list[int] = [0] * players
        self._held: list[list[str]] = [
            [] for _ in range(players)
        ]  # the same as sorted moves: there are too many for a table
        self._batch: int = 0
        self._batch_tricks: int = 0
        self._bids: list[int] = []
        self._made: list[int] = []
        self._deals: list[tuple[list[int], list[int]]] = []  # tricks and announcements by seat, of every deal
        self._leader: int = (dealer + 1) % players
        self._led: int = 0  # all cards of the led suit, as a set
        self._trick: list[int] = []
        self._powers: tuple[int, ...] = ()  # of every card, in the running trick
        self._top: int = 0  # the highest power in the trick, and the seat it belongs to
        self._taker: int = NONE
        self._last: tuple[int, list[int], int] | None = None  # leader, cards and winner of the trick before
        self._tricks: list[int] = [0] * players
        self._points: list[int] = [0] * players  # announcements not counted
        self._honours: list[int] = [NONE] * len(_HONOURS)  # who took each
        self._awards: list[list[Any]] = []
        self._after: tuple[int, ...] = AFTER[players]  # by seat: the next one
        self._phase: int = _NAMING
        self._turn: int = dealer
        self.waiting: Mapping[int, str] = _TO_NAME[dealer]
        self._moves: tuple[str, ...] = _TRUMPS  # what the seat in turn may do
        self._draws: bool = options["stock"] == "draw"  # while the stock lasts for all
        self._fix_trump()
        self._deal(_DEALT)

    # ---- what the table asks

    @property
    def pause(self) -> Pause | None:
        return _TRICK_PAUSE if self._phase == _TRICK else None

    @property
    def over(self) -> bool:
        return self._phase == _OVER

    @property
    def result(self) -> dict[str, Any] | None:
        if self._phase != _OVER:
            return None
        return {
            "points": self._totals(),
            "tricks": list(self._tricks),
            "awards": [list(award) for award in self._awards],
        }

    @property
    def after(self) -> Standing | None:
        if self._phase != _OVER:
            return None
        points = self._totals()
        most = max(points)
        score = [won + (mine == most) for won, mine in zip(self._before["score"], points, strict=True)]  # TRI-8
        played = self._before["played"] + 1
        if played < int(self._options["match"]):
            return {"score": score, "played": played}
        best = max(score)
        winners = [seat for seat, won in enumerate(score) if won == best]  # TRI-10
        return {"score": score, "played": played, "over": True, "winners": winners}

    def legal(self, seat: int) -> Sequence[str]:
        return self._moves if seat == self._turn else ()

    def defaults(self, seat: int) -> Sequence[str]:
        if seat not in self.waiting:
            raise IllegalMove("not_your_turn")
        return self._moves

    # ---- moves

    def apply(self, seat: int, move: str) -> None:
        if self._phase != _PLAY or seat != self._turn or move not in self._moves:
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
            self._hold(_TRICK)
            return
        self._turn = seat
        self.waiting = PLAYING[seat]
        following = hands[seat] & self._led
        self._moves = plays[following] if following else tuple(self._held[seat])  # TRI-4

    def settle(self) -> None:
        if self._phase == _TRICK:
            self._collect()

    def _apply_aside(self, seat: int, move: str) -> None:
        """Any move but the ordinary play of a card: a trump, a bid, one that ends a pause, or an illegal one."""
        if self._phase == _TRICK:
            after = self.copy()
            after.settle()
            after.apply(seat, move)  # refuses before anything changes here
            self.settle()
            self.apply(seat, move)
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
        if self._phase != _PLAY or card == NONE:
            return "wrong_decision"
        return "must_follow" if self._hands[seat] >> card & 1 else "not_in_hand"

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
        self._phase = _BIDDING
        self._turn = seat
        self.waiting = _TO_BID[seat]
        moves = _BIDS_UP_TO[self._batch_tricks]
        if self._options["hook"] == "on" and self._after[seat] == self._leader:
            left = self._batch_tricks - sum([bid for bid in self._bids if bid != NONE])
            moves = tuple([move for move in moves if _BID[move] != left])
        self._moves = moves

    def _await_play(self, seat: int) -> None:
        self._phase = _PLAY
        self._turn = seat
        self.waiting = PLAYING[seat]
        self._moves = tuple(self._held[seat])

    def _hold(self, phase: int) -> None:
        """Wait for nobody."""
        self._phase = phase
        self._turn = _NOBODY
        self.waiting = _NOT_WAITING
        self._moves = ()

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
            self._hold(_OVER)

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

    def _totals(self) -> list[int]:
        """The points of the game, by seat."""
        totals = [0] * self.players
        for seat, _, points in self._awards:
            totals[seat] += points
        return totals

    # ---- what a viewer sees

    def view(self, viewer: int | None) -> dict[str, Any]:
        complete = self._phase == _TRICK
        pause = self.pause
        announced = self._options["announce"] == "on"
        return {
            "game": TRIUNFO.id,
            "dealer": self._dealer,
            "leader": self._leader,
            "waiting": {str(seat): kind for seat, kind in self.waiting.items()},
            "pause": {"kind": pause.kind, "ms": pause.ms} if pause else None,
            "hand": None if viewer is None else sorted_names(self._hands[viewer], STRENGTH),
            "counts": [hand.bit_count() for hand in self._hands],
            "trick": seated(self._leader, self._trick, self.players),
            "winner": self._taker if complete else None,
            "trick_points": self._trick_points() if complete else None,
            "last": self._last_trick(),
            "tricks": list(self._tricks),
            "legal": [] if viewer is None else self.legal(viewer),
            "barred": self._shown_bars(viewer),
            "result": self.result,
            "trump": None if self._trump == NONE else SUITS[self._trump],
            "open": None if self._open == NONE else NAMES[self._open],
            "stock": len(self._stock) - self._dealt,
            "batch": self._batch,
            "batch_tricks": self._batch_tricks,
            "bids": [None if bid == NONE else bid for bid in self._bids] if announced else None,
            "made": list(self._made),
            "points": list(self._points),
        }

    def _last_trick(self) -> dict[str, Any] | None:
        if self._last is None:
            return None
        leader, cards, winner = self._last
        return {"cards": seated(leader, cards, self.players), "winner": winner}

    def _shown_bars(self, viewer: int | None) -> dict[str, str]:
        if viewer is None or viewer != self._turn or not self._trick:
            return {}
        hand = self._hands[viewer]
        following = hand & self._led
        return {NAMES[card]: "must_follow" for card in cards_in(hand & ~following)} if following else {}

    def copy(self) -> "TriunfoHand":
        twin = TriunfoHand.__new__(TriunfoHand)
        twin.players = self.players
        twin._options = self._options
        twin._dealer = self._dealer
        twin._before = self._before
        twin._stock = self._stock
        twin._dealt = self._dealt
        twin._draws = self._draws
        twin._open = self._open
        twin._trump = self._trump
        twin._hands = self._hands[:]
        twin._held = [moves[:] for moves in self._held]
        twin._batch = self._batch
        twin._batch_tricks = self._batch_tricks
        twin._bids = self._bids[:]
        twin._made = self._made[:]
        twin._deals = self._deals[:]  # its lists are never changed again
        twin._leader = self._leader
        twin._led = self._led
        twin._trick = self._trick[:]
        twin._powers = self._powers
        twin._top = self._top
        twin._taker = self._taker
        twin._last = self._last  # its list is never changed again
        twin._tricks = self._tricks[:]
        twin._points = self._points[:]
        twin._honours = self._honours[:]
        twin._awards = self._awards
        twin._after = self._after
        twin._phase = self._phase
        twin._turn = self._turn
        twin.waiting = self.waiting
        twin._moves = self._moves
        return twin


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
)
