"""No view of bisca tells more than the rules let its viewer know."""

from itertools import islice
from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.games import GAMES
from carteado.record import redact
from carteado.simulation import matches
from tests.games.bisca_knowledge import follow
from tests.games.secrecy import differences, seen

OPTIONS = [{}, {"partner_peek": "start_and_end"}, {"partner_peek": "end", "chooser": "after", "relo": "next_card"}]


def records(players, chosen, count, seed=13):
    bots = [LEVELS["random"]] * players
    return list(islice(matches(GAMES["bisca"], players, chosen, bots, Random(seed)), count))


@pytest.mark.parametrize("chosen", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_views_are_the_same_bytes_however_the_unknown_cards_lie(players, chosen):
    rng = Random(3)
    total = 0
    for record in records(players, chosen, 12):
        compared, differ = differences(record, follow, seen, rng)
        assert not differ
        total += compared
    assert total > 1500


@pytest.mark.parametrize("players", [2, 4])
def test_every_phase_was_compared(players):
    phases = set()
    for record in records(players, {}, 40):
        for moves, _, places, hand in follow(record):
            if places.rearranged(moves, places.unknown(None), Random(1)):
                pause = hand.pause.kind if hand.pause else None
                phases.add((*hand.waiting.values(), pause, hand.over, bool(places.returned), bool(places.open)))
    assert {(*phase[:-2],) for phase in phases} >= {
        ("choose", None, False),
        ("return", None, False),
        ("play", None, False),
        ("swap", False),
        ("trick", False),
        (None, True),
    }


def leaks_number_of_moves(hand, viewer):
    return seen(hand, viewer) + str([len(hand.legal(seat)) for seat in range(hand.players)]).encode()


def leaks_next_card(hand, viewer):
    return seen(hand, viewer) + str(hand._stock[hand._drawn : hand._drawn + 1]).encode()


def leaks_place_of_the_returned_card(hand, viewer):
    place = hand._stock.index(hand._returned) if hand._returned in hand._stock else None
    return seen(hand, viewer) + str(place).encode()


@pytest.mark.parametrize("leak", [leaks_number_of_moves, leaks_next_card, leaks_place_of_the_returned_card])
def test_a_leak_would_be_found(leak):
    rng = Random(3)
    assert any(differences(record, follow, leak, rng)[1] for record in records(4, {}, 40))


@pytest.mark.parametrize("players", [2, 4])
def test_a_record_shows_a_viewer_no_deck_and_no_place_in_the_stock(players):
    for record in records(players, {}, 30):
        fields = redact(record, 0)
        assert "deck" not in fields
        assert "legal" not in fields
        assert len(fields["moves"]) == len(record.moves)
        for open_move, shown in zip(record.moves, fields["moves"], strict=True):
            assert shown == ("- return ??" if open_move.startswith("- return") else open_move)
