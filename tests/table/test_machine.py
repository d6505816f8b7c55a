"""Whatever people do, and whenever: a table stays whole, goes on, and shows everybody the same."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from carteado.games import GAMES
from carteado.table import automatic, hands, state
from carteado.table.state import Refused
from tests.table.room import PEOPLE, ZE, Room

EVERYBODY = (*PEOPLE, ZE)
OPS = [
    *(
        "sit 0",
        "sit 1",
        "sit 2",
        "sit 3",
        "leave",
        "back",
        "start",
        "bot 1 easy",
        "bot 3 random",
        "clear 2",
        "switch 0 1",
    ),
    *("option target 6", "option replay_vote majority", "clock 15", "clock none", "recall on"),
    *("propose rematch", "propose close", "propose replace 1", "propose replace 0", "vote yes", "vote no"),
    *("choose copas", "choose draw", "swap", "play 7h", "play Xx", "return 3", "", "dance"),
    *("cut 20", "from top", "trump hearts", "bid 2", "raise", "accept", "run", "resign", "agree", "refuse", "play ?0"),
    *("annul", "denounce 1", "flip 7h", "signal wink ace", "signal wink -", "gesture wink", "gesture moon"),
]


class TableMachine(RuleBasedStateMachine):
    """People act at random moments, also against the rules."""

    @initialize(data=st.data(), seed=st.integers(0, 50), clock=st.sampled_from(["15", "none", "day"]))
    def open(self, data: st.DataObject, seed: int, clock: str) -> None:
        game = data.draw(st.sampled_from(list(GAMES.values())))
        players = data.draw(st.sampled_from(game.players))
        options = {option.key: data.draw(st.sampled_from(option.values)) for option in game.options}
        self.room = Room(players, clock=clock, seed=seed, game=game.id, **options)
        self.promised: dict[int, str] = {}
        self.decks: dict[tuple[int, int], list[int]] = {}

    @rule(user=st.sampled_from(EVERYBODY), text=st.sampled_from(OPS), late=st.booleans())
    def act(self, user, text, late) -> None:
        turn = self.room.table.turn - 1 if late else None
        before = self.room.table.version, state.dump(self.room.table), self.room.table.due
        try:
            self.room.do(user, text, turn=turn)
        except Refused:
            due = before[2]
            assert state.dump(self.room.table) == before[1] or (due and due <= self.room.now)

    @precondition(lambda self: self.room.table.phase == "playing")
    @rule(which=st.integers(0, 9), patience=st.sampled_from([0, 400, 20_000]))
    def play(self, which, patience) -> None:
        """Somebody whose turn it is makes a legal move, perhaps too early."""
        self.room.wait(patience)
        table = self.room.table
        for seat in table.humans() if table.phase == "playing" and self.room.now >= table.until else []:
            legal = self.room.view(seat)["hand"]["legal"]
            if legal:
                user = next(user for user in EVERYBODY if user.id == table.seats[seat].user)
                self.room.do(user, legal[which % len(legal)])
                return

    @rule(ms=st.sampled_from([1, 999, 4000, 16_000, 61_000, 3_600_000]))
    def wait(self, ms) -> None:
        self.room.wait(ms)

    @invariant()
    def stays_small_and_readable(self) -> None:
        if hasattr(self, "room"):
            body = state.dump(self.room.table)
            assert len(body) <= 900
            assert state.dump(state.load(body)) == body

    @invariant()
    def goes_on(self) -> None:
        if not hasattr(self, "room") or self.room.table.phase in ("lobby", "over"):
            return
        table = self.room.table
        hand = hands.current(table, table.until)
        assert any(seat.user and not seat.left for seat in table.seats)
        by_itself = hand.over or automatic.mover(table, hand) is not None
        if table.clock != "none" or table.phase == "deciding" or by_itself:
            assert table.due
        else:
            assert hand.waiting

    @invariant()
    def shows_everybody_the_same_timeline(self) -> None:
        if not hasattr(self, "room"):
            return
        room = self.room
        shown = [room.frames(viewer) for viewer in (None, *range(room.table.players))]
        assert len({tuple((frame["at"], frame["event"]) for frame in frames) for frames in shown}) == 1
        last = shown[0][-1]
        assert last["at"] == max(room.table.at, room.table.until)
        assert last["view"]["phase"] == room.table.phase

    @invariant()
    def promises_one_shuffle_a_match_and_deals_each_hand_once(self) -> None:
        if not hasattr(self, "room"):
            return
        table = self.room.table
        for frame in self.room.frames(None):
            view = frame["view"]
            sealed = view["match"] + (view["phase"] in ("lobby", "over"))
            assert self.promised.setdefault(sealed, view["commitment"]) == view["commitment"]
        if table.deal:
            deck = hands.deals(table).deck(table.deal)
            assert self.decks.setdefault((table.match, table.deal), deck) == deck


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
