"""The room's functions over the strict fakes: events in, responses out, a thousand a second."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from carteado.adapters.layout import ACCOUNT
from carteado.adapters.memory import FakeWorld
from carteado.adapters.wiring import Wiring
from carteado.table.state import User
from functions.clock import app as clock
from functions.http import app as http
from functions.socket import app as socket
from tests.functions.room import BOT, ENTROPY, SECRET, Json, Room

ENVIRONMENT = {
    "SOCKET_URL": "wss://room.example/live",
    "SESSION_SECRET": SECRET,
    "GUESTS": "on",
    "BOT_USERNAME": "carteadobot",
    "APP_NAME": "jogar",
    "BOT_TOKEN": BOT,
}
ITEMS = dict[tuple[str, str], Json]


class House(Room):
    """A room whose store, queue and sockets are in memory."""

    def __init__(self, seed: int = 1) -> None:
        self.world = FakeWorld(seed)
        super().__init__(ENVIRONMENT)
        self.clock = self.world.clock

    def wired(self, **changed: str) -> Wiring:
        wiring = Wiring({**ENVIRONMENT, **changed}, self.world.clock)
        wiring.world = self.world.ports
        return wiring

    def item(self, table_id: str) -> Json:
        return self.world.store.items[f"T#{table_id}", "TABLE"]

    def rest(self, *users: User) -> None:
        for user in users:
            self.world.store.items.pop((f"A#{user.id}", ACCOUNT), None)

    @property
    def stored(self) -> ITEMS:
        """All items. The store replaces items and never changes one, so that this stays as it is."""
        return dict(self.world.store.items)

    @stored.setter
    def stored(self, items: ITEMS) -> None:
        self.world.store.items = dict(items)

    @property
    def told(self) -> ITEMS:
        """All items but the accounts, which are charged for what is refused, too."""
        return {address: item for address, item in self.world.store.items.items() if address[1] != ACCOUNT}

    def open_game(self, host: User, game: str, players: int, clock: str = "none", **options: Any) -> str:
        """Open a table of any game; its id."""
        self.rest(host)
        new = {"game": game, "players": players, "clock": clock, "entropy": ENTROPY, "options": options}
        table_id: str = self.call("POST", "/api/tables", new, self.token(host))["table"]
        return table_id

    def view(self, user: User, table_id: str) -> Json:
        """What the user is shown last, once everything has been shown."""
        self.clock.advance(max(0, self.table(table_id).until - self.clock.now()))
        state = self.call("GET", f"/api/tables/{table_id}", token=self.token(user))
        view: Json = state["frames"][-1]["view"]
        return view


@contextmanager
def house(seed: int = 1) -> Iterator[House]:
    """A house with guests and a bot."""
    made = House(seed)
    with ExitStack() as patches:
        for function in (http, socket, clock):
            patches.enter_context(patch.object(function, "wiring", made.wiring))
        yield made
