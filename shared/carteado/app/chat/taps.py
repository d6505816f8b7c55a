"""What the buttons under our messages send to the bot: a text of at most 64 bytes that Telegram brings back."""

import re
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 64
_FORM: Final = re.compile(r"([a-z]+) ([\w-]{16}) (\d{1,6}) ([ -~]*)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Tap:
    """A button that was pressed. Nothing in it is to be trusted: anybody may send any text."""

    verb: str
    """Who handles it, and how: small letters."""
    table: str
    turn: int
    """The table's when the button was made."""
    text: str = ""
    """What else the verb needs, such as an op: printable ASCII."""

    def data(self) -> str:
        """The text for the button. Raises ValueError for what does not fit."""
        data = f"{self.verb} {self.table} {self.turn} {self.text}"
        if len(data) > LONGEST or read(data) != self:
            raise ValueError(f"no button can send {data!r}")
        return data


def read(data: str) -> Tap | None:
    """The tap of a text; None when it is not one of ours."""
    found = _FORM.fullmatch(data)
    if found is None or len(data) > LONGEST:
        return None
    verb, table, turn, text = found.groups()
    return Tap(verb, table, int(turn), text)
