"""The buttons under a table's text: one for each thing that its player may do."""

import html
from collections.abc import Iterator, Sequence
from typing import Final

from carteado.app.chat.channel import Button, Say
from carteado.app.chat.sentences import moves
from carteado.app.chat.sentences.scene import Scene, View
from carteado.app.chat.taps import Tap
from carteado.table.state import LOBBY, OVER, PLAYING

Row = tuple[Button, ...]

DO: Final = "board"
"""The verb of a tap that does something at the table, named by the text of an op."""
ASK: Final = "sure"
"""The verb of one that must be pressed twice."""
LOOK: Final = "look"
"""The verb of one that shows the table as it is now."""

_IN_A_ROW: Final = {"play": 2, "flip": 2, "cut": 4, "bid": 3, "trump": 2}
"""By verb; others have a row of their own."""
SURE: Final = {"leave": "board-leave-sure", "resign": "board-resign-sure"}
"""What cannot be taken back, and what its second button says."""
_LAST: Final = ("run", "agree", "denounce", "resign")


def sure(tap: Tap, say: Say) -> tuple[Row, ...]:
    """The buttons that ask once more; the tap's text is one of SURE."""
    certain, not_yet = Tap(DO, tap.table, tap.turn, tap.text), Tap(LOOK, tap.table, tap.turn)
    return ((Button(say(SURE[tap.text]), data=certain.data()),), (Button(say("board-stay"), data=not_yet.data()),))


class Keyboard:
    """Makes the buttons for one state of a table."""

    def __init__(self, scene: Scene, table_id: str, turn: int) -> None:
        self._scene, self._say, self._view = scene, scene.say, scene.view
        self._table, self._turn = table_id, turn

    def rows(self, inside: Sequence[str] = ()) -> tuple[Row, ...]:
        """All of them; ``inside``: moves that may be made in a pause that ends by itself."""
        return tuple(self._by_phase(inside))

    def _by_phase(self, inside: Sequence[str]) -> Iterator[Row]:
        if self._view["phase"] == LOBBY:
            yield from self._lobby()
            return
        if self._view["you"] is not None and self._seat(self._view["you"])["kind"] == "away":
            yield (self._button(self._say("board-back"), "back"),)
            return
        if self._view["phase"] == PLAYING:
            yield from self._moves([*inside, *self._scene.hand["legal"]])
        yield from self._votes()
        if self._view["phase"] != OVER:
            yield (self._asking(self._say("board-leave"), "leave"),)

    def _lobby(self) -> Iterator[Row]:
        free = [number for number, seat in enumerate(self._view["seats"]) if seat is None]
        if self._view["you"] is None:
            yield from ((self._button(self._say("board-sit"), f"sit {free[0]}"),),) if free else ()
            return
        if self._view["host"] == self._view["you"]:
            yield (self._button(self._say("board-start", missing=len(free)), "start"),)
        yield (self._button(self._say("board-leave"), "leave"),)

    def _moves(self, legal: Sequence[str]) -> Iterator[Row]:
        rows: dict[str, list[Button]] = {}
        for move in sorted(legal, key=lambda move: _order(move, self._scene.hand["hand"])):
            rows.setdefault(move.partition(" ")[0], []).append(self._move(move))
        for verb, buttons in rows.items():
            width = _IN_A_ROW.get(verb, 1)
            yield from (tuple(buttons[first : first + width]) for first in range(0, len(buttons), width))

    def _move(self, move: str) -> Button:
        label = moves.label(self._scene, move)
        return self._asking(label, move) if move in SURE else self._button(label, move)

    def _votes(self) -> Iterator[Row]:
        question, you = self._view["proposal"], self._view["you"]
        if question is None:
            if self._view["phase"] == OVER:
                yield (self._button(self._say("rematch"), "propose rematch"),)
        elif you in question["electorate"] and you not in question["yes"]:
            yield from self._ballot(question)

    def _ballot(self, question: View) -> Iterator[Row]:
        if question["kind"] == "next":
            yield (self._button(self._say("next-hand"), "vote yes"),)
            return
        own = f"{question['kind']}-" if question["kind"] in ("repeat", "rematch") else "vote-"
        yield from ((self._button(self._say(own + answer), f"vote {answer}"),) for answer in ("yes", "no"))

    def _seat(self, number: int) -> View:
        seat: View = self._view["seats"][number]
        return seat

    def _button(self, label: str, op: str) -> Button:
        return self._tap(label, DO, op)

    def _asking(self, label: str, op: str) -> Button:
        return self._tap(label, ASK, op)

    def _tap(self, label: str, verb: str, text: str) -> Button:
        return Button(html.unescape(label), data=Tap(verb, self._table, self._turn, text).data())


def _order(move: str, hand: Sequence[str]) -> tuple[bool, bool, int]:
    """Cards first, as one holds them, giving up last; numbers by their size."""
    verb, _, argument = move.partition(" ")
    place = hand.index(argument) if argument in hand else int(argument) if argument.isdigit() else 0
    return verb != "play", verb in _LAST, place
