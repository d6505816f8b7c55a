"""What is marked is found wherever and however it comes out; an operator who asks for more is told no secret."""

import json
from base64 import b64encode, urlsafe_b64encode
from urllib.parse import quote

import pytest

from tests.leaks import canaries, watch
from tests.leaks.evening import Ask, Evening, Scene
from tests.leaks.judge import hold, release
from tests.leaks.outlets import Message

ROOM = Evening(release(), Scene("truco", 2, steps=0)).play().room


def found(body: bytes, sink: str = "log", path: str = "", forgotten: str = "") -> list[str]:
    said = watch.Said(Message(sink, body), Ask(0, "", "GET", path), (), forgotten)
    return [what for what, _ in (*watch.marks(ROOM, [said]), *watch.names([said]))]


SECRETS = {
    "match secret": ROOM.chance.drawn[-1],
    "seed": ROOM.chance.drawn[-1][:32],
    "salt": ROOM.chance.drawn[-1][32:],
    "contribution": canaries.entropy(1),
    "session secret": canaries.SESSION_SECRET.encode(),
    "bot token": canaries.BOT_TOKEN.encode(),
    "webhook secret": canaries.WEBHOOK_SECRET.encode(),
    "session token": ROOM.tokens["seat 1"].encode(),
    "seal of a token": ROOM.tokens["seat 1"].rpartition(".")[2].encode(),
    "ticket": ROOM.tickets["seat 0"].encode(),
    "address": canaries.ADDRESS.encode(),
    "person": b"t7100200301",
}
FORMS = {
    "plain": bytes,
    "hex": lambda data: data.hex().encode(),
    "hex in capitals": lambda data: data.hex().upper().encode(),
    "base64": b64encode,
    "base64 after one byte": lambda data: b64encode(b"x" + data),
    "base64 after two bytes": lambda data: b64encode(b"xy" + data),
    "base64url": urlsafe_b64encode,
    "percent signs": lambda data: quote(data).encode(),
    "JSON": lambda data: json.dumps(data.decode(errors="replace")).encode(),
    "a list": lambda data: repr(data).encode(),
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", SECRETS)
@pytest.mark.parametrize("sink", ["answer", "push x", "log", "metric", "queue", "telegram", "crash"])
def test_a_secret_is_found_in_every_form_and_sink(sink, name, form):
    assert found(b"before " + FORMS[form](SECRETS[name]) + b" after", sink)
    assert not found(b"before and after", sink)


@pytest.mark.parametrize("sink", ["log", "metric", "queue"])
def test_nobody_is_named_to_the_operator(sink):
    assert found(f"seats: {canaries.NAME_MARK} Ana".encode(), sink)
    assert not found(f"seats: {canaries.NAME_MARK} Ana".encode(), "push x")
    assert found(b"Ana", "push x", forgotten="Ana")


@pytest.mark.parametrize("name", ["seed", "salt", "secret", "deck", "rng", "_hands", "upcoming"])
def test_a_name_that_the_protocol_does_not_know_is_found(name):
    state = json.dumps({"frames": [{"view": {"hand": {name: 1}}}]}).encode()
    assert found(state, "push x")
    assert found(state, "answer", "/api/tables/x")
    assert found(b'{"stock":["7h"]}', "push x")
    assert not found(b'{"stock":12,"options":{"stock":"draw"}}', "push x")


@pytest.mark.parametrize("level", ["INFO", "DEBUG"])
def test_whatever_the_level_of_the_logs(level):
    hold(Scene("truco", 4, seed=6, steps=30, leaves=True, level=level), least=0)
