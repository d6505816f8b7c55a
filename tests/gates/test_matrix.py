"""Who may do what: each route and each op for each kind of person. What is new needs a row."""

import pytest

from carteado.adapters.tokens import Tokens
from carteado.app.identity import Session
from carteado.table import ops
from carteado.table.state import User
from local.template import Template
from tests.functions.room import Json
from tests.gates import scenes
from tests.gates.grid import cells, rows
from tests.gates.house import House
from tests.gates.routes import BODIES, ROUTES, address
from tests.gates.scenes import PEOPLE, SEATS, Scene

BY_ROUTE = """
                                    nobody  forged  expired  erased  stranger  watcher  other  left  away  player  host
GET /api/games                      200     200     200      200     200       200      200    200   200   200     200
POST /api/session                   200     200     200      200     200       200      200    200   200   200     200
DELETE /api/session                 401     401     401      200     200       200      200    200   200   200     200
GET /api/tables                     401     401     401      200     200       200      200    200   200   200     200
POST /api/tables                    401     401     401      401     201       201      201    201   201   201     201
GET /api/tables/<table_id>          401     401     401      200     200       200      200    200   200   200     200
POST /api/tables/<table_id>/ops     401     401     401      401     403       403      403    403   403   200     200
POST /api/tables/<table_id>/socket  401     401     401      401     200       200      200    200   200   200     200
POST /api/tables/<table_id>/talk    401     401     401      403     403       403      403    403   403   200     200
GET /api/tables/<table_id>/score    401     401     401      200     200       200      200    200   200   200     200
GET /api/tables/<table_id>/records  401     401     401      200     200       200      200    200   200   200     200
GET /api/tables/<table_id>/replays/<match>/<deal>  401  401  401  404  404  404  404  404  404  404  404
"""
"""In the first hand of a match; the op is ``leave``. Whoever has a table's link may watch it, and a void session
does no more.

What a hand shows to whom once it is finished is in ``tests/app/test_replays.py``.
"""

LOBBY = """
                    stranger     watcher      other        left         player       host
sit 0               seat_taken   seat_taken   seat_taken   seat_taken   seat_taken   ok
sit 1               seat_taken   seat_taken   seat_taken   seat_taken   ok           seat_taken
sit 2               ok           ok           ok           ok           ok           ok
bot 2 easy          host_only    host_only    host_only    host_only    host_only    ok
clear 0             host_only    host_only    host_only    host_only    host_only    ok
clear 1             host_only    host_only    host_only    host_only    host_only    ok
switch 0 1          host_only    host_only    host_only    host_only    host_only    ok
option signals off  host_only    host_only    host_only    host_only    host_only    ok
clock 60            host_only    host_only    host_only    host_only    host_only    ok
recall on           host_only    host_only    host_only    host_only    host_only    ok
signal wink ace     not_seated   not_seated   not_seated   not_seated   ok           ok
start               host_only    host_only    host_only    host_only    host_only    ok
leave               not_seated   not_seated   not_seated   not_seated   ok           ok
back                not_away     not_away     not_away     not_away     not_away     not_away
propose close       not_seated   not_seated   not_seated   not_seated   wrong_phase  wrong_phase
vote yes            not_seated   not_seated   not_seated   not_seated   no_proposal  no_proposal
gesture wink        not_seated   not_seated   not_seated   not_seated   wrong_phase  wrong_phase
cut 3               wrong_phase  wrong_phase  wrong_phase  wrong_phase  wrong_phase  wrong_phase
"""

MATCH = """
                   stranger    watcher     other       left        away        player        host
leave              not_seated  not_seated  not_seated  not_seated  not_seated  ok            ok
back               not_seated  not_seated  not_seated  not_seated  ok          not_away      not_away
propose close      not_seated  not_seated  not_seated  not_seated  not_seated  ok            ok
propose replace 1  not_seated  not_seated  not_seated  not_seated  not_seated  no_such_seat  ok
propose rematch    not_seated  not_seated  not_seated  not_seated  not_seated  wrong_phase   wrong_phase
vote yes           not_seated  not_seated  not_seated  not_seated  not_seated  no_proposal   no_proposal
gesture wink       not_seated  not_seated  not_seated  not_seated  not_seated  ok            ok
dance              not_seated  not_seated  not_seated  not_seated  not_seated  unknown_move  unknown_move
"""
"""What the games' moves are is in ``test_seats``."""

OVER = """
                 stranger      watcher       other         left          away          player        host
leave            not_seated    not_seated    not_seated    not_seated    not_seated    ok            ok
back             not_seated    not_seated    not_seated    not_seated    ok            not_away      not_away
propose rematch  not_seated    not_seated    not_seated    not_seated    not_seated    ok            ok
propose close    not_seated    not_seated    not_seated    not_seated    not_seated    wrong_phase   wrong_phase
vote yes         not_seated    not_seated    not_seated    not_seated    not_seated    no_proposal   no_proposal
gesture wink     not_seated    not_seated    not_seated    not_seated    wrong_phase   wrong_phase   wrong_phase
play 7h          table_closed  table_closed  table_closed  table_closed  table_closed  table_closed  table_closed
"""

SOCKETS = """
             none  forged  expired  used  session  start  own
$connect     401   401     401      401   401      401    200
$default     200   200     200      200   200      200    200
$disconnect  200   200     200      200   200      200    200
"""
"""By what is brought as a ticket. Only the gateway sends the last two: of sockets that are open."""

GATEWAY = {"ANY /api/{proxy+}": "Http", "POST /telegram": "Bot"}
"""The webhook's one secret is tried in tests/telegram."""

