"""The bodies of requests, as docs/protocol.md has them: strict forms, nothing more and nothing else."""

import re
from base64 import b64decode
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

from carteado.fairness import ENTROPY_BYTES
from carteado.games.base import Options
from carteado.table.ops import Op
from carteado.table.state import Refused

LARGEST: Final = 8_192
"""Bytes of a body."""

_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,3}")

Form = TypeVar("Form")
Word = Annotated[str, Meta(min_length=1, max_length=32)]
Entropy = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{22}\Z")]
"""Sixteen random bytes in base64url."""


class Arrival(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/session``: one of both."""

    init_data: Annotated[str, Meta(max_length=4_096)] = ""
    name: Annotated[str, Meta(max_length=256)] = ""

    def __post_init__(self) -> None:
        if bool(self.init_data) == bool(self.name):
            raise ValueError("either init_data or name")


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/tables``."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=8)]
    entropy: Entropy
    options: Options = {}
    clock: Word = "30"
    recall: bool = False


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/ops``."""

    op: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{8,22}\Z")]
    turn: Annotated[int, Meta(ge=0)]
    text: Annotated[str, Meta(min_length=1, max_length=64)]
    entropy: Entropy | None = None

    def as_op(self) -> Op:
        """The op that the body asks for."""
        return Op(self.op, self.turn, self.text, random_bytes(self.entropy) if self.entropy else b"")


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/tables/{id}/talk``."""

    phrase: Word


def filled(form: type[Form], body: str | None, base64: bool | None) -> Form:
    """The form filled in by a body as API Gateway hands it over. Raises Refused."""
    try:
        raw = b64decode(body or "", validate=True) if base64 else (body or "").encode()
        if len(raw) > LARGEST:
            raise Refused("too_large")
        return msgspec.json.decode(raw, type=form)
    except (ValueError, RecursionError):
        raise Refused("bad_request") from None


def table_id(text: str) -> str:
    """An id that a table may have. Raises Refused, as for a table that there is not."""
    if not _TABLE_ID.fullmatch(text):
        raise Refused("not_found")
    return text


def number(text: str) -> int:
    """The number that a match or a deal may have. Raises Refused, as for one that there is not."""
    if not _NUMBER.fullmatch(text):
        raise Refused("not_found")
    return int(text)


def random_bytes(entropy: str) -> bytes:
    """The bytes of a player's part of the shuffle."""
    return b64decode(entropy + "==", altchars=b"-_")[:ENTROPY_BYTES]
