"""An application served over HTTP on this machine while a test runs."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.applications import Starlette


@contextmanager
def serving(application: Starlette) -> Iterator[str]:
    """Gives the address."""
    listener = socket.create_server(("127.0.0.1", 0))
    # The bot keeps its connections for 15 s, and does not see that one was closed while nobody asked it anything.
    server = uvicorn.Server(uvicorn.Config(application, log_level="warning", timeout_keep_alive=60))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
