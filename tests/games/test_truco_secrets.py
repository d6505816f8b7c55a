"""No view of truco tells more than the rules let its viewer know."""

from random import Random

import pytest

from carteado.games.truco import POWER, TRUCO
from carteado.record import Record, redact, written
from tests.games.secrecy import differences, seen, twins
from tests.games.support import choices, shuffled
from tests.games.truco_knowledge import follow, sides_at_ten

STANDINGS = [(0, 0), (10, 3), (4, 10), (11, 11)]
OPTIONS = [{}, {"facedown": "one_of_pair", "scale": "1-3-6-9-12"}, {"iron_hand": "blind", "tie_lead": "tied_last"}]


def records(players, chosen, count, seed=13):
    """Hands in which everybody acts as he may, but seldom gives up."""
    rng = Random(seed)
    for number in range(count):
        before = {"score": list(STANDINGS[number % len(STANDINGS)]), "games": [0, 1]}
        dealer = rng.randrange(players)
        record = Record("truco", players, chosen, dealer, before, shuffled(TRUCO, players, {}, rng), [])
        hand = TRUCO.deal(players, TRUCO.resolve(chosen), dealer, before, record.deck)
        while found := choices(hand):
            calm = [(seat, move) for seat, move in found if move.split()[0] not in ("resign", "run", "agree")]
            seat, move = rng.choice(calm if calm and rng.random() < 0.9 else found)
            hand.apply(seat, move)
            record.moves.append(written(seat, move))
        yield record


@pytest.mark.parametrize("chosen", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_views_are_the_same_bytes_however_the_unknown_cards_lie(players, chosen):
    rng = Random(3)
    total = 0
    for record in records(players, chosen, 40):
        compared, differ = differences(record, follow, seen, rng)
        assert not differ
        total += compared
    assert total > 800


@pytest.mark.parametrize("players", [2, 4])
def test_every_decision_and_every_kind_of_hand_was_compared(players):
    kinds, hands = set(), set()
    for record in records(players, {"iron_hand": "blind"}, 40):
        hands.add(len(sides_at_ten(record)))
        for *_, hand in follow(record):
            kinds |= set(hand.waiting.values())
    assert hands == {0, 1, 2}
    assert kinds >= {"play", "answer", "ten"}
    assert players == 2 or "resign" in kinds


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_blind_seat_is_offered_does_not_depend_on_its_cards(players):
    rng = Random(5)
    for record in list(records(players, {"iron_hand": "blind"}, 40))[3::4]:
        for viewer, hand, twin in twins(record, follow, rng):
            if viewer is not None:
                assert hand.offered(viewer) == twin.offered(viewer)
            if viewer in hand.waiting:
                assert list(hand.defaults(viewer)) == list(twin.defaults(viewer))


def leaks_the_order_of_a_sorted_hand(hand, viewer):
    places = [[mine >> card & 1 for card in sorted(range(52), key=POWER.__getitem__)] for mine in hand._hands]
    return seen(hand, viewer) + str([place.index(1) if any(place) else None for place in places]).encode()


def leaks_the_names_of_the_moves(hand, viewer):
    return seen(hand, viewer) + str([list(hand.legal(seat)) for seat in range(hand.players)]).encode()


@pytest.mark.parametrize("leak", [leaks_the_order_of_a_sorted_hand, leaks_the_names_of_the_moves])
def test_a_leak_would_be_found(leak):
    rng = Random(3)
    assert any(differences(record, follow, leak, rng)[1] for record in records(4, {}, 20))


def test_a_leak_of_ones_own_blind_cards_would_be_found():
    rng = Random(3)
    blind = list(records(2, {"iron_hand": "blind"}, 8))[3]

    def leak(hand, viewer):
        return seen(hand, viewer) + (b"" if viewer is None else str(list(hand.legal(viewer))).encode())

    assert differences(blind, follow, leak, rng)[1]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_record_shows_a_card_face_down_to_its_player_only(viewer):
    flips = 0
    for record in records(4, {}, 40):
        shown = redact(record, viewer)["moves"]
        for move, told in zip(record.moves, shown, strict=True):
            seat, verb, *_ = move.split()
            hidden = verb == "flip" and seat != str(viewer)
            assert told == (f"{seat} flip ??" if hidden else move)
            flips += hidden
    assert flips
