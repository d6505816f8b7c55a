"""The local room in a process of its own."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Server:
    """A room that is open."""

    url: str
    pid: int

    def cpu_seconds(self) -> float:
        """Processor time that it has used, in whole seconds."""
        asked = ["ps", "-o", "cputimes=", "-p", str(self.pid)]
        return float(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)


@contextmanager
def room(log: IO[bytes]) -> Iterator[Server]:
    """A room on a free port of this machine alone, until the end; what it says goes to the log."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    ours = {"PATH": os.environ["PATH"], "PYTHONPATH": f"{ROOT}:{ROOT / 'shared'}", "PORT": str(port)}
    process = subprocess.Popen([sys.executable, "-m", "local"], cwd=ROOT, env=ours, stdout=subprocess.PIPE, stderr=log)
    assert process.stdout is not None
    try:
        assert process.stdout.readline().startswith(b"Carteado is open")
        yield Server(f"http://127.0.0.1:{port}", process.pid)
    finally:
        process.kill()
        process.wait()
