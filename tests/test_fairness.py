"""Nobody chooses a deal, and everybody can check it."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado.cards import NAMES
from carteado.deals import Deals
from carteado.fairness import SECRET_BYTES, SEED_BYTES, Stream, commitment
from carteado.games import GAMES

SECRET = bytes(range(SECRET_BYTES))
VECTORS = json.loads((Path(__file__).parents[1] / "docs" / "vectors" / "fairness.json").read_text())
SALT = bytes(SECRET_BYTES - SEED_BYTES)


def deals(vector):
    """The deals of a vector; some are of no game in particular."""
    rules = GAMES[vector.get("game", "bisca")]
    entropy = [bytes.fromhex(part) for part in vector["entropy"]]
    return Deals(rules, len(entropy), rules.resolve({}), bytes.fromhex(vector["seed"]) + SALT, entropy)


def vectors(kind):
    return pytest.mark.parametrize("vector", VECTORS[kind], ids=lambda vector: vector.get("about"))


@vectors("commitments")
def test_commitments(vector):
    assert commitment(bytes.fromhex(vector["seed"] + vector["salt"])) == vector["commitment"]


@vectors("numbers")
def test_numbers(vector):
    numbers = deals(vector).numbers(vector["deal"])
    assert [numbers.below(bound) for bound in vector["bounds"]] == vector["numbers"]


@vectors("shuffles")
def test_shuffles(vector):
    dealt = deals(vector)
    assert " ".join(NAMES[card] for card in dealt.pack) == vector["pack"]
    assert " ".join(NAMES[card] for card in dealt.deck(vector["deal"])) == vector["deck"]
    assert dealt.players == vector["players"]


def test_there_is_a_shuffle_of_every_pack():
    listed = {(vector["game"], vector["players"]) for vector in VECTORS["shuffles"]}
    assert listed == {(game.id, players) for game in GAMES.values() for players in game.players}


@vectors("luck")
def test_luck_inside_a_hand(vector):
    assert " ".join(NAMES[card] for card in deals(vector).pack) == vector["pack"]
    assert deals(vector).drawn(vector["deal"], vector["made"], vector["choices"]) == vector["drawn"]


@vectors("lots")
def test_lots(vector):
    dealt = deals(vector)
    assert " ".join(NAMES[card] for card in dealt.pack) == vector["pack"]
    assert [[[seat, NAMES[card]] for seat, card in drawn] for drawn in dealt.lots()] == vector["rounds"]
    assert dealt.first_dealer() == vector["dealer"]


@given(st.integers(1, 10**9), st.integers(0, 100))
def test_numbers_stay_below_their_bound(bound, deal):
    numbers = Stream(SECRET, deal, [])
    assert all(0 <= numbers.below(bound) < bound for _ in range(20))


def test_a_shuffle_keeps_every_card():
    assert sorted(Stream(SECRET, 1, []).shuffle(range(40))) == list(range(40))


def test_every_part_of_the_key_changes_the_deal():
    def deck(
        secret: bytes = SECRET, deal: int = 1, entropy: tuple[bytes, ...] = (b"a" * 16, b"b" * 16)
    ) -> tuple[int, ...]:
        return tuple(Stream(secret, deal, entropy).shuffle(range(40)))

    others = [
        deck(secret=b"\1" + SECRET[1:]),
        deck(deal=2),
        deck(entropy=(b"b" * 16, b"a" * 16)),
        deck(entropy=(b"a" * 16, b"")),
        deck(entropy=(b"", b"a" * 16)),
        deck(entropy=(b"a" * 15 + b"b", b"b" * 16)),
    ]
    assert len({deck(), *others}) == len(others) + 1


def test_the_salt_hides_the_seed_and_shuffles_nothing():
    salted = SECRET[:-1] + b"\0"
    assert commitment(salted) != commitment(SECRET)
    assert Stream(salted, 1, []).shuffle(range(40)) == Stream(SECRET, 1, []).shuffle(range(40))
