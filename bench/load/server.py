"""The local room in a process of its own, its tables in the stand-in for AWS.

The room's own moto copies the whole database for every transaction: with a few hundred items it would be all that is
measured.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.standin import ROOT, free_port, stand_in


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
def room(folder: Path) -> Iterator[Server]:
    """A room on a free port of this machine alone, until the end; the logs go to the folder."""
    with stand_in(folder) as database, (folder / "room.log").open("wb") as log:
        port = free_port()
        ours = {"PATH": os.environ["PATH"], "PYTHONPATH": f"{ROOT}:{ROOT / 'shared'}"}
        ours |= {"PORT": str(port), "DYNAMODB_ENDPOINT": database}
        command = [sys.executable, "-m", "local"]
        process = subprocess.Popen(command, cwd=ROOT, env=ours, stdout=subprocess.PIPE, stderr=log)
        assert process.stdout is not None
        try:
            assert process.stdout.readline().startswith(b"Carteado is open")
            yield Server(f"http://127.0.0.1:{port}", process.pid)
        finally:
            process.kill()
            process.wait()
