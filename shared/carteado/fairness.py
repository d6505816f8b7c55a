"""The fair shuffle: who can choose a deal (nobody), and how anybody can check it afterwards.

A match has a *secret* of 48 bytes, 32 of seed and 16 of salt, whose commitment is shown before the first deal. Each
player contributes 16 bytes when he sits. Deal k is shuffled by a stream keyed by the seed, k and the contributions in
seat order. The algorithm is told in docs/protocol.md.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

SEED_BYTES: Final = 32
SECRET_BYTES: Final = 48
ENTROPY_BYTES: Final = 16

_Item = TypeVar("_Item")


def commitment(secret: bytes) -> str:
    """SHA-256 of salt and seed, in hexadecimal: shown before the first deal, checked after the last."""
    seed, salt = secret[:SEED_BYTES], secret[SEED_BYTES:]
    return hashlib.sha256(b"carteado commitment 1" + salt + seed).hexdigest()


class Stream:
    """The random numbers of one deal: HMAC-SHA256 in counter mode, cut into whole numbers of four bytes."""

    def __init__(self, secret: bytes, deal: int, entropy: Sequence[bytes]) -> None:
        """``entropy``: the contribution of each seat in order, empty for a seat that gave none."""
        self._key = secret[:SEED_BYTES]
        given = b"".join(len(part).to_bytes(1, "big") + part for part in entropy)
        self._prefix = b"carteado deal 1" + deal.to_bytes(4, "big") + given
        self._words = self._draw()

    def _draw(self) -> Iterator[int]:
        block = 0
        while True:
            digest = hmac.digest(self._key, self._prefix + block.to_bytes(4, "big"), "sha256")
            for start in range(0, len(digest), 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, each equally likely: words past the last whole multiple are thrown away."""
        limit = (1 << 32) // bound * bound
        for word in self._words:
            if word < limit:
                return word % bound
        raise AssertionError("the stream never ends")

    def shuffle(self, pack: Sequence[_Item]) -> list[_Item]:
        """Fisher-Yates from the last place down; the result is the deck, top first."""
        deck = list(pack)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck
