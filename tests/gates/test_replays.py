"""What a finished hand of each game shows to whom, as docs/openapi.yaml has it."""

import json

import pytest

from carteado.adapters import layout
from carteado.games import GAMES
from carteado.table.state import User
from tests.functions.room import ANA, RUI, Json
from tests.gates.description import answer
from tests.gates.house import House
from tests.matches import match

REPLAY = "GET /api/tables/{table_id}/replays/{match}/{deal}"


def begun(house: House, game: str, over: bool) -> tuple[str, list[Json]]:
    """A table of Ana's, and the hands of a match there."""
    players = min(GAMES[game].players)
    published = match(game, players)
    hands = published.pop("records")
    table = house.open_game(ANA, game, players)
    texts = {f"0001#{deal:04d}": json.dumps(hand) for deal, hand in enumerate(hands, 1)}
    texts |= {"0001": json.dumps(published)} if over else {}
    for item in layout.record_items(table, texts, house.clock.now()):
        house.world.store.items[item["pk"]["S"], item["sk"]["S"]] = item
    return table, hands


def replay(house: House, who: User, table: str, deal: int = 1) -> Json:
    method, path = REPLAY.format(table_id=table, match=1, deal=deal).split(" ")
    told = house.call(method, path, token=house.token(who))
    assert house.status == 200
    answer(REPLAY, 200).validate(told)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_over_lies_open(house: House, game: str) -> None:
    table, hands = begun(house, game, over=True)
    for deal, hand in enumerate(hands, 1):
        told = replay(house, RUI, table, deal)
        assert (told["over"], told["deals"]) == (True, len(hands))
        assert told["frames"][-1]["view"]["hand"]["result"] == hand["result"]
        assert any(all(frame["hands"]) for frame in told["frames"])
    assert told["frames"][-1]["view"]["winners"] == hand["after"]["winners"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("who", "seat"), [(ANA, 0), (RUI, None)], ids=["seat", "stranger"])
def test_a_match_that_runs_shows_to_each_what_is_his(house: House, game: str, who: User, seat: int | None) -> None:
    table, _ = begun(house, game, over=False)
    told = replay(house, who, table)
    assert not told["over"]
    for frame in told["frames"]:
        view = frame["view"]
        assert (frame["hands"], view["you"], view["hand"]["hand"] is None) == (None, seat, seat is None)
        assert seat is not None or view["hand"]["legal"] == []


@pytest.mark.parametrize("number", ["0", "01", "-1", "+1", "1.0", "x", "10000", "9" * 40, "١", "1%00", " 1", ""])
def test_what_is_no_number_is_not_found(house: House, number: str) -> None:
    table, _ = begun(house, "truco", over=True)
    for path in (f"{number}/1", f"1/{number}"):
        told = house.call("GET", f"/api/tables/{table}/replays/{path}", token=house.token(ANA))
        assert (house.status, told) == (404, {"error": "not_found"}), path
