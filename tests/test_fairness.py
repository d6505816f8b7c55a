"""Nobody chooses a deal, and everybody can check it."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from carteado.fairness import SECRET_BYTES, Stream, commitment

SECRET = bytes(range(SECRET_BYTES))


def test_the_vectors_of_the_protocol():
    assert commitment(SECRET) == "68869ae531477ce20de8afe039a23eb61485f2786e56f601d9a5cd626d401219"
    numbers = Stream(SECRET, 1, [b"a" * 16, b"", b"b" * 16, b""])
    assert [numbers.below(bound) for bound in (40, 40, 3, 1, 1000, 7)] == [28, 6, 2, 0, 805, 0]
    assert Stream(SECRET, 2, [b"a" * 16, b"b" * 16]).shuffle("A23456") == list("45A362")


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


def test_each_card_comes_to_each_place_about_equally_often():
    rounds, cards = 4000, 8
    seen = Counter()
    for deal in range(rounds):
        seen.update(enumerate(Stream(SECRET, deal, []).shuffle(range(cards))))
    expected = rounds / cards
    squares = sum((seen[place, card] - expected) ** 2 / expected for place in range(cards) for card in range(cards))
    assert squares < 85.35  # chi-square of 49 degrees of freedom at 99.9 %
