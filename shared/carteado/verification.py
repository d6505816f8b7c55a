"""Whether a match that is over was dealt as its players were promised.

It looks at what the server publishes (docs/protocol.md, "The fair shuffle") and asks nobody: whoever has noted the
commitment before the match needs to trust no one.
"""

import json
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from carteado.cards import NAMES
from carteado.deals import Deals, next_before, next_dealer
from carteado.fairness import ENTROPY_BYTES, SECRET_BYTES, SEED_BYTES, commitment
from carteado.games import GAMES
from carteado.games.base import TABLE
from carteado.record import Record, RecordError, check, read, steps, without_doubles, written

_KEYS: Final = ("match", "seed", "salt", "commitment", "entropy", "records")
_SPACE: Final = re.compile(r"\s*")


class MatchError(Exception):
    """What should be a published match is none; the text says why."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it is published."""

    number: int
    commitment: str
    secret: bytes
    entropy: list[bytes]
    records: list[Any]
    """Of its hands in order, as JSON has them: whether each is a record is part of what is verified."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at, in words, and whether it is as it should be."""

    text: str
    fits: bool = True


# ---- from text to matches


def published(text: str) -> Iterator[object]:
    """What may be matches: in an answer of the server, or alone, or one after another. Raises MatchError."""
    decoder = json.JSONDecoder(object_pairs_hook=without_doubles)
    at = _after_space(text, 0)
    while at < len(text):
        try:
            value, at = decoder.raw_decode(text, at)
        except RecursionError:
            raise MatchError("not JSON: nested too deeply") from None
        except (ValueError, RecordError) as error:
            raise MatchError(f"not JSON, or only a part of it: {error}") from None
        listed = value.get("matches") if isinstance(value, dict) else None
        yield from listed if isinstance(listed, list) else [value]
        at = _after_space(text, at)


def _after_space(text: str, at: int) -> int:
    space = _SPACE.match(text, at)
    return space.end() if space else at


def read_match(fields: object) -> Match:
    """The match that these fields are; its hands are not looked at yet. Raises MatchError."""
    if not isinstance(fields, dict):
        raise MatchError("no match: not a JSON object")
    if "record" in fields:
        raise MatchError("the record of a hand, not a match: `carteado check` reads those")
    for key in _KEYS:
        if key not in fields:
            raise MatchError(f"no match: {key} is missing")
    if type(fields["match"]) is not int:
        raise MatchError("match is not a whole number")
    entropy, records = fields["entropy"], fields["records"]
    if not isinstance(entropy, list) or not isinstance(records, list):
        raise MatchError("entropy or records is not a list")
    return Match(
        number=fields["match"],
        commitment=_bytes("commitment", fields["commitment"], 32).hex(),
        secret=_bytes("seed", fields["seed"], SEED_BYTES) + _bytes("salt", fields["salt"], SECRET_BYTES - SEED_BYTES),
        entropy=[_bytes("a contribution", part, ENTROPY_BYTES) if part != "" else b"" for part in entropy],
        records=records,
    )


def _bytes(name: str, text: object, length: int) -> bytes:
    if not isinstance(text, str) or not re.fullmatch(f"[0-9a-f]{{{2 * length}}}", text):
        raise MatchError(f"{name} is not {2 * length} hexadecimal digits")
    return bytes.fromhex(text)


# ---- whether it fits


def verify(match: Match, noted: Collection[str] = ()) -> Iterator[Finding]:
    """What was found: the commitment first, then hand by hand, then the end unless the last hand is wrong.

    ``noted``: commitments that somebody wrote down before his matches, in hexadecimal.
    """
    yield _promise(match, noted)
    first = previous = None
    sound = True
    for deal, fields in enumerate(match.records, 1):
        hand, sound = None, False
        try:
            hand = read(fields)
            first = first or hand
            yield _hand(_deals(match, first), deal, hand, previous)
            sound = True
        except RecordError as error:
            yield Finding(f"hand {deal}: {error}", fits=False)
        previous = hand
    if sound:
        yield _end(previous)


