"""Twenty thousand requests, valid, nearly valid and hostile, at tables of all games, and never a failure.

Each is made from docs/openapi.yaml and held against it: the status, the shape of the body, the code, the headers; and
whatever was refused has changed nothing. The same requests at every run.
"""

import copy
import json
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from carteado.games import GAMES
from carteado.table import state
from carteado.table.state import CLOCKS, User
from tests.functions.room import ENTROPY, Json
from tests.gates.description import OPERATIONS, answer, body_of, conforming
from tests.gates.house import House, house
from tests.gates.test_headers import GUARDS

REQUESTS = 20_000
AT_ONCE = 40
"""Requests of one run: they meet the tables that those before them have made."""

POOL = 200
PLAIN = 0.6
"""So many of the bodies are sensible."""
STEADY = settings(derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))

PEOPLE = [
    *(User(f"t{number}", name) for number, name in enumerate(("Ana", "Rui", "Bia", "Téo"))),
    User("gGuest", "Ivo"),
]
SEATED = 3
"""So many of them have seats."""
ACT, FORGET = "POST /api/tables/{table_id}/ops", "DELETE /api/session"

LEGAL, NOW = "LEGAL", -1
"""Stand for a legal move, if there is one, and for the table's turn."""
VERBS = [
    "sit 0", "sit 3", "sit 5", "leave", "bot 3 easy", "bot 1 hard", "clear 1", "switch 0 1", "option target 4",
    "option signals on", "clock 60", "clock day", "recall on", "recall maybe", "start", "signal wink ace",
    "signal wink -", "gesture wink", "back",
    "propose rematch", "propose close", "propose replace 1", "vote yes", "vote no", "play 7h", "play ?0", "flip Ac",
    "cut 3", "swap", "choose copas", "raise", "run", "accept", "bid 2", "annul", "denounce 1", "trump hearts",
]  # fmt: skip

odd_texts = st.one_of(
    st.text(max_size=70),
    st.sampled_from(
        ["", "\0", "\ud800", "é" * 64, "play  7h", " play 7h", "sit 99", "sit -1", "sit ٣", "vote", "play\n7h"]
    ),
    st.builds(lambda verb, tail: verb + tail, st.sampled_from(VERBS), st.sampled_from([" ", " x", "\0", " 9" * 20])),
)
odd = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.floats(), odd_texts),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(odd_texts, inner, max_size=3),
    max_leaves=5,
)
hostile_bodies = st.one_of(
    odd.map(json.dumps),
    st.sampled_from(["", "{", "null", "[" * 8_000, '{"op":' * 1_300, '{"a":1e999}', "\ud800", "\ufeff{}", "9" * 5_000]),
    st.sampled_from(["x" * 8_193, '{"text":"' + "é" * 9_000 + '"}']),
)


@dataclass
class Request:
    """What somebody sends: whom it comes from, the operation, which table, the body, and what is odd about it."""

    who: int
    operation: str
    table: int
    body: Any
    late: int
    event: Json = field(default_factory=dict)


@cache
def kinds(operation: str) -> dict[str, SearchStrategy[Any]]:
    """Bodies that the operation takes, and ones with something wrong."""
    schema = body_of(operation)
    if schema is None:
        return {"none": st.none(), "hostile": hostile_bodies}
    good, names = conforming(schema), sorted(schema["properties"])
    return {
        "sensible": SENSIBLE.get(operation, good),
        "conforming": good,
        "spoilt": st.builds(
            lambda body, name, value: {**body, name: value}, good, st.sampled_from([*names, "seat"]), odd
        ),
        "lacking": st.builds(
            lambda body, name: {k: v for k, v in body.items() if k != name}, good, st.sampled_from(names)
        ),
        "odd text": st.builds(lambda body, text: {**body, "text": text}, SENSIBLE[ACT], odd_texts),
        "hostile": hostile_bodies,
    }


SENSIBLE = {
    ACT: st.fixed_dictionaries(
        {
            "text": st.sampled_from([*[LEGAL] * len(VERBS), *VERBS]),
            "entropy": st.just(ENTROPY),
            "turn": st.sampled_from([*[NOW] * 8, 0]),
        }
    ),
    "POST /api/tables": st.fixed_dictionaries(
        {"game": st.sampled_from([*GAMES, "chess"]), "players": st.integers(1, 7), "entropy": st.just(ENTROPY)},
        optional={"clock": st.sampled_from([*CLOCKS, "7"]), "options": st.just({}), "recall": st.booleans()},
    ),
}
"""Bodies that mean something, so that much of what is sent gets beyond the form."""

ODD_EVENTS: list[Json] = [
    {"headers": {}},
    {"headers": {"AUTHORIZATION": "Bearer x", "Content-Type": "text/html"}},
    {"headers": {"authorization": ""}},
    {"headers": {"authorization": "Bearer " + "A" * 20_000}},
    {"headers": {"authorization": "Bearer \ud800"}},
    {"headers": {"origin": "\0"}, "cookies": ["a=b"]},
    {"isBase64Encoded": True},
    {"isBase64Encoded": True, "body": "*"},
    {"isBase64Encoded": True, "body": "/w=="},
    {"isBase64Encoded": None, "body": None},
    {"body": None},
    {"rawPath": "/api/tables/" + "x" * 20_000},
    {"rawPath": "/api/tables/%00/ops"},
    {"rawPath": "/api/tables/é"},
    {"rawPath": ""},
    {"rawQueryString": "a=b&" * 2_000, "queryStringParameters": {"table_id": "x"}},
    {"pathParameters": None},
    {"multiValueHeaders": {"authorization": ["a", "b"]}},
]

