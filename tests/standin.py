"""Servers in processes of their own, on this machine's own address; first of all ministack, the stand-in for AWS."""

import os
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MINISTACK = ROOT / ".venv/rehearsal/bin/ministack"
ANSWERING_SECONDS = 180
STOP_SECONDS = 20


@contextmanager
def stand_in(folder: Path, **settings: str) -> Iterator[str]:
    """Ministack with an empty account on a free port, stopped at the end; gives its address. Its log goes to folder."""
    port = free_port()
    url = f"http://localhost:{port}"
    ours = environment(BIND_HOST="127.0.0.1", GATEWAY_PORT=str(port), **settings)
    with (folder / "stand-in.log").open("w") as log:
        server = subprocess.Popen([MINISTACK], cwd=folder, env=ours, stdout=log, stderr=log)
        try:
            wait_until_answering(f"{url}/_ministack/health", server)
            yield url
        finally:
            stop(server)


def environment(**more: str) -> dict[str, str]:
    """Ours with credentials that open no real account; functions may keep their byte code, or each start takes long."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("AWS_", "PYTHON"))}
    return ours | {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test"} | more


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_answering(url: str, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + ANSWERING_SECONDS
    while time.monotonic() < deadline:
        assert server.poll() is None, "the server has stopped"
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except OSError:
            time.sleep(0.2)
    raise TimeoutError("the server does not answer")


def stop(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
