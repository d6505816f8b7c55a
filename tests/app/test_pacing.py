"""What comes too early for a chat waits in the queue: once a message, however many race for the chat."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from carteado.adapters.memory import FakeWorld
from carteado.app.chat import pacing
from carteado.app.ports import CARD, Chat, Errand

GROUP = -1001
EDIT = Errand(CARD, "table", GROUP)


@pytest.fixture
def world() -> FakeWorld:
    return FakeWorld()


def takes(world: FakeWorld, errand: Errand) -> bool:
    return pacing.take_turn(world.ports, errand)


def come(world: FakeWorld, ms: int = pacing.GROUP_PACE_MS) -> list[Errand]:
    """What the queue brings when that time has passed."""
    world.clock.advance(ms)
    return world.queue.deliver_errands()


def waited(world: FakeWorld) -> Errand:
    """The errand that comes after one change was told at once, and the next one too early."""
    assert [takes(world, EDIT) for _ in range(2)] == [True, False]
    (errand,) = come(world)
    return errand


def lose_races(world: FakeWorld, count: int) -> None:
    """Another change of the chat comes first, so many times."""
    save: Callable[[Chat], None] = world.store.save_chat
    left = [count]

    def save_chat(chat: Chat) -> None:
        if left[0]:
            left[0] -= 1
            other = world.store.chat(chat.id)
            other.version += 1
            save(other)
        save(chat)

    world.store.save_chat = save_chat  # type: ignore[method-assign]


def test_of_many_changes_one_is_told_now_and_one_errand_tells_the_rest(world: FakeWorld) -> None:
    assert [takes(world, EDIT) for _ in range(5)] == [True, False, False, False, False]
    (errand,) = come(world)
    assert takes(world, errand)
    assert not world.queue.errands


def test_errands_that_were_sent_for_lost_changes_of_the_chat_end_without_others(world: FakeWorld) -> None:
    takes(world, EDIT)
    lose_races(world, 3)
    takes(world, EDIT)
    errands = come(world)
    assert len(errands) == 4
    assert [takes(world, errand) for errand in errands].count(True) == 1
    assert not world.queue.errands


def test_an_errand_that_is_faster_than_the_change_it_was_sent_for_counts(world: FakeWorld) -> None:
    first = waited(world)
    assert takes(world, first)
    world.clock.advance(pacing.GROUP_PACE_MS)
    assert takes(world, replace(EDIT, number=first.number + 1))


def test_an_errand_that_comes_again_because_it_failed_is_done_again(world: FakeWorld) -> None:
    errand = waited(world)
    assert takes(world, errand)
    world.clock.advance(pacing.GROUP_PACE_MS)
    assert takes(world, errand)


def test_an_errand_that_comes_twice_at_once_waits_once(world: FakeWorld) -> None:
    errand = waited(world)
    assert [takes(world, errand) for _ in range(4)] == [True, False, False, False]
    assert len(world.queue.errands) == 1


def test_an_errand_that_got_lost_is_not_waited_for_for_ever(world: FakeWorld) -> None:
    takes(world, EDIT)
    takes(world, EDIT)
    world.queue.errands.clear()
    world.clock.advance(pacing.LOST_MS)
    assert not takes(world, EDIT)
    world.clock.advance(pacing.GROUP_PACE_MS)
    assert takes(world, EDIT)


def test_what_a_chat_expected_long_ago_is_forgotten(world: FakeWorld) -> None:
    for table in "abc":
        takes(world, Errand(CARD, table, GROUP))
    world.clock.advance(2 * pacing.LOST_MS)
    takes(world, EDIT)
    assert not world.store.chat(GROUP).expected
