"""The use cases, when everything goes well and when it does not."""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from carteado.adapters.memory import MemoryStore
from carteado.app import accounts, limits, tables
from carteado.app.ports import Conflict
from carteado.app.tables import TurnedDown
from carteado.app.tries import TRIES, Busy
from carteado.table.ops import LOBBY_MS, Op
from carteado.table.state import Refused, User
from tests.app.party import ANA, ENTROPY, RUI, ZE, Party


@pytest.fixture
def party() -> Party:
    """Ana and Rui see their cards; one of them is to lead."""
    made = Party().start()
    made.do(*made.mover())
    return made.show()


# --- a change ---------------------------------------------------------------------------------------------------------


def test_a_move_is_one_read_and_one_write(party: Party) -> None:
    user, move = party.mover()
    op = party.op(move)
    store = party.world.store
    reads, writes = store.read_units, store.write_units
    tables.act(party.world.ports, user, party.id, op)
    assert (store.read_units - reads, store.write_units - writes) == (1, 1)


def test_everybody_is_shown_what_he_may_see(party: Party) -> None:
    for user in (ANA, RUI, ZE):
        party.watch(user, f"socket of {user.name}")
    user, move = party.mover()
    answer = party.do(user, move)
    shown = {name: json.loads(bodies[-1]) for name, bodies in party.world.sockets.received.items()}
    assert shown[f"socket of {user.name}"] == json.loads(json.dumps(answer))
    hands = {name: state["frames"][-1]["view"]["hand"]["hand"] for name, state in shown.items()}
    assert hands["socket of Zé"] is None
    assert set(hands["socket of Ana"]).isdisjoint(hands["socket of Rui"])
    assert {state["version"] for state in shown.values()} == {party.table.version}


def test_a_dead_socket_is_forgotten_and_the_others_are_served(party: Party) -> None:
    for name in ("dead", "deaf", "open"):
        party.watch(ANA, name)
    party.world.sockets.close("dead")
    party.world.sockets.unreachable.add("deaf")
    user, move = party.mover()
    party.do(user, move)
    assert len(party.world.sockets.received["open"]) == 1
    left = {socket.id for socket in party.world.store.load(party.id).sockets}
    assert left == {"deaf", "open"}


class Journal(MemoryStore):
    """Notes what was there at the time of each save."""

    queue: Any
    sockets: Any
    notes: list[tuple[int, int]]

    def save(self, *arguments: Any, **named: Any) -> None:
        self.notes.append((len(self.queue.waiting), sum(map(len, self.sockets.received.values()))))
        super().save(*arguments, **named)


def test_the_wake_up_goes_out_before_the_write_and_the_push_after_it(party: Party) -> None:
    party.watch(ANA, "open")
    party.world.store.__class__ = Journal
    store = party.world.store
    store.queue, store.sockets, store.notes = party.world.queue, party.world.sockets, []
    party.world.queue.waiting.clear()
    party.world.clock.advance(120_000)  # the wake-up in flight is past
    party.look(ANA)
    assert store.notes == [(1, 0)]
    assert len(party.world.sockets.received["open"]) == 1


def test_a_queue_that_is_out_stops_the_change(party: Party) -> None:
    party.world.clock.advance(120_000)
    before = party.stored
    party.world.queue.outages = TRIES
    with pytest.raises(Busy):
        party.look(ANA)
    assert party.stored == before


# --- repeated, lost, racing -------------------------------------------------------------------------------------------


def test_an_op_whose_reply_was_lost_is_applied_once(party: Party) -> None:
    user, move = party.mover()
    op, moves = party.op(move), len(party.table.moves)
    party.watch(ZE, "open")
    party.world.store.lost_replies = 1
    answer = tables.act(party.world.ports, user, party.id, op)
    assert answer["version"] == party.table.version
    assert len(party.table.moves) == moves + 1
    assert len(party.world.sockets.received["open"]) == 1


@pytest.mark.parametrize("settles", ["look", "refused op", "wake-up"])
def test_what_was_due_is_shown_although_the_reply_was_lost(party: Party, settles: str) -> None:
    user, move = party.mover()
    op, due = party.op(move), party.table.due
    party.watch(ZE, "open")
    party.world.clock.advance(due - party.world.clock.now())
    party.world.store.lost_replies = 1
    if settles == "look":
        party.look(ZE)
    elif settles == "refused op":
        with pytest.raises(TurnedDown, match="stale"):
            tables.act(party.world.ports, user, party.id, op)
    else:
        tables.wake(party.world.ports, party.id, due)
    (pushed,) = party.world.sockets.received["open"]
    assert json.loads(pushed)["version"] == party.table.version


def test_a_double_tap_is_applied_once(party: Party) -> None:
    user, move = party.mover()
    op = party.op(move)
    first = tables.act(party.world.ports, user, party.id, op)
    stored = party.stored
    assert tables.act(party.world.ports, user, party.id, op)["version"] == first["version"]
    assert party.stored == stored


