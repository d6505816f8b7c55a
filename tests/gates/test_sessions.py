"""No route behind a session opens to anything that is not one, and all refusals are one refusal."""

import pytest

from carteado.adapters.tokens import Tokens
from carteado.app.identity import Session
from tests.functions.room import ANA, ENTROPY, RUI, Json
from tests.gates.house import House
from tests.gates.routes import BODIES, CLOSED, address

LASTS = 43_200_000


@pytest.fixture(scope="module")
def table(house: House) -> str:
    return house.open(clock="none")


def bearers(house: House, table: str) -> dict[str, str | None]:
    """What may come in the header, and is no session of this room."""
    own = house.token(ANA)
    prefix, claims, mac = own.split(".")
    url = house.call("POST", f"/api/tables/{table}/socket", token=own)["url"]
    old = Tokens("the secret before it was changed").session(Session(ANA, False, house.clock.now() + LASTS))
    tokens = {
        "empty": "",
        "nonsense": "x",
        "another prefix": f"s1.{claims}.{mac}",
        "a ticket's prefix": f"k1.{claims}.{mac}",
        "without claims": f"{prefix}..{mac}",
        "without a MAC": f"{prefix}.{claims}.",
        "an empty MAC": f"{prefix}.{claims}",
        "another's claims": f"{prefix}.{house.token(RUI).split('.')[1]}.{mac}",
        "a part more": f"{own}.{mac}",
        "cut off": own[:-1],
        "padded": f"{own}=",
        "a ticket": url.partition("ticket=")[2],
        "a start parameter": house.tokens.start(table),
        "an old secret": old,
        "just ended": house.token(ANA, lasts=0),
        "a blank more": f" {own}",
        "two": f"{own},Bearer {own}",
        "two schemes": f"{own}, Basic {own}",
        "100 kB": own + "A" * 100_000,
        "100 kB of parts": own + "." * 100_000,
        "half a character": f"{own}\ud800",
        "NUL": f"{own}\0",
    }
    schemes = {"a small scheme": f"bearer {own}", "another scheme": f"Basic {own}", "Telegram's": f"tma {own}"}
    return {"none": None, "no scheme": own, **schemes, **{name: f"Bearer {token}" for name, token in tokens.items()}}


def send(house: House, table: str, route: str, header: str | None) -> Json:
    headers = {"authorization": header} if header is not None else {}
    return house.call(*address(route, table), BODIES.get(route), headers=headers)


def test_what_is_no_session_opens_nothing(house: House, table: str) -> None:
    headers, tried = bearers(house, table), 0
    before = house.stored
    for name, header in headers.items():
        for route in CLOSED:
            assert send(house, table, route, header) == {"error": "unauthorised"}, (name, route)
            assert (house.status, house.stored) == (401, before), (name, route)
            tried += 1
    assert tried >= 150


def test_a_session_ends_at_its_millisecond(house: House, table: str) -> None:
    header = f"Bearer {house.token(ANA, lasts=1_000)}"
    house.clock.advance(999)
    assert send(house, table, "GET /api/tables", header).keys() == {"tables"}
    house.clock.advance(1)
    assert send(house, table, "GET /api/tables", header) == {"error": "unauthorised"}


@pytest.mark.parametrize("name", ["authorization", "Authorization", "AUTHORIZATION"])
def test_headers_have_no_case(house: House, name: str) -> None:
    assert "tables" in house.call("GET", "/api/tables", headers={name: f"Bearer {house.token(ANA)}"})


def test_a_guest_cannot_renew_anothers_id(house: House) -> None:
    """Only a guest's own genuine token keeps his id; a person of Telegram's never becomes a guest."""
    guest = house.call("POST", "/api/session", {"name": "Ana"})
    for token in (guest["token"][:-1], house.token(ANA), house.tokens.start("k3v"), "k" + guest["token"][1:]):
        again = house.call("POST", "/api/session", {"name": "Ana"}, token)
        assert (house.status, again["user"]["guest"]) == (200, True)
        assert again["user"]["id"] not in {guest["user"]["id"], ANA.id}


def test_nothing_but_the_header_is_asked_for_a_session(house: House, table: str) -> None:
    """No cookie, no query string: a link that is clicked carries no rights."""
    own = house.token(ANA)
    places = {"cookies": [f"token={own}", f"authorization=Bearer {own}"], "rawQueryString": f"token={own}"}
    answer = house.call("GET", "/api/tables", headers={}, queryStringParameters={"token": own}, **places)
    assert answer == {"error": "unauthorised"}
    body = {"op": "op000000", "turn": 0, "text": "start", "entropy": ENTROPY, "token": own}
    assert house.call("POST", f"/api/tables/{table}/ops", body, headers={}) == {"error": "unauthorised"}
