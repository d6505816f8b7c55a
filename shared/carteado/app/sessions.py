"""Who somebody is: Telegram's signed data or a guest's name, exchanged for our own session token."""

import unicodedata
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from carteado.app.accounts import is_void
from carteado.app.identity import Entrance, Session
from carteado.app.ports import Unreachable
from carteado.app.tries import Busy
from carteado.table.state import Refused, User

SESSION_MS: Final = 12 * 3_600_000
RENEWAL_MS: Final = 30 * 86_400_000
"""For so long after its end a guest's token still gives him his id back."""
NAME_LENGTH: Final = 24

_HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cs"})
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their category, but nothing is to be seen."""
_MARKS: Final = frozenset({"Mn", "Me", "Mc"})


@dataclass(frozen=True, slots=True)
class Admission:
    """A new session: its token, and what the start parameter named: a table, or a hand of one."""

    token: str
    session: Session
    start: str | None = None


def admit_visitor(entrance: Entrance, init_data: str) -> Admission:
    """A session for somebody who comes from Telegram. Raises Refused."""
    now = entrance.clock.now()
    visitor = entrance.telegram(init_data, now)
    session = Session(telegram_user(visitor.id, visitor.name, now), guest=False, expires=now + SESSION_MS)
    return Admission(entrance.tokens.session(session), session, entrance.tokens.read_start(visitor.start))


def admit_guest(entrance: Entrance, name: str, old_token: str | None) -> Admission:
    """A session for a guest by name; his old token, even if it ended lately, keeps his id. Raises Refused, Busy."""
    if not entrance.guests:
        raise Refused("guests_closed")
    shown = cleaned(name)
    if not 1 <= len(shown) <= NAME_LENGTH:
        raise Refused("bad_request")
    now = entrance.clock.now()
    guest = _known_guest(entrance, old_token, now) or f"g{urlsafe_b64encode(entrance.chance.secret()[:12]).decode()}"
    session = Session(User(guest, shown, now), guest=True, expires=now + SESSION_MS)
    return Admission(entrance.tokens.session(session), session)


def telegram_user(number: int, name: str, now: int) -> User:
    """The user that a person of Telegram is here, by his id there; Telegram says ``now`` that it is he."""
    return User(f"t{number}", cleaned(name)[:NAME_LENGTH].strip() or str(number), now)


def telegram_id(user: str) -> int:
    """The id of a user in Telegram, which is also that of his private chat with the bot; 0 for anybody else."""
    number = user.removeprefix("t")
    return int(number) if number != user and number.isdecimal() else 0


def cleaned(name: str) -> str:
    """The name without control, direction and invisible characters, blanks run together; empty if nothing shows."""
    kept = "".join(" " if sign in _BLANK else sign for sign in name if sign.isspace() or not _hidden(sign))
    shown = " ".join(unicodedata.normalize("NFC", kept).split())
    return shown if any(unicodedata.category(sign) not in _MARKS for sign in shown) else ""


def _hidden(sign: str) -> bool:
    return unicodedata.category(sign) in _HIDDEN


def _known_guest(entrance: Entrance, token: str | None, now: int) -> str | None:
    if token is None:
        return None
    try:
        session = entrance.tokens.read_session(token, now, RENEWAL_MS)
    except Refused:
        return None
    return session.user.id if session.guest and not _erased(entrance, session.user) else None


def _erased(entrance: Entrance, user: User) -> bool:
    try:
        return is_void(entrance.store.account(user.id), user)
    except Unreachable:
        raise Busy from None
