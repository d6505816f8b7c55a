"""How often a chat may be written to: what is stored of each chat says when it was, and what waits its turn.

Every call to Telegram first takes its turn here, by a conditional write. What comes too early goes through the queue;
meanwhile more of the same need not wait, for what is told in the end is how things stand then.
"""

from dataclasses import replace
from typing import Final

from carteado.app.chat.channel import Moved
from carteado.app.ports import Chat, Errand, Expected, World
from carteado.app.tries import until_written

GROUP_PACE_MS: Final = 3_000
PRIVATE_PACE_MS: Final = 1_000
CALLS: Final = 20
"""To one group within a minute; to a person as many as the pace lets through."""
REPLIES: Final = 10
"""Of these at most so many answer what people write in a group: the rest is for its tables."""
MINUTE_MS: Final = 60_000
LOST_MS: Final = 900_000
"""An errand that has not come so long after its time never will."""
NUMBERS: Final = 1 << 31


def take_turn(world: World, errand: Errand) -> bool:
    """Whether the errand may be done now; if not, one like it will come through the queue, or never if nobody may write
    there.

    Raises Busy, and Moved for a chat that has become another.
    """

    def attempt() -> bool:
        chat, now = world.store.chat(errand.chat), world.clock.now()
        expected = chat.expected.get(_name(errand))
        if expected is not None and _is_needless(errand, expected, now):
            return False
        if expected is not None:
            chat.expected[_name(errand)] = replace(expected, come=True)
        return _take(world, chat, errand, now)

    return until_written(world, attempt)


def may_reply(world: World, chat_id: int) -> bool:
    """Whether the bot may answer now what somebody has written there; if so that counts as a call. Raises Busy."""

    def attempt() -> bool:
        chat, now = world.store.chat(chat_id), world.clock.now()
        calls, replies = _lately(chat, chat.calls, now), _lately(chat, chat.replies, now)
        if chat.silent_until > now or len(calls) >= CALLS or len(replies) >= (CALLS if chat_id > 0 else REPLIES):
            return False
        chat.replies = [*replies, now]
        _count_call(world, chat, now)
        return True

    return until_written(world, attempt)


def postpone(world: World, errand: Errand, delay_ms: int, silent: bool = False) -> None:
    """Let the errand come later; ``silent``: and nothing else be written there before. Raises Busy."""

    def attempt() -> None:
        chat, due = world.store.chat(errand.chat), world.clock.now() + delay_ms
        if silent:
            chat.silent_until = max(chat.silent_until, due)
        _queue(world, chat, errand, delay_ms, due)

    until_written(world, attempt)


def silence(world: World, chat_id: int, ms: int) -> None:
    """Telegram asks not to write there for so long. Raises Busy."""

    def attempt() -> None:
        chat = world.store.chat(chat_id)
        chat.silent_until = max(chat.silent_until, world.clock.now() + ms)
        _save(world, chat)

    until_written(world, attempt)


def free_at(chat: Chat, now: int) -> int:
    """When the chat may be written to by itself; not before now."""
    pace = PRIVATE_PACE_MS if chat.id > 0 else GROUP_PACE_MS
    last = chat.calls[-1] + pace if chat.calls else 0
    full = chat.calls[-CALLS] + _span_ms(chat) if len(chat.calls) >= CALLS else 0
    return max(now, last, full, chat.silent_until)


def _span_ms(chat: Chat) -> int:
    """In which the chat bears CALLS."""
    return CALLS * PRIVATE_PACE_MS if chat.id > 0 else MINUTE_MS


def _lately(chat: Chat, times: list[int], now: int) -> list[int]:
    return [at for at in times if at > now - _span_ms(chat)]


def _take(world: World, chat: Chat, errand: Errand, now: int) -> bool:
    if chat.moved:
        raise Moved(chat.moved)
    if chat.barred:
        return False
    free = free_at(chat, now)
    if free > now:
        _queue(world, chat, errand, free - now, free)
        return False
    _count_call(world, chat, now)
    return True


def _is_needless(errand: Errand, expected: Expected, now: int) -> bool:
    """Whether another errand like it is on its way: this one was sent for a change of the chat that was lost, and done
    all the same it would beget more of its kind than it ends.

    One that its chat does not know while nothing is on its way may have been faster than the change it was sent for.
    """
    return errand.number != expected.number and expected.due > now - LOST_MS and not expected.come


def _queue(world: World, chat: Chat, errand: Errand, delay_ms: int, due: int) -> None:
    """It is sent before the chat is saved: the chat never expects one that does not come."""
    number = world.chance.bots.randrange(1, NUMBERS)
    world.queue.send(replace(errand, number=number), delay_ms)
    chat.expected[_name(errand)] = Expected(number, due)
    _save(world, chat)


def _count_call(world: World, chat: Chat, now: int) -> None:
    chat.calls = [*chat.calls, now][-CALLS:]
    chat.expected = {name: it for name, it in chat.expected.items() if it.due > now - LOST_MS}
    _save(world, chat)


def _save(world: World, chat: Chat) -> None:
    chat.version += 1
    world.store.save_chat(chat)


def _name(errand: Errand) -> str:
    return f"{errand.kind} {errand.table} {errand.user}"
