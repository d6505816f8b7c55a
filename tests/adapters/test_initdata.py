"""Init data: Telegram signed them for our bot, lately, and nobody touched them since."""

import hashlib
import hmac
import json
import re
from itertools import pairwise
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


@pytest.mark.parametrize("late", [-61, -60, -1, 0, 3_600, 3_601, 86_400, NOW_S])
def test_the_age_is_taken_to_the_second(late: int) -> None:
    """Milliseconds do not count: a second has begun or it has not."""
    good = -60 <= late <= 3_600
    for now in (NOW_S + late, NOW_S + late + 0.999):
        if good:
            assert visit(urlencode(signed()), now) == TEO
        else:
            assert refusal(urlencode(signed()), now) == "init_data_expired"


def test_one_content_has_many_spellings_and_one_meaning() -> None:
    """What Telegram signs is the content; how it was escaped on the way says nothing and changes nothing."""
    fields = signed()
    for blank, escaped in (("+", False), ("%20", False), ("%20", True)):
        raw = "&".join(f"{name}={spelled(value, blank, escaped)}" for name, value in fields.items())
        assert visit(raw) == TEO
    assert visit(re.sub("%..", lambda found: found.group().lower(), urlencode(fields))) == TEO


def spelled(value: str, blank: str, escaped: bool) -> str:
    if escaped:
        return "".join(f"%{byte:02x}" for byte in value.encode())
    return quote(value, safe="").replace("%20", blank)


def test_no_field_hides_in_another() -> None:
    """``a=1`` and ``b=2`` are signed as two lines, which a single field with a line break spells as well."""
    fields = signed()
    names = sorted(fields.keys() - {"hash"})
    for first, second in pairwise(names):
        merged = {name: value for name, value in fields.items() if name != second}
        merged[first] += f"\n{second}={fields[second]}"
        assert refusal(urlencode(merged)) == "init_data_invalid", (first, second)
    split = {name: value for name, value in signed(start_param="a=b").items() if name != "start_param"}
    assert refusal(urlencode({**split, "start_param=a": "b"})) == "init_data_invalid"


def test_an_added_field_is_noticed() -> None:
    assert refusal(urlencode({**signed(), "extra": "1"})) == "init_data_invalid"


def test_another_bots_data_are_refused() -> None:
    assert refusal(urlencode(signed("654321:TEST"))) == "init_data_invalid"


@pytest.mark.parametrize(
    "raw", ["", "&", "hash=", "hash=é", "\ud800", "hash=" + quote("\x00"), "a=1&a=2&hash=x", "%ff=1&hash=2"]
)
def test_what_is_no_init_data(raw: str) -> None:
    assert refusal(raw) == "init_data_invalid"


@pytest.mark.parametrize(
    "given",
    [
        *({"auth_date": date} for date in ("soon", "", "1e9", "9" * 5_000)),
        *(
            {"user": user}
            for user in ("", "{}", "7", "null", "[]", "{", "{" * 5_000, '{"id":7,"first_name":"\\ud800"}')
        ),
        *(
            {"user": f'{{"id":{number}}}'}
            for number in ('"7"', "true", "null", "7.5", "-7", "0", "1e400", "[7]", '{"id":7}')
        ),
        *({"user": f'{{"id":7,"first_name":{name}}}'} for name in ("7", "null", '["Ana"]', '{"a":1}')),
    ],
)
def test_signed_nonsense_is_refused(given: dict[str, str]) -> None:
    assert refusal(urlencode(signed(**given))) == "init_data_invalid"


def test_what_was_signed_may_be_longer_and_stranger_than_today() -> None:
    """Telegram adds fields; names hold what people write."""
    for first_name in ("x" * 3_000, "\0", "\u202e\u2066", "a\nb", "<b>", "\ue000"):
        user = json.dumps({"id": 2**52, "first_name": first_name, "is_premium": True, "photo": {"a": [1]}})
        visitor = visit(urlencode(signed(user=user, a_field_of_the_future="1", query_id="AA" * 40)))
        assert (visitor.id, visitor.name) == (2**52, first_name)
