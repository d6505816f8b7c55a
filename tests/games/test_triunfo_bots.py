"""The easy bot of triunfo."""

from itertools import islice
from random import Random

import pytest

from carteado.bots import LEVELS
from carteado.bots.triunfo import expected_tricks
from carteado.games import GAMES
from carteado.simulation import matches
from tests.games.support import cards
from tests.games.triunfo_support import position, triunfo


def easy(hand, seat):
    return LEVELS["easy"](hand.legal(seat), lambda: hand.view(seat), Random(1)).removeprefix("play ")


@pytest.mark.parametrize(
    ("players", "chosen", "share"),
    [(2, {}, 0.6), (4, {}, 0.55), (2, {"announce": "on"}, 0.7), (4, {"announce": "on", "stock": "draw"}, 0.7)],
    ids=str,
)
def test_easy_beats_random(players, chosen, share):
    bots = [LEVELS["easy"], LEVELS["random"]] * (players // 2)
    wins = [0, 0]
    for record in islice(matches(GAMES["triunfo"], players, chosen, bots, Random(5)), 300):
        for seat in (record.after or {})["winners"]:
            wins[seat % 2] += 1
    assert wins[0] > share * sum(wins)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_easy_makes_its_number_far_oftener_than_random(players):
    made = {}
    for level in ("easy", "random"):
        bots = [LEVELS[level]] * players
        options = {"announce": "on", "stock": "none"}
        made[level] = 0
        for record in islice(matches(GAMES["triunfo"], players, options, bots, Random(5)), 120):
            said = [int(move.split()[2]) for move in record.moves[:players]]
            leader = (record.dealer + 1) % players
            won = [record.result["tricks"][(leader + step) % players] for step in range(players)]
            made[level] += sum(bid == tricks for bid, tricks in zip(said, won, strict=True))
    assert made["easy"] > 2 * made["random"]


def test_easy_names_its_strongest_suit():
    hand = triunfo(2, "2c Ah 3d Kh 4c Jh 5d 9h 6c 2d 7d 3c 8c 4d", trump="dealer")
    assert easy(hand, 0) == "trump hearts"


def test_easy_expects_more_of_trumps_and_aces_and_less_among_many():
    strong, weak = cards("As Ks Qs Ah Ad 2s 3s"), cards("2c 3c 4d 5d 6h 7h 2s")
    for players in range(2, 7):
        assert 0 < expected_tricks(weak, 3, players) < 2.6 < 4.5 < expected_tricks(strong, 3, players) <= 7
    assert expected_tricks(weak, 3, 6) < expected_tricks(weak, 3, 2)


def test_easy_announces_from_its_hand_and_within_the_hook():
    top = "As 2c Ks 3c Qs 4c Ah 5d Ad 6d 2s 7h 3s 8h 9s"
    assert easy(triunfo(2, top, announce="on"), 1) == "bid 6"
    assert easy(triunfo(2, top, "1 bid 6", announce="on"), 0) == "bid 1"
    assert easy(triunfo(2, top, "1 bid 6", announce="on", hook="on"), 0) == "bid 2"


# why, held, trick so far, announced and already won by the player: the card; seat 0 leads, spades are trumps
RULES = [
    ("leads the ace of trumps, which may catch a jack or a queen", "As Kh 2c", "", None, "As"),
    ("else leads its highest side card", "Ks Kh 2c", "", None, "Kh"),
    ("else its cheapest trump", "Qs 3s Ks", "", None, "3s"),
    ("takes with the least as last", "Kh Ah 3h", "2h 9h Qh", None, "Kh"),
    ("takes its jack of trumps home as last", "Js 2s 3d", "2h 9h Qh", None, "Js"),
    ("keeps its ace of trumps when less will do", "As 2s 3d", "2h 9h Qh", None, "2s"),
    ("puts a sure card on the led suit early", "Ah 3h", "2h", None, "Ah"),
    ("keeps a doubtful one", "9h 3h", "2h", None, "3h"),
    ("trumps small early", "3s 9s Ad", "2h", None, "3s"),
    ("trumps high for an honour", "3s As", "Qs", None, "As"),
    ("gives nothing away when it cannot win", "Qs 9d 3c", "2h Ks", None, "3c"),
    ("ducks with its highest when its number is made", "9h 3h Ah", "2h Kh", (1, 1), "9h"),
    ("leads low when its number is made", "Ah 2c", "", (1, 1), "2c"),
    ("takes what its number still lacks", "9h 3h Ah", "2h Kh 4h", (2, 1), "Ah"),
    ("takes more once its number is passed", "9h 3h Ah", "2h Kh 4h", (1, 2), "Ah"),
    ("takes honours that are worth more than its number", "9d As", "2h Qs Kh", (1, 1), "As"),
    ("leaves them where its number is worth more", "9d As", "2h Qs Kh", (5, 5), "9d"),
    ("with none announced every trick is a gain", "9h 3h Ah", "2h Kh 4h", (0, 0), "Ah"),
]


@pytest.mark.parametrize(("why", "held", "trick", "number", "card"), RULES, ids=[rule[0] for rule in RULES])
def test_easy_rules_of_thumb(why, held, trick, number, card):
    place = len(trick.split())
    hands = ["4c 5c"] * 4
    hands[place] = held
    hand = position(4, "s", hands, trick, number=number, announce="on" if number else "off")
    assert easy(hand, place) == card
