"""No view of brisca tells more than the rules let its viewer know."""

from itertools import islice
from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.games import GAMES
from carteado.games.base import IllegalMove
from carteado.record import redact
from carteado.simulation import matches
from tests.games.brisca_knowledge import follow
from tests.games.secrecy import differences, seen, twins

OPTIONS = [
    {},
    {"two_swap": "on"},
    {"follow": "follow", "three_hands": "minus_all_twos"},
    {"follow": "lead_or_trump", "two_swap": "on"},
]


def records(players, chosen, count, seed=13):
    """Hands by random bots, those with most swaps first: two of them are rare."""
    bots = [LEVELS["random"]] * players
    found = list(islice(matches(GAMES["brisca"], players, chosen, bots, Random(seed)), 1500))
    swapped = sorted(found, key=lambda record: sum(move.endswith("swap") for move in record.moves), reverse=True)
    return swapped[: count // 2] + found[: count - count // 2]


@pytest.mark.parametrize("chosen", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_are_the_same_bytes_however_the_unknown_cards_lie(players, chosen):
    rng = Random(3)
    total = 0
    for record in records(players, chosen, 6):
        compared, differ = differences(record, follow, seen, rng)
        assert not differ
        total += compared
    assert total > 500


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_phase_was_compared(players):
    phases = set()
    for record in records(players, {"two_swap": "on"}, 6):
        for _, hand, _ in twins(record, follow, Random(1)):
            pause = hand.pause.kind if hand.pause else None
            phases.add((*hand.waiting.values(), pause, hand.over, len(hand.view(None)["swaps"])))
    assert phases >= {
        ("cut", None, False, 0),
        ("play", None, False, 0),
        ("swap", False, 0),
        ("swap", False, 1),
        ("swap", False, 2),
        ("trick", False, 0),
        ("trick", False, 2),
        (None, True, 0),
    }


def answer(hand, viewer, move):
    """What the viewer is told when he tries this move."""
    try:
        hand.copy().apply(-5 if viewer is None else viewer, move)
    except IllegalMove as illegal:
        return illegal.code
    return ""


@pytest.mark.parametrize("chosen", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_refusals_tell_nothing_either(players, chosen):
    rng = Random(5)
    for record in records(players, chosen, 2):
        for viewer, hand, twin in twins(record, follow, rng):
            # In a pause a play is the table's to refuse, whatever will be drawn.
            for move in ("swap",) if hand.pause else ("swap", "play 7h", "play 2c", "play Ad", "cut 3", "cut 9"):
                assert answer(hand, viewer, move) == answer(twin, viewer, move)


def leaks_number_of_moves(hand, viewer):
    return seen(hand, viewer) + str([len(hand.legal(seat)) for seat in range(hand.players)]).encode()


def leaks_next_card(hand, viewer):
    return seen(hand, viewer) + str(hand._stock[hand._drawn : hand._drawn + 1]).encode()


def leaks_whether_anybody_may_swap(hand, viewer):
    pause = hand.pause.ms if hand.pause and any(hand.legal(seat) for seat in range(hand.players)) else None
    return seen(hand, viewer) + str(pause).encode()


@pytest.mark.parametrize("leak", [leaks_number_of_moves, leaks_next_card, leaks_whether_anybody_may_swap])
def test_a_leak_would_be_found(leak):
    rng = Random(3)
    assert any(differences(record, follow, leak, rng)[1] for record in records(4, {"follow": "follow"}, 40))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_shows_a_viewer_no_deck(players):
    for record in records(players, {}, 10):
        fields = redact(record, 0)
        assert "deck" not in fields
        assert "legal" not in fields
        assert fields["moves"] == record.moves
