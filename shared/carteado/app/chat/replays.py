"""Matches that are over, told hand by hand and step by step with everybody's cards: nothing is secret any more."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from carteado.app import history
from carteado.app.chat import board_text, story
from carteado.app.chat.channel import Button, Courier, Post, Say
from carteado.app.chat.sentences import moment, results
from carteado.app.chat.sentences.scene import Scene, View
from carteado.app.chat.taps import Tap
from carteado.app.ports import World
from carteado.app.tries import Busy
from carteado.games import GAMES
from carteado.games.base import Hand
from carteado.record import Record, deal, read
from carteado.table.state import OVER, PLAYING, NewerSchema, Refused
from carteado.table.views import BOT_NAMES

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


@dataclass(frozen=True, slots=True)
class _Moment:
    """The hand at a place, and how it came there."""

    hand: Hand
    event: str
    view: View
    before: View | None
    step: int
    steps: int


def place(tap: Tap) -> Place | None:
    """The place that a button turns to; None for a forged one."""
    numbers = tap.text.split(" ")
    if len(numbers) != 2 or not all(number.isdigit() and len(number) <= 4 for number in numbers):
        return None
    return Place(tap.turn, int(numbers[0]), int(numbers[1]))


def show(courier: Courier, table_id: str, at: Place, language: str) -> Post:
    """What is read at the place, with the ways on; a sentence where there is no such match or hand. Raises Busy."""
    say, world = courier.words(language), courier.world
    match = _match(world, table_id, at.match)
    records = match["records"] if match else []
    if match is None or not 1 <= at.deal <= len(records):
        return Post(say("replay-none"))
    record = read(records[at.deal - 1])
    found = _moment(record, at.step)
    last = at.deal == len(records)
    scene = Scene(
        say, _view(record, _names(world, table_id, record, say), at.deal, found, last), found.event, found.before
    )
    here = Place(int(match["match"]), at.deal, found.step)
    return Post(_text(scene, found, len(records)), _rows(table_id, here, found.steps, len(records), say))


def _match(world: World, table_id: str, number: int) -> history.Match | None:
    try:
        matches = history.matches(world, table_id)
    except Refused:
        return None
    fitting = [match for match in matches if number in (0, match["match"])]
    return fitting[-1] if fitting else None


def _moment(record: Record, step: int) -> _Moment:
    steps = sum(1 for _ in story.steps(deal(record), record.moves, None))
    hand, before = deal(record), None
    for number, (event, view) in enumerate(story.steps(hand, record.moves, None)):
        if number == min(step, steps - 1):
            return _Moment(hand, event, view, before, number, steps)
        before = view
    raise AssertionError("a hand has a deal")


def _view(record: Record, names: Sequence[str], number: int, found: _Moment, last: bool) -> View:
    """The table as its spectators saw it."""
    game, over = GAMES[record.game], found.hand.over
    standing: dict[str, Any] = (record.after or {}) if over else record.before
    decided = over and last
    return {
        "game": record.game,
        "players": record.players,
        "options": game.resolve(record.options),
        "you": None,
        "seats": [{"name": name} for name in names],
        "deal": number,
        "lots": None,
        "phase": OVER if decided else PLAYING,
        "score": standing["score"],
        "games": standing.get("games"),
        "closed": standing.get("closed"),
        "winners": standing.get("winners") if decided else None,
        "hand": found.view,
    }


def _names(world: World, table_id: str, record: Record, say: Say) -> list[str]:
    """Records hold no names: they are those of the table, as long as there is one."""
    try:
        loaded = world.store.load(table_id)
    except NewerSchema:
        raise Busy from None
    if loaded is None:
        return [say("replay-seat", number=number + 1) for number in range(record.players)]
    return [seat.name or BOT_NAMES[number] for number, seat in enumerate(loaded.table.seats)]


def _text(scene: Scene, found: _Moment, deals: int) -> str:
    first, *more = [moment.event(scene), *(results.told(scene) if found.hand.over else [])]
    title = scene.say(
        "replay-title",
        game=scene.say(scene.view["game"]),
        deal=scene.view["deal"],
        deals=deals,
        step=found.step + 1,
        steps=found.steps,
    )
    played = [] if found.hand.over else [board_text.trick(scene), *_hands(scene, found.hand), board_text.facts(scene)]
    return board_text.paragraphs([first, *more, *played, board_text.score(scene), title])


def _hands(scene: Scene, hand: Hand) -> Iterator[str]:
    for seat in range(hand.players):
        cards = hand.view(seat)["hand"]
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
