"""What runs beside the server goes on, whatever happens to it."""

import asyncio

import pytest

from local import server
from local.runtime import Runtime
from local.template import Template

TEMPLATE = Template()


def test_a_fault_is_logged_and_the_work_begins_anew(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server, "ANEW_SECONDS", 0)
    begun: list[int] = []

    async def serve() -> None:
        again = asyncio.Event()

        async def fails_once() -> None:
            begun.append(len(begun))
            if len(begun) == 1:
                raise RuntimeError("lost its place")
            again.set()

        runtime = Runtime(TEMPLATE.functions)
        app = server.application(TEMPLATE, runtime, [], [fails_once], "ws://127.0.0.1:8000")
        async with app.router.lifespan_context(app):
            await asyncio.wait_for(again.wait(), 10)
            await asyncio.sleep(0)

    asyncio.run(serve())
    assert begun == [0, 1]  # what has come to its end stays there
    assert "lost its place" in caplog.text
