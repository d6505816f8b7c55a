"""The app's API: every route, and every bad input. Who may use it is in tests/gates."""

import base64
import io
import json
from typing import Any
from urllib.parse import urlencode

import pytest

from carteado.app.limits import BURST, REFILL_MS
from carteado.app.ports import Unreachable
from carteado.codes import STATUS
from carteado.table.state import User
from functions.http import app
from tests.adapters.test_initdata import signed
from tests.functions.room import ANA, BOT, ENTROPY, RUI, SECRET, ZE, Room
from tests.gates.routes import AT_A_TABLE, BODIES, address

NEW = {"game": "bisca", "players": 2, "entropy": ENTROPY}


# --- sessions ---------------------------------------------------------------------------------------------------------


def test_a_guest_comes_in_and_comes_back(room: Room) -> None:
    first = room.call("POST", "/api/session", {"name": " Ana "})
    assert (room.status, first["user"]["name"], first["user"]["guest"]) == (200, "Ana", True)
    again = room.call("POST", "/api/session", {"name": "Eva"}, first["token"])
    assert again["user"] == {"id": first["user"]["id"], "name": "Eva", "guest": True}
    assert room.call("GET", "/api/tables", token=again["token"]) == {"tables": []}


def test_a_visitor_comes_from_telegram(room: Room) -> None:
    now = str(room.clock.now() // 1000)
    raw = urlencode(signed(auth_date=now, start_param=room.tokens.start("k3v")))
    answer = room.call("POST", "/api/session", {"init_data": raw})
    assert answer["user"] == {"id": "t7", "name": "Téo 🃏", "guest": False}
    assert answer["start"] == "k3v"
    room.clock.advance(3_700_000)
    assert room.call("POST", "/api/session", {"init_data": raw}) == {"error": "init_data_expired"}
    assert room.status == 401


@pytest.mark.parametrize(("body", "code"), [
    ({}, "bad_request"),
    ({"name": "Ana", "init_data": "x"}, "bad_request"),
    ({"name": ""}, "bad_request"),
    ({"name": 7}, "bad_request"),
    ({"name": "x" * 25}, "bad_request"),
    ({"name": "\u202e"}, "bad_request"),
    ({"name": "Ana", "id": "t1"}, "bad_request"),
    ({"init_data": "x"}, "init_data_invalid"),
    ({"init_data": "x" * 4_097}, "bad_request"),
])  # fmt: skip
def test_nobody_comes_in_by_nonsense(room: Room, body: Any, code: str) -> None:
    assert room.call("POST", "/api/session", body) == {"error": code}
    assert room.status == STATUS[code]


def test_a_room_without_guests(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "wiring", room.wired(GUESTS="off"))
    assert room.call("POST", "/api/session", {"name": "Ana"}) == {"error": "guests_closed"}
    assert room.status == 403
    assert room.call("GET", "/api/games")["guests"] is False


def test_a_room_without_telegram(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "wiring", room.wired(BOT_USERNAME=""))
    raw = urlencode(signed(auth_date=str(room.clock.now() // 1000)))
    assert room.call("POST", "/api/session", {"init_data": raw}) == {"error": "init_data_invalid"}
    assert "bot" not in room.call("GET", "/api/games")


# --- bodies -----------------------------------------------------------------------------------------------------------

BROKEN = {
    "none": None,
    "empty": "",
    "no JSON": "{",
    "two": "{}{}",
    "a list": "[]",
    "null": "null",
    "deep": "[" * 8_000,
    "deep inside": '{"op":' * 1_000,
    "a half character": '{"op":"\\ud800"}',
    "a half character, raw": '{"op":"\ud800"}',
    "a half character at the end": '{"op":"op000000","turn":0,"text":"play \\udfff"}',
    "not a number": '{"turn":NaN}',
    "too large a number": '{"op":"op000000","turn":1e400,"text":"start"}',
    "too many digits": '{"op":"op000000","turn":' + "9" * 5_000 + ',"text":"start"}',
    "open to the last byte": "[" * 8_192,
    "many fields": json.dumps({f"f{number}": 0 for number in range(600)}),
    "deep options": json.dumps({**NEW, "options": {f"o{number}": [] for number in range(600)}}),
    "nothing but NUL": "\0" * 100,
    "a NUL in a name": '{"op\0":"op000000","turn":0,"text":"start"}',
}


@pytest.mark.parametrize("body", BROKEN.values(), ids=BROKEN)
@pytest.mark.parametrize("path", ["/api/session", "/api/tables", "/api/tables/TABLE/ops"])
def test_a_broken_body(room: Room, path: str, body: str | None) -> None:
    table = room.open()
    before = room.item(table)
    answer = room.call("POST", path.replace("TABLE", table), body, room.token(ANA))
    assert (room.status, answer) == (400, {"error": "bad_request"})
    assert room.item(table) == before


@pytest.mark.parametrize("encode", [False, True])
@pytest.mark.parametrize(("size", "code"), [(8_192, "bad_request"), (8_193, "too_large"), (200_000, "too_large")])
def test_a_large_body(room: Room, size: int, code: str, encode: bool) -> None:
    body = json.dumps({"name": "é" * 10}, ensure_ascii=False)
    body += " " * (size - len(body.encode()) - 1) + "x"
    sent = base64.b64encode(body.encode()).decode() if encode else body
    assert room.call("POST", "/api/session", sent, isBase64Encoded=encode) == {"error": code}
    assert room.status == 400


def test_a_body_in_base64(room: Room) -> None:
    body = base64.b64encode('{"name":"Téo"}'.encode()).decode()
    assert room.call("POST", "/api/session", body, isBase64Encoded=True)["user"]["name"] == "Téo"
    for broken in ("*", base64.b64encode(b'{"name":"\xff"}').decode()):
        assert room.call("POST", "/api/session", broken, isBase64Encoded=True) == {"error": "bad_request"}


@pytest.mark.parametrize("change", [
    {"game": "chess"}, {"game": 1}, {"game": ""}, {"players": 3}, {"players": 0}, {"players": "2"}, {"players": True},
    {"entropy": "A" * 21}, {"entropy": "A" * 21 + "="}, {"entropy": "A" * 22 + "\n"}, {"entropy": None}, {"options": 1},
    {"options": {"target": [4]}}, {"options": {"target": True}}, {"clock": 30}, {"host": "t2"},
    {"recall": "on"}, {"recall": 1},
])  # fmt: skip
def test_a_table_that_cannot_be(room: Room, change: dict[str, Any]) -> None:
    assert room.call("POST", "/api/tables", {**NEW, **change}, room.token(ANA)) == {"error": "bad_request"}
    assert room.status == 400


@pytest.mark.parametrize("change", [{"options": {"colour": 1}}, {"options": {"target": 99}}, {"clock": "7"}])
def test_an_option_that_the_game_does_not_have(room: Room, change: dict[str, Any]) -> None:
    assert room.call("POST", "/api/tables", {**NEW, **change}, room.token(ANA)) == {"error": "unknown_option"}
    assert room.status == 409


OP = {"op": "op000000", "turn": 0, "text": "start"}


@pytest.mark.parametrize("change", [
    {"op": "short"}, {"op": "x" * 23}, {"op": "op 00000"}, {"op": "op000000\n"}, {"op": 12345678},
    {"turn": -1}, {"turn": "0"}, {"turn": 0.5}, {"turn": None},
    {"text": ""}, {"text": "x" * 65}, {"text": None}, {"seat": 1}, {"entropy": "x"},
])  # fmt: skip
def test_an_op_that_is_no_op(room: Room, change: dict[str, Any]) -> None:
    table = room.open()
    before = room.item(table)
    assert room.call("POST", f"/api/tables/{table}/ops", {**OP, **change}, room.token(ANA)) == {"error": "bad_request"}
    assert room.item(table) == before


def test_a_field_given_twice_counts_once(room: Room) -> None:
    table = room.open()
    twice = '{"op":"op000000","turn":99,"turn":0,"text":"dance","text":"bot 1 easy"}'
    room.call("POST", f"/api/tables/{table}/ops", twice, room.token(ANA))
    assert (room.status, room.table(table).seats[1].bot) == (200, "easy")


@pytest.mark.parametrize("text", ["play \0", "sit 1\0", "\0", "vote yes\0", "play \u202e7h"])
def test_signs_that_nobody_types_are_no_op(room: Room, text: str) -> None:
    table = room.open()
    before = room.item(table)
    assert room.do(ANA, table, text)["error"] in ("wrong_phase", "bad_request")
    assert room.item(table) == before


# --- limits -----------------------------------------------------------------------------------------------------------


def test_whoever_goes_too_fast_is_told_when_to_go_on(room: Room) -> None:
    table = room.open()
    for _ in range(BURST - 1):
        room.do(ANA, table, "leave")
    before = room.item(table)
    answer = room.do(ANA, table, "sit 0")
    assert (room.status, answer) == (429, {"error": "too_many", "ms": REFILL_MS})
    assert room.item(table) == before
    room.call("GET", f"/api/tables/{table}", token=room.token(ANA))
    assert room.status == 200
    room.clock.advance(REFILL_MS)
    assert "error" not in room.do(ANA, table, "sit 0")


def test_a_fourth_open_table_is_refused(room: Room) -> None:
    first = room.open()
    for _ in range(2):
        room.call("POST", "/api/tables", NEW, room.token(ANA))
    answer = room.call("POST", "/api/tables", NEW, room.token(ANA))
    assert (room.status, answer) == (409, {"error": "too_many_tables"})
    room.do(ANA, first, "leave")
    room.call("POST", "/api/tables", NEW, room.token(ANA))
    assert room.status == 201


# --- erasure ----------------------------------------------------------------------------------------------------------


def test_whoever_is_erased_has_no_seat_and_no_session(room: Room) -> None:
    table = room.open(ZE)
    room.do(RUI, table, "sit 1")
    room.do(ZE, table, "start")
    token = room.token(ZE)
    for _ in range(2):
        assert room.call("DELETE", "/api/session", token=token) == {}
        assert room.status == 200
    seats = room.table(table).seats
    assert [(seat.user, seat.name, seat.bot) for seat in seats] == [("", "", "easy"), (RUI.id, RUI.name, "")]
    for route in ("POST /api/tables/<table_id>/ops", "POST /api/tables/<table_id>/socket", "POST /api/tables"):
        path = route.removeprefix("POST ").replace("<table_id>", table)
        assert room.call("POST", path, BODIES.get(route), token) == {"error": "unauthorised"}
        assert room.status == 401
    assert room.call("GET", "/api/tables", token=token) == {"tables": []}
    room.clock.advance(1)
    room.call("POST", "/api/tables", NEW, room.token(ZE))
    assert room.status == 201


def test_an_erased_guests_token_opens_no_new_session_for_him(room: Room) -> None:
    first = room.call("POST", "/api/session", {"name": "Ana"})
    room.call("DELETE", "/api/session", token=first["token"])
    room.clock.advance(1)
    again = room.call("POST", "/api/session", {"name": "Ana"}, first["token"])
    assert again["user"]["id"] != first["user"]["id"]


# --- tables -----------------------------------------------------------------------------------------------------------


def test_what_the_room_offers(room: Room) -> None:
    offer = room.call("GET", "/api/games")
    assert offer["bot"] == {"name": "carteadobot", "app": "jogar"}
    assert offer["guests"] is True
    assert offer["clocks"][0] == "30"
    (bisca,) = (game for game in offer["games"] if game["id"] == "bisca")
    assert bisca["players"] == [2, 4]
    assert all(option["default"] in option["values"] for option in bisca["options"])
    assert [option["key"] for option in bisca["options"] if option.get("players") == [4]] == ["chooser", "partner_peek"]


def test_a_table_is_opened_listed_and_looked_at(room: Room) -> None:
    room.clock.advance(1)
    wish = {**NEW, "options": {"target": 6}, "clock": "60", "recall": True}
    state = room.call("POST", "/api/tables", wish, room.token(ANA))
    assert room.status == 201
    view = state["frames"][0]["view"]
    assert (view["you"], view["host"], view["clock"], view["options"]["target"]) == (0, 0, "60", 6)
    assert view["recall"]["played"] == []
    line = room.call("GET", "/api/tables", token=room.token(ANA))["tables"][0]
    assert line["table"] == state["table"]
    seen = room.call("GET", f"/api/tables/{state['table']}", token=room.token(RUI))
    assert (room.status, seen["frames"][0]["view"]["you"]) == (200, None)
    assert room.call("GET", f"/api/tables/{state['table']}/records", token=room.token(RUI)) == {"matches": []}


def test_a_store_that_is_out_is_busy(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = room.open()
    monkeypatch.setattr(type(room.wiring.world.store), "load", _out)
    for route in AT_A_TABLE:
        answer = room.call(*address(route, table), BODIES.get(route), room.token(ANA))
        assert (room.status, answer) == (503, {"error": "busy"})


def _out(*_: Any) -> None:
    raise Unreachable


# --- a hand -----------------------------------------------------------------------------------------------------------


def test_a_whole_hand_with_a_bot(room: Room) -> None:
    table = room.open(clock="none")
    room.do(ANA, table, "bot 1 easy")
    room.do(ANA, table, "start")
    while (view := _shown(room, table, ANA))["hand"]["result"] is None:
        for move in view["hand"]["legal"][:1]:  # none while the bot is to lead after a pause
            room.do(ANA, table, move)
            assert room.status == 200
    assert sum(view["hand"]["result"]["points"]) == 120


def test_too_early_a_play_is_told_how_long_to_wait(room: Room) -> None:
    table = room.open(clock="none")
    room.do(ANA, table, "bot 1 easy")
    room.do(ANA, table, "start")
    while room.table(table).until <= room.clock.now():
        (move, *_) = _shown(room, table, ANA)["hand"]["legal"]
        room.do(ANA, table, move)
    before = room.item(table)
    answer = room.do(ANA, table, "play 7h")
    assert (room.status, answer["error"]) == (409, "too_early")
    assert answer["ms"] == room.table(table).until - room.clock.now()
    assert answer["state"]["frames"][-1]["at"] == room.table(table).until
    assert room.item(table) == before


def test_a_refused_op_changes_no_byte_and_has_its_own_code(room: Room) -> None:
    table = room.open(clock="none")
    room.do(RUI, table, "sit 1")
    room.do(ANA, table, "start")
    state = room.do(*_next(room, table))
    room.clock.advance(60_000)
    user, _, move = _next(room, table)
    other = RUI if user == ANA else ANA
    foreign = _hand(room, table, other)[0]
    for who, text, turn, status, code in [
        (user, move, state["turn"] - 1, 409, "stale"),
        (user, move, state["turn"] + 1, 409, "stale"),
        (other, f"play {foreign}", None, 409, "not_your_turn"),
        (user, f"play {foreign}", None, 409, "not_in_hand"),
        (user, "play Zz", None, 409, "unknown_move"),
        (user, "dance", None, 409, "unknown_move"),
        (ZE, move, None, 403, "not_seated"),
        (ZE, "sit 0", None, 409, "wrong_phase"),
        (RUI, "start", None, 409, "wrong_phase"),
        (RUI, "vote yes", None, 409, "no_proposal"),
    ]:
        before = room.item(table)
        answer = room.do(who, table, text, turn)
        assert (room.status, answer["error"]) == (status, code), text
        assert ("state" in answer) == (code in ("stale", "too_early"))
        assert room.item(table) == before


def test_a_double_tap_is_answered_twice_and_applied_once(room: Room) -> None:
    table = room.open()
    body = {"op": "doubled1", "turn": 0, "text": "bot 1 easy"}
    first = room.call("POST", f"/api/tables/{table}/ops", body, room.token(ANA))
    before = room.item(table)
    second = room.call("POST", f"/api/tables/{table}/ops", body, room.token(ANA))
    assert (room.status, second["version"]) == (200, first["version"])
    assert room.item(table) == before


def test_a_closed_table_takes_no_move(room: Room) -> None:
    table = room.open(clock="none")
    room.do(ANA, table, "start")
    room.do(ANA, table, "leave")
    before = room.item(table)
    answer = room.do(ANA, table, "play 7h")
    assert (room.status, answer["error"]) == (409, "table_closed")
    assert room.item(table) == before
    (match,) = room.call("GET", f"/api/tables/{table}/records", token=room.token(ANA))["matches"]
    assert match["match"] == 1


# --- what is written down ---------------------------------------------------------------------------------------------


def test_logs_tell_no_secrets(room: Room, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    log = io.StringIO()
    monkeypatch.setattr(app.logger.registered_handler, "stream", log)
    guest = room.call("POST", "/api/session", {"name": "Ana Secret"})
    table = room.call("POST", "/api/tables", NEW, guest["token"])["table"]
    url = room.call("POST", f"/api/tables/{table}/socket", token=guest["token"])["url"]
    room.call("POST", "/api/session", {"init_data": "user=hidden&hash=1"})
    room.call("POST", f"/api/tables/{table}/ops", {**OP, "turn": 9}, guest["token"])
    room.call("POST", f"/api/tables/{table}/ops", {**OP, "text": "whispered"}, guest["token"])
    written = "".join([log.getvalue(), *capsys.readouterr()])
    assert "refused" in written
    for hidden in (guest["token"], url.partition("=")[2], "Secret", "hidden", "whispered", SECRET, BOT, ENTROPY):
        assert hidden not in written


def _shown(room: Room, table: str, user: User) -> Any:
    """The user's view once everything has been shown and what was due then has been done."""
    room.clock.advance(max(0, room.table(table).until - room.clock.now()))
    return room.call("GET", f"/api/tables/{table}", token=room.token(user))["frames"][-1]["view"]


def _hand(room: Room, table: str, user: User) -> list[str]:
    hand: list[str] = _shown(room, table, user)["hand"]["hand"]
    return hand


def _next(room: Room, table: str) -> tuple[User, str, str]:
    """Whose turn it is, the table, and a legal move: the arguments of ``do``."""
    for user in (ANA, RUI):
        for move in _shown(room, table, user)["hand"]["legal"]:
            return user, table, move
    raise AssertionError("nobody may move")
