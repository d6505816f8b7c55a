"""People at a table, acting by the use cases over the strict fakes."""

from typing import Any

from carteado.adapters.memory import FakeWorld
from carteado.app import tables
from carteado.app.ports import Gone, Socket
from carteado.app.tables import TurnedDown
from carteado.table import state
from carteado.table.ops import Op
from carteado.table.state import Refused, Table, User

ANA, RUI, ZE = User("t1", "Ana"), User("t2", "Rui"), User("t3", "Zé")
ENTROPY = b"e" * 16


class Party:
    """Ana and Rui at a table of two; Zé watches."""

    def __init__(self, clock: str = "30", seed: int = 1) -> None:
        self.world = FakeWorld(seed)
        self.id = self.open(self.world, ANA, clock)
        self._ops = 0

    @staticmethod
    def open(world: FakeWorld, user: User, clock: str = "30") -> str:
        """Open a table of two; its id."""
        table: str = tables.open_table(world.ports, user, "bisca", 2, {}, clock, ENTROPY)["table"]
        return table

    def op(self, text: str, turn: int | None = None) -> Op:
        """A new op, at the present turn."""
        self._ops += 1
        return Op(f"op{self._ops:06d}", self.table.turn if turn is None else turn, text, ENTROPY)

    def do(self, user: User, text: str, turn: int | None = None) -> dict[str, Any]:
        """Apply a new op; the state for the user."""
        return tables.act(self.world.ports, user, self.id, self.op(text, turn))

    def refusal(self, user: User, op: Op) -> str:
        """The code of a refusal that leaves the stored bytes as they were."""
        before = self.stored
        try:
            tables.act(self.world.ports, user, self.id, op)
        except (Refused, TurnedDown) as refused:
            assert self.stored == before
            return refused.code
        raise AssertionError(f"{op.text!r} was accepted")

    def start(self) -> "Party":
        """Deal to Ana and Rui, and wait until all is shown."""
        self.do(RUI, "sit 1")
        self.do(ANA, "start")
        return self.show()

    def show(self) -> "Party":
        """Wait until the last frame is shown."""
        self.world.clock.advance(max(0, self.table.until - self.world.clock.now()))
        return self

    def mover(self) -> tuple[User, str]:
        """Whose turn it is, and his first legal move."""
        self.show()
        for user in (ANA, RUI):
            legal = self.look(user)["hand"]["legal"]
            if legal:
                return user, legal[0]
        raise AssertionError("nobody may move")

    def step(self) -> None:
        """Somebody moves, or says yes to what is asked."""
        self.show()
        for seat, user in enumerate((ANA, RUI)):
            view = self.look(user)
            if view["hand"]["legal"]:
                self.do(user, view["hand"]["legal"][0])
                return
            if view["proposal"] and seat not in view["proposal"]["yes"]:
                self.do(user, "vote yes")
                return

    def look(self, user: User) -> dict[str, Any]:
        """The view that the user's last frame shows."""
        view: dict[str, Any] = tables.look(self.world.ports, user, self.id)["frames"][-1]["view"]
        return view

    def watch(self, user: User, socket: str) -> None:
        """Open a socket."""
        self.world.sockets.open(socket)
        opened = Socket(socket, self.id, user.id, self.world.clock.now() + 7_200_000)
        account = self.world.store.account(user.id)
        account.version += 1
        account.sockets.append(opened)
        self.world.store.connect(opened, f"ticket of {socket}", account, [])

    def hears(self, socket: str) -> bool:
        """Whether the socket is open."""
        try:
            self.world.sockets.push(socket, b"{}")
        except Gone:
            return False
        return True

    def deliver(self) -> int:
        """Deliver the wake-ups whose time has come; how many."""
        come = self.world.queue.deliver()
        for table_id, due in come:
            tables.wake(self.world.ports, table_id, due)
        return len(come)

    @property
    def stored(self) -> bytes:
        """The table's item, all of its bytes."""
        return repr(self.world.store.items[f"T#{self.id}", "TABLE"]).encode()

    @property
    def table(self) -> Table:
        """The table as stored."""
        return state.load(self.world.store.items[f"T#{self.id}", "TABLE"]["body"]["B"])
