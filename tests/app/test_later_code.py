"""A table that later code has written: "try again" on every way to it, and not a byte of it is changed."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from carteado.adapters.tokens import Tokens
from carteado.app import erasure, history, tables, watching
from carteado.app.chat import telling
from carteado.app.chat.channel import Courier, Links
from carteado.app.ports import ChatMessage
from carteado.app.tries import Busy
from carteado.table import state
from carteado.table.state import NewerSchema
from tests.app.party import ANA, RUI, Party

Fields = list[Any]


class Nobody:
    """A channel that nothing may be sent by."""

    def send(self, *_: object) -> int:
        raise AssertionError("sent")

    def edit(self, *_: object) -> None:
        raise AssertionError("edited")


def raised(fields: Fields) -> None:
    fields[0] = state.SCHEMA + 1


def longer(fields: Fields) -> None:
    fields.append("something new")


@pytest.fixture(params=[raised, longer], ids=lambda change: change.__name__)
def party(request: pytest.FixtureRequest) -> Party:
    """In the midst of a hand, a wake-up on its way, shown in a chat, watched, and overdue."""
    party = Party().start()
    party.watch(RUI, "socket")
    party.world.store.attach(party.id, ChatMessage(-100, 7, "en"))
    lies = party.world.store.items[f"T#{party.id}", "TABLE"]
    fields = msgspec.msgpack.decode(lies["body"]["B"])
    request.param(fields)
    lies["body"] = {"B": msgspec.msgpack.encode(fields)}
    party.world.clock.advance(600_000)
    return party


WAYS: dict[str, Callable[[Party], Any]] = {
    "act": lambda party: tables.act(party.world.ports, ANA, party.id, tables.ops.Op("op000000", 1, "play 7h")),
    "look": lambda party: tables.look(party.world.ports, ANA, party.id),
    "wake": lambda party: tables.wake(party.world.ports, *party.world.queue.waiting[0][1:]),
    "records": lambda party: history.matches(party.world.ports, party.id),
    "watch": lambda party: watching.admit(party.world.ports, Tokens("s" * 32), ANA, party.id),
    "erase": lambda party: erasure.erase(party.world.ports, ANA),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_it_is_left_alone(party: Party, way: Callable[[Party], Any]) -> None:
    before, heard = party.stored, dict(party.world.sockets.received)
    with pytest.raises(Busy):
        way(party)
    assert party.stored == before
    assert party.world.sockets.received == heard


def test_its_chat_is_told_when_the_new_code_is_there(party: Party) -> None:
    before = party.stored
    with pytest.raises(NewerSchema):  # the change comes again
        telling.tell_change(Courier(party.world.ports, Nobody(), Links("bot", "app", str), lambda _: str), party.id)
    assert party.stored == before


def test_it_is_missing_in_the_lists_of_its_people(party: Party) -> None:
    other = Party.open(party.world, ANA)
    before = party.stored
    assert [line["table"] for line in history.tables(party.world.ports, ANA)] == [other]
    assert party.stored == before
