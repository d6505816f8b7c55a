"""What people are called in chats, alone and in a row."""

import html
import unicodedata
from collections.abc import Sequence
from typing import Final

from carteado.app.chat.channel import Say
from carteado.app.sessions import cleaned

LONGEST_NAME: Final = 40


def listed(names: Sequence[str], say: Say, last: str = "chat-names") -> str:
    """Several things in a row; ``last`` is the message that joins the last one."""
    if len(names) == 1:
        return names[0]
    return say(last, one=", ".join(names[:-1]), other=names[-1])


def harmless(name: str) -> str:
    """A person's name, fit for HTML: nothing hidden, no long tail, apart where it runs from right to left."""
    short = cleaned(name)[:LONGEST_NAME].strip() or "?"
    leftward = any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in short)
    return html.escape(f"{_FIRST_STRONG_ISOLATE}{short}{_POP_ISOLATE}" if leftward else short, quote=False)


_FIRST_STRONG_ISOLATE: Final = "\u2068"
_POP_ISOLATE: Final = "\u2069"
