"""Whole matches of people in a group: how much of them its chat gets, however long and however fast they play."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from carteado.adapters.memory import FakeChance
from carteado.app import tables
from carteado.table import views
from carteado.table.state import User
from local.chats import Person
from tests.telegram.conftest import ANA, GROUP, RUI, Room

FOUR = (ANA, RUI, Person(103, "Bia"), Person(104, "Zé"))
MOST_MESSAGES, MOST_CALLS, PACE_S = 3, 20, 3
MOST_MOVES = 3_000


class Table:
    """People at a table in the group, who play at the pace of people; the stream tells notify of every change."""

    def __init__(self, room: Room, game: str, people: tuple[Person, ...], seed: int = 1) -> None:
        self.room, self.people, self.random = room, people, Random(seed)
        for function in (room.bot, room.notify):
            function.wiring.world = replace(function.wiring.world, chance=FakeChance(seed))
        room.say(f"/{game} {len(people)}", person=people[0])
        room.later(4_000)
        self.id = room.table_in()
        for seat, person in enumerate(people[1:], 1):
            self.act(person, f"sit {seat}")
        self.moves = 0

    def act(self, person: Person, text: str) -> None:
        self.room.act(self.id, text, person)
        self.room.told(self.id)

    def views(self) -> dict[int, Any]:
        """What the app shows each seat now; nobody can act while something is still being shown."""
        world, now = self.room.bot.wiring.world, self.room.clock.now()
        tables.look(world, User("g1", "Eva"), self.id)  # what is overdue is done, as by the clock's wake-up
        loaded = world.store.load(self.id)
        assert loaded is not None
        states = views.states(loaded.table, range(len(self.people)), now)
        return {seat: state["frames"][-1]["view"] for seat, state in states.items() if loaded.table.until <= now}

    def play(self) -> bool:
        """One person does something that he may; whether the match is still on."""
        for seat, view in self.views().items():
            question = view["proposal"]
            if view["phase"] == "over":
                return False
            if question and seat in question["electorate"] and seat not in question["yes"]:
                self.act(self.people[seat], "vote yes")
                return True
            if view["hand"]["legal"] and str(seat) in view["hand"]["waiting"]:
                self.act(self.people[seat], self.random.choice(view["hand"]["legal"]))
                self.moves += 1
                return True
        return True

    def play_match(self, think_ms: tuple[int, int]) -> None:
        self.act(self.people[0], "start")
        for _ in range(MOST_MOVES):
            self.room.later(self.random.randrange(*think_ms) // 1_000 * 1_000)
            if not self.play():
                break
        self.room.later(10_000)


@pytest.mark.parametrize(("game", "think_ms"), [("sueca", (3_000, 6_000)), ("truco", (5_000, 9_000))])
def test_a_match_of_four_costs_the_group_few_messages_and_calls(
    room: Room, game: str, think_ms: tuple[int, int]
) -> None:
    table = Table(room, game, FOUR)
    table.play_match(think_ms)
    chat = room.chats.all[GROUP]
    times = [call.time for call in chat.calls]
    figures = f"{len(room.posted())} messages, {len(times)} calls, {chat.busiest_minute()} in the busiest minute"
    print(f"{game}: {table.moves} moves, {figures}")
    assert "Fim de jogo! Deu" in room.posted()[-1].text
    assert len(room.posted()) <= MOST_MESSAGES
    assert chat.busiest_minute() <= MOST_CALLS
    assert min(after - before for before, after in pairwise(times)) >= PACE_S


def test_two_tables_of_a_group_share_its_pace_and_neither_starves(room: Room) -> None:
    one, other = Table(room, "bisca", FOUR[:2]), Table(room, "bisca", FOUR[2:], seed=2)
    for table in (one, other):
        table.act(table.people[0], "start")
    for _ in range(60):
        room.later(1_000)
        for table in (one, other):
            table.play()
    edits = [message.edits for message in room.posted()]
    assert min(edits) * 2 >= max(edits) > 0
    chat = room.chats.all[GROUP]
    assert chat.busiest_minute() <= MOST_CALLS
    room.later(10_000)
    for table, message in zip((one, other), room.posted(), strict=True):
        deal = table.views()[0]["deal"]
        assert f"{deal}ª mão" in message.text
