"""Virtual time and tasks: one thread, one thing at a time; what comes next is the seed's choice alone.

A task is a greenlet that runs until it waits. The handlers under test are plain blocking code and stay so: they wait
inside their ports.
"""

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from random import Random
from typing import Any

from aws_lambda_powertools.event_handler.api_gateway import BaseRouter
from greenlet import GreenletExit, getcurrent, greenlet

START_MS = 1_764_000_000_000

# There from the beginning, as it is after a first request.
BaseRouter.current_event = BaseRouter.lambda_context = None  # type: ignore[assignment]


class Killed(BaseException):
    """The sandbox of an invocation is gone. No code under test catches it, and none of its calls has an effect now."""


class Task(greenlet):
    """A line of execution; ``subject`` is what it works for."""

    def __init__(self, kernel: "Kernel", run: Callable[[], None], subject: Any) -> None:
        super().__init__(run, kernel.hub)
        self.subject = subject


class Kernel:
    """Runs what is on the agenda in the order of time; things of the same millisecond in any order."""

    def __init__(self, rng: Random) -> None:
        self.now = START_MS
        self.hub = getcurrent()
        self._rng = rng
        self._agenda: list[tuple[int, float, int, Callable[[], object]]] = []
        self._count = 0
        self._tasks: list[Task] = []
        self._stopped = False

    def stop(self) -> None:
        """Do nothing any more."""
        self._stopped = True
        self._agenda.clear()

    def end_tasks(self) -> None:
        """End the tasks that still wait: now, and not whenever the garbage is collected, in the midst of other work."""
        for task in self._tasks:
            if not task.dead:
                task.throw(GreenletExit)
        self._tasks.clear()

    def at(self, time: int, action: Callable[[], object]) -> None:
        """Do something at a time, in milliseconds."""
        self._count += 1
        heappush(self._agenda, (max(time, self.now), self._rng.random(), self._count, action))

    def after(self, ms: int, action: Callable[[], object]) -> None:
        """Do something later."""
        self.at(self.now + ms, action)

    def spawn(self, run: Callable[[], None], subject: Any = None) -> Task:
        """Begin a task at this moment."""
        task = Task(self, run, subject)
        self._tasks.append(task)
        self.after(0, task.switch)
        return task

    def wait(self, ms: int) -> None:
        """Let time pass for the running task; others run meanwhile."""
        task = getcurrent()
        self.after(ms, task.switch)
        self.park()

    def wait_for(self, box: "Box", ms: int) -> Any:
        """What comes into the box, or None when it has not come by then."""
        if not box.full:
            task, waiting = getcurrent(), [True]

            def go_on() -> None:
                if waiting:
                    waiting.clear()
                    task.switch()

            box.wake = lambda: self.after(0, go_on)
            self.after(ms, go_on)
            self.park()
        return box.content

    def run(self, until: int) -> None:
        """Run everything up to a time, or until nothing is left to do."""
        while not self._stopped and self._agenda and self._agenda[0][0] <= until:
            self.now, _, _, action = heappop(self._agenda)
            action()
        self.now = max(self.now, until)

    def park(self) -> Any:
        """Give way until somebody switches to the running task; what he says then. What libraries keep a process long
        for the running request must be found again on return.
        """
        request = BaseRouter.current_event, BaseRouter.lambda_context
        loop = asyncio._get_running_loop()
        asyncio._set_running_loop(None)
        try:
            return self.hub.switch()
        finally:
            asyncio._set_running_loop(loop)
            BaseRouter.current_event, BaseRouter.lambda_context = request


class Box:
    """Something that will come, once."""

    def __init__(self) -> None:
        self.full = False
        self.content: Any = None
        self.wake: Callable[[], None] | None = None

    def put(self, content: Any) -> None:
        """The first content stays; whoever waits for it goes on."""
        if not self.full:
            self.full, self.content = True, content
            if self.wake is not None:
                self.wake()
