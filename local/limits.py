"""What makes the fake Bot API refuse right calls: Telegram's limits, and faults that tests ask for."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

from local.chats import ApiError, Call, Chat

GROUP_LIMIT: Final = (20, 60)
"""Calls in so many seconds."""
PRIVATE_LIMIT: Final = (5, 5)
"""One a second in the long run, a few at once."""


@dataclass(frozen=True)
class Fault:
    """What becomes of a call: with a ``status`` it is not done, else it is done and answered late."""

    status: int = 0
    delay_s: float = 0.0


NO_FAULT: Final = Fault()


class Limited:
    """A server that bears so many calls and no more, and fails when it is told to."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.strict_limits = False
        """Whether Telegram's own limits hold."""
        self.refused = 0
        """Calls that came before a limit was over."""
        self._until: dict[int, float] = {}
        self._faults: list[Fault] = []

    def limit(self, chat_id: int, seconds: int) -> None:
        """Refuse calls for this chat until the time has passed."""
        self._until[chat_id] = self.clock() + seconds

    def fail(self, times: int = 1, status: int = 0, delay_s: float = 0.0) -> None:
        """Let the next calls fail, after those that are to fail already."""
        self._faults += [Fault(status, delay_s)] * times

    def lift_limits(self) -> None:
        """Forget all limits and faults."""
        self.strict_limits = False
        self._until.clear()
        self._faults.clear()

    def fault(self) -> Fault:
        """What becomes of the next call."""
        return self._faults.pop(0) if self._faults else NO_FAULT

    def admit(self, chat: Chat, method: str) -> None:
        """Note a call for a chat. Raises ApiError if it comes too early."""
        now = self.clock()
        left = max(self._until.get(chat.id, now), self._bearable(chat) if self.strict_limits else now) - now
        if left > 0:
            self.refused += 1
            raise ApiError(429, f"Too Many Requests: retry after {ceil(left)}", {"retry_after": ceil(left)})
        chat.calls.append(Call(now, method))

    def _bearable(self, chat: Chat) -> float:
        """When the chat bears another call."""
        calls, seconds = PRIVATE_LIMIT if chat.type == "private" else GROUP_LIMIT
        return chat.calls[-calls].time + seconds if len(chat.calls) >= calls else 0.0
