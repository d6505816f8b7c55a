"""Matches that are over, told hand by hand and step by step with everybody's cards: nothing is secret any more."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from carteado.app import history, replays
from carteado.app.chat import board_text
from carteado.app.chat.channel import Button, Courier, Post, Say
from carteado.app.chat.sentences import moment, results
from carteado.app.chat.sentences.scene import Scene, View
from carteado.app.chat.taps import Tap
from carteado.app.ports import World
from carteado.app.replays import Frame, Played
from carteado.table.state import Refused
from carteado.table.views import names

PURPOSE: Final = "r"
"""Of a link that shows a match which is over."""
SEE: Final = "see"
"""The verb of a tap that turns to a place; its turn is the match."""


@dataclass(frozen=True, slots=True)
class Place:
    """A step of a hand. Matches and deals count from 1; a match 0 is the last one, and a step too high the last one."""

    match: int = 0
    deal: int = 1
    step: int = 0


def place(tap: Tap) -> Place | None:
    """The place that a button turns to; None for a forged one."""
    numbers = tap.text.split(" ")
    if len(numbers) != 2 or not all(number.isdigit() and len(number) <= 4 for number in numbers):
        return None
    return Place(tap.turn, int(numbers[0]), int(numbers[1]))


def show(courier: Courier, table_id: str, at: Place, language: str) -> Post:
    """What is read at the place, with the ways on; a sentence where there is no such match or hand. Raises Busy."""
    say, world = courier.words(language), courier.world
    played = _played(world, table_id, at)
    if played is None:
        return Post(say("replay-none"))
    frames = list(replays.frames(played, None))
    here = Place(played.match, played.deal, min(at.step, len(frames) - 1))
    scene = _scene(say, frames, here.step, _names(world, table_id, played, say))
    return Post(_text(scene, frames, here.step, played), _rows(table_id, here, len(frames), played.deals, say))


def _played(world: World, table_id: str, at: Place) -> Played | None:
    """The hand at the place, if its match is over."""
    try:
        records = history.records(world, table_id)
        over = history.published(records)
        match = at.match or max(over, default=0)
        return replays.find(records, match, at.deal) if match in over else None
    except Refused:
        return None


def _scene(say: Say, frames: Sequence[Frame], step: int, called: Sequence[str]) -> Scene:
    frame, before = frames[step], frames[step - 1]["view"]["hand"] if step else None
    view: View = {**frame["view"], "seats": [{"name": name} for name in called], "lots": None}
    return Scene(say, view, frame["event"], before)


def _names(world: World, table_id: str, played: Played, say: Say) -> list[str]:
    """Those of the table, as long as there is one."""
    table = replays.kept(world, table_id)
    return names(table) if table else [say("replay-seat", number=seat + 1) for seat in range(played.record.players)]


def _text(scene: Scene, frames: Sequence[Frame], step: int, played: Played) -> str:
    over = scene.hand["result"] is not None
    first, *more = [moment.event(scene), *(results.told(scene) if over else [])]
    title = scene.say(
        "replay-title",
        game=scene.say(scene.view["game"]),
        deal=played.deal,
        deals=played.deals,
        step=step + 1,
        steps=len(frames),
    )
    hands = _hands(scene, frames[step]["hands"])
    cards = [] if over else [board_text.trick(scene), *hands, board_text.facts(scene)]
    return board_text.paragraphs([first, *more, *cards, board_text.score(scene), title])


def _hands(scene: Scene, hands: Sequence[list[str]]) -> Iterator[str]:
    for seat, cards in enumerate(hands):
        held = board_text.named(scene, cards) if cards else scene.say("replay-empty")
        yield scene.say("replay-hand", name=scene.name(seat), cards=held)


def _rows(table_id: str, here: Place, steps: int, deals: int, say: Say) -> tuple[tuple[Button, ...], ...]:
    """The ways on: within the hand, and to the hands beside it."""
    last = steps - 1
    within = {"replay-first": 0, "replay-back": here.step - 1, "replay-on": here.step + 1, "replay-last": last}
    beside = {"replay-earlier": here.deal - 1, "replay-later": here.deal + 1}

    def button(label: str, number: int, step: int) -> Button:
        return Button(say(label), data=Tap(SEE, table_id, here.match, f"{number} {step}").data())

    ways = tuple(
        button(label, here.deal, step) for label, step in within.items() if 0 <= step <= last and step != here.step
    )
    hands = tuple(button(label, number, 0) for label, number in beside.items() if 1 <= number <= deals)
    return tuple(row for row in (ways, hands) if row)
