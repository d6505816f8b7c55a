"""The situations of a table in which two things at once are tried, and what may be done in each.

They are made by the table alone, which is quicker than by requests.
"""

import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final

from carteado.table import hands, signals, state
from carteado.table.proposals import NEXT, REPEAT
from carteado.table.state import LOBBY, OVER, PLAYING, Table, User
from tests.simulation.stage import CLOSE, CONNECT, FORGET, LOOK, STALE, WAKE, Deed, Situation
from tests.table.room import ANA, PEOPLE, RUI, ZE, Room, seated

Wanted = Callable[[Room], bool]


@dataclass(frozen=True, slots=True)
class Scope:
    """A situation, and whatever may be done in it."""

    situation: Situation
    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """A game with its number of seats, the options with which it is tried, and what it has that others have not."""

    game: str
    players: int
    options: tuple[tuple[str, str | int], ...] = ()
    own: tuple[str, ...] = ()
    seeds: tuple[int, ...] = (1,)
    """Matches in which all situations come up."""

    def __str__(self) -> str:
        return f"{self.game} {self.players}"


# ---- when


def _hand(room: Room) -> "hands.Hand":
    return hands.current(room.table, room.now)


def _pause(room: Room, is_open: bool) -> bool:
    pause = _hand(room).pause if room.table.phase == PLAYING and room.now < room.table.until else None
    return pause is not None and pause.open == is_open


def _asked(room: Room, kind: str) -> bool:
    """Whether this question is open, and one has answered it."""
    asked = room.table.proposal
    return asked is not None and asked.kind == kind and len(asked.yes) == 1 < len(asked.electorate)


def _plain(room: Room) -> bool:
    table = room.table
    in_play = table.phase == PLAYING and table.proposal is None and bool(_hand(room).waiting)
    return in_play and table.log.count("\n") > table.players


def _request(room: Room) -> bool:
    return room.table.phase == PLAYING and "answer" in _hand(room).waiting.values()


def _ends_hand(before: Room, after: Room) -> bool:
    asked = after.table.proposal
    return before.table.proposal is None and asked is not None and asked.kind == NEXT and not asked.yes


AT_ONCE: Final[dict[str, Wanted]] = {
    "somebody is to move": _plain,
    "a trick is shown": lambda room: _pause(room, is_open=False),
    "the next hand waits for one": lambda room: _asked(room, NEXT),
    "it is over": lambda room: room.table.phase == OVER,
}
OWN: Final[dict[str, Wanted]] = {
    "a swap is possible": lambda room: _pause(room, is_open=True),
    "a request is open": _request,
    "a repetition waits for one": lambda room: _asked(room, REPEAT),
}
BEFORE: Final[dict[str, Callable[[Room, Room], bool]]] = {
    "the last card of a hand": _ends_hand,
    "the last card of the match": lambda before, after: after.table.phase == OVER,
}


def _moments(kind: Kind) -> dict[str, Room]:
    """The first moment of each kind in matches that people play by chance. Raises LookupError."""
    wanted = AT_ONCE | {name: OWN[name] for name in kind.own}
    found: dict[str, Room] = {}
    for seed in kind.seeds:
        for before, after in _played(kind, seed):
            for name, is_there in wanted.items():
                if name not in found and is_there(after):
                    found[name] = copy.deepcopy(after)
            for name, leads_there in BEFORE.items():
                if name not in found and leads_there(before, after):
                    found[name] = before
        if len(found) == len(wanted) + len(BEFORE):
            return found
    raise LookupError(f"{kind}: found only {sorted(found)}")


def _played(kind: Kind, seed: int) -> Iterator[tuple[Room, Room]]:
    """A match, step by step: the room before and after an op, and after its timeline has been shown."""
    room, chance = _opened(kind, seed), Random(seed)
    room.do(ANA, "start")
    for _ in count():
        before = copy.deepcopy(room)
        room.show()
        yield before, room
        if room.table.phase == OVER:
            return
        before = copy.deepcopy(room)
        room.do(*_next(room, chance))
        yield before, room


def _next(room: Room, chance: Random) -> tuple[User, str]:
    """What somebody who is waited for does."""
    asked = room.table.proposal
    for seat, user in enumerate(PEOPLE[: room.table.players]):
        if asked is not None and seat in asked.electorate and seat not in asked.yes:
            return user, "vote yes"
        legal = [] if asked else room.view(seat)["hand"]["legal"]
        if legal:
            return user, chance.choice(legal)
    raise AssertionError("nobody is to do anything")


def _opened(kind: Kind, seed: int = 1) -> Room:
    """A lobby with a human on every seat."""
    return seated(kind.players, game=kind.game, seed=seed, clock="15", **dict(kind.options))


