"""Runs the functions as Lambda does: each has one container, which takes one event at a time."""

import asyncio
import importlib
import logging
from collections.abc import Callable
from typing import Any

from aws_lambda_powertools.metrics.provider.cloudwatch_emf import cloudwatch

from local.events import Context, Event
from local.template import Function

log = logging.getLogger("local")

Answer = Any

# Figures go to CloudWatch as lines on standard output; a developer's terminal has no use for them.
cloudwatch.print = lambda *_: None  # type: ignore[attr-defined]


class Runtime:
    """All functions of the template, imported on their first event."""

    def __init__(self, functions: dict[str, Function]) -> None:
        self._functions = functions
        # Powertools keeps the running request in its classes, so two at once would mix.
        self._containers = {name: asyncio.Lock() for name in functions}

    async def invoke(self, name: str, event: Event) -> Answer:
        """Give the function an event; its answer. Raises what the handler raises, with a log line."""
        function = self._functions[name]
        async with self._containers[name]:
            try:
                return await asyncio.to_thread(lambda: _handler(function)(event, Context(name, function.timeout)))
            except Exception:
                log.exception("%s failed", name)
                raise

    async def warm_up(self) -> None:
        """Import all functions ahead of their first events, the slow ones last."""
        for name, function in self._functions.items():
            async with self._containers[name]:
                await asyncio.to_thread(_handler, function)


def _handler(function: Function) -> Callable[[Event, Context], Answer]:
    handler: Callable[[Event, Context], Answer] = getattr(importlib.import_module(function.module), function.handler)
    return handler
