"""No view of triunfo tells more than the rules let its viewer know."""

from itertools import islice
from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.cards import NAMES
from carteado.games import GAMES
from carteado.record import redact
from carteado.simulation import matches
from tests.games.secrecy import differences, seen
from tests.games.triunfo_knowledge import follow

TABLES = [
    (2, {"announce": "on"}),
    (3, {}),
    (3, {"stock": "draw", "trump": "dealer"}),
    (4, {"announce": "on", "hook": "on", "trump": "dealer"}),
    (4, {"stock": "none", "trump": "rotation"}),
    (5, {"pack": 40, "stock": "draw", "announce": "on"}),
    (6, {"announce": "on"}),
]
every_table = pytest.mark.parametrize(("players", "chosen"), TABLES, ids=str)


def records(players, chosen, count, seed=13):
    bots = [LEVELS["random"]] * players
    return list(islice(matches(GAMES["triunfo"], players, chosen, bots, Random(seed)), count))


@every_table
def test_views_are_the_same_bytes_however_the_unknown_cards_lie(players, chosen):
    rng = Random(3)
    total = 0
    for record in records(players, chosen, 3):
        compared, differ = differences(record, follow, seen, rng)
        assert not differ
        total += compared
    assert total > 300


@every_table
def test_hands_hold_what_the_deck_and_the_moves_gave_them(players, chosen):
    for record in records(players, chosen, 3):
        for _, _, places, hand in follow(record):
            for seat in range(players):
                held = hand.view(seat)["hand"]
                assert set(held) == places.hands[seat]
                assert len(held) == len(places.hands[seat]) == hand.view(None)["counts"][seat]
            assert hand.view(None)["stock"] == len(places.slots) - places.dealt


def leaks_number_of_moves(hand, viewer):
    return seen(hand, viewer) + str([len(hand.legal(seat)) for seat in range(hand.players)]).encode()


def leaks_next_card(hand, viewer):
    return seen(hand, viewer) + str(hand._stock[hand._dealt : hand._dealt + 1]).encode()


def leaks_who_holds_a_card(hand, viewer):
    ace = NAMES.index("As")
    return seen(hand, viewer) + str([held >> ace & 1 for held in hand._hands]).encode()


@pytest.mark.parametrize("leak", [leaks_number_of_moves, leaks_next_card, leaks_who_holds_a_card])
def test_a_leak_would_be_found(leak):
    rng = Random(3)
    assert any(differences(record, follow, leak, rng)[1] for record in records(4, {}, 5))


@every_table
def test_a_record_shows_a_viewer_the_moves_and_no_deck(players, chosen):
    for record in records(players, chosen, 3):
        fields = redact(record, 0)
        assert "deck" not in fields
        assert "legal" not in fields
        assert fields["moves"] == record.moves  # all that is done is done openly
