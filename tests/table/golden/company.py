"""People round one table who act by the use cases, over the strict fakes: as many of them as the table has seats."""

from collections.abc import Iterator
from random import Random
from typing import Any

from carteado.adapters import layout
from carteado.adapters.layout import Item
from carteado.adapters.memory import FakeWorld
from carteado.app import tables
from carteado.games.base import Hand
from carteado.table import hands, state
from carteado.table.ops import Op
from carteado.table.proposals import CLOSE
from carteado.table.state import OVER, PLAYING, Table, User
from tests.table.room import PEOPLE

ENTROPY = b"e" * 16
WEIGHTY = frozenset({"annul", "denounce", "raise", "resign", "run", "swap", "flip"})
"""What people do now and then."""
SOBER = 0.9


class Company:
    """The people, and the world that their table lies in."""

    def __init__(self, world: FakeWorld, table_id: str, seed: int = 0) -> None:
        self.world = world
        self.id = table_id
        self._chance = Random(seed)
        self._ops = 0

    @classmethod
    def opened(cls, game: str, players: int, clock: str = "30", seed: int = 0, **options: Any) -> "Company":
        """A new table with a person on every seat."""
        world = FakeWorld(seed)
        opened = tables.open_table(world.ports, PEOPLE[0], game, players, options, clock, ENTROPY)
        company = cls(world, opened["table"], seed)
        for seat, user in enumerate(PEOPLE[1:players], start=1):
            company.do(user, f"sit {seat}")
        return company

    @classmethod
    def at(cls, item: Item, now: int, seed: int = 0) -> "Company":
        """At a stored table, with its wake-up on the way."""
        world = FakeWorld(seed, now)
        world.store.items[item["pk"]["S"], item["sk"]["S"]] = item
        company = cls(world, item["pk"]["S"].removeprefix(layout.partition("")), seed)
        due = company.table.wake
        if due:
            world.queue.wake(company.id, due, max(0, due - now))
        return company

    @property
    def item(self) -> Item:
        """The table as it lies in the store."""
        return self.world.store.items[layout.partition(self.id), layout.TABLE]

    @property
    def table(self) -> Table:
        return state.load(self.item["body"]["B"])

    def lay(self, table: Table) -> None:
        """Store the table as it is given."""
        self.world.store.items[layout.partition(self.id), layout.TABLE] = layout.table_item(table, tell=False)

    @property
    def now(self) -> int:
        return self.world.clock.now()

    @property
    def hand(self) -> Hand:
        """The running hand as it shows at this moment."""
        return hands.current(self.table, self.now)

    def do(self, user: User, text: str) -> None:
        """Apply an op."""
        self._ops += 1
        op = Op(f"op{self._ops:06d}", self.table.turn, text, ENTROPY)
        tables.act(self.world.ports, user, self.id, op)

    def wait(self, ms: int) -> None:
        """Let time pass and deliver the wake-ups that come."""
        self.world.clock.advance(ms)
        for table_id, due in self.world.queue.deliver():
            tables.wake(self.world.ports, table_id, due)

    def step(self) -> None:
        """Somebody does something that he may do; where nobody may, time passes until the table does something."""
        table = self.table
        choices = list(self._choices(table))
        if self._chance.random() < SOBER:
            quiet = [(user, text) for user, text in choices if text.split()[0] not in WEIGHTY]
            choices = quiet or choices
        if choices:
            self.do(*self._chance.choice(choices))
        else:
            moment = table.until if self.now < table.until else table.due
            self.wait(max(0, moment - self.now))

    def play_to_the_end(self) -> None:
        """Begin what has not begun, and play until the match is over."""
        if self.table.phase not in (PLAYING, state.DECIDING):
            self._begin()
        while self.table.phase != OVER:
            self.step()

    def _begin(self) -> None:
        table = self.table
        if table.phase == state.LOBBY:
            self.do(next(user for _, user in self._people(table) if user.id == table.host), "start")
            return
        if table.proposal is None:
            self.do(next(user for _, user in self._people(table)), "propose rematch")
        while self.table.phase == OVER:
            self.do(*next(iter(self._votes(self.table))))

    def _choices(self, table: Table) -> Iterator[tuple[User, str]]:
        """What people may do now: answer a question, come back, move."""
        yield from self._votes(table)
        for seat, user in self._people(table):
            if table.seats[seat].bot:
                yield user, "back"
        hand = self.hand
        inside = hand.pause is not None and hand.pause.open
        if table.phase == PLAYING and (self.now >= table.until or inside):
            for seat, user in self._people(table):
                if table.seats[seat].active and (seat in hand.waiting or inside):
                    yield from ((user, move) for move in hand.offered(seat))

    def _votes(self, table: Table) -> Iterator[tuple[User, str]]:
        question = table.proposal
        if question is None or (question.by < 0 and self.now < table.until):
            return
        answer = "no" if question.kind == CLOSE else "yes"
        for seat, user in self._people(table):
            if seat in question.electorate and seat not in (*question.yes, *question.no):
                yield user, f"vote {answer}"

    def _people(self, table: Table) -> Iterator[tuple[int, User]]:
        """Those who have not left, by their seats."""
        for seat, place in enumerate(table.seats):
            if place.user and not place.left:
                yield seat, User(place.user, place.name)
