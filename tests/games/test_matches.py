"""Whole matches between random bots, of every game, number of seats and set of options: nothing ever goes astray.

CARTEADO_MATCHES is the number for each of them; 300 unless it says otherwise, some ten thousand in a long run.
"""

import os
from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.games import GAMES
from carteado.record import RecordError, check, dump, every_moves, parse
from carteado.simulation import matches
from tests.games.support import OPTION_SETS

MATCHES = int(os.environ.get("CARTEADO_MATCHES", "300"))
LISTED_EVERY = 50
"""Of so many hands one is checked with the legal moves before each of its moves, which takes long."""


@pytest.mark.parametrize(("rules", "players", "options"), OPTION_SETS.values(), ids=OPTION_SETS)
def test_random_matches_come_to_their_end_and_replay_to_it(rules, players, options):
    records = matches(rules, players, options, [LEVELS["random"]] * players, Random(f"{rules.id} {players} {options}"))
    start = rules.start(players, rules.resolve(options))
    over = hands = 0
    while over < MATCHES:
        record = next(records)
        if hands % LISTED_EVERY == 0:
            record.legal = every_moves(record)
        hands += 1
        check(parse(dump(record)))
        adds_up(rules, players, record)
        if record.after.get("over"):
            over += 1
            assert all(0 <= side < rules.sides(players) for side in record.after["winners"])
        else:
            assert record.after.keys() - {"closed"} == start.keys()


def adds_up(rules, players, record):
    """The lines of the score are what the standing rose by, and all card points are somebody's."""
    if rules.id in ("bisca", "brisca", "sueca") and sum(" play " in move for move in record.moves) == len(record.deck):
        assert sum(record.result["points"]) == 120
    gained = [0] * rules.sides(players)
    for side, _, points in record.result["awards"]:
        gained[side] += points
        assert points
    if rules.id == "triunfo":
        assert gained == record.result["points"]
        return
    score = record.after.get("closed", record.after["score"])
    assert gained == [now - was for was, now in zip(record.before["score"], score, strict=True)]


def test_a_record_that_was_tampered_with_is_found():
    record = next(matches(GAMES["sueca"], 4, {}, [LEVELS["random"]] * 4, Random(1)))
    record.result["points"][0] += 1
    with pytest.raises(RecordError, match="result"):
        check(record)
