"""Init data: Telegram signed them for our bot, lately, and nobody touched them since."""

import hashlib
import hmac
import json
from urllib.parse import parse_qsl, quote, urlencode

import pytest

from carteado.adapters.initdata import InitData
from carteado.app.identity import Visitor
from carteado.table.state import Refused

BOT = "123456:TEST"
NOW_S = 1_764_000_000
USER = {"id": 7, "first_name": "Téo 🃏", "last_name": "B", "language_code": "pt-br", "allows_write_to_pm": True}
TEO = Visitor(7, "Téo 🃏", "pt-br", "t_k3v")


def signed(token: str = BOT, **given: str) -> dict[str, str]:
    """Fields as Telegram signs them."""
    fields = {
        "auth_date": str(NOW_S),
        "user": json.dumps(USER),
        "chat_instance": "-42",
        "start_param": "t_k3v",
        "signature": "AAAA",
        **given,
    }
    key = hmac.new(b"WebAppData", token.encode(), hashlib.sha256).digest()
    lines = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
    return {**fields, "hash": hmac.new(key, lines.encode(), hashlib.sha256).hexdigest()}


def visit(raw: str, now_s: float = NOW_S) -> Visitor:
    return InitData(BOT)(raw, int(now_s * 1000))


def refusal(raw: str, now_s: float = NOW_S) -> str:
    with pytest.raises(Refused) as refused:
        visit(raw, now_s)
    return refused.value.code


def test_who_comes() -> None:
    assert visit(urlencode(signed())) == TEO


def test_the_order_of_the_fields_says_nothing() -> None:
    assert visit(urlencode(dict(reversed(signed().items())))) == TEO


def test_every_changed_byte_is_noticed() -> None:
    """A change either leaves the meaning as it was (``%7b`` for ``%7B``) or is refused."""
    raw = urlencode(signed())
    meaning = parse_qsl(raw)
    for at in range(len(raw)):
        for sign in "0aZ%&=+é":
            forged = raw[:at] + sign + raw[at + 1 :]
            if parse_qsl(forged, keep_blank_values=True) != meaning:
                assert refusal(forged) == "init_data_invalid", forged
        assert refusal(raw[:at]) == "init_data_invalid"


@pytest.mark.parametrize("name", signed())
def test_a_field_dropped_or_doubled_is_noticed(name: str) -> None:
    fields = signed()
    assert refusal(urlencode({key: value for key, value in fields.items() if key != name})) == "init_data_invalid"
    assert refusal(urlencode([*fields.items(), (name, fields[name])])) == "init_data_invalid"


def test_an_added_field_is_noticed() -> None:
    assert refusal(urlencode({**signed(), "extra": "1"})) == "init_data_invalid"


def test_another_bots_data_are_refused() -> None:
    assert refusal(urlencode(signed("654321:TEST"))) == "init_data_invalid"


@pytest.mark.parametrize("late", [-60, -1, 0, 3_600])
def test_the_age_that_is_taken(late: int) -> None:
    assert visit(urlencode(signed()), NOW_S + late) == TEO


@pytest.mark.parametrize("late", [-61, 3_601, 86_400, NOW_S])
def test_the_age_that_is_refused(late: int) -> None:
    assert refusal(urlencode(signed()), NOW_S + late) == "init_data_expired"


@pytest.mark.parametrize(
    "raw", ["", "&", "hash=", "hash=é", "\ud800", "hash=" + quote("\x00"), "a=1&a=2&hash=x", "%ff=1&hash=2"]
)
def test_what_is_no_init_data(raw: str) -> None:
    assert refusal(raw) == "init_data_invalid"


@pytest.mark.parametrize(
    "given", [{"auth_date": "soon"}, {"auth_date": ""}, {"user": "{}"}, {"user": "7"}, {"user": '{"id":"7"}'}]
)
def test_signed_nonsense_is_refused(given: dict[str, str]) -> None:
    assert refusal(urlencode(signed(**given))) == "init_data_invalid"
