"""Whether a release tells anybody what he may not know: twins are compared, and what is marked is looked for."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from itertools import cycle, islice
from random import Random
from typing import Final

from carteado.fairness import commitment
from tests.leaks import watch
from tests.leaks.evening import DEVICES, FORMER, OUTSIDERS, ROOM, WATCHER, Ask, Evening, Scene, Step, do
from tests.leaks.fate import Diverged
from tests.leaks.outlets import Message, Room
from tests.leaks.twins import Twin, twin
from tests.simulation.release import Release

LEAST: Final = 5_000
"""Messages to be compared in a scene."""
LOOKING_ON: Final = (f"push {WATCHER}/{DEVICES[0]}", f"push {FORMER}/{DEVICES[0]}")
OPEN: Final = ("log", "metric", "queue", "telegram", "stream", "crash")
"""Sinks that operators, or a whole chat, may read: no viewer's cards may show in them."""


@dataclass(frozen=True)
class Finding:
    """A leak: what was seen where, when the outside had asked this."""

    what: str
    sink: str
    ask: Ask
    seen: str

    def __str__(self) -> str:
        asked = f"{self.ask.who or 'nobody'} {self.ask.route} {self.ask.path}"
        return f"{self.what} in {self.sink} after {asked}: {self.seen}"


@dataclass
class Tally:
    """How much was compared, for the figures beside each zero."""

    compared: Counter[str] = field(default_factory=Counter)
    """Messages by sink."""
    twins: int = 0
    diverged: int = 0
    """Twins that were left because a bot gave them away."""
    moved: int = 0
    """Twins in which cards of a running or finished hand lie elsewhere."""
    other: int = 0
    """Messages to other players that differ in the twin, as they must: what was hidden is there."""
    scanned: int = 0

    def __iadd__(self, more: "Tally") -> "Tally":
        for figure in fields(self):
            setattr(self, figure.name, getattr(self, figure.name) + getattr(more, figure.name))
        return self

    def __str__(self) -> str:
        by_sink = ", ".join(f"{count} {sink}" for sink, count in self.compared.most_common())
        return (
            f"{self.compared.total()} messages compared ({by_sink}) in {self.twins} twins, {self.moved} of them with "
            f"other cards, {self.diverged} cut short by a bot; {self.other} messages to others differ; "
            f"{self.scanned} messages scanned"
        )


def judge(release: Release, scene: Scene, tally: Tally, least: int = 0) -> Iterator[Finding]:
    """Everything that the release tells too much in a scene.

    Each seat, and those without one, have a twin of the whole scene; with ``least`` they have twins up to moments
    drawn at random until so many messages have been compared.
    """
    evening = Evening(release, scene).play()
    yield from alike(evening, tally)
    said = list(_said(evening))
    yield from scan(evening.room, said, tally)
    yield from (_finding(*sight) for sight in watch.names(said))
    rng, last = Random(f"cuts {scene}"), len(evening.steps) - 1
    viewers = [*(seat for seat in range(scene.players) if seat not in scene.bots), None]
    rng.shuffle(viewers)
    for viewer in cycle(viewers) if least else viewers:
        cut = rng.randint(0, last) if least else last
        yield from differences(release, evening, twin(evening, viewer, cut, rng), tally)
        if tally.compared.total() >= least > 0:
            return


def hold(scene: Scene, least: int = LEAST) -> Tally:
    """The code as it is tells nobody too much in a scene; the figures are printed and returned."""
    tally = Tally()
    findings = list(islice(judge(release(), scene, tally, least), 3))
    print(f"{scene}: {tally}")
    assert not findings, "\n".join(map(str, findings))
    assert tally.compared.total() >= least
    assert tally.moved
    assert tally.diverged <= tally.twins // 4
    assert tally.other, "the twins are none: what is hidden from a viewer is the same in both"
    return tally


@cache
def release() -> Release:
    """The code as it is."""
    return Release()


def _said(evening: Evening) -> Iterator[watch.Said]:
    for step in evening.steps:
        yield from (watch.Said(message, step.ask, step.published, step.forgotten) for message in step.heard)


