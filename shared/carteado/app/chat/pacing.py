"""How often a chat may be written to: what is stored of each chat says when it was, and what waits its turn.

Every call to Telegram first takes its turn here, by a conditional write. What comes too early goes through the queue;
meanwhile more of the same need not wait, for what is told in the end is how things stand then.
"""

from typing import Final

from carteado.app.chat.channel import Moved
from carteado.app.ports import Chat, Errand, World
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


def take_turn(world: World, errand: Errand) -> bool:
    """Whether the errand may be done now; if not, it will come through the queue, or never if nobody may write there.

    Raises Busy, and Moved for a chat that has become another.
    """

    def attempt() -> bool:
        chat, now = world.store.chat(errand.chat), world.clock.now()
        if chat.waiting.get(_name(errand), 0) > now - LOST_MS:
            return False
        return _take(world, chat, errand, now)

    return until_written(world, attempt)


def take_come(world: World, errand: Errand) -> bool:
    """The same for an errand that has come through the queue: from now on another like it must wait anew."""

    def attempt() -> bool:
        chat = world.store.chat(errand.chat)
        chat.waiting.pop(_name(errand), None)
        return _take(world, chat, errand, world.clock.now())

    return until_written(world, attempt)


def may_reply(world: World, chat_id: int) -> bool:
    """Whether the bot may answer now what somebody has written there; if so that counts as a call. Raises Busy."""

    def attempt() -> bool:
        chat, now = world.store.chat(chat_id), world.clock.now()
        calls, replies = _lately(chat, chat.calls, now), _lately(chat, chat.replies, now)
        if chat.silent_until > now or len(calls) >= CALLS or len(replies) >= (CALLS if chat_id > 0 else REPLIES):
            return False
        chat.replies = [*replies, now]
        _save(world, chat, now)
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
        chat.version += 1
        world.store.save_chat(chat)

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
    _save(world, chat, now)
    return True


def _queue(world: World, chat: Chat, errand: Errand, delay_ms: int, due: int) -> None:
    """It is sent before the chat is saved: one for a change that is then lost comes in vain and does no harm."""
    world.queue.send(errand, delay_ms)
    chat.waiting[_name(errand)] = due
    chat.version += 1
    world.store.save_chat(chat)


def _save(world: World, chat: Chat, now: int) -> None:
    chat.calls = [*chat.calls, now][-CALLS:]
    chat.version += 1
    world.store.save_chat(chat)


def _name(errand: Errand) -> str:
    return f"{errand.kind} {errand.table} {errand.user}"
