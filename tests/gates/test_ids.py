"""Ids cannot be guessed, and whoever guesses learns nothing: what is not there and what never was look the same."""

from base64 import urlsafe_b64decode
from unittest.mock import patch

import pytest

from carteado.adapters import system
from carteado.adapters.system import SystemChance
from carteado.fairness import SECRET_BYTES
from carteado.table.ops import LOBBY_MS
from tests.functions.room import ANA, RUI
from tests.gates.house import House
from tests.gates.routes import AT_A_TABLE, BODIES, address

ID_BITS = 96
STRANGE = ["x", "x" * 16, "x" * 32, "x" * 33, "x" * 4_000, "..", "%2e%2e", "a b", "T%23a", "é", "\0", "\ud800", "TABLE"]


def test_secrets_come_from_the_systems_generator_and_hold_256_bits_and_more() -> None:
    with patch.object(system.secrets, "token_bytes", side_effect=bytes) as drawn:
        SystemChance().secret()
    drawn.assert_called_once_with(SECRET_BYTES)
    assert SECRET_BYTES * 8 >= 256 + 128  # seed and salt


def test_an_id_is_96_bits_of_a_secret_of_its_own(house: House) -> None:
    """And of no other's: an id is shown to everybody, the secret of a match to nobody."""
    drawn: list[bytes] = []
    original = type(house.world.chance).secret

    def noted(chance: object) -> bytes:
        drawn.append(original(chance))  # type: ignore[arg-type]
        return drawn[-1]

    with patch.object(type(house.world.chance), "secret", noted):
        table = house.open()
        guest = house.call("POST", "/api/session", {"name": "Ana"})["user"]["id"]
    for shown in (urlsafe_b64decode(table), urlsafe_b64decode(guest.removeprefix("g"))):
        (source,) = [secret for secret in drawn if shown in secret]
        assert (len(shown) * 8, shown) == (ID_BITS, source[: len(shown)])
        assert source not in (house.table(table).upcoming, house.table(table).secret)


@pytest.mark.parametrize("route", AT_A_TABLE)
def test_unknown_expired_and_impossible_tables_are_one(house: House, route: str) -> None:
    expired = house.open()
    house.clock.advance(LOBBY_MS)
    known = {answered(house, route, table) for table in ("unknownUNKNOWN00", expired)}
    assert known == {(404, '{"error":"not_found"}')}
    for table in STRANGE:
        assert {answered(house, route, table)} == known, table


def answered(house: House, route: str, table: str) -> tuple[int, str]:
    """Status and body; the headers are the same for all answers, as ``test_headers`` has it."""
    house.call(*address(route, table), BODIES.get(route), house.token(ANA))
    return house.status, house.response["body"]


def test_a_running_match_has_no_records_as_if_it_were_never_played(house: House) -> None:
    table = house.open(clock="none")
    path = f"/api/tables/{table}/records"
    house.call("GET", path, token=house.token(RUI))
    before = house.response["body"]
    house.do(ANA, table, "start")
    house.call("GET", path, token=house.token(RUI))
    assert house.response["body"] == before == '{"matches":[]}'
