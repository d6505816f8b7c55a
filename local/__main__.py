"""``python -m local``: the whole room on this machine, at http://127.0.0.1:8000 (``PORT`` for another).

Without further settings everything is made up: DynamoDB and SQS inside the process (gone when it ends), Telegram on the
page /chat. ``DYNAMODB_ENDPOINT`` names a real DynamoDB; the table is created there. ``BOT_TOKEN`` with ``BOT_USERNAME``
and ``APP_NAME`` takes the real Bot API: updates are fetched by long polling, so the bot answers from here as long as it
has no webhook; the mini-app itself opens from Telegram only at a public address, which BotFather must know.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from local import aws
from local.room import announce, build, settings

HOST = "127.0.0.1"
LONGEST_FRAME = 32 * 1024


def main() -> None:
    port = int(os.environ.get("PORT", "8000"))
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s", datefmt="%H:%M:%S")
    for name in ("uvicorn", "botocore", "aiogram"):
        logging.getLogger(name).setLevel(logging.ERROR)
    listener = _listen(port)
    os.environ |= settings(f"{HOST}:{port}")
    aws.start(f"http://{HOST}:{port}/", os.environ.get("DYNAMODB_ENDPOINT"))
    asyncio.run(_serve(listener, port))


def _listen(port: int) -> socket.socket:
    listener = socket.socket(proto=socket.IPPROTO_TCP)  # or asyncio would not set TCP_NODELAY on what it accepts
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((HOST, port))
    except OSError as error:
        sys.exit(f"port {port} cannot be used ({error.strerror}): try `make run PORT={port + 1}`")
    return listener


class _Server(uvicorn.Server):
    """Stops at a signal as at any other order: no traceback, no exit by the signal."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        host, port = (sockets or [])[0].getsockname()
        print(announce(f"{host}:{port}"), flush=True)

    def _stop(self) -> None:
        self.force_exit, self.should_exit = self.should_exit, True


async def _serve(listener: socket.socket, port: int) -> None:
    config = uvicorn.Config(
        build(f"{HOST}:{port}"),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        timeout_keep_alive=60,  # longer than the bot keeps its connections: it does not see that one was closed
        timeout_graceful_shutdown=1,
    )
    await _Server(config).serve(sockets=[listener])
    sys.stdout.flush()
    os._exit(0)  # all is closed; waiting for imports and taking aiogram's models apart would take seconds


if __name__ == "__main__":
    main()
