"""Time and chance from the operating system."""

import secrets
import time
from random import Random, SystemRandom

from carteado.fairness import SECRET_BYTES


class SystemClock:
    """``Clock`` of carteado.app.ports."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def sleep(self, ms: int) -> None:
        time.sleep(ms / 1000)


class SystemChance:
    """``Chance`` of carteado.table.state."""

    def __init__(self) -> None:
        self.bots: Random = SystemRandom()

    def secret(self) -> bytes:
        return secrets.token_bytes(SECRET_BYTES)