IN_LOBBY, ALWAYS = set(ops._IN_LOBBY), set(ops._ALWAYS)
GAMES_OWN = {"cut", "play", "dance"}


def verbs(grid: str) -> set[str]:
    return {text.partition(" ")[0] for text in rows(grid)}


def test_every_route_and_every_op_has_a_row() -> None:
    assert rows(BY_ROUTE) == ROUTES
    assert verbs(LOBBY) - GAMES_OWN == IN_LOBBY | ALWAYS
    assert verbs(MATCH) - GAMES_OWN == verbs(OVER) - GAMES_OWN == ALWAYS
    assert Template().http_routes == GATEWAY
    assert Template().socket_routes == dict.fromkeys(rows(SOCKETS), "Socket")


@pytest.fixture(scope="module")
def lobby(house: House) -> Scene:
    return scenes.lobby(house)


@pytest.fixture(scope="module")
def match(house: House) -> Scene:
    return scenes.match(house)


@pytest.fixture(scope="module")
def over(house: House) -> Scene:
    return scenes.over(house)


@pytest.mark.parametrize(("route", "who", "status"), cells(BY_ROUTE))
def test_a_route(house: House, match: Scene, route: str, who: str, status: str) -> None:
    house.stored = match.items
    told = house.told
    token = token_of(house, who)
    body = BODIES.get(route)
    if route.endswith("/ops"):
        body = {**body, "turn": house.table(match.table).turn}
    answer = house.call(*address(route, match.table), body, token)
    assert str(house.status) == status
    if status in ("401", "403"):
        assert set(answer) == {"error"}
        assert house.told == told
    elif "frames" in answer:
        assert shown_to(answer) == (0 if status == "201" else SEATS.get(who))


def token_of(house: House, who: str) -> str | None:
    """What he brings as his session; strangers to the room bring the host's name."""
    host = PEOPLE["host"]
    others = Tokens("the secret of another room").session(Session(host, False, house.clock.now() + 3_600_000))
    erased = house.tokens.session(Session(PEOPLE["erased"], False, house.clock.now() + 3_600_000))
    made = {"nobody": None, "forged": others, "expired": house.token(host, lasts=0), "erased": erased}
    return made[who] if who in made else house.token(PEOPLE[who])


def shown_to(state: Json) -> int | None:
    """The seat that a state is shown to. A spectator is shown nobody's hand and no move."""
    (seat,) = {frame["view"]["you"] for frame in state["frames"]}
    for frame in state["frames"]:
        hand = frame["view"]["hand"]
        assert hand is None or (hand["hand"] is None) == (seat is None)
        assert seat is not None or hand is None or hand["legal"] == []
    return seat  # type: ignore[no-any-return]


@pytest.mark.parametrize(("text", "who", "expected"), cells(LOBBY))
def test_an_op_in_the_lobby(house: House, lobby: Scene, text: str, who: str, expected: str) -> None:
    expect(house, lobby, text, who, expected)


@pytest.mark.parametrize(("text", "who", "expected"), cells(MATCH))
def test_an_op_in_a_match(house: House, match: Scene, text: str, who: str, expected: str) -> None:
    expect(house, match, text, who, expected)


@pytest.mark.parametrize(("text", "who", "expected"), cells(OVER))
def test_an_op_when_the_match_is_over(house: House, over: Scene, text: str, who: str, expected: str) -> None:
    expect(house, over, text, who, expected)


@pytest.mark.parametrize("who", [who for who in PEOPLE if who != "erased"])
@pytest.mark.parametrize("text", sorted(text for text in rows(LOBBY) if text.partition(" ")[0] in IN_LOBBY))
def test_what_belongs_to_the_lobby_ends_with_it(house: House, match: Scene, over: Scene, text: str, who: str) -> None:
    expect(house, match, text, who, "wrong_phase")
    expect(house, over, text, who, "table_closed")


def expect(house: House, scene: Scene, text: str, who: str, expected: str) -> None:
    """Somebody does something at the scene: it works, or no byte changes."""
    house.stored = scene.items
    told = house.told
    answer = house.do(PEOPLE[who], scene.table, text)
    assert ("ok" if house.status == 200 else answer["error"]) == expected
    if house.status == 200:
        assert shown_to(answer) == seat_of(house, scene.table, PEOPLE[who])
    else:
        assert house.told == told


def seat_of(house: House, table: str, user: User) -> int | None:
    return house.table(table).seat_of(user.id)


@pytest.mark.parametrize(("route", "given", "status"), cells(SOCKETS))
def test_a_socket(house: House, match: Scene, route: str, given: str, status: str) -> None:
    house.stored = match.items
    text = ticket(house, match, given)
    told = house.told
    assert str(house.socket_event(route.removeprefix("$"), text, connectionId="new=")) == status
    if (route, given) == ("$connect", "own"):
        assert house.stored[f"T#{match.table}", "SOCKET#new="]["user"]["S"] == PEOPLE["player"].id
    else:
        assert house.told == told


def ticket(house: House, scene: Scene, given: str) -> str | None:
    """What is brought as a ticket."""
    player = house.token(PEOPLE["player"])
    url = house.call("POST", f"/api/tables/{scene.table}/socket", token=player)["url"]
    own: str = url.partition("ticket=")[2]
    texts = {"none": None, "forged": own[:-1] + ("A" if own[-1] != "A" else "B"), "own": own}
    if given == "used":
        assert house.socket_event("connect", own, connectionId="earlier=") == 200
        return own
    if given == "expired":
        house.clock.advance(60_000)
        return own
    return texts[given] if given in texts else {"session": player, "start": house.tokens.start(scene.table)}[given]