def test_an_op_is_known_again_however_long_the_others_went_on() -> None:
    party = Party()
    op = party.op("sit 1")
    tables.act(party.world.ports, RUI, party.id, op)
    for _ in range(20):
        party.world.clock.advance(60_000)
        party.do(ANA, "clock 15")
    version = party.table.version
    assert tables.act(party.world.ports, RUI, party.id, op)["version"] == version


def test_a_request_that_was_held_up_comes_after_later_ones_of_the_same_device_and_many_of_another() -> None:
    party = Party()
    texts = ("sit 1", "clock 15", "clock 60")
    phone = [Op(f"phone{number:03d}", 0, text, ENTROPY) for number, text in enumerate(texts)]
    computer = [Op(f"desk{number:04d}", 0, "clock 30") for number in range(20)]
    for op in (*phone, *computer):
        party.world.clock.advance(60_000)
        tables.act(party.world.ports, ANA, party.id, op)
    version = party.table.version
    for op in phone:
        assert tables.act(party.world.ports, ANA, party.id, op)["version"] == version


def test_an_op_that_was_applied_is_not_charged_again(party: Party) -> None:
    op = party.op("leave")
    tables.act(party.world.ports, RUI, party.id, op)
    spend_all(party, RUI)
    assert tables.act(party.world.ports, RUI, party.id, op)["version"] == party.table.version


def spend_all(party: Party, user: User) -> None:
    """Use up the user's tokens."""
    for _ in range(limits.BURST):
        with suppress(Refused):
            accounts.charge(party.world.ports, user)


def test_of_two_ops_for_one_turn_the_second_is_stale(party: Party) -> None:
    user, move = party.mover()
    first, second = party.op(move), party.op(move)
    tables.act(party.world.ports, user, party.id, first)
    assert party.refusal(user, second) == "stale"


def test_a_foreign_op_id_is_not_ones_own(party: Party) -> None:
    user, move = party.mover()
    other = RUI if user == ANA else ANA
    op = party.op(move)
    tables.act(party.world.ports, user, party.id, op)
    assert party.refusal(other, op) == "stale"


class Race(MemoryStore):
    """Lets somebody else act between a load and its save, once."""

    meanwhile: Iterator[Any]

    def save(self, *arguments: Any, **named: Any) -> None:
        meanwhile, self.meanwhile = self.meanwhile, iter(())
        for action in meanwhile:
            action()
        super().save(*arguments, **named)


def race(party: Party, action: Any) -> None:
    party.world.store.__class__ = Race
    party.world.store.meanwhile = iter([action])


def test_two_who_sit_down_at_once_get_a_seat_and_a_refusal() -> None:
    party = Party()
    race(party, lambda: party.do(ZE, "sit 1"))
    with pytest.raises(TurnedDown) as refused:
        party.do(RUI, "sit 1")
    assert refused.value.code == "seat_taken"
    assert party.table.seats[1].user == ZE.id


def test_a_play_that_loses_to_the_clock_is_stale(party: Party) -> None:
    user, move = party.mover()
    moves = len(party.table.moves)

    def run_out() -> None:
        party.world.clock.advance(100_000)
        party.look(ZE)

    race(party, run_out)
    with pytest.raises(TurnedDown) as refused:
        party.do(user, move)
    assert refused.value.code == "stale"
    assert len(party.table.moves) == moves + 1


def test_a_table_that_is_always_changed_first_is_busy(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def save(*_: Any, **__: Any) -> None:
        tried.append(1)
        raise Conflict

    monkeypatch.setattr(party.world.store, "save", save)
    before = party.stored
    user, move = party.mover()
    with pytest.raises(Busy):
        party.do(user, move)
    assert len(tried) == TRIES
    assert party.stored == before


def test_a_short_outage_is_waited_out(party: Party) -> None:
    user, move = party.mover()
    op = party.op(move)
    party.world.store.outages = TRIES - 1
    assert tables.act(party.world.ports, user, party.id, op)["version"] == party.table.version


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [
    *("", "play", "play 7h 7h", "play Xx", "play\u0000", "play 7h\n", " play 7h", "fly", "choose both", "é" * 64),
    *("sit 0", "start", "bot 1 easy", "back", "vote yes", "propose", "propose rematch", "propose replace 9"),
])  # fmt: skip
def test_a_refused_op_changes_no_byte(party: Party, text: str) -> None:
    for user in (ANA, RUI, ZE):
        assert party.refusal(user, party.op(text))


def test_who_is_refused_what(party: Party) -> None:
    user, move = party.mover()
    other = RUI if user == ANA else ANA
    assert party.refusal(other, party.op(move)) == "not_your_turn"
    assert party.refusal(ZE, party.op(move)) == "not_seated"
    assert party.refusal(user, party.op(move, turn=party.table.turn - 1)) == "stale"
    assert party.refusal(user, party.op(move, turn=party.table.turn + 1)) == "stale"


