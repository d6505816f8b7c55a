"""What may come out nowhere, or only where it belongs, marked so that any trace of it is known again in any form.

The marks are letters and digits, which neither JSON nor HTML nor percent signs write otherwise. What cannot hold a mark
(numbers of people, addresses of the network, tokens) is looked for as it is. Cards need no mark: twins tell of them.
"""

from base64 import b64encode
from typing import Final

from carteado.fairness import SECRET_BYTES, SEED_BYTES

MARK: Final = "kaNaRi47"
NAME_MARK: Final = "NoMe58x"
"""In everybody's name: it may stand at the table and in the chat's message, and in no line of a log."""

SESSION_SECRET: Final = f"{MARK} of the sessions"
BOT_TOKEN: Final = f"1000001:{MARK}-of-the-bot"
WEBHOOK_SECRET: Final = f"{MARK} of the webhook"
USER_AGENT: Final = f"{MARK} browser"
ADDRESS: Final = "203.0.113.77"
"""From which everybody calls."""


def secret(start: bytes) -> bytes:
    """Seed and salt that begin with these bytes and end with the mark, each of them."""
    mark = MARK.encode()
    return start[: SEED_BYTES - len(mark)] + mark + start[SEED_BYTES : SECRET_BYTES - len(mark)] + mark


def entropy(number: int) -> bytes:
    """A player's part of the shuffle."""
    return f"{number:08}{MARK}".encode()


def forms(text: str) -> set[bytes]:
    """The text as it may come out: plain, in hexadecimal, in base64 of both kinds."""
    data = text.encode()
    inside = {_inside(data, ahead) for ahead in range(3)}
    return {data, data.hex().encode(), data.hex().upper().encode()} | inside | {_url_safe(part) for part in inside}


def _inside(data: bytes, ahead: int) -> bytes:
    """What base64 makes of the data for certain, whatever stands round them, with so many bytes ahead."""
    whole = b64encode(bytes(ahead) + data).rstrip(b"=")
    return whole[-(-ahead * 4 // 3) : len(whole) - bool((ahead + len(data)) % 3)]


def _url_safe(part: bytes) -> bytes:
    return part.translate(bytes.maketrans(b"+/", b"-_"))
