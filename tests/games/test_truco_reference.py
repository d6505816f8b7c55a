"""The engine of truco against the same rules written down a second time."""

from itertools import product
from random import Random

import pytest

from carteado.games.truco import TRUCO
from carteado.record import Record, check, dump, every_move, finish, parse, written
from tests.games.support import choices, shuffled
from tests.games.truco_reference import Reference

OPTIONS = [
    dict(zip((option.key for option in TRUCO.options), values, strict=True))
    for values in product(*(option.values for option in TRUCO.options))
]
SCORES = [(0, 0), (9, 9), (10, 2), (2, 10), (10, 10), (11, 3), (3, 11), (11, 11), (10, 11)]


def compared(players, chosen, score, rng):
    """Play a hand at random, everybody acting as he may, and compare before every move and at the end."""
    before = {"score": list(score), "games": [rng.randrange(2), rng.randrange(2)]}
    dealer = rng.randrange(players)
    record = Record("truco", players, chosen, dealer, before, shuffled(TRUCO, players, {}, rng), [], legal=[])
    hand = TRUCO.deal(players, TRUCO.resolve(chosen), dealer, before, record.deck)
    reference = Reference(record)
    giving_up = rng.random() < 0.3  # else hands would seldom be long
    while not hand.over:
        legal = every_move(hand)
        assert legal == reference.legal()
        found = choices(hand)
        if not found:
            break
        record.legal.append(legal)
        calm = [(seat, move) for seat, move in found if giving_up or move not in ("resign", "agree", "run")]
        seat, move = rng.choice(calm or found)
        hand.apply(seat, move)
        record.moves.append(written(seat, move))
        reference.make(record.moves[-1])
    assert reference.over
    assert (hand.result, hand.after) == (reference.result, reference.after)
    finish(record, hand)
    check(parse(dump(record)))
    return record


@pytest.mark.parametrize("players", [2, 4])
def test_every_move_result_and_standing_with_all_options_together(players):
    rng = Random(players)
    reasons, verbs = set(), set()
    for chosen in OPTIONS:
        for score in SCORES:
            record = compared(players, chosen, score, rng)
            reasons |= {reason for _, reason, _ in record.result["awards"]}
            verbs |= {move.split()[1] for move in record.moves}
    assert reasons == {"hand", "ran", "refused", "resigned"}
    both = {"agree", "refuse"} if players == 4 else set()
    assert verbs == {"play", "flip", "raise", "accept", "run", "resign"} | both


def test_long_hands_in_plenty():
    rng = Random(1)
    for _ in range(1500):
        compared(4, rng.choice(OPTIONS), rng.choice(SCORES), rng)
