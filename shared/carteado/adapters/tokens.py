"""Our own signed texts: session tokens, tickets for sockets, start parameters of links.

``s2.CLAIMS.MAC`` and ``k2.CLAIMS.MAC``: the prefix names kind and version, the claims are JSON in base64url, and the
MAC (HMAC-SHA256 in base64url) covers everything before it as it is written. MACs are compared as text, so that a text
has one form only.
"""

import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final

from carteado.app.identity import Session, Ticket
from carteado.table.state import Refused, User

_SESSION: Final = "s2"
_TICKET: Final = "k2"
_START: Final = "t_"
_START_MAC_BYTES: Final = 12
"""A link is to be short, and guessing is slow: each guess is a request."""
_START_MAC_LENGTH: Final = 16
_ID_BYTES: Final = 12


class Tokens:
    """``Tokens`` of carteado.app.identity."""

    def __init__(self, secret: str) -> None:
        if len(secret) < 16:
            raise ValueError("the session secret needs 16 characters or more")
        self._key = secret.encode()

    def session(self, session: Session) -> str:
        """The token of a session."""
        return self._sealed(_SESSION, [*_claims(session.user), int(session.guest), session.expires])

    def read_session(self, token: str, now: int, grace: int = 0) -> Session:
        """The session of a token that has not ended, or ended at most ``grace`` ms ago. Raises Refused."""
        *user, guest, expires = self._opened(_SESSION, token)
        if now >= expires + grace:
            raise Refused("unauthorised")
        return Session(User(*user), bool(guest), expires)

    def ticket(self, ticket: Ticket) -> str:
        """The ticket as text that fits a query string."""
        claims = [*_claims(ticket.user), ticket.table, ticket.expires, ticket.origin, ticket.mark]
        return self._sealed(_TICKET, claims)

    def read_ticket(self, text: str, now: int) -> Ticket:
        """The ticket of a text, if it has not ended. Raises Refused."""
        *user, table, expires, origin, mark = self._opened(_TICKET, text)
        if now >= expires:
            raise Refused("unauthorised")
        return Ticket(User(*user), table, expires, origin, mark)

    def start(self, place: str) -> str:
        """A start parameter that names the table, or a hand of it: ``A-Za-z0-9_-`` only, as Telegram wants it."""
        return _START + place + self._start_mac(place)

    def read_start(self, parameter: str) -> str | None:
        """What a start parameter names; None when it is not one of ours."""
        named, mac = parameter[:-_START_MAC_LENGTH], parameter[-_START_MAC_LENGTH:]
        place = named.removeprefix(_START)
        ours = named.startswith(_START) and _same(mac, self._start_mac(place))
        return place if ours else None

    def named(self, occasion: str) -> str:
        """The id of the table that is opened on an occasion: the same each time, and for nobody else to guess."""
        return _text(self._mac(f"table {occasion}")[:_ID_BYTES])

    def _start_mac(self, place: str) -> str:
        return _text(self._mac(_START + place)[:_START_MAC_BYTES])

    def _sealed(self, kind: str, claims: list[Any]) -> str:
        body = _bytes(json.dumps(claims, ensure_ascii=False, separators=(",", ":")))
        signed = f"{kind}.{_text(body)}"
        return f"{signed}.{_text(self._mac(signed))}"

    def _opened(self, kind: str, text: str) -> list[Any]:
        signed, _, mac = text.rpartition(".")
        if not signed.startswith(f"{kind}.") or not _same(mac, _text(self._mac(signed))):
            raise Refused("unauthorised")
        body = signed.removeprefix(f"{kind}.")
        claims: list[Any] = json.loads(urlsafe_b64decode(body + "=" * (-len(body) % 4)))
        return claims

    def _mac(self, signed: str) -> bytes:
        return hmac.digest(self._key, _bytes(signed), sha256)


def _claims(user: User) -> list[Any]:
    return [user.id, user.name, user.since]


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(_bytes(one), _bytes(other))


def _bytes(text: str) -> bytes:
    return text.encode(errors="replace")  # what comes from outside may hold halves of characters


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
