"""What makes the zeros of this folder worth something: the judge sees every outlet and every moment of a match."""

import logging as logging_apart
import re

import pytest

from carteado.games import GAMES
from tests.leaks.evening import Evening, Scene
from tests.leaks.judge import LEAST, Tally, judge, release
from tests.leaks.mutants import COUNTS, HTTP, NOTE, PLAY, REQUESTS, TABLES, TRICKS, after, before, logging, mutant
from tests.leaks.outlets import Message, Room, stream_record
from tests.leaks.scenes import SCENES, scenes
from tests.simulation.release import Release

DECK = "views.hands.deals(table).deck(table.deal)"
SINKS = {"answer", "push", "log", "metric", "queue", "telegram"}
TELLTALE = mutant(
    "a deck in each sink",
    Scene("bisca", 2),
    after(TRICKS, COUNTS, '"deck": [str(hand) for hand in self._hands],'),
    before(PLAY, NOTE, logging("hands.deals(table).deck(table.deal)")),
    after(
        HTTP,
        REQUESTS,
        "    for (_, sk), item in wiring.world.store.items.items():\n"
        "        table = tables.state.load(item['body']['B']) if sk == 'TABLE' else None\n"
        "        if table and table.deal:\n"
        "            cards = tables.views.hands.deals(table).deck(table.deal)\n"
        "            metrics.add_metric(f'Card{cards[-1]}{cards[0]}', MetricUnit.Count, 1)\n",
    ),
    (TABLES, "world.queue.wake(table.id, table.due,", f"world.queue.wake(table.id + str({DECK}), table.due,"),
    (
        "app.chat.cards",
        "    return Post(told(view, say),",
        f"    return Post(told(view, say) + (str({DECK}) if table.deal else ''),",
    ),
)
"""Whatever comes out tells a deck."""


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_shows_is_seen_in_every_sink(game):
    players = GAMES[game].players[-1]
    findings = judge(Release(*TELLTALE.patches), Scene(game, players, steps=8), Tally())
    assert {finding.sink.partition(" ")[0] for finding in findings if finding.what == "a difference"} >= SINKS


MOMENT = re.compile(rb'"(?:phase|kind|\d)":"(\w+)"')
SEEN = {
    "bisca": {"lobby", "playing", "over", "choose", "play", "trick", "swap", "next", "rematch", "human", "bot", "away"},
    "brisca": {"lobby", "playing", "over", "cut", "play", "trick", "swap", "next", "rematch", "away"},
    "sueca": {"lobby", "playing", "over", "cut", "from", "play", "trick", "next", "rematch", "away"},
    "triunfo": {"lobby", "playing", "over", "trump", "bid", "play", "trick", "rematch", "away"},
    "truco": {"lobby", "playing", "over", "play", "answer", "ten", "trick", "next", "rematch", "away"},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_moment_is_played(game):
    missing = set(SEEN[game])
    for scene in scenes(game):
        for step in Evening(release(), scene).play().steps if missing else ():
            answers = (message.body for message in step.heard if message.sink == "answer")
            missing -= {found.decode() for body in answers for found in MOMENT.findall(body)}
    assert not missing


def test_two_hundred_thousand_messages_are_compared():
    assert len(SCENES) * LEAST >= 200_000
    assert {(scene.game, scene.players) for scene in SCENES} == {
        (game.id, players) for game in GAMES.values() for players in game.players
    }


def test_every_kind_of_refusal_is_heard():
    codes: set[str] = set()
    for scene in (scenes("bisca")[0], scenes("truco")[0]):
        for step in Evening(release(), scene).play().steps:
            answers = [message.body for message in step.heard if message.sink == "answer"]
            codes |= {found.decode() for body in answers for found in re.findall(rb'"error":"(\w+)"', body)}
    common = {"unauthorised", "busy", "stale", "too_early", "not_your_turn", "unknown_move", "not_seated"}
    assert codes >= common | {"wrong_phase", "not_in_hand", "bad_request", "wrong_decision"}


def test_notify_makes_nothing_of_the_image_that_the_stream_brings():
    evening = Evening(release(), Scene("bisca", 2, steps=0)).play()
    room = evening.room
    whole = stream_record(room.store.items[f"T#{room.table_id}", "TABLE"])
    bare = {**whole, "dynamodb": {**whole["dynamodb"], "NewImage": {}}}
    assert heard(room, whole) == heard(room, bare)


def heard(room: Room, record: dict[str, object]) -> list[Message]:
    room.heard = []
    room.tell(record)
    return room.heard


def test_what_others_write_into_the_same_log_meanwhile_is_not_taken_for_the_rooms():
    room = Evening(release(), Scene("bisca", 2)).room
    logging_apart.getLogger("http").error("somebody else's")
    room.request("GET", "/api/games")
    assert room.heard
    assert not [message for message in room.heard if b"somebody" in message.body]
