"""No view of sueca tells more than the rules let its viewer know."""

from itertools import islice
from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.games.sueca import SUECA
from carteado.record import RecordError, redact, replay
from carteado.simulation import matches
from tests.games.secrecy import seen
from tests.games.sueca_knowledge import follow

OPTIONS = [{}, {"renuncia": "on"}, {"first_lead_trump": "yes", "annul": "off", "tie": "void"}]
VIEWERS = (0, 1, 2, 3, None)


def records(chosen, count, level="random"):
    return list(islice(matches(SUECA, 4, chosen, [LEVELS[level]] * 4, Random(13)), count))


def annulled():
    """Hands whose cutter had them annulled, as the easy bot does when it can."""
    return [record for record in records({}, 60, "easy") if record.result.get("annulled")]


def twins(record, rng):
    """(viewer, the hand, one that must look the same to him) at every step of a record."""
    for moves, pauses, places, hand in follow(record):
        for viewer in VIEWERS:
            for _ in range(3):
                other = places.rearranged(moves, places.unknown(viewer), rng)
                try:
                    twin = replay(other) if other else None
                except RecordError:
                    continue  # somebody could not have moved like that: the viewer knows that it is not so
                if twin is not None:
                    if pauses:
                        twin.settle()
                    yield viewer, hand, twin
                    break


def differences(record, show, rng):
    """(views compared, views that differ) over a record."""
    found = [show(hand, viewer) != show(twin, viewer) for viewer, hand, twin in twins(record, rng)]
    return len(found), sum(found)


@pytest.mark.parametrize("chosen", OPTIONS, ids=str)
def test_views_are_the_same_bytes_however_the_unknown_cards_lie(chosen):
    rng = Random(3)
    total = 0
    for record in [*records(chosen, 40 if "renuncia" in chosen else 12), *annulled()]:
        compared, differ = differences(record, seen, rng)
        assert not differ
        total += compared
    assert total > 700


def test_every_kind_of_moment_was_compared():
    moments = set()
    for record in [*records({}, 3), *records({"renuncia": "on"}, 20), *annulled()]:
        for _, hand, _ in twins(record, Random(1)):
            view = hand.view(None)
            pause = hand.pause.kind if hand.pause else None
            moments.add((*hand.waiting.values(), pause, hand.over))
            moments.update(key for key in ("open", "shown", "denounced") if view[key])
            moments.update("may annul" for seat in range(4) if hand.view(seat)["annul_points"] is not None)
    kinds = {("cut", None, False), ("from", None, False), ("play", None, False), ("trick", False), (None, True)}
    assert moments >= kinds | {"open", "shown", "denounced", "may annul"}


def leaks_number_of_moves(hand, viewer):
    return seen(hand, viewer) + str([len(hand.legal(seat)) for seat in range(4)]).encode()


def leaks_the_bottom_card(hand, viewer):
    return seen(hand, viewer) + str(hand._deck[-1]).encode()


def leaks_whether_the_cutter_may_annul(hand, viewer):
    return seen(hand, viewer) + str(any("annul" in hand.legal(seat) for seat in range(4))).encode()


def leaks_the_revokes(hand, viewer):
    return seen(hand, viewer) + str(hand._revoked).encode()


LEAKS = [leaks_number_of_moves, leaks_the_bottom_card, leaks_whether_the_cutter_may_annul]


@pytest.mark.parametrize(("leak", "chosen"), [*[(leak, {}) for leak in LEAKS], (leaks_the_revokes, {"renuncia": "on"})])
def test_a_leak_would_be_found(leak, chosen):
    rng = Random(3)
    assert any(differences(record, leak, rng)[1] for record in records(chosen, 40))


def test_a_record_shows_a_viewer_no_deck():
    for record in records({}, 20):
        fields = redact(record, 0)
        assert "deck" not in fields
        assert "legal" not in fields
        assert fields["moves"] == record.moves
