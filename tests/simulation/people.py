"""People at their phones: they come by a link, sit, play, tap twice, lose the network, go away and come back.

A device follows the app: one request at a time from a tap, repeated with the same op id while the outcome is unknown; a
socket that is renewed; a reading after a silence. Its decisions come from the views that it was given, nothing else.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec

from tests.simulation import faults as kinds
from tests.simulation.cloud import Cloud, Json, Line, socket_event
from tests.simulation.kernel import Box

PATIENCE_MS: Final = 12_000
"""So long a device waits for an answer."""
TRIES: Final = 6
QUIET_MS: Final = 12_000
"""After so long a silence a device reads the table."""
ENTROPY: Final = "ABCDEFGHIJKLMNOPQRSTUA"


@dataclass(slots=True)
class Intent:
    """Something that a person wants done at a table, once."""

    user: str
    id: str
    text: str
    turn: int


@dataclass(slots=True)
class Request:
    """One try to reach the room."""

    device: "Device"
    method: str
    path: str
    intent: Intent | None = None


@dataclass(slots=True)
class Answer:
    """What came back, or nothing (status 0)."""

    status: int = 0
    body: Json = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        return self.status in (200, 201)


@dataclass(slots=True)
class Habits:
    """What the people of one run are like: chances at each decision."""

    haste_ms: int
    """They think for up to so long."""
    naps: float
    """To sleep over a decision until the clock makes it."""
    double_taps: float
    nonsense: float
    """To try what is not allowed: too early, not their turn, illegal, no op at all."""
    whims: float
    """To leave, come back, gesture, propose something."""
    absences: float
    """To put the phone away for a while."""


class Person:
    """Somebody with one or two devices."""

    def __init__(self, number: int, name: str) -> None:
        self.number, self.name = number, name
        self.id = ""
        """As the room knows him, once a session was opened."""
        self.token = ""
        self.start = ""
        """The table that his link names."""
        self.devices: list[Device] = []


class Device:
    """A phone or a browser of a person, at one table."""

    def __init__(self, cloud: Cloud, person: Person, rng: Random, habits: Habits, name: str, pushed: "Heard") -> None:
        """``pushed`` is told of each state that comes by the socket."""
        self.cloud, self.person, self.rng, self.habits, self.name = cloud, person, rng, habits, name
        self.prefix = f"{rng.getrandbits(16):04x}"
        """Begins all its op ids."""
        self._pushed = pushed
        self.table = ""
        self.state: Json | None = None
        self.heard = 0
        """When something new came."""
        self.news = Box()
        """Filled when something new is shown."""
        self.present = False
        self.leaving = False
        """The evening is over: everything is done to come to an end."""
        self.line: Line | None = None
        self._ops = 0
        self._sockets = 0

    # ---- requests

    def call(self, method: str, path: str, body: Any = None, intent: Intent | None = None) -> Answer:
        """Send a request and wait for its answer."""
        cloud, box = self.cloud, Box()
        request = Request(self, method, path, intent)
        if not cloud.faults.strikes(kinds.REQUEST_LOST, path):
            event = http_event(method, path, body, self.person.token)
            cloud.kernel.after(
                cloud.latency(), lambda: cloud.invoke("http", event, request, lambda it: self._answered(box, it))
            )
        got = cloud.kernel.wait_for(box, PATIENCE_MS)
        return (
            Answer() if got is None or not got["body"] else Answer(got["statusCode"], msgspec.json.decode(got["body"]))
        )

    def _answered(self, box: Box, answer: Json | None) -> None:
        cloud = self.cloud
        if not cloud.faults.strikes(kinds.ANSWER_LOST, self.name):
            failure = {"statusCode": 500, "body": ""}
            cloud.kernel.after(cloud.latency(), lambda: box.put(answer or failure))

    def persist(self, method: str, path: str, body: Any = None, intent: Intent | None = None) -> Answer:
        """Send it until the outcome is known."""
        answer = Answer()
        for tries in range(TRIES):
            answer = self.call(method, path, body, intent)
            if answer.status not in (0, 500, 503):
                break
            self.cloud.kernel.wait(self.rng.randrange(100 << tries, 300 << tries))
        return answer

    def arrive(self, arrival: Json) -> str | None:
        """Open a session; the table that its link names."""
        answer = self.persist("POST", "/api/session", arrival)
        if answer.ok:
            self.person.token, self.person.id = answer.body["token"], answer.body["user"]["id"]
        return answer.body.get("start")

    # ---- the table as it is shown

    def show(self, state: Json) -> bool:
        """Take a state, unless it is known already."""
        if self.state is not None and state["version"] <= self.state["version"]:
            return False
        self.state, self.heard = state, self.cloud.kernel.now
        self.news.put(True)
        return True

    def read(self) -> bool:
        """Read the table; True when that brought news."""
        answer = self.persist("GET", f"/api/tables/{self.table}")
        return answer.ok and self.show(answer.body)

    def hear(self, body: bytes) -> None:
        """Something came by the socket."""
        said = msgspec.json.decode(body) if body else {}
        if "frames" in said:
            self._pushed(self, said)
            self.show(said)

    @property
    def version(self) -> int:
        """Of the last state shown."""
        return self.state["version"] if self.state else 0

    def view(self, early: bool = False) -> Json | None:
        """What the last frame shows, once its time has come."""
        if self.state is None:
            return None
        last = self.state["frames"][-1]
        if last["at"] > self.cloud.kernel.now and not early:
            return None
        view: Json = last["view"]
        return view

    # ---- the connection

    def watch(self) -> None:
        """Keep a socket open while the person is there."""
        while self.present:
            if self.connect():
                self.read()
                self._listen()
                self._hang_up(silently=False)
            else:
                self.read()
                self.cloud.kernel.wait(self.rng.randrange(1_000, 4_000))

    def _listen(self) -> None:
        """Until the line ends, or turns out to be deaf: a reading brings news that it should have brought."""
        kernel, line = self.cloud.kernel, self.line
        assert line is not None
        if self.cloud.faults.strikes(kinds.LINE_CUT, self.name):
            kernel.after(self.rng.randrange(30_000), lambda: self.cloud.cut_line(line, self.rng.random() < 0.5))
        while self.present and not line.closed:
            quiet = kernel.now - self.heard
            if quiet < QUIET_MS:
                kernel.wait_for(line.ended, QUIET_MS - quiet)
            elif self.read():
                return
            else:
                self.heard = kernel.now

    def connect(self) -> bool:
        """Open a socket; whether it is open."""
        answer = self.call("POST", f"/api/tables/{self.table}/socket")
        if not answer.ok:
            return False
        self._sockets += 1
        ticket = answer.body["url"].partition("ticket=")[2]
        line = self.line = Line(f"{self.name}-{self._sockets}", self.hear)
        event = socket_event("$connect", line.id, queryStringParameters={"ticket": ticket}, headers={})
        self.cloud.open_line(line, event)
        return bool(self.cloud.kernel.wait_for(line.connected, PATIENCE_MS))

    def _hang_up(self, silently: bool) -> None:
        if self.line is not None and not self.line.closed:
            self.cloud.cut_line(self.line, silently)

    # ---- play

    def play(self) -> None:
        """Do at the table what its views offer, while the person is there."""
        kernel, habits = self.cloud.kernel, self.habits
        while self.present:
            if not self.leaving and self.rng.random() < habits.absences:
                self.go_away(self.rng.randrange(1_000, 60_000))
                return
            text = self.wish()
            if text:
                self.do(text)
                kernel.wait(self._pace())
            else:
                self.news = Box()
                kernel.wait_for(self.news, self.rng.randrange(5_000, 20_000))
                kernel.wait(max(0, self._last_frame() - kernel.now) + self._pace())

    def _pace(self) -> int:
        """How long the person thinks; some decisions are slept over until the clock makes them."""
        nap = not self.leaving and self.rng.random() < self.habits.naps
        return self.rng.randrange(20_000, 110_000) if nap else self.rng.randrange(100, self.habits.haste_ms)

    def _last_frame(self) -> int:
        return self.state["frames"][-1]["at"] if self.state else 0

    def go_away(self, ms: int) -> None:
        """Put the phone away, and take it up again later."""
        self.present = False
        self._hang_up(silently=self.rng.random() < 0.5)
        self.cloud.kernel.after(ms, self.come)

    def come(self) -> None:
        """Take up the phone."""
        self.present = True
        self.cloud.kernel.spawn(self.watch)
        self.cloud.kernel.spawn(self.play)

    def do(self, text: str) -> None:
        """Send an op, at times twice."""
        assert self.state is not None
        turn = self.state["turn"] - (self.rng.random() < self.habits.nonsense / 4)
        intent = self._intent(text, max(0, turn))
        if self.rng.random() < self.habits.double_taps:
            again = intent if self.rng.random() < 0.5 else self._intent(text, intent.turn)
            self.cloud.kernel.spawn(lambda: self.send(again, self.call))
        self.send(intent, self.persist)

    def _intent(self, text: str, turn: int) -> Intent:
        self._ops += 1
        return Intent(self.person.id, f"{self.prefix}{self._ops:06d}", text, turn)

    def send(self, intent: Intent, by: Callable[..., Answer]) -> None:
        """Send an op and show what it brought. ``by``: once, or until its outcome is known."""
        body = {"op": intent.id, "turn": intent.turn, "text": intent.text, "entropy": ENTROPY}
        answer = by("POST", f"/api/tables/{self.table}/ops", body, intent)
        state = answer.body if answer.ok else answer.body.get("state")
        if state:
            self.show(state)

    def wish(self) -> str | None:
        """What the person wants to do now."""
        if self.state is None:
            return None
        rng, habits = self.rng, self.habits
        nonsense = not self.leaving and rng.random() < habits.nonsense
        view = self.view(early=nonsense)
        if view is None:
            return None
        if nonsense:
            return rng.choice(_NONSENSE)(view, rng)
        if not self.leaving and rng.random() < habits.whims:
            return rng.choice(_WHIMS)(view, rng)
        return _NEXT[view["phase"]](self, view)

    def _in_lobby(self, view: Json) -> str | None:
        free = [number for number, seat in enumerate(view["seats"]) if seat is None]
        if view["you"] is None:
            return f"sit {self.rng.choice(free)}" if free else None
        if view["host"] != view["you"]:
            return None
        wanted = not free or self.leaving or self.rng.random() < 0.1
        return "start" if wanted else self.rng.choice(_ARRANGING)(view, self.rng)

    def _in_match(self, view: Json) -> str | None:
        you = view["you"]
        if you is None:
            return None
        if view["seats"][you]["kind"] == "away":
            return "back"
        proposal = view["proposal"]
        if proposal and you in proposal["electorate"] and you not in proposal["yes"]:
            return "vote yes" if self.leaving or self.rng.random() < 0.9 else "vote no"
        legal = view["hand"]["legal"] if view["hand"] else ()
        plays = [move for move in legal if not move.startswith("denounce")] or legal
        return self.rng.choice(plays) if plays else None

    def _at_the_end(self, view: Json) -> str | None:
        proposal, you = view["proposal"], view["you"]
        if you is None or self.leaving:
            return None
        if proposal:
            return "vote yes" if you in proposal["electorate"] and you not in proposal["yes"] else None
        return "propose rematch" if self.rng.random() < 0.2 else None


Choice = Callable[[Json, Random], str]
Heard = Callable[[Device, Json], None]

_NEXT: Final = {
    "lobby": Device._in_lobby,
    "playing": Device._in_match,
    "deciding": Device._in_match,
    "over": Device._at_the_end,
}
_ARRANGING: Final[tuple[Choice, ...]] = (
    lambda view, rng: f"bot {rng.randrange(view['players'])} {rng.choice(('easy', 'random'))}",
    lambda view, rng: f"clear {rng.randrange(view['players'])}",
    lambda view, rng: f"switch {rng.randrange(view['players'])} {rng.randrange(view['players'])}",
    lambda view, rng: f"clock {rng.choice(('15', '30', '60'))}",
    lambda view, rng: f"recall {rng.choice(('on', 'off'))}",
    lambda view, rng: f"sit {rng.randrange(view['players'])}",
    lambda view, rng: "gesture wink",
)
_WHIMS: Final[tuple[Choice, ...]] = (
    lambda view, rng: "leave",
    lambda view, rng: "back",
    lambda view, rng: f"propose {rng.choice(('rematch', 'close'))}",
    lambda view, rng: f"propose replace {rng.randrange(view['players'])}",
    lambda view, rng: f"vote {rng.choice(('yes', 'no'))}",
    lambda view, rng: f"gesture {rng.choice(('wink', 'chin'))}",
    lambda view, rng: f"signal wink {rng.choice(('ace', '-'))}",
)
_NONSENSE: Final[tuple[Choice, ...]] = (
    lambda view, rng: f"play {rng.choice('A234567JQK')}{rng.choice('cdhs')}",
    lambda view, rng: f"sit {rng.randrange(8)}",
    lambda view, rng: "start",
    lambda view, rng: rng.choice(
        ("", "play", "dance", "play 9z", "vote maybe", "sit -1", "option target 99", "x" * 64)
    ),
    lambda view, rng: (view["hand"] or {}).get("legal", ["swap"])[0] if (view["hand"] or {}).get("legal") else "swap",
)


def http_event(method: str, path: str, body: Any, token: str) -> Json:
    """A request as API Gateway hands it over, payload format 2.0."""
    event = {
        "version": "2.0", "routeKey": "ANY /api/{proxy+}", "rawPath": path, "rawQueryString": "",
        "headers": {"authorization": f"Bearer {token}"} if token else {},
        "requestContext": {"http": {"method": method, "path": path}, "stage": "$default", "requestId": "x"},
        "isBase64Encoded": False,
    }  # fmt: skip
    return event if body is None else {**event, "body": msgspec.json.encode(body).decode()}