def test_too_early_a_play_is_told_how_long_to_wait() -> None:
    party = Party()
    party.do(ANA, "bot 1 easy")
    party.do(ANA, "start")
    while party.table.until <= party.world.clock.now():
        party.do(*party.mover())
    turn, left = party.table.turn, party.table.until - party.world.clock.now()
    with pytest.raises(TurnedDown) as refused:
        tables.act(party.world.ports, ANA, party.id, Op("early000", turn, "play 7h"))
    assert (refused.value.code, refused.value.ms) == ("too_early", left)
    assert refused.value.state["frames"]


def test_an_unknown_and_an_expired_table() -> None:
    party = Party()
    party.world.clock.advance(LOBBY_MS)
    for table_id in ("unknown", party.id):
        with pytest.raises(Refused, match="not_found"):
            tables.act(party.world.ports, ANA, table_id, Op("op000001", 0, "start"))
        tables.wake(party.world.ports, table_id, 1)


# --- wake-ups ---------------------------------------------------------------------------------------------------------


def live(party: Party) -> int:
    """Wake-ups in flight that the table will listen to."""
    return sum(due == party.table.wake for _, _, due in party.world.queue.waiting)


def test_a_table_with_a_clock_has_one_live_wake_up_at_all_times() -> None:
    party = Party("15").start()
    for _ in range(60):
        party.world.clock.advance(7_000)
        party.deliver()
        table = party.table
        assert live(party) == (1 if table.due else 0)
        assert not table.due or table.wake <= max(table.due, party.world.clock.now() + 1_000)
    assert party.table.moves


def test_a_quick_match_costs_few_messages(party: Party) -> None:
    sent = 0
    wake = party.world.queue.wake

    def count(*arguments: Any) -> None:
        nonlocal sent
        sent += 1
        wake(*arguments)

    party.world.queue.wake = count  # type: ignore[method-assign]
    for _ in range(20):
        party.do(*party.mover())
        party.deliver()
    assert sent <= 3


@pytest.mark.parametrize("due", [0, 1, -1])
def test_a_wake_up_that_is_not_the_live_one_changes_nothing(party: Party, due: int) -> None:
    party.world.clock.advance(200_000)
    before = party.stored
    tables.wake(party.world.ports, party.id, due or party.table.wake + 1)
    assert party.stored == before


def test_an_early_wake_up_is_sent_again(party: Party) -> None:
    before = party.stored
    tables.wake(party.world.ports, party.id, party.table.wake)
    assert party.stored == before
    assert live(party) == 2


def test_a_doubled_wake_up_acts_once(party: Party) -> None:
    moves = len(party.table.moves)
    party.world.queue.waiting *= 3
    party.world.clock.advance(95_000)
    assert party.deliver() >= 3
    assert len(party.table.moves) == moves + 1


def test_a_wake_up_that_a_faster_clock_has_used_up_is_replaced() -> None:
    party = Party().start()
    party.do(RUI, "propose close")
    expires = party.table.wake
    party.do(ANA, "vote yes")
    party.world.clock.advance(expires - party.world.clock.now())
    tables.wake(party.world.ports, party.id, expires)  # the table is over: there is nothing to do
    party.world.clock.advance(-3_000)  # the next container's clock is slower
    party.do(RUI, "propose rematch")
    assert party.table.wake == party.table.due


def test_a_wait_of_a_day_is_chained() -> None:
    party = Party("day").start()
    for _ in range(24 * 5):
        party.world.clock.advance(900_000)
        party.deliver()
        assert live(party) == (1 if party.table.due else 0)
    assert party.table.moves


def test_a_wake_up_during_an_outage_comes_again(party: Party) -> None:
    party.world.clock.advance(95_000)
    party.world.store.outages = TRIES
    with pytest.raises(Busy):
        tables.wake(party.world.ports, party.id, party.table.wake)


# --- opening ----------------------------------------------------------------------------------------------------------


def test_an_open_table_is_in_its_hosts_list() -> None:
    party = Party()
    assert [table.id for table in party.world.store.tables_of(ANA.id)] == [party.id]


def test_a_table_that_cannot_be_stored_is_busy() -> None:
    party = Party()
    party.world.store.outages = TRIES
    with pytest.raises(Busy):
        tables.open_table(party.world.ports, ANA, "bisca", 2, {}, "30", b"e" * 16)


def test_two_who_open_a_chats_table_at_once_get_one(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    world, store = party.world.ports, party.world.store
    table_id = "abcdefgh01234567"

    def opened_by(user: User) -> None:
        tables.open_table(world, user, "bisca", 4, {}, "30", ENTROPY, for_chat=table_id)

    open_it = store.open

    def overtaken(*given: Any) -> None:
        monkeypatch.setattr(store, "open", open_it)
        opened_by(RUI)
        open_it(*given)

    monkeypatch.setattr(store, "open", overtaken)
    opened_by(ZE)
    loaded = store.load(table_id)
    assert loaded is not None
    assert loaded.table.host == RUI.id
    assert (store.account(RUI.id).tables, store.account(ZE.id).tables) == ([table_id], [])
