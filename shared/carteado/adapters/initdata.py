"""Telegram's init data: who opened the mini-app, signed for the bot.

https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app
"""

import hmac
from typing import Annotated, Final
from urllib.parse import parse_qsl

import msgspec

from carteado.app.identity import Visitor
from carteado.table.state import Refused

LONGEST_AGE_S: Final = 3_600
CLOCK_ERROR_S: Final = 60
"""So far in the future may Telegram's clock be."""


class _User(msgspec.Struct):
    id: Annotated[int, msgspec.Meta(ge=1)]
    first_name: str = ""
    username: str = ""
    language_code: str = ""


class InitData:
    """Checks init data for one bot."""

    def __init__(self, bot_token: str) -> None:
        self._key = hmac.digest(b"WebAppData", bot_token.encode(), "sha256")

    def __call__(self, raw: str, now: int) -> Visitor:
        """The visitor that the init data tell of, at ``now`` in milliseconds. Raises Refused."""
        try:
            fields = _fields(raw)
            given = fields.pop("hash").encode()
            date = int(fields["auth_date"])
            if not hmac.compare_digest(given, self._hash(fields)):
                raise Refused("init_data_invalid")
            user = msgspec.json.decode(fields["user"], type=_User)
        except (KeyError, ValueError):
            raise Refused("init_data_invalid") from None
        if not -CLOCK_ERROR_S <= now // 1000 - date <= LONGEST_AGE_S:
            raise Refused("init_data_expired")
        return Visitor(user.id, user.first_name or user.username, user.language_code, fields.get("start_param", ""))

    def _hash(self, fields: dict[str, str]) -> bytes:
        lines = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
        return hmac.digest(self._key, lines.encode(), "sha256").hex().encode()


def _fields(raw: str) -> dict[str, str]:
    pairs = parse_qsl(raw, keep_blank_values=True, strict_parsing=True, errors="strict")
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a field twice")
    # Signed are lines of ``name=value``: each must have one reading.
    if any("=" in name or "\n" in name + value for name, value in pairs):
        raise ValueError("a field inside another")
    return fields
