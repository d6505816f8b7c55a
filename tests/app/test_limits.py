"""What a user may do at all: how often, and with how many tables."""

from collections.abc import Callable
from contextlib import suppress
from itertools import count

import pytest

from carteado.adapters.memory import FakeWorld, MemoryStore
from carteado.app import limits, tables
from carteado.app.limits import BURST, REFILL_MS, TABLES
from carteado.app.ports import Account
from carteado.app.tables import TurnedDown
from carteado.app.tries import TRIES, Busy
from carteado.bots import LEVELS
from carteado.table import ops, state
from carteado.table.state import NewerSchema, Refused, User
from tests.app.party import ANA, ENTROPY, RUI, ZE, Party

NOW = 1_764_000_000_000


def open_table(world: FakeWorld, user: User = ANA, game: str = "bisca") -> str:
    table: str = tables.open_table(world.ports, user, game, 2, {}, "none", ENTROPY)["table"]
    return table


def places(world: FakeWorld, user: User = ANA) -> list[str]:
    return world.store.account(user.id).tables


# --- the bucket -------------------------------------------------------------------------------------------------------


def taken(account: Account, now: int) -> int:
    """How many tokens can be taken at once."""
    for number in range(2 * BURST):
        try:
            limits.charge(account, now)
        except Refused:
            return number
    raise AssertionError("the bucket has no bottom")


def test_a_full_bucket_is_emptied_and_fills_again() -> None:
    account = Account("t1")
    assert taken(account, NOW) == BURST
    assert taken(account, NOW + REFILL_MS - 1) == 0
    assert taken(account, NOW + REFILL_MS) == 1
    assert taken(account, NOW + 11 * REFILL_MS) == 10
    assert taken(account, NOW + 10_000 * REFILL_MS) == BURST


def test_whoever_is_refused_is_told_when_there_is_a_token_and_loses_none() -> None:
    account = Account("t1")
    taken(account, NOW)
    for _ in range(3):
        with pytest.raises(Refused, match="too_many") as refusal:
            limits.charge(account, NOW + 300)
        assert refusal.value.ms == REFILL_MS - 300
    limits.charge(account, NOW + 300 + refusal.value.ms)


def test_a_clock_that_was_ahead_locks_nobody_out() -> None:
    account = Account("t1")
    limits.charge(account, NOW + 2_000)
    assert taken(account, NOW) == BURST - 1 - 2


# --- what is charged --------------------------------------------------------------------------------------------------


@pytest.fixture
def spent() -> Party:
    """Ana and Rui at a table, Ana without a token."""
    party = Party()
    party.do(RUI, "sit 1")
    account = party.world.store.account(ANA.id)
    account.version += 1
    taken(account, party.world.clock.now())
    party.world.store.save_account(account)
    return party


@pytest.mark.parametrize("text", [
    "sit 1", "leave", "back", "bot 1 easy", "clear 1", "switch 0 1", "option target 6", "clock 60", "start",
    "signal wink ace", "gesture wink", "propose close",
])  # fmt: skip
def test_what_no_match_bounds_is_charged(spent: Party, text: str) -> None:
    before = spent.stored
    with pytest.raises(Refused, match="too_many") as refusal:
        spent.do(ANA, text)
    assert spent.stored == before
    spent.world.clock.advance(refusal.value.ms)
    with suppress(TurnedDown):  # for another reason: not everything can be done in a lobby
        spent.do(ANA, text)


def test_opening_is_charged(spent: Party) -> None:
    with pytest.raises(Refused, match="too_many"):
        open_table(spent.world)
    assert places(spent.world) == [spent.id]


def test_moves_and_votes_are_not_charged() -> None:
    party = Party().start()
    before = party.world.store.account(ANA.id), party.world.store.account(RUI.id)
    while party.table.proposal is None:
        party.step()
    while party.table.proposal is not None:
        party.step()
    assert (party.world.store.account(ANA.id), party.world.store.account(RUI.id)) == before
    assert party.table.deal == 2


def test_every_verb_is_charged_or_bounded_by_the_match() -> None:
    charged = "sit leave back bot clear switch option clock recall start signal gesture propose"
    assert sorted(ops.UNBOUNDED) == sorted(charged.split())


def test_a_host_in_a_hurry_arranges_a_lobby_of_six() -> None:
    world = FakeWorld()
    table = tables.open_table(world.ports, ANA, "triunfo", 6, {}, "30", ENTROPY)["table"]
    taps = [f"bot {seat} {level}" for level in LEVELS for seat in range(1, 6)]
    taps += [f"switch {seat} {other}" for seat in range(1, 4) for other in range(4, 6)]
    taps += [f"clear {seat}" for seat in range(1, 6)]
    taps += [f"clock {clock}" for clock in state.CLOCKS] * 3
    for text in [*taps, "start"]:
        act(world, table, text)  # in no time at all