OFTEN = ["GET /api/games", *sorted(OPERATIONS.keys() - {"GET /api/games", FORGET}), *[ACT] * 12]
"""The plainest first: it fills the place of what does not matter when a failure shrinks."""


@cache
def pool(operation: str, kind: str) -> list[Any]:
    """Bodies of a kind, drawn once: to draw one takes longer than to answer it."""
    drawn = []

    @settings(STEADY, max_examples=POOL, phases=[Phase.generate])
    @given(kinds(operation)[kind])
    def draw(body: Any) -> None:
        drawn.append(body)

    draw()
    return drawn


def request(number: int) -> Request:
    """The request of a number: all of it follows from that."""
    rng = Random(number)
    operation = rng.choice([*OFTEN * 2, FORGET])
    plain, *wrong = kinds(operation)
    kind = plain if rng.random() < PLAIN else rng.choice(wrong)
    return Request(
        who=rng.randrange(len(PEOPLE)),
        operation=operation,
        table=rng.randrange(7),
        body=rng.choice(pool(operation, kind)),
        late=rng.choice([*[0] * 8, *[3_000] * 8, 100_000]),
        event=rng.choice(ODD_EVENTS) if rng.random() < 0.06 else {},
    )


def test_nothing_that_is_sent_makes_the_api_fail() -> None:
    with house() as opened:
        run = Run(opened)
        run.everything()
    print(f"{run.statuses.total()} requests: {dict(sorted(run.statuses.items()))}")
    print(f"moves: {dict(run.moves)}, refusals: {dict(run.codes)}")
    assert run.statuses.total() >= REQUESTS
    assert {status // 100 for status in run.statuses} == {2, 4}
    assert min(run.operations[operation] for operation in OPERATIONS) > 300
    assert min(run.moves[game] for game in GAMES) > 100
    assert len(run.codes) > 15


class Run:
    """Sends the requests to a house, and counts."""

    def __init__(self, opened: House) -> None:
        self.house = opened
        self.tables = [begin(opened, game) for game in GAMES]
        self.start = opened.stored
        self.statuses, self.operations, self.moves, self.codes = (
            Counter[int](),
            Counter[str](),
            Counter[str](),
            Counter[str](),
        )

    def everything(self) -> None:
        @settings(STEADY, max_examples=REQUESTS // AT_ONCE, phases=[Phase.generate, Phase.shrink])
        @given(st.lists(st.integers(0, 2**32).map(request), min_size=AT_ONCE, max_size=AT_ONCE))
        def send_all(sent: list[Request]) -> None:
            self.house.stored = self.start
            for request in sent:
                self.send(request)

        send_all()

    def send(self, request: Request) -> None:
        """Send it, and hold the answer against the description."""
        house, table = self.house, [*self.tables, "unknown"][request.table % 6]
        house.clock.advance(request.late)
        user, body = self.filled(request, table)
        method, path = request.operation.format(table_id=table, match=1, deal=1).split(" ")
        known = request.event.get("rawPath", path) == path
        before, overdue = house.told, self.overdue(table)
        answered = house.send(house.request(method, path, body, house.token(user)) | copy.deepcopy(request.event))
        self.statuses[house.status] += 1
        self.operations[request.operation] += 1
        assert house.headers == GUARDS
        self.codes[answered.get("error", "ok")] += 1
        assert house.status != 503
        if known:
            answer(request.operation, house.status).validate(answered)
        else:
            assert (house.status, answered) == (404, {"error": "not_found"})
        if house.status >= 400:
            assert overdue or house.told == before, request
        elif request.operation == ACT and body["text"].partition(" ")[0] not in NO_MOVES:
            self.moves[house.table(table).game] += 1

    def filled(self, request: Request, table: str) -> tuple[User, Any]:
        """Who sends it, and its body: an op with an id of its own, the turn and a move where it wants them."""
        user, body = PEOPLE[request.who], request.body
        if request.operation != ACT or not isinstance(body, dict) or table not in self.tables:
            return user, body
        filled: Json = {"op": f"op{self.statuses.total():08d}", **body}
        if filled.get("text") == LEGAL:
            user, filled["text"] = self.mover(user, table)
        if filled.get("turn") == NOW:
            self.house.view(user, table)
            filled["turn"] = self.house.table(table).turn
        return user, filled

    def mover(self, user: User, table: str) -> tuple[User, str]:
        """Somebody who may move, and his first move; else the user, who agrees to whatever is asked."""
        for other in PEOPLE[:SEATED]:
            hand = self.house.view(other, table)["hand"]
            if hand and hand["legal"]:
                return other, hand["legal"][0]
        return user, "vote yes"

    def overdue(self, table: str) -> bool:
        """Whether time has already decided something, which whoever looks first writes down."""
        stored = self.house.world.store.items.get((f"T#{table}", "TABLE"))
        due = state.load(stored["body"]["B"]).due if stored else 0
        return bool(due) and due <= self.house.clock.now()


NO_MOVES = {text.partition(" ")[0] for text in VERBS[:25]} - {"play"}


def begin(house: House, game: str) -> str:
    """A match of three people and bots, or two where no more can play; the fourth watches."""
    players = next(count for count in (4, 3, 2) if count in GAMES[game].players)
    house.rest(*PEOPLE)
    table = house.open_game(PEOPLE[0], game, players, clock="30" if game == "bisca" else "day")
    for seat in range(1, min(SEATED, players)):
        house.do(PEOPLE[seat], table, f"sit {seat}")
    if game != "bisca":
        house.do(PEOPLE[0], table, "recall on")
    house.do(PEOPLE[0], table, "start")
    assert house.status == 200
    return table