def _promise(match: Match, noted: Collection[str]) -> Finding:
    found = commitment(match.secret)
    if found != match.commitment:
        return Finding(f"commitment: {match.commitment} was promised, but seed and salt give {found}", fits=False)
    known = "as it was noted" if found in noted else "compare it with what was shown before the match"
    return Finding(f"commitment: {found} is that of seed and salt; {known}")


def _deals(match: Match, first: Record) -> Deals:
    """The deals of the table at which the first hand was played. Raises RecordError."""
    if len(match.entropy) != first.players:
        raise RecordError(f"{len(match.entropy)} contributions for {first.players} seats")
    game = GAMES[first.game]
    return Deals(game, first.players, game.resolve(first.options), match.secret, match.entropy)


def _hand(deals: Deals, deal: int, hand: Record, previous: Record | None) -> Finding:
    """What was found right in a hand. Raises RecordError with the first thing that does not fit."""
    table = (deals.game.id, deals.players, deals.options)
    if (hand.game, hand.players, GAMES[hand.game].resolve(hand.options)) != table:
        raise RecordError("another game, number of seats or options than in the first hand")
    _check_deck(deals, deal, hand.deck)
    _check_course(deals, deal, hand, previous)
    lucky = _check_luck(deals, deal, hand)
    check(hand)
    return Finding(
        f"hand {deal}: deck, dealer (seat {hand.dealer}), standing, {len(hand.moves)} moves and result{lucky}"
    )


def _check_deck(deals: Deals, deal: int, deck: Sequence[int]) -> None:
    expected = deals.deck(deal)
    if list(deck) == expected:
        return
    for other in range(1, 2 * deal + 100):
        if deals.deck(other) == list(deck):
            raise RecordError(f"this is deal {other}: a hand is missing, too many, or in the wrong place")
    place = next(place for place, card in enumerate(deck) if card != expected[place])
    found, due = NAMES[deck[place]], NAMES[expected[place]]
    raise RecordError(
        f"the deck is not what seed and contributions deal: card {place + 1} is {found} and should be {due}"
    )


def _check_course(deals: Deals, deal: int, hand: Record, previous: Record | None) -> None:
    """Whether dealer and standing follow from the hand before, or are those of a first hand."""
    if deal == 1:
        dealer, before = deals.first_dealer(), deals.game.start(deals.players, deals.options)
    elif previous is None or previous.after is None:
        raise RecordError("the hand before does not say who deals and how things stand")
    elif previous.repeated:
        dealer, before = previous.dealer, previous.before  # BIS-22
    elif previous.after.get("over"):
        raise RecordError("the match was over with the hand before")
    else:
        dealer, before = next_dealer(deals.game, deals.players, previous.dealer), next_before(previous.after)
    if hand.dealer != dealer:
        raise RecordError(f"seat {hand.dealer} deals and seat {dealer} should")
    if hand.before != before:
        raise RecordError(f"before is {json.dumps(hand.before)} and should be {json.dumps(before)}")


def _check_luck(deals: Deals, deal: int, hand: Record) -> str:
    """What there is to say of the moves that the table made; a seat's cut may have been its player's choice."""
    made = 0
    for index, (state, text) in enumerate(zip(steps(hand), hand.moves, strict=False)):
        if TABLE in state.waiting:
            drawn = written(TABLE, deals.drawn(deal, index, state.legal(TABLE)))
            if text != drawn:
                raise RecordError(f"{text!r} is not what the deal's numbers draw: {drawn!r}", index)
            made += 1
    return f", {made} of them by the deal's own luck" if made else ""


def _end(last: Record | None) -> Finding:
    after = last.after if last is not None else None
    if after is None or not after.get("over"):
        return Finding("end: broken off before it was decided; a hand that is not played to its end leaves no record")
    sides = " and ".join(map(str, after["winners"]))
    return Finding(f"end: won by side {sides}" if sides else "end: both sides closed, nobody won")
