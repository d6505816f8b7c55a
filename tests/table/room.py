"""A table with people round it and a clock that only moves when told to."""

import copy
from random import Random
from typing import Any

from carteado.table import clocks, ops, state, views
from carteado.table.state import Moment, Refused, Table, User

START = 1_700_000_000_000
ANA, RUI, TEO, BIA, IVO, EVA, ZE = (
    User(f"g{name.lower()}", name) for name in ("Ana", "Rui", "Téo", "Bia", "Ivo", "Eva", "Zé")
)
PEOPLE = (ANA, RUI, TEO, BIA, IVO, EVA)


class FixedChance:
    """Chance that is the same at every run."""

    def __init__(self, seed: int = 1) -> None:
        self.bots = Random(seed)
        self._secrets = Random(seed)

    def secret(self) -> bytes:
        return self._secrets.randbytes(48)


class Room:
    """Opens a table as Ana; ``do`` acts for anybody, always with the turn that the table is at."""

    def __init__(self, players: int = 2, clock: str = "30", seed: int = 1, game: str = "bisca", **options: Any) -> None:
        self.now = START
        self.chance = FixedChance(seed)
        self.records: dict[str, str] = {}
        self.told = 0
        self.ops = 0
        self.table: Table = ops.open_table(
            "table", game, players, options, clock, ANA, b"a" * 16, Moment(self.now, self.chance)
        )

    def do(self, user: User, text: str, turn: int | None = None, entropy: bytes = b"e" * 16) -> None:
        """Apply an op as the use cases do: overdue things first; on a refusal nothing of the op stays."""
        moment = Moment(self.now, self.chance)
        table = copy.deepcopy(self.table)
        clocks.settle(table, moment)
        self.ops += 1
        self.table = copy.deepcopy(table)
        ops.act(table, user, ops.Op(f"op{self.ops:06d}", table.turn if turn is None else turn, text, entropy), moment)
        self._keep(table, moment)

    def wait(self, ms: int) -> None:
        """Let time pass, waking the table whenever it is due."""
        end = self.now + ms
        while self.table.due and self.table.due <= end:
            self.now = max(self.now, self.table.due)
            self.wake()
        self.now = end

    def wake(self) -> None:
        moment = Moment(self.now, self.chance)
        clocks.settle(self.table, moment)
        self._keep(self.table, moment)

    def refusal(self, user: User, text: str, **given: Any) -> str:
        """The code with which the op is refused; fails when it is accepted or changes the table."""
        before = state.dump(self.table)
        try:
            self.do(user, text, **given)
        except Refused as refusal:
            assert state.dump(self.table) == before
            return refusal.code
        raise AssertionError(f"{text!r} was accepted")

    def frames(self, viewer: int | None = 0) -> list[dict[str, Any]]:
        return list(views.states(self.table, [viewer], self.now)[viewer]["frames"])

    def view(self, viewer: int | None = 0) -> dict[str, Any]:
        """The view that the viewer's last frame shows."""
        return dict(self.frames(viewer)[-1]["view"])

    def show(self) -> None:
        """Wait until the running timeline has been shown; the clock does not run out meanwhile."""
        self.now = max(self.now, self.table.until)
        self.wake()

    def play_on(self, user: User, seat: int) -> None:
        """Make the first legal move of the seat."""
        self.show()
        self.do(user, self.view(seat)["hand"]["legal"][0])

    def _keep(self, table: Table, moment: Moment) -> None:
        self.table = state.load(state.dump(table))
        self.records |= moment.records
        self.told += moment.tell


def seated(players: int = 2, **given: Any) -> Room:
    """A lobby with a human on every seat."""
    room = Room(players, **given)
    for number, user in enumerate(PEOPLE[1:players], start=1):
        room.do(user, f"sit {number}")
    return room


def started(players: int = 2, **given: Any) -> Room:
    """A match of humans, just dealt."""
    room = seated(players, **given)
    room.do(ANA, "start")
    return room


def waiting_user(room: Room) -> tuple[User, int]:
    """Whose turn it is."""
    room.show()
    (seat,) = (int(seat) for seat in room.view(None)["hand"]["waiting"])
    return PEOPLE[seat], seat


def play_hand(room: Room) -> None:
    """Play the running hand to its end, everybody making the first legal move."""
    while not room.view(None)["hand"]["result"]:
        user, seat = waiting_user(room)
        room.play_on(user, seat)
    room.show()
