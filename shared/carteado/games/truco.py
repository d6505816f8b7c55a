"""Truco mineiro: for four seats in pairs, or for two."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, ClassVar, Final, final

from carteado.cards import ALONE, CARDS, NAMES, PACK_40
from carteado.games.base import Game, IllegalMove, Option, Options, Pause, Standing
from carteado.games.trick_hand import FIRST_OWN, NOT_WAITING, OVER, PLAY, TRICK, TrickHand, seat_or_none
from carteado.games.tricks import CARD_PLAYED, NONE, PLAYING, PLAYS, ROUNDS, plays, strengths

_ORDER: Final = "4567QJKA23"
_MANILHAS: Final = ("7d", "As", "7h", "4c")  # weakest first
POWER: Final = tuple(
    len(_ORDER) + 1 + _MANILHAS.index(name) if name in _MANILHAS else 1 + ordinary
    for name, ordinary in zip(NAMES, strengths(_ORDER), strict=True)
)
"""By card: the highest takes the trick, equal ones tie; from 1."""  # TRU-1

SCALES: Final = {
    "2-4-8-12": (2, 4, 8, 12),
    "1-3-6-9-12": (1, 3, 6, 9, 12),
    "2-4-6-10-12": (2, 4, 6, 10, 12),
}
"""What a hand is worth at first and after each request."""  # TRU-7
_CALLS: Final = ("truco", "seis", "nove", "doze")
_TRUCO: Final = 1  # the step of the scale at which a special hand stands
_GAME: Final = 12
_GAMES: Final = 2
_SIDES: Final = 2
_DEALT: Final = 3

_FLIPS: Final = tuple(f"flip {name}" for name in NAMES)
_FACE_DOWN: Final = 0
_CARD_MOVES: Final = {
    **{move: (ALONE[card], card, POWER[card]) for card, move in enumerate(PLAYS)},
    **{move: (ALONE[card], NONE, _FACE_DOWN) for card, move in enumerate(_FLIPS)},
}
"""By move: the card as a set, the card that others see, and its power."""
_SHOWN: Final = (*NAMES, "??")  # by card; the last one for NONE
_ALIASES: Final = ("?0", "?1", "?2")  # of cards that their owner does not see, in the order of dealing

_RAISE: Final = "raise"
_RESIGN: Final = ("resign",)
_ANSWER_VERBS: Final = ("accept", "raise", "run")
_LAST_ANSWER_VERBS: Final = ("accept", "run")  # nothing above the ceiling, nor in a hand of ten
_CONSENT_VERBS: Final = ("agree", "refuse")
_VERBS: Final = frozenset((*_RESIGN, *_ANSWER_VERBS, *_CONSENT_VERBS))

_TEN, _ANSWER, _CONSENT = range(FIRST_OWN, FIRST_OWN + 3)
_KINDS: Final = {_TEN: "ten", _ANSWER: "answer", _CONSENT: "resign"}
_ALONE_ASKED: Final = {phase: tuple({seat: kind} for seat in range(4)) for phase, kind in _KINDS.items()}
"""By kind of question, then by seat: ``waiting`` when it is the only one to answer."""
_OTHERS_ASKED: Final = {
    phase: {
        players: tuple(
            dict.fromkeys([(seat + step) % players for step in range(1, players, 2)], kind) for seat in range(players)
        )
        for players in (2, 4)
    }
    for phase, kind in _KINDS.items()
}
"""By kind of question, number of seats and seat: ``waiting`` when the other side answers, the seat after it first."""


class _Moves(dict[int, tuple[str, ...]]):
    """By hand, remembered: all that a seat on turn may do."""

    def __init__(self, flips: bool, raises: bool) -> None:
        self._flips = flips
        self._others = (_RAISE, *_RESIGN) if raises else _RESIGN

    def __missing__(self, hand: int) -> tuple[str, ...]:
        played = plays[hand]
        covered = [_FLIPS[CARD_PLAYED[move]] for move in played] if self._flips else ()
        self[hand] = moves = (*covered, *played, *self._others)
        return moves


_MOVES: Final = tuple(tuple(_Moves(flips, raises) for raises in (False, True)) for flips in (False, True))
_BOTH: Final = 0b11
_TABLES: Final = tuple(
    tuple((_MOVES[flippers & 1][raisers & 1], _MOVES[flippers >> 1][raisers >> 1]) for raisers in range(_BOTH + 1))
    for flippers in range(_BOTH + 1)
)
"""By the set of sides that may flip and the set of those that may raise, then by side: the moves of a seat on turn."""


def hand_winner(marks: Sequence[int]) -> int | None:
    """The side that the tricks so far, sides or NONE for ties, give the hand to; NONE for nobody; None: play on."""
    for side in range(_SIDES):
        if marks.count(side) == 2 or (NONE in marks and side in marks and 1 - side not in marks):
            return side
    if len(marks) < 3:
        return None
    return marks[0]  # won, lost, tied: the first one counts; or all are tied


_DECIDED: Final = {
    marks: hand_winner(marks) for tricks in (1, 2, 3) for marks in product((NONE, 0, 1), repeat=tricks)
}  # TRU-4


@final
class TrucoHand(TrickHand):
    """One hand of truco."""

    __slots__ = (
        "_answers",
        "_asked",
        "_asker",
        "_blind",
        "_dealt",
        "_flippers",
        "_iron",
        "_marks",
        "_raiser",
        "_raisers",
        "_ran",
        "_refused",
        "_resigning",
        "_scale",
        "_step",
        "_tables",
        "_ten",
        "_tied",
        "_tied_last",
    )

    PAUSES: ClassVar = {TRICK: Pause("trick", 2000, open=False)}  # TRU-17
    ORDER: ClassVar = POWER

    def __init__(self, players: int, options: Options, dealer: int, before: Standing, deck: Sequence[int]) -> None:
        super().__init__(players, _SIDES, options, dealer, before)
        hands = self._hands
        first = self._leader
        for place, seat in enumerate(ROUNDS[players][first]):  # TRU-2
            hands[seat] = ALONE[deck[place]] | ALONE[deck[place + players]] | ALONE[deck[place + 2 * players]]
        self._dealt: Sequence[int] = ()  # the cards in the order of dealing, where they are played unseen
        self._scale: tuple[int, ...] = SCALES[str(options["scale"])]
        self._step: int = 0  # how far up the scale the hand is
        self._raiser: int = NONE  # the side whose request was accepted last
        self._asker: int = NONE  # the seat whose request is pending
        self._asked: Mapping[int, str] = NOT_WAITING  # the seats that decide together, those that have answered too
        self._answers: tuple[str, ...] = ()  # what they may say
        self._ran: int = NONE  # the one among them that has said run
        self._resigning: int = NONE
        self._refused: int = 0  # the seats whose proposal was refused since the last card, as a set
        self._ten: int = NONE
        self._iron: bool = False
        self._blind: bool = False
        self._tied_last: int = NONE  # the last seat to have played the highest power of the trick
        self._tied: bool = False  # whether it is on both sides
        self._flippers: int = 0  # the sides that may flip a card or raise on their turn, as sets
        self._raisers: int = _BOTH
        self._marks: tuple[int, ...] = ()  # by trick: the side that won it
        self._tables: tuple[_Moves, _Moves] = _TABLES[0][_BOTH]  # by side: the moves of a seat on turn
        if max(before["score"]) >= _GAME - 2 and any(self._at_ten):
            self._begin_special(deck)
        else:
            self._ask_card(first, self._tables[0][hands[first]])

    # ---- what the table asks

    @property
    def after(self) -> Standing | None:
        if self._phase != OVER:
            return None
        score: list[int] = list(self._before["score"])
        games: list[int] = list(self._before["games"])
        if not self._awards:
            return {"score": score, "games": games}
        ((side, _, tentos),) = self._awards
        score[side] += tentos
        if score[side] < _GAME:
            return {"score": score, "games": games}
        games[side] += 1  # TRU-16
        standing: Standing = {"score": [0] * _SIDES, "games": games, "closed": score}
        if games[side] >= _GAMES:
            standing |= {"over": True, "winners": [side]}
        return standing

    def legal(self, seat: int) -> Sequence[str]:
        if seat == self._turn:
            return self._moves
        if self._phase == PLAY:
            return _RESIGN if 0 <= seat < self.players and not self._refused >> seat & 1 else ()  # TRU-15
        if seat not in self._asked:
            return ()
        return self._answers[:-1] if seat == self._ran else self._answers  # without `run`, which stands last

    def defaults(self, seat: int) -> Sequence[str]:
        if seat not in self.waiting:
            raise IllegalMove("not_your_turn")
        if self._phase == PLAY:
            return [move for move in self.offered(seat) if move.startswith("play ")]
        if self._phase == _CONSENT:
            return ("refuse",)
        if self._phase == _TEN:  # TRU-12
            return ("accept",)
        gives_in = self._ran != NONE or self._options["timeout_reply"] == "run"  # TRU-9
        return ("run",) if gives_in else ("accept",)

    # ---- moves

    def apply(self, seat: int, move: str) -> None:
        if seat != self._turn or move not in self._moves:
            self._apply_aside(seat, move)
            return
        made = _CARD_MOVES.get(move)
        if made is None:
            if move == _RAISE:
                self._raise(seat)
            else:
                self._resign(seat)
            return
        card, shown, power = made
        if power > self._top:
            self._top = power
            self._taker = self._tied_last = seat
            self._tied = False
        elif power == _FACE_DOWN:
            self._note_flip(seat)
        elif power == self._top:
            self._tied_last = seat
            if (seat - self._taker) % _SIDES:  # TRU-3
                self._tied = True
        self._trick.append(shown)
        hands = self._hands
        hands[seat] ^= card
        self._refused = 0
        seat = self._after[seat]
        if seat == self._leader:
            self._await_nobody(TRICK)
            return
        self._turn = seat
        self.waiting = PLAYING[seat]
        self._moves = self._tables[seat % _SIDES][hands[seat]]

    def _apply_aside(self, seat: int, move: str) -> None:
        """Any move but those of the seat on turn: an answer, a proposal, one that ends a pause, or an illegal one."""
        if self._phase == TRICK:
            self._apply_after_pause(seat, move)
        elif move not in self.legal(seat):
            raise IllegalMove(self._refusal(seat, move))
        elif self._phase == PLAY:
            self._resign(seat)
        elif self._phase == _CONSENT:
            self._consent(move)
        elif move == "run":
            self._run(seat)
        elif self._phase == _ANSWER:
            self._accept()
            if move == _RAISE:  # TRU-9: which accepts the pending value
                self._raise(seat)
        else:
            self._play_ten()

    def _refusal(self, seat: int, move: str) -> str:
        """Why the seat may not make this move, which is not legal."""
        if move not in _CARD_MOVES and move not in _VERBS:
            return "unknown_move"
        if self._phase == OVER or not 0 <= seat < self.players:
            return "not_your_turn"
        if self._phase != PLAY:
            return self._answer_refusal(seat, move)
        if move == "resign":
            return "resign_again"
        if seat != self._turn:
            return "not_your_turn"
        return self._turn_refusal(seat, move)

    def _answer_refusal(self, seat: int, move: str) -> str:
        if seat not in self._asked:
            return "not_your_turn"
        if move == "run" and seat == self._ran:
            return "already_ran"
        return self._raise_refusal(seat) if move == _RAISE else "wrong_decision"

    def _turn_refusal(self, seat: int, move: str) -> str:
        if move == _RAISE:
            return self._raise_refusal(seat)
        if move not in _CARD_MOVES:
            return "wrong_decision"
        if not self._hands[seat] & _CARD_MOVES[move][0]:
            return "not_in_hand"
        return "partner_flipped" if self._marks else "flip_too_early"

    def _raise_refusal(self, seat: int) -> str:
        if self._phase == _CONSENT:
            return "wrong_decision"
        if self._special:
            return "special_hand"
        own = self._phase == PLAY and self._raiser == seat % _SIDES
        return "own_request" if own else "at_twelve"

    # ---- the hand of ten

    @property
    def _at_ten(self) -> tuple[bool, bool]:
        """By side: whether it has reached ten, or eleven on the scale of 1."""  # TRU-12
        ours, theirs = self._before["score"]
        if self._scale[0] == 1:
            return ours == _GAME - 1, theirs == _GAME - 1
        return ours >= _GAME - 2, theirs >= _GAME - 2

    @property
    def _special(self) -> bool:
        return self._iron or self._ten != NONE

    def _begin_special(self, deck: Sequence[int]) -> None:
        if all(self._at_ten):  # TRU-14
            self._iron = True
            self._blind = self._options["iron_hand"] == "blind"
            self._dealt = tuple(deck[: _DEALT * self.players])
            self._play_ten()
            return
        self._ten = self._at_ten.index(True)
        others = self._dealer if (self._dealer - self._ten) % _SIDES else self._leader
        self._await_answers(_TEN, _OTHERS_ASKED[_TEN][self.players][others], _LAST_ANSWER_VERBS)

    def _play_ten(self) -> None:
        self._step = _TRUCO  # TRU-13
        self._raisers = 0
        self._tables = _TABLES[0][0]
        self._await_play(self._leader)

    # ---- requests

    def _raise(self, seat: int) -> None:
        self._asker = seat
        below = self._step + 2 < len(self._scale)  # the ceiling, if this request is accepted
        asked = _OTHERS_ASKED[_ANSWER][self.players][seat]
        self._await_answers(_ANSWER, asked, _ANSWER_VERBS if below else _LAST_ANSWER_VERBS)

    def _accept(self) -> None:
        self._step += 1
        self._raiser = self._asker % _SIDES
        self._asker = NONE
        self._raisers = 0 if self._step == len(self._scale) - 1 else _BOTH ^ 1 << self._raiser  # TRU-8
        self._tables = _TABLES[self._flippers][self._raisers]
        self._play_on()

    def _run(self, seat: int) -> None:
        if self._ran == NONE and len(self._asked) > 1:
            self._ran = seat
            self.waiting = _ALONE_ASKED[self._phase][(seat + _SIDES) % self.players]
            return
        # TRU-10, TRU-13: what the hand was worth before the request, or a simple hand
        self._finish("ran" if self._phase == _ANSWER else "refused", 1 - seat % _SIDES)

    # ---- giving up

    def _resign(self, seat: int) -> None:
        if self.players == _SIDES:
            self._finish("resigned", 1 - seat)
            return
        self._resigning = seat
        self._await_answers(_CONSENT, _ALONE_ASKED[_CONSENT][(seat + _SIDES) % self.players], _CONSENT_VERBS)

    def _consent(self, move: str) -> None:
        seat = self._resigning
        if move == "agree":
            self._finish("resigned", 1 - seat % _SIDES)
            return
        self._refused |= 1 << seat
        self._play_on()

    # ---- who must act

    def _await_play(self, seat: int) -> None:
        self._asked = NOT_WAITING
        self._ran = self._resigning = NONE
        moves = self._tables[seat % _SIDES][self._hands[seat]]
        self._ask_card(seat, moves[:-1] if self._refused >> seat & 1 else moves)  # without `resign`, which stands last

    def _play_on(self) -> None:
        """Go on with the turn that a request or a proposal interrupted."""
        self._await_play((self._leader + len(self._trick)) % self.players)

    def _await_answers(self, phase: int, asked: Mapping[int, str], moves: tuple[str, ...]) -> None:
        self._hold(phase)
        self._asked = self.waiting = asked
        self._answers = moves
        self._ran = NONE

    def _finish(self, reason: str, side: int) -> None:
        """End the hand; NONE for a side wins nothing."""
        if side != NONE:
            self._awards = [[side, reason, self._scale[self._step]]]
        self._ran = self._asker = self._resigning = NONE
        self._await_nobody(OVER)

    def _await_nobody(self, phase: int) -> None:
        self._asked = NOT_WAITING
        self._hold(phase)

    # ---- tricks

    def _note_flip(self, seat: int) -> None:
        """The seat is about to play a card face down."""
        if self._options["facedown"] == "one_of_pair":  # TRU-5
            self._flippers &= ~(1 << seat % _SIDES)
            self._tables = _TABLES[self._flippers][self._raisers]

    def _collect(self) -> None:
        winner = self._winner
        marks = self._marks = (*self._marks, NONE if winner == NONE else winner % _SIDES)
        self._last = (self._leader, self._trick, winner)
        if winner != NONE:
            self._tricks[winner % _SIDES] += 1
            self._leader = winner
        elif self._top and self._options["tie_lead"] == "tied_last":  # TRU-3
            self._leader = self._tied_last
        self._trick = []
        self._top = _FACE_DOWN
        self._tied = False
        victor = _DECIDED[marks]
        if victor is not None:
            self._finish("hand", victor)  # TRU-11
            return
        self._flippers = _BOTH  # TRU-5
        self._tables = _TABLES[_BOTH][self._raisers]
        self._await_play(self._leader)

    @property
    def _winner(self) -> int:
        return NONE if self._tied or not self._top else self._taker

    # ---- cards played unseen

    def offered(self, seat: int) -> Sequence[str]:
        if not self._blind or not 0 <= seat < self.players:
            return self.legal(seat)
        return sorted(self._told(seat, move) for move in self.legal(seat))

    def meant(self, seat: int, move: str) -> str:
        """The move that a text of ``offered`` stands for; any other text as it is.

        Where cards are played unseen no text with a real card stands for a move: trying would tell what is in the hand.
        """
        if not self._blind or not 0 <= seat < self.players:
            return move
        verb, _, alias = move.partition(" ")
        if verb in ("play", "flip") and alias in _ALIASES:
            return f"{verb} {NAMES[self._own_deal(seat)[_ALIASES.index(alias)]]}"
        return "" if move in _CARD_MOVES else move

    def _told(self, seat: int, move: str) -> str:
        """A move as a seat is told it that does not see its cards."""
        if move not in _CARD_MOVES:
            return move
        verb, _, name = move.partition(" ")
        return f"{verb} {self._alias(seat, CARDS[name])}"

    def _alias(self, seat: int, card: int) -> str:
        return _ALIASES[self._own_deal(seat).index(card)]

    def _own_deal(self, seat: int) -> Sequence[int]:
        """The seat's cards in the order in which it got them."""
        return self._dealt[(seat - self._dealer - 1) % self.players :: self.players]

    # ---- what a viewer sees

    def view(self, viewer: int | None) -> dict[str, Any]:
        common = self._common_view(viewer)
        return {
            "game": TRUCO.id,
            **common,
            "scale": list(self._scale),
            "value": self._scale[self._step],
            "request": None if self._asker == NONE else {"by": self._asker, **self._request(self._step + 1)},
            "raise": self._own_raise() if _RAISE in common["legal"] else None,
            "raiser": seat_or_none(self._raiser),
            "replies": {} if self._ran == NONE else {str(self._ran): "run"},
            "resigning": seat_or_none(self._resigning),
            "marks": [seat_or_none(side) for side in self._marks],
            "tied": self._complete and self._winner == NONE,
            "ten": seat_or_none(self._ten),
            "iron": self._iron,
            "partner": self._partner_cards(viewer),
        }

    def _trick_points(self) -> None:
        """Cards count nothing."""

    def _own_cards(self, seat: int) -> list[str]:
        if not self._blind:
            return super()._own_cards(seat)
        return [self._alias(seat, card) for card in self._own_deal(seat) if self._hands[seat] >> card & 1]

    def _partner_cards(self, viewer: int | None) -> list[str] | None:
        """The partner's cards, during a hand of ten."""  # TRU-13
        if viewer is None or self.players == _SIDES or viewer % _SIDES != self._ten or self._phase == OVER:
            return None
        return self._own_cards((viewer + _SIDES) % self.players)

    def _seated(self, leader: int, trick: Sequence[int]) -> list[list[int | str]]:
        return [[seat, _SHOWN[card]] for seat, card in zip(ROUNDS[self.players][leader], trick, strict=False)]

    def _request(self, step: int) -> dict[str, Any]:
        """What is asked for that puts the hand on this step of the scale."""
        return {"call": _CALLS[step - 1], "value": self._scale[step]}

    def _own_raise(self) -> dict[str, Any]:
        return self._request(self._step + (1 if self._asker == NONE else 2))


TRUCO: Final = Game(
    id="truco",
    rules=1,
    players=(2, 4),
    clockwise=False,
    options=(
        Option("scale", tuple(SCALES)),
        Option("tie_lead", ("opener", "tied_last")),
        Option("facedown", ("free", "one_of_pair"), players=(4,)),
        Option("timeout_reply", ("accept", "run")),
        Option("iron_hand", ("open", "blind")),
    ),
    pack=lambda players, options: PACK_40,
    sides=lambda players: _SIDES,
    start=lambda players, options: {"score": [0] * _SIDES, "games": [0] * _SIDES},
    deal=TrucoHand,
    refusals=(
        "flip_too_early",
        "partner_flipped",
        "own_request",
        "at_twelve",
        "special_hand",
        "already_ran",
        "resign_again",
    ),
    phrases=("scared", "bluff", "ran-away", "gotcha"),
    joint={"answer": "run", "ten": "run", "resign": "agree"},
    initiatives=frozenset(_RESIGN),
    clocks={"resign": 10_000},
)
