"""Whoever wants to be forgotten leaves nothing behind that says who he was, and nobody in his place is stuck."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from carteado.adapters.memory import FakeWorld, MemoryStore
from carteado.adapters.tokens import Tokens
from carteado.app import erasure, sessions, tables, watching
from carteado.app.identity import Entrance, Visitor
from carteado.app.ports import BOARD, REMINDER, Chat, ChatMessage
from carteado.app.tables import TurnedDown
from carteado.app.tries import TRIES, Busy
from carteado.table.ops import Op
from carteado.table.state import LOBBY, OVER, Refused, User
from tests.app.party import ENTROPY, Party
from tests.app.party import RUI as PLAIN_RUI

TOKENS = Tokens("a secret of the room")
GONE = User("t77", "Fulano")


def in_the_lobby() -> Party:
    party = Party(clock="none")
    party.do(GONE, "sit 1")
    return party


def in_a_match() -> Party:
    party = in_the_lobby()
    party.do(HOST, "start")
    return party.show()


def over() -> Party:
    party = in_a_match()
    party.do(HOST, "propose close")
    party.do(GONE, "vote yes")
    assert party.table.phase == OVER
    return party


def with_a_rematch_asked() -> Party:
    party = over()
    party.do(GONE, "propose rematch")
    return party


def away() -> Party:
    party = in_a_match()
    party.do(GONE, "leave")
    return party


HOST = User("t1", "Ana")
SCENES = [in_the_lobby, in_a_match, over, with_a_rematch_asked, away]


def erase(party: Party, user: User = GONE) -> None:
    erasure.erase(party.world.ports, user)


def traces(party: Party, user: User = GONE) -> list[str]:
    """Addresses of items that still hold his id or name, his account and his own list apart."""
    told = (user.id.encode(), user.name.encode())
    return [pk for (pk, _), item in party.world.store.items.items()
            if pk != f"A#{user.id}" and any(word in repr(item).encode() for word in told)]  # fmt: skip


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_tells_of_him(scene) -> None:  # type: ignore[no-untyped-def]
    party = scene()
    assert traces(party)
    erase(party)
    assert traces(party) == []
    assert party.world.store.load(party.id) is not None


def test_in_the_lobby_his_seat_is_empty() -> None:
    party = in_the_lobby()
    erase(party)
    assert party.look(HOST)["seats"][1] is None


def test_a_lobby_that_its_host_leaves_so_has_another() -> None:
    party = in_the_lobby()
    erase(party, HOST)
    assert party.table.host == GONE.id
    erase(party)
    assert party.table.host == ""
    assert party.table.phase == LOBBY


def test_in_a_match_a_bot_plays_on_to_the_end() -> None:
    party = in_a_match()
    erase(party)
    seat = party.look(HOST)["seats"][1]
    assert (seat["kind"], seat["level"]) == ("bot", "easy")
    for _ in range(400):
        if party.table.phase == OVER:
            break
        party.step()
    assert party.table.phase == OVER


def test_on_his_turn_the_bot_plays_at_once() -> None:
    party = in_a_match()
    while "1" not in party.look(HOST)["hand"]["waiting"]:
        party.do(HOST, party.look(HOST)["hand"]["legal"][0])
        party.show()
    erase(party)
    assert "1" not in party.show().look(HOST)["hand"]["waiting"]


def test_a_question_that_waited_for_him_alone_is_decided() -> None:
    party = in_a_match()
    party.do(HOST, "propose close")
    erase(party)
    assert party.table.phase == OVER


def test_a_match_without_people_ends() -> None:
    party = in_a_match()
    erase(party)
    assert party.table.phase != OVER
    erase(party, HOST)
    assert party.table.phase == OVER
    assert party.world.store.records(party.id)  # the secret of its shuffles is published all the same


def test_a_finished_table_shows_a_bot_in_his_place() -> None:
    party = over()
    erase(party)
    assert party.look(HOST)["seats"][1]["kind"] == "bot"


def test_a_host_who_is_no_longer_seated_is_forgotten_too() -> None:
    party = Party(clock="none")
    party.do(GONE, "sit 1")
    party.do(HOST, "start")
    party.show().do(HOST, "leave")
    party.do(GONE, "propose close")
    party.do(GONE, "propose rematch")
    assert party.table.host == HOST.id
    assert party.table.seat_of(HOST.id) is None
    erase(party, HOST)
    assert party.table.host == GONE.id


def test_the_others_see_it_at_once() -> None:
    party = in_a_match()
    party.watch(HOST, "host")
    erase(party)
    assert len(party.world.sockets.received["host"]) == 1


def test_his_sockets_are_closed() -> None:
    party = in_a_match()
    party.watch(GONE, "his")
    erase(party)
    assert party.world.sockets.received["his"] == [b'{"error": "unauthorised"}']
    assert not party.hears("his")
    assert party.world.store.load(party.id).sockets == []


# --- sessions ---------------------------------------------------------------------------------------------------------


def telegram_is_not_asked(*_: object) -> Visitor:
    raise AssertionError


def later(user: User, world: FakeWorld) -> User:
    """The user, come in anew."""
    world.clock.advance(1)
    return replace(user, since=world.clock.now())


def test_a_void_session_does_nothing_that_asks_the_account() -> None:
    party = in_the_lobby()
    ticket = watching.admit(party.world.ports, TOKENS, GONE, party.id)
    erase(party)
    before = dict(party.world.store.items)
    for call in (
        lambda: party.do(GONE, "sit 1"),
        lambda: tables.open_table(party.world.ports, GONE, "bisca", 2, {}, "30", ENTROPY),
        lambda: watching.admit(party.world.ports, TOKENS, GONE, party.id),
        lambda: watching.connect(party.world.ports, TOKENS, ticket, "a"),
    ):
        with pytest.raises(Refused, match="unauthorised"):
            call()
    assert party.world.store.items == before


def test_a_void_session_has_no_seat_to_move_for() -> None:
    party = in_a_match()
    erase(party)
    with pytest.raises(TurnedDown, match="not_seated"):
        party.do(GONE, "play 7h")


def test_whoever_comes_in_again_begins_anew() -> None:
    party = in_the_lobby()
    erase(party)
    party.do(later(GONE, party.world), "sit 1")
    assert party.table.seats[1].user == GONE.id


def test_a_session_of_the_same_moment_is_void() -> None:
    party = Party()
    now = replace(GONE, since=party.world.clock.now())
    erase(party, now)
    with pytest.raises(Refused, match="unauthorised"):
        party.do(now, "sit 1")


def test_an_erased_guest_gets_another_id() -> None:
    world = FakeWorld()
    entrance = Entrance(TOKENS, telegram_is_not_asked, True, world.clock, world.chance, world.store)
    first = sessions.admit_guest(entrance, "Ana", None)
    assert sessions.admit_guest(entrance, "Ana", first.token).session.user == first.session.user
    erasure.erase(world.ports, first.session.user)
    world.clock.advance(1)
    assert sessions.admit_guest(entrance, "Ana", first.token).session.user.id != first.session.user.id


def test_during_an_outage_no_guest_loses_his_id() -> None:
    world = FakeWorld()
    entrance = Entrance(TOKENS, telegram_is_not_asked, True, world.clock, world.chance, world.store)
    first = sessions.admit_guest(entrance, "Ana", None)
    world.store.outages = 1
    with pytest.raises(Busy):
        sessions.admit_guest(entrance, "Ana", first.token)


# --- half done, done twice --------------------------------------------------------------------------------------------


@pytest.fixture
def busy() -> Party:
    """He sits at many tables."""
    party = in_a_match()
    for number in range(22):
        host = User(f"t{200 + number}", f"Host {number}")
        other = Party.open(party.world, host)
        turn = tables.look(party.world.ports, host, other)["turn"]
        tables.act(party.world.ports, GONE, other, Op(f"sit{number:05d}", turn, "sit 1", ENTROPY))
    return party


def test_every_one_of_his_tables_is_cleared(busy: Party) -> None:
    assert len(traces(busy)) > 22
    erase(busy)
    assert traces(busy) == []


class Failing(MemoryStore):
    """Answers so many calls and no more."""

    left: int

    def _pass(self, failure: type[Exception]) -> None:
        self.left -= 1
        if self.left < 0:
            raise failure
        super()._pass(failure)


@pytest.mark.parametrize("calls", range(40))
def test_what_failed_half_way_is_ended_by_the_same_session(busy: Party, calls: int) -> None:
    busy.world.store.__class__ = Failing
    busy.world.store.left = calls  # type: ignore[attr-defined]
    with pytest.raises(Busy):
        erase(busy)
    busy.world.store.__class__ = MemoryStore
    erase(busy)
    assert traces(busy) == []


class Interrupted(MemoryStore):
    """Somebody else comes first, once, before one of its calls."""

    left: int
    comes_first: Callable[[], None]

    def _pass(self, failure: type[Exception]) -> None:
        self.left -= 1
        if self.left == 0:
            self.comes_first()
        super()._pass(failure)


@pytest.mark.parametrize("scene", [in_the_lobby, lambda: Party(clock="none")])
@pytest.mark.parametrize("calls", range(1, 9))
def test_whoever_is_erased_while_he_sits_down_does_not_sit(scene, calls: int) -> None:  # type: ignore[no-untyped-def]
    party = scene()
    op = party.op("sit 1")
    party.world.store.__class__ = Interrupted
    party.world.store.left, party.world.store.comes_first = calls, lambda: erase(party)
    with suppress(Refused, TurnedDown):
        tables.act(party.world.ports, GONE, party.id, op)
    if party.world.store.left > 0:
        erase(party)
    assert traces(party) in ([], [f"U#{GONE.id}"])  # his own list may keep the table until it expires


def test_whoever_moves_while_he_is_erased_is_found_all_the_same() -> None:
    party = in_the_lobby()
    op = party.op("sit 1")
    party.world.store.__class__ = Interrupted
    store = party.world.store
    store.left, store.comes_first = 4, lambda: erasure._void(party.world.ports, GONE, [])
    with pytest.raises(Refused, match="unauthorised"):
        tables.act(party.world.ports, GONE, party.id, op)
    erase(party)
    assert traces(party) == []


@pytest.mark.parametrize("replies", range(1, TRIES))
def test_a_lost_reply_loses_nothing(replies: int) -> None:
    party = in_a_match()
    party.watch(GONE, "his")
    party.world.store.lost_replies = replies
    erase(party)
    assert traces(party) == []
    assert not party.hears("his")


def test_done_twice_it_touches_nothing_of_a_new_life() -> None:
    party = in_the_lobby()
    erase(party)
    party.do(later(GONE, party.world), "sit 1")
    before = dict(party.world.store.items)
    erase(party)
    assert party.world.store.items == before


def test_a_table_that_is_no_longer_there_is_no_trouble() -> None:
    party = in_the_lobby()
    del party.world.store.items[f"T#{party.id}", "TABLE"]
    erase(party)
    assert party.world.store.listed(GONE.id, party.world.clock.now() + 1) == []


def test_nobody_in_particular_can_be_forgotten() -> None:
    party = in_the_lobby()
    before = party.stored
    erase(party, PLAIN_RUI)
    assert party.stored == before


# --- Telegram ---------------------------------------------------------------------------------------------------------


def known_in_telegram(party: Party, user: User = GONE) -> Party:
    """He has a private chat with the bot, which shows him the table."""
    store, number = party.world.store, sessions.telegram_id(user.id)
    store.save_chat(Chat(number, 1, language="es"))
    for kind in (BOARD, REMINDER):
        store.attach(party.id, ChatMessage(number, 5, "es", kind=kind, user=user.id))
    return party


def kept_in_telegram(party: Party) -> list[tuple[str, str]]:
    return [address for address in party.world.store.items if address[1].startswith("CHAT")]


def test_his_chat_and_what_it_showed_him_are_forgotten() -> None:
    party = known_in_telegram(known_in_telegram(in_a_match()), HOST)
    party.world.store.attach(party.id, ChatMessage(-1001, 7, "es"))
    erase(party)
    left = kept_in_telegram(party)
    assert sorted(left) == [("C#1", "CHAT"), *((f"T#{party.id}", f"CHAT#{kind}") for kind in
                            ("board#t1", "card#", "reminder#t1"))]  # fmt: skip


def test_the_change_of_his_table_is_not_told_to_him() -> None:
    party = known_in_telegram(in_a_match())
    attached: list[int] = []
    save = party.world.store.save

    def watched(*arguments: Any, **more: Any) -> None:
        loaded = party.world.store.load(party.id)
        attached.append(len(loaded.messages) if loaded else 0)
        save(*arguments, **more)

    party.world.store.save = watched  # type: ignore[method-assign]
    erase(party)
    assert attached == [0]


def test_a_void_session_leaves_the_chat_of_a_new_life_alone() -> None:
    party = known_in_telegram(in_a_match())
    erase(party)
    party.world.store.save_chat(Chat(sessions.telegram_id(GONE.id), 1, language="en"))
    erase(party)
    assert kept_in_telegram(party) == [("C#77", "CHAT")]


@pytest.mark.parametrize("outage", range(1, 12))
def test_an_outage_leaves_nothing_of_his_chat_in_the_end(outage: int) -> None:
    party = known_in_telegram(in_a_match())
    party.world.store.__class__ = Failing
    party.world.store.left = outage  # type: ignore[attr-defined]
    with suppress(Busy):
        erase(party)
    party.world.store.__class__ = MemoryStore
    erase(party)
    assert kept_in_telegram(party) == []