def _rooms(kind: Kind) -> Iterator[tuple[str, Room]]:
    """All situations of a game."""
    yield "everybody is there", _opened(kind)
    free = _opened(kind)
    free.do(PEOPLE[kind.players - 1], "leave")
    yield "a seat is free", free
    found = _moments(kind)
    yield from found.items()
    move = found["somebody is to move"]
    seat = _to_move(move)
    other = PEOPLE[(seat + 1) % kind.players]
    yield "it is asked to close", _then(move, other, "propose close")
    if kind.players > 2:
        yield "it is asked to replace", _then(move, other, f"propose replace {seat}")
    yield "a bot plays for a human", _then(move, other, "leave")
    late = copy.deepcopy(move)
    late.now = late.table.due
    yield "the clock has run out", late
    yield "a rematch is asked for", _then(found["it is over"], ANA, "propose rematch")


def _then(room: Room, user: User, text: str) -> Room:
    room = copy.deepcopy(room)
    room.do(user, text)
    return room


def _to_move(room: Room) -> int:
    """A seat that is waited for, or else one that has not voted, or the first."""
    asked = room.table.proposal
    voters = [seat for seat in asked.electorate if seat not in asked.yes] if asked else []
    return next(iter([*voters, *_hand(room).waiting, 0]))


# ---- what


def _in_lobby(table: Table) -> Iterator[Deed]:
    free = next((seat for seat, place in enumerate(table.seats) if place.empty), 1)
    option = table.rules.options[0]
    for text in (f"sit {free}", "start", "leave", "clear 1", "switch 0 1", f"bot {free} easy", "clock 30", "recall on",
                 f"option {option.key} {option.values[-1]}", "propose close"):  # fmt: skip
        yield Deed(ANA, text)
    if signals.allowed(table):
        yield Deed(ANA, "signal wink ace")
        yield Deed(PEOPLE[2], "signal wink king")
    if table.seat_of(RUI.id) is not None:
        for text in (f"sit {free}", "sit 0", "leave", "start", "back"):
            yield Deed(RUI, text)
        yield Deed(RUI, FORGET)
    for text in (f"sit {free}", "leave"):
        yield Deed(ZE, text)
    for user in (ANA, ZE):
        yield Deed(user, FORGET)


def _in_match(room: Room) -> Iterator[Deed]:
    """Of whoever is to move, of an opponent, and of a partner if he has one."""
    table, first = room.table, _to_move(room)
    for seat in range(first, first + min(table.players, 3)):
        yield from _at_seat(room, seat % table.players)
    other = (first + 1) % table.players
    if table.players > 2 and table.phase == PLAYING:
        yield Deed(PEOPLE[other], f"propose replace {first}")
    for seat in (first, other):
        yield Deed(PEOPLE[seat], FORGET)
    yield Deed(ZE, "vote yes")


def _at_seat(room: Room, seat: int) -> Iterator[Deed]:
    table, user = room.table, PEOPLE[seat]
    hand = room.view(seat)["hand"]
    legal = hand["legal"] or [f"play {card}" for card in hand["hand"][:1]]
    texts = [*dict.fromkeys(legal[:1] + legal[-1:]), "leave"]
    if table.proposal is not None:
        texts += ["vote yes", "vote no"]
    else:
        texts.append("propose rematch" if table.phase == OVER else "propose close")
    if table.seats[seat].bot:
        texts.append("back")
    if signals.allowed(table):
        texts.append("gesture wink")
    return (Deed(user, text) for text in texts)


def _anywhere(table: Table) -> Iterator[Deed]:
    for text in (LOOK, CONNECT, CLOSE):
        yield Deed(ZE, text)
    if table.wake:
        yield Deed(None, WAKE)
        yield Deed(None, STALE)


FEW: Final = (
    Kind("bisca", 2, (("target", 4),), ("a swap is possible", "a repetition waits for one"), (2, 42)),
    Kind("truco", 4, (), ("a request is open",), (1, 2, 3, 4)),
)
ALL: Final = (
    *FEW,
    Kind("bisca", 4, (("close_call", "plus1"), ("target", 4)), ("a swap is possible",), (1, 2, 3, 4)),
    Kind("sueca", 4, (("target", 4),)),
    Kind("triunfo", 3, (("announce", "on"), ("match", 3))),
    Kind("brisca", 4, (("signals", "on"), ("match", 3)), ("a swap is possible",), (1, 2, 3, 4)),
)


def scopes(kind: Kind) -> Iterator[Scope]:
    """The scopes of a game."""
    for name, room in _rooms(kind):
        table = state.load(state.dump(room.table))
        table.version, table.wake = 1, table.due
        deeds = _in_lobby(table) if table.phase == LOBBY else _in_match(room)
        situation = Situation(f"{kind}, {name}", table, room.now, ZE)
        yield Scope(situation, tuple(dict.fromkeys((*deeds, *_anywhere(table)))))