def differences(release: Release, evening: Evening, other: Twin, tally: Tally) -> Iterator[Finding]:
    """What the viewer, or anybody without a seat, could tell the twin by."""
    room = Room(release, other.fate, evening.room.people, evening.scene.level)
    tally.twins += 1
    tally.moved += any(list(deck) != list(evening.records[deal].deck) for deal, deck in other.fate.decks.items())
    said: list[watch.Said] = []
    for step, ask in other.asked:
        room.clock.advance(ask.at - room.clock.now())
        try:
            heard = do(room, ask, evening.people)
        except Diverged:
            tally.diverged += 1
            return
        said += [watch.Said(message, ask, step.published, step.forgotten) for message in heard]
        yield from compared(step, heard, other.viewer, _promises(evening.room, room), tally)
    yield from scan(room, said, tally)


def compared(
    step: Step, heard: list[Message], viewer: int | None, promises: dict[bytes, bytes], tally: Tally
) -> Iterator[Finding]:
    """The differences between what came out in the first world and in the twin."""
    ours, theirs = [], []
    for messages, shown in ((step.heard, ours), (heard, theirs)):
        shown.extend(message for message in messages if _sees(viewer, step.ask.who, message.sink))
    tally.other += sum(one != other for one, other in zip(_rest(step.heard, ours), _rest(heard, theirs), strict=False))
    tally.compared.update(message.sink.partition(" ")[0] for message in ours)
    for one, other in zip(ours, theirs, strict=False):
        if one.sink != other.sink or one.body != _renamed(other.body, promises):
            yield Finding("a difference", one.sink, step.ask, _apart(one.body, other.body))
    if len(ours) != len(theirs):
        yield Finding("another number of messages", "all", step.ask, f"{len(ours)} and {len(theirs)}")


def _sees(viewer: int | None, asking: str, sink: str) -> bool:
    """Whether something in the sink reaches the viewer, somebody without a seat or an operator."""
    mine = (*OUTSIDERS, ROOM, f"seat {viewer}")
    reached = asking if sink == "answer" else sink.removeprefix("push ").partition("/")[0]
    return sink in OPEN or reached in mine


def _rest(messages: Iterable[Message], shown: list[Message]) -> list[Message]:
    return [message for message in messages if message not in shown]


def _promises(first: Room, other: Room) -> dict[bytes, bytes]:
    """The commitments of the twin that differ from those of the first world, as a salted hash must."""
    pairs = zip(other.chance.drawn, first.chance.drawn, strict=False)
    return {commitment(one).encode(): commitment(two).encode() for one, two in pairs if one != two}


def _renamed(body: bytes, promises: dict[bytes, bytes]) -> bytes:
    if b'"commitment"' in body:
        for one, other in promises.items():
            body = body.replace(one, other)
    return body


def _apart(one: bytes, other: bytes) -> str:
    """Where two bodies begin to differ."""
    at = next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    return f"{one[max(0, at - 60) : at + 40]!r} and {other[max(0, at - 60) : at + 40]!r}"


def alike(evening: Evening, tally: Tally) -> Iterator[Finding]:
    """What those without a seat are pushed differently: whoever has had one knows no more than they."""
    for step in evening.steps:
        pushed = {message.sink: message.body for message in step.heard if message.sink in LOOKING_ON}
        if step.deal and len(pushed) == 2:
            tally.compared["push"] += 1
            if len(set(pushed.values())) > 1:
                yield Finding(
                    "a difference between those without a seat", LOOKING_ON[1], step.ask, _apart(*pushed.values())
                )


def scan(room: Room, said: list[watch.Said], tally: Tally) -> Iterator[Finding]:
    """What is marked in all that came out of a room, and what no handler has caught."""
    tally.scanned += len(said)
    yield from (_finding("an unhandled error", word) for word in said if word.message.sink == "crash")
    yield from (_finding(*sight) for sight in watch.marks(room, said))


def _finding(what: str, said: watch.Said) -> Finding:
    return Finding(what, said.message.sink, said.ask, repr(said.message.body[:100]))