@pytest.mark.parametrize("outages", range(1, TRIES))
def test_a_charge_survives_an_outage(outages: int) -> None:
    party = Party()
    party.world.store.outages = outages
    party.do(RUI, "sit 1")
    assert party.table.seats[1].user == RUI.id


def test_a_charge_whose_reply_is_lost_stops_nobody() -> None:
    party = Party()
    party.world.store.lost_replies = 1
    party.do(RUI, "sit 1")
    assert party.table.seats[1].user == RUI.id


# --- three open tables ------------------------------------------------------------------------------------------------


@pytest.fixture
def world() -> FakeWorld:
    """Ana has as many open tables as she may."""
    made = FakeWorld()
    for _ in range(TABLES):
        open_table(made)
    return made


def refused(world: FakeWorld) -> bool:
    before = dict(world.store.items)
    try:
        open_table(world)
    except Refused as refusal:
        return refusal.code == "too_many_tables" and world.store.items == before
    return False


numbers = count()


def act(world: FakeWorld, table: str, text: str, user: User = ANA) -> None:
    turn = tables.look(world.ports, user, table)["turn"]
    tables.act(world.ports, user, table, ops.Op(f"op{next(numbers):06d}", turn, text, ENTROPY))


def test_the_fourth_open_table_is_refused(world: FakeWorld) -> None:
    assert refused(world)
    open_table(world, RUI)


def start(world: FakeWorld, table: str) -> None:
    act(world, table, "start")


def leave_the_match(world: FakeWorld, table: str) -> None:
    act(world, table, "sit 1", RUI)
    act(world, table, "start")
    act(world, table, "leave")


def close_the_match(world: FakeWorld, table: str) -> None:
    act(world, table, "sit 1", RUI)
    act(world, table, "start")
    act(world, table, "propose close")
    act(world, table, "vote yes", RUI)


FREES: dict[str, Callable[[FakeWorld, str], object]] = {
    "over": close_the_match,
    "left to bots": lambda world, table: (act(world, table, "start"), act(world, table, "leave")),
    "left in the lobby": lambda world, table: act(world, table, "leave"),
    "left in the match": leave_the_match,
    "expired": lambda world, table: world.clock.advance(ops.LOBBY_MS),
    "gone": lambda world, table: world.store.items.pop((f"T#{table}", "TABLE")),
}


@pytest.mark.parametrize("free", FREES.values(), ids=FREES)
def test_a_table_that_is_no_longer_open_frees_its_place(
    world: FakeWorld, free: Callable[[FakeWorld, str], object]
) -> None:
    free(world, places(world)[1])
    assert not refused(world)
    assert len(places(world)) <= TABLES


def test_a_match_that_is_played_keeps_its_place(world: FakeWorld) -> None:
    start(world, places(world)[0])
    assert refused(world)


def test_a_table_of_later_code_keeps_its_place(world: FakeWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    def newer(*_: object) -> None:
        raise NewerSchema

    monkeypatch.setattr(world.store, "load", newer)
    assert refused(world)


class Meanwhile(MemoryStore):
    """Lets something else happen before the next table is opened."""

    action: Callable[[], object] | None

    def open(self, *arguments: object) -> None:
        action, self.action = self.action, None
        if action:
            action()
        super().open(*arguments)  # type: ignore[arg-type]


def test_two_requests_at_once_open_no_fourth() -> None:
    world = FakeWorld()
    for _ in range(TABLES - 1):
        open_table(world)
    world.store.__class__ = Meanwhile
    world.store.action = lambda: open_table(world)  # type: ignore[attr-defined]
    with pytest.raises(Refused, match="too_many_tables"):
        open_table(world)
    assert len(places(world)) == len(world.store.tables_of(ANA.id)) == TABLES


def test_a_table_whose_reply_was_lost_is_opened_once() -> None:
    world = FakeWorld()
    world.store.lost_replies = 1
    table = open_table(world)
    assert places(world) == [table]
    assert [found.id for found in world.store.tables_of(ANA.id)] == [table]


def test_a_table_that_is_refused_costs_no_place_and_no_token() -> None:
    world = FakeWorld()
    with pytest.raises(Refused, match="bad_request"):
        open_table(world, game="chess")
    assert world.store.items == {}


@pytest.mark.parametrize("outages", [TRIES, 3 * TRIES])
def test_an_outage_leaves_nothing_half_opened(outages: int) -> None:
    world = FakeWorld()
    world.store.outages = outages
    with pytest.raises(Busy):
        open_table(world)
    assert world.store.items == {}
    world.store.outages = 0
    open_table(world, ZE)
