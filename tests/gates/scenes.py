"""One table in each phase of its life, with everybody round it who might want something of it."""

from dataclasses import dataclass

from carteado.table.state import User
from tests.functions.room import Json
from tests.gates.house import ITEMS, House

PEOPLE = {
    "stranger": User("gStranger", "Sol"),  # a guest who has only just come in
    "watcher": User("t11", "Wil"),  # has a socket to the table, and no seat
    "other": User("t12", "Eli"),  # the host of another table
    "left": User("t13", "Leo"),  # had a seat and stood up before the match
    "erased": User("t17", "Edu"),  # had a seat and has been forgotten; he still holds the session of that time
    "away": User("t14", "Ari"),  # left in mid-match; a bot plays his seat
    "player": User("t15", "Pia"),
    "host": User("t16", "Hal"),
}
SEATS = {"host": 0, "player": 1, "away": 2}


@dataclass(frozen=True)
class Scene:
    """A stored moment that each try starts from."""

    table: str
    items: ITEMS


def lobby(house: House) -> Scene:
    """Host and player sit, two seats are free."""
    house.rest(*PEOPLE.values())
    house.open_game(PEOPLE["other"], "bisca", 2)
    table = house.open_game(PEOPLE["host"], "brisca", 4, signals="on")
    _do(house, table, "player", "sit 1")
    _do(house, table, "left", "sit 2")
    _do(house, table, "left", "leave")
    _watch(house, table)
    return Scene(table, house.stored)


def match(house: House) -> Scene:
    """Host and player play; bots play for whoever is away and in the place of whoever was erased."""
    scene = lobby(house)
    _do(house, scene.table, "away", "sit 2")
    _do(house, scene.table, "erased", "sit 3")
    _do(house, scene.table, "host", "start")
    _do(house, scene.table, "away", "leave")
    house.call("DELETE", "/api/session", token=house.token(PEOPLE["erased"]))
    house.view(PEOPLE["host"], scene.table)
    return Scene(scene.table, house.stored)


def over(house: House) -> Scene:
    """The two who stayed have closed the table."""
    scene = match(house)
    _do(house, scene.table, "host", "propose close")
    _do(house, scene.table, "player", "vote yes")
    return Scene(scene.table, house.stored)


def _do(house: House, table: str, who: str, text: str) -> Json:
    answer = house.do(PEOPLE[who], table, text)
    assert house.status == 200, (who, text, answer)
    return answer


def _watch(house: House, table: str) -> None:
    url = house.call("POST", f"/api/tables/{table}/socket", token=house.token(PEOPLE["watcher"]))["url"]
    house.world.sockets.open("watching=")
    assert house.socket_event("connect", url.partition("ticket=")[2], connectionId="watching=") == 200
